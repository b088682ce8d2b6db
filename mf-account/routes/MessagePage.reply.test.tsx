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

  it('AC-14 AC-06 AC-20 SH-21 sends the text and says so; errors keep it, and only a repeated attempt is the same reply', async () => {
    answer({ [messageUrl()]: read() });
    await showAt('/nachrichten/12');
    await userEvent.type(await content(), ' ');
    await sendReply();
    expect(await screen.findByRole('alert')).toHaveTextContent('Bitte füllen Sie alle Pflichtfelder aus.');
    expect(site.written).toEqual([]);
    answer({ [replyUrl]: new Refusal(422, { details: { content: ['Zu lang.', 'Bitte kürzen.'] } }) });
    await userEvent.type(await content(), 'Danke.');
    await sendReply();
    await waitFor(async () => expect(await content()).toHaveAccessibleDescription(/Zu lang\. Bitte kürzen\./));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    answer({ [replyUrl]: 429 });
    await sendReply();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/Zu viele Anfragen/));
    expect(await content()).toHaveValue(' Danke.');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    answer({ [replyUrl]: sent });
    await sendReply();
    const done = await screen.findByText('Ihre Nachricht wurde gesendet.');
    await waitFor(() => expect(done.closest('[tabindex]')).toHaveFocus());
    expect(await content()).toHaveValue('');
    answer({ [replyUrl]: { ...sent, status: 'HELD' } });
    await userEvent.type(await content(), ' Danke.');
    await sendReply();
    expect(await screen.findByText(/wird zugestellt, sobald Sie Ihre E-Mail-Adresse bestätigt haben/)).toBeVisible();
    expect(site.written.at(-1)).toEqual({ path: replyUrl, body: { content: ' Danke.' } });
    const [first, repeated, third, second] = site.keys;
    expect([repeated, third]).toEqual([first, first]);
    expect(second).not.toBe(first);
  });

  it('AC-14 SH-21 a draft survives a reload and repeats its key, also after an earlier reply; an emptied one is not asked about', async () => {
    const isLeaveBlocked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    answer({ [messageUrl()]: read(), [replyUrl]: sent });
    await showAt('/nachrichten/12');
    await userEvent.type(await content(), 'Ja');
    const reload = async () => {
      cleanup();
      await showAt('/nachrichten/12');
      await waitFor(async () => expect(await content()).toHaveValue('Ja'));
      await waitFor(() => expect(Object.keys(storedDrafts())).toContain(`reply-${paul.pk}-12`));
    };
    await reload();
    expect(isLeaveBlocked()).toBe(true);
    await userEvent.clear(await content());
    expect(isLeaveBlocked()).toBe(false);
    await userEvent.type(await content(), 'Danke.');
    await sendReply();
    await screen.findByText('Ihre Nachricht wurde gesendet.');
    answer({ [replyUrl]: 503 });
    await userEvent.type(await content(), 'Ja');
    await sendReply();
    await screen.findByRole('alert');
    expect(screen.queryByText('Ihre Nachricht wurde gesendet.')).toBeNull();
    await reload();
    answer({ [replyUrl]: sent });
    await sendReply();
    await waitFor(() => expect(site.keys).toHaveLength(3));
    expect(site.keys[2]).toBe(site.keys[1]);
    expect(site.keys[1]).not.toBe(site.keys[0]);
  });

  it('SH-09 AC-14 after signing in again in place the text is kept and the error is gone', async () => {
    const refusal = 'Bitte melden Sie sich an.';
    answer({ [messageUrl()]: read(), [replyUrl]: new Refusal(401, { message: refusal }) });
    const { addressNow } = await showAt('/nachrichten/12');
    await userEvent.type(await content(), 'Ja');
    site.signedIn = false;
    await sendReply();
    const dialog = await screen.findByRole('dialog', { name: 'Erneut anmelden' });
    expect(screen.getByText(refusal)).toBeInTheDocument();
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Benutzername oder E-Mail' }), paul.username);
    await userEvent.type(within(dialog).getByLabelText(/^Passwort/, { selector: 'input' }), `${PASSWORD}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(addressNow()).toBe('/nachrichten/12');
    expect(await content()).toHaveValue('Ja');
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
