import { loadSession } from '@care/contracts/testing';
import type { Message } from '@care/contracts/schemas';
import { PASSWORD, paul, Refusal } from '@care/contracts/testing/site';
import { storedDrafts } from '@care/contracts/testing/drafts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { folderUrl, messageList, messageUrl, opened, unreadUrl } from '../testing/messages';
import { showAt, siteOfTests } from '../testing/show-site';

const site = siteOfTests();
const READ_AT = '2026-11-05T07:00:00.000Z';
const read = (change: Partial<Message> = {}) => opened({ read_at: READ_AT, ...change });
const answer = (answers: Record<string, object | number>) =>
  Object.assign(site.answers, { [unreadUrl]: { count: 0 } }, answers);
const replyUrl = `POST ${messageUrl()}reply/`;
const content = () => screen.findByRole('textbox', { name: /Ihre Antwort/ });
const sendReply = () => userEvent.click(screen.getByRole('button', { name: 'Antwort senden' }));

describe('answering', () => {
  beforeEach(() => (site.signedIn = true));

  const sent = { id: 14, title: 'AW', created_at: READ_AT, status: 'SENT', thread: 12, quota: null };

  it('AC-14 sends the text, empties the form, and shows a focused status message', async () => {
    answer({ [messageUrl()]: read(), [replyUrl]: sent });
    await showAt('/nachrichten/12');
    await userEvent.type(await content(), 'Ja, ab Januar.');
    await sendReply();
    const done = await screen.findByText('Ihre Nachricht wurde gesendet.');
    await waitFor(() => expect(done.closest('[tabindex]')).toHaveFocus());
    expect(await content()).toHaveValue('');
    expect(site.written.at(-1)).toEqual({ path: replyUrl, body: { content: 'Ja, ab Januar.' } });
  });

  it('AC-14 the same text, sent again after it was sent, is another reply; a repeated attempt is the same', async () => {
    answer({ [messageUrl()]: read(), [replyUrl]: 503 });
    await showAt('/nachrichten/12');
    await userEvent.type(await content(), 'Danke.');
    await sendReply();
    await screen.findByRole('alert');
    answer({ [messageUrl()]: read(), [replyUrl]: sent });
    await sendReply();
    await screen.findByText('Ihre Nachricht wurde gesendet.');
    await userEvent.type(await content(), 'Danke.');
    await sendReply();
    await waitFor(() => expect(site.keys).toHaveLength(3));
    const [first, repeated, second] = site.keys;
    expect(repeated).toBe(first);
    expect(second).not.toBe(first);
  });

  it('AC-14 sends a reply whose answer was lost with the same key after a reload, also after an earlier reply', async () => {
    answer({ [messageUrl()]: read(), [replyUrl]: sent });
    await showAt('/nachrichten/12');
    await userEvent.type(await content(), 'Danke.');
    await sendReply();
    await screen.findByText('Ihre Nachricht wurde gesendet.');
    answer({ [replyUrl]: 503 });
    await userEvent.type(await content(), 'Ja, ab Januar.');
    await sendReply();
    await screen.findByRole('alert');
    expect(screen.queryByText('Ihre Nachricht wurde gesendet.')).toBeNull();
    cleanup();
    answer({ [replyUrl]: sent });
    await showAt('/nachrichten/12');
    await waitFor(async () => expect(await content()).toHaveValue('Ja, ab Januar.'));
    await sendReply();
    await waitFor(() => expect(site.keys).toHaveLength(3));
    expect(site.keys[2]).toBe(site.keys[1]);
    expect(site.keys[1]).not.toBe(site.keys[0]);
  });

  it('AC-14 SH-21 does not ask before leaving once a restored reply was emptied by hand', async () => {
    const isLeaveBlocked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    answer({ [messageUrl()]: read() });
    await showAt('/nachrichten/12');
    await userEvent.type(await content(), 'Danke.');
    cleanup();
    await showAt('/nachrichten/12');
    await waitFor(async () => expect(await content()).toHaveValue('Danke.'));
    expect(isLeaveBlocked()).toBe(true);
    await userEvent.clear(await content());
    expect(isLeaveBlocked()).toBe(false);
  });

  it('AC-20 says that the reply is held until the address is confirmed', async () => {
    answer({ [messageUrl()]: read(), [replyUrl]: { ...sent, status: 'HELD' } });
    await showAt('/nachrichten/12');
    await userEvent.type(await content(), 'Ja');
    await sendReply();
    expect(await screen.findByText(/wird zugestellt, sobald Sie Ihre E-Mail-Adresse bestätigt haben/)).toBeVisible();
  });

  it('AC-06 AC-14 an empty reply is not sent', async () => {
    answer({ [messageUrl()]: read() });
    await showAt('/nachrichten/12');
    await userEvent.type(await content(), '   ');
    await sendReply();
    expect(await screen.findByRole('alert')).toHaveTextContent('Bitte füllen Sie alle Pflichtfelder aus.');
    expect(site.written).toEqual([]);
  });

  it.each([503, 429])('AC-14 keeps the text when the server answers %i', async (status) => {
    answer({ [messageUrl()]: read(), [replyUrl]: status });
    await showAt('/nachrichten/12');
    await userEvent.type(await content(), 'Ja, ab Januar.');
    await sendReply();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await content()).toHaveValue('Ja, ab Januar.');
  });

  it('AC-14 the draft survives a reload, but is not shown to another user', async () => {
    answer({ [messageUrl()]: read() });
    await showAt('/nachrichten/12');
    await userEvent.type(await content(), 'Ja, ab');
    cleanup();
    await showAt('/nachrichten/12');
    await waitFor(async () => expect(await content()).toHaveValue('Ja, ab'));
    await waitFor(() => expect(Object.keys(storedDrafts())).toContain(`reply-${paul.pk}-12`));
  });

  it("SH-21 AC-14 shows the server's error at the field", async () => {
    const refusal = new Refusal(422, { details: { content: ['Zu lang.', 'Bitte kürzen.'] } });
    answer({ [messageUrl()]: read(), [replyUrl]: refusal });
    await showAt('/nachrichten/12');
    await userEvent.type(await content(), 'Ja');
    await sendReply();
    await waitFor(async () => expect(await content()).toHaveAccessibleDescription(/Zu lang\. Bitte kürzen\./));
  });

  it('SH-09 AC-14 after signing in again in place the text is kept and the error is gone', async () => {
    const refusal = 'Bitte melden Sie sich an.';
    answer({ [messageUrl()]: read(), [replyUrl]: new Refusal(401, { message: refusal }) });
    const { addressNow } = await showAt('/nachrichten/12');
    await userEvent.type(await content(), 'Ja, ab Januar.');
    site.signedIn = false;
    await sendReply();
    const dialog = await screen.findByRole('dialog', { name: 'Erneut anmelden' });
    expect(screen.getByText(refusal)).toBeInTheDocument();
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Benutzername oder E-Mail' }), paul.username);
    await userEvent.type(within(dialog).getByLabelText(/^Passwort/, { selector: 'input' }), `${PASSWORD}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(addressNow()).toBe('/nachrichten/12');
    expect(await content()).toHaveValue('Ja, ab Januar.');
    expect(screen.queryByText(refusal)).toBeNull();
    answer({ [replyUrl]: sent });
    await sendReply();
    expect(await screen.findByText('Ihre Nachricht wurde gesendet.')).toBeVisible();
  });

  it('SH-09 a page without a draft redirects to sign-in', async () => {
    answer({ [messageUrl()]: read(), [folderUrl('inbox')]: messageList([]) });
    const { addressNow } = await showAt('/nachrichten/12');
    await content();
    site.signedIn = false;
    await loadSession();
    await waitFor(() => expect(addressNow()).toBe('/login?callbackUrl=%2Fnachrichten%2F12'));
    expect(screen.queryByText('Sabine Kellermann')).toBeNull();
  });
});
