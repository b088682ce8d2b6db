import { applyStyles } from '@care/contracts/testing';
import type { ApplicationStatus, Message } from '@care/contracts/schemas';
import { paul } from '@care/contracts/testing/site';
import { expectFocus, expectLink } from '@care/contracts/testing/expect-seen';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { folderUrl, messageList, messageSummary, messageUrl, opened, unreadUrl } from '../testing/messages';
import { showAt, siteOfTests } from '../testing/show-site';
import { storedDrafts } from '@care/contracts/testing/drafts';

const site = siteOfTests();
const FILE_URL = `${messageUrl()}attachment/3/`;
const READ_AT = '2026-11-05T07:00:00.000Z';
const read = (change: Partial<Message> = {}) => opened({ read_at: READ_AT, ...change });
const answer = (answers: Record<string, object | number>) =>
  Object.assign(site.answers, { [unreadUrl]: { count: 0 } }, answers);
const content = () => screen.findByRole('textbox', { name: /Ihre Antwort/ });

describe('one message', () => {
  beforeEach(() => (site.signedIn = true));

  it('AC-14 opening it sends one PATCH that marks it as read, and none for own or read messages of the conversation', async () => {
    // A replica that lags behind: every answer differs and says unread.
    let answers = 0;
    const [first] = opened().thread;
    const stale = { ...first, toJSON: () => ({ ...first, snippet: `${++answers}` }) };
    const others = [{ is_own: true }, { read_at: READ_AT }].map((change, id) => ({ ...first, id, ...change }));
    const staleMessage = { ...opened(), thread: [...others, stale] };
    answer({ [messageUrl()]: staleMessage, [`PATCH ${messageUrl()}`]: read() });
    await showAt('/nachrichten/12');
    await waitFor(() => expect(site.written).toEqual([{ path: `PATCH ${messageUrl()}`, body: { read: true } }]));
    expect(screen.getByRole('heading', { level: 1, name: 'Anfrage Kurzzeitpflege' })).toBeVisible();
    await waitFor(() => expect(site.requests.filter((one) => one === `GET ${messageUrl()}`).length).toBeGreaterThan(1));
    expect(site.written).toHaveLength(1);
  });

  it('AC-14 SH-01 shows sender, date and text with line breaks, and contact data only if the server returns them', async () => {
    applyStyles();
    const thread = [
      { ...messageSummary({ read_at: READ_AT }), content: 'Erste Zeile\nZweite Zeile' },
      { ...messageSummary({ id: 13, is_own: true, created_at: '2026-11-04T09:00:00.000Z' }), content: 'Gern.' },
    ];
    const counterparty = { name: 'Haus Ahorn', image: null, slug: 'haus-ahorn', profile: 'company' as const };
    answer({ [messageUrl()]: read({ thread }), [messageUrl(13)]: read({ id: 13, contact_info: null, counterparty }) });
    const { goTo } = await showAt('/nachrichten/12');
    const lines = within(await screen.findByRole('region', { name: 'Unterhaltung' })).getAllByRole('listitem');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toHaveTextContent('Sabine Kellermann3. November 2026Erste Zeile Zweite Zeile');
    expect(lines[1]).toHaveTextContent('Sie4. November 2026Gern.');
    const contact = within(screen.getByRole('region', { name: 'Kontaktdaten' }));
    const links = contact.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['mailto:sabine@example.org', 'tel:02214711']);
    await goTo('/nachrichten/13');
    const [other] = await screen.findAllByRole('link', { name: 'Haus Ahorn' });
    expect(other).toHaveStyle({ minHeight: 'var(--size-touch)' });
    expect(screen.queryByText('Kontaktdaten')).toBeNull();
  });

  it('AC-14 a missing or foreign message shows an error and a link to the inbox; a failed load can be retried', async () => {
    answer({ [messageUrl(99)]: 404, [messageUrl()]: 503 });
    const { goTo } = await showAt('/nachrichten/99');
    expect(await screen.findByRole('heading', { name: 'Diese Nachricht gibt es nicht.' })).toBeVisible();
    await goTo('/nachrichten/abc');
    expect(await screen.findByRole('link', { name: 'Zum Posteingang' })).toHaveAttribute('href', '/nachrichten');
    expect(site.requests).not.toContain(`GET ${messageUrl(Number.NaN)}`);
    await goTo('/nachrichten/12');
    expect(await screen.findByRole('alert')).toHaveTextContent('Diese Nachricht konnte nicht geladen werden.');
    answer({ [messageUrl()]: read() });
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Anfrage Kurzzeitpflege' })).toBeVisible();
  });

  it('PP-18 says when the provider got another owner, and does not name the new one as author of earlier messages', async () => {
    const before = { ...opened().thread[0]!, id: 11, is_own: true, created_at: '2026-11-03T10:00:00.000Z' };
    const after = { ...before, id: 13, created_at: '2026-11-05T10:00:00.000Z' };
    answer({ [messageUrl()]: read({ thread: [before, after], owner_changed_at: '2026-11-04T10:00:00.000Z' }) });
    await showAt('/nachrichten/12');
    const items = within(await screen.findByRole('region', { name: 'Unterhaltung' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Haus Lindenhof3\. November/),
      'Am 4. November 2026 hat die Inhaberschaft von „Haus Lindenhof“ gewechselt. Seitdem führt ein anderes Konto diese Unterhaltung.',
      expect.stringMatching(/^Sie5\. November/),
    ]);
  });

  it('AC-14 can be archived and that undone; says where it lies also if it cannot be fetched again', async () => {
    answer({ [messageUrl()]: read(), [`POST ${messageUrl()}archive/`]: read({ is_archived: true }) });
    await showAt('/nachrichten/12');
    const archive = await screen.findByRole('button', { name: 'Archivieren' });
    answer({ [messageUrl()]: 503 });
    await userEvent.click(archive);
    expect(await screen.findByText(/^Die Nachricht liegt/)).toHaveTextContent('Die Nachricht liegt jetzt im Archiv.');
    expect(screen.getByRole('button', { name: 'In den Posteingang zurücklegen' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig machen' }));
    expect(await screen.findByText('Die Nachricht liegt wieder im Posteingang.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Rückgängig machen' })).toHaveFocus();
    expect(site.written.map(({ body }) => body)).toEqual([{ archived: true }, { archived: false }]);
  });

  it('AC-14 the sender can be blocked after confirmation, and unblocked', async () => {
    answer({ [messageUrl()]: read(), [`POST ${messageUrl()}block/`]: read({ is_blocked: true }) });
    await showAt('/nachrichten/12');
    await userEvent.click(await screen.findByRole('button', { name: 'Absender blockieren' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sabine Kellermann blockieren?' });
    answer({ [messageUrl()]: read({ is_blocked: true, can_reply: false }) });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Blockieren' }));
    const blocked = await screen.findByText('Sie haben diesen Absender blockiert.');
    expect(blocked.closest('[role=status]')).toHaveFocus();
    expect(screen.queryByRole('textbox')).toBeNull();
    answer({ [messageUrl()]: read() });
    await userEvent.click(screen.getByRole('button', { name: 'Blockierung aufheben' }));
    await expectFocus('Sie haben die Blockierung aufgehoben.');
    expect(await content()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Absender blockieren' })).toBeVisible();
    expect(site.written.map(({ body }) => body)).toEqual([{ blocked: true }, { blocked: false }]);
  });

  it('AC-14 is reported with a reason, whose draft outlives the dialog', async () => {
    answer({ [messageUrl()]: read(), [`POST ${messageUrl()}report/`]: { id: 1, status: 'RECEIVED' } });
    await showAt('/nachrichten/12');
    const open = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Nachricht melden' }));
      return within(screen.getByRole('dialog', { name: 'Nachricht melden' }));
    };
    await userEvent.type((await open()).getByRole('textbox', { name: /Ihre Begründung/ }), 'Spam');
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    const dialog = await open();
    expect(dialog.getByRole('textbox', { name: /Ihre Begründung/ })).toHaveValue('Spam');
    await userEvent.click(dialog.getByRole('button', { name: 'Meldung senden' }));
    await expectFocus(/^Vielen Dank für Ihre Meldung/);
    expect(site.written.at(-1)?.body).toEqual({ reason: 'Spam' });
  });

  it('AC-14 PK-08 a system message can only be archived; its addresses of this site are links, those of persons are not', async () => {
    const own = `${window.location.origin}/pflegepersonal/profil/nele-n`;
    const content = `Zum Profil: ${own}\n\nhttps://fremd.example/pfad`;
    const of = (id: number, change: Partial<Message>) =>
      read({ id, thread: [{ ...messageSummary({ id, read_at: READ_AT }), content }], ...change });
    answer({
      [messageUrl()]: of(12, { kind: 'SYSTEM', counterparty: null, contact_info: null, can_reply: false }),
      [messageUrl(13)]: of(13, {}),
    });
    const { goTo } = await showAt('/nachrichten/12');
    const linksIn = async () => {
      const text = within(await screen.findByRole('region', { name: 'Unterhaltung' }));
      expect(text.getByRole('listitem')).toHaveTextContent(`Zum Profil: ${own} https://fremd.example/pfad`);
      return text.queryAllByRole('link').map((link) => link.getAttribute('href'));
    };
    expect(await linksIn()).toEqual(['/pflegepersonal/profil/nele-n']);
    expect(screen.getByText('Auf diese Nachricht können Sie nicht antworten.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Archivieren' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Absender blockieren' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Nachricht melden' })).toBeNull();
    await goTo('/nachrichten/13');
    await screen.findByRole('button', { name: 'Absender blockieren' });
    expect(await linksIn()).toEqual([]);
  });

  it('AC-14 is deleted for this user after confirmation, and the folder shows a status message', async () => {
    answer({ [messageUrl()]: read(), [`DELETE ${messageUrl()}`]: {}, [folderUrl('inbox')]: messageList([]) });
    const { addressNow, router } = await showAt('/nachrichten/12');
    await userEvent.click(await screen.findByRole('button', { name: 'Löschen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Unterhaltung löschen?' });
    expect(dialog).toHaveTextContent('Die andere Seite behält sie');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Endgültig löschen' }));
    const status = await screen.findByText('Die Unterhaltung wurde gelöscht.');
    expect(status.closest('[tabindex]')).toHaveFocus();
    expect(addressNow()).toBe('/nachrichten');
    await waitFor(() => expect(router.state.location.state).toBeNull());
    expect(status).toBeVisible();
  });
});

describe('an application as a message', () => {
  beforeEach(() => (site.signedIn = true));
  const application = (status: ApplicationStatus, next: ApplicationStatus[]) =>
    read({
      kind: 'APPLICATION',
      application: { id: 31, status, next, hire: null },
      job_offer: { id: 5, title: 'Dauernachtwache', slug: 'dauernachtwache' },
      attachments: [{ id: 3, file_name: 'Lebenslauf.pdf', bytes: 121_000, url: FILE_URL }],
    });

  it('AC-14 PP-16 shows its state, the job offer, the files and the possible steps; a failed download shows an error', async () => {
    answer({ [messageUrl()]: application('READ', ['INVITED', 'OFFERED', 'REJECTED']), [FILE_URL]: 404 });
    await showAt('/nachrichten/12');
    const part = within(await screen.findByRole('region', { name: 'Bewerbung' }));
    expect(part.getByText('Gelesen')).toBeVisible();
    const steps = part.getAllByRole('button').map(({ textContent }) => textContent);
    expect(steps).toEqual(['Einladen', 'Zusagen', 'Absagen']);
    await expectLink('Dauernachtwache', '/pflegeanbieter/profiles/lindenhof/dauernachtwache');
    await userEvent.click(screen.getByRole('button', { name: /^Lebenslauf\.pdf herunterladen \(119\sKB\)$/ }));
    expect(await screen.findByText('Die Datei konnte nicht heruntergeladen werden.')).toBeVisible();
  });

  it('AC-14 PP-16 the applicant can withdraw it after confirmation; an explanation replaces the reply form', async () => {
    const own = { is_own: true, contact_info: null };
    answer({
      [messageUrl()]: { ...application('INVITED', ['WITHDRAWN']), ...own },
      [`POST /api-backend/user/application/31/withdraw/`]: {},
    });
    await showAt('/nachrichten/12');
    await userEvent.click(await screen.findByRole('button', { name: 'Bewerbung zurückziehen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Bewerbung zurückziehen?' });
    expect(await content()).toBeVisible();
    answer({ [messageUrl()]: { ...application('WITHDRAWN', []), ...own, can_reply: false } });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Bewerbung zurückziehen' }));
    expect(await screen.findByText('Zurückgezogen')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Archivieren' })).toBeNull();
    expect(await screen.findByText(/^Diese Bewerbung wurde zurückgezogen\. Unterlagen und Kontaktdaten/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Ihre Antwort/ })).toBeNull();
  });
});

const replyUrl = `POST ${messageUrl()}reply/`;
const sendReply = () => userEvent.click(screen.getByRole('button', { name: 'Antwort senden' }));

describe('answering', () => {
  beforeEach(() => (site.signedIn = true));

  const sent = { id: 14, title: 'AW', created_at: READ_AT, status: 'SENT', thread: 12, quota: null };

  it('AC-14 AC-20 sends the text and says so; the draft is of this user, and each reply has a key of its own', async () => {
    answer({ [messageUrl()]: read(), [replyUrl]: sent });
    await showAt('/nachrichten/12');
    await userEvent.type(await content(), ' Danke.');
    expect(Object.keys(storedDrafts())).toContain(`reply-${paul.pk}-12`);
    await sendReply();
    await expectFocus('Ihre Nachricht wurde gesendet.', '[tabindex]');
    expect(await content()).toHaveValue('');
    answer({ [replyUrl]: { ...sent, status: 'HELD' } });
    await userEvent.type(await content(), ' Danke.');
    await sendReply();
    expect(await screen.findByText(/wird zugestellt, sobald Sie Ihre E-Mail-Adresse bestätigt haben/)).toBeVisible();
    expect(site.written.at(-1)).toEqual({ path: replyUrl, body: { content: ' Danke.' } });
    answer({ [replyUrl]: 503 });
    await userEvent.type(await content(), 'Ja');
    await sendReply();
    await screen.findByRole('alert');
    expect(screen.queryByText(/^Ihre Nachricht wurde gesendet|wird zugestellt/)).toBeNull();
    expect(new Set(site.keys)).toHaveProperty('size', 3);
  });
});
