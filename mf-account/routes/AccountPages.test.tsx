import { dataExportSchema } from '@care/contracts/schemas';
import { applyStyles, loadSession, setSession } from '@care/contracts/testing';
import { paul } from '@care/contracts/testing/site';
import { storeDraft } from '@care/contracts/testing/drafts';
import { expectFocus, expectLink } from '@care/contracts/testing/expect-seen';
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountParts, searches, settings } from '../testing/account-parts';
import { folderUrl, messageList, messageSummary } from '../testing/messages';
import { showAt, siteOfTests } from '../testing/show-site';

configure({ asyncUtilTimeout: 15_000 });
const site = siteOfTests();
const user = userEvent.setup({ delay: null });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const secret = (name: RegExp) => screen.getByLabelText(name, { selector: 'input' });
const written = () => site.written;

const SETTINGS_CALL = '/api-backend/user/notification-settings/';
const SEARCHES_CALL = '/api-backend/user/saved-search/';

beforeEach(() => {
  site.signedIn = true;
  site.user = paul;
  Object.assign(site.answers, accountParts);
});

it('AC-07 actions on the account page: ?success is shown once: the address loses it and keeps the page of the reviews', async () => {
  const { addressNow, goTo } = await showAt('/profile?page=2&success=rating-added');
  for (const [success, text] of [
    ['rating-removed', 'Die Bewertung wurde gestrichen.'],
    ['rating-changed', 'Ihre Bewertung wurde geändert.'],
    ['rating-added', 'Ihre Bewertung wurde hinzugefügt.'],
  ] as const) {
    await goTo('/pakete');
    await goTo(`/profile?page=2&success=${success}`);
    expect((await screen.findByText(text)).closest('[role=status]')).toBeVisible();
    await waitFor(() => expect(addressNow()).toBe('/profile?page=2'));
  }
  for (const at of [addressNow(), '/profile?success=constructor']) {
    await goTo('/pakete');
    await goTo(at);
    expect(await screen.findByText('Guten Tag, Paul Plus')).toBeVisible();
    expect(screen.queryByText(/Bewertung wurde/)).toBeNull();
  }
});

it('AC-05 AC-07 actions on the account page: shows own reviews and shortcuts, and each ownership claim with the links of its state', async () => {
  const created_at = '2026-11-19T10:00:00.000Z';
  const states = ['PENDING_PROOF', 'APPROVED', 'REJECTED'];
  site.user = {
    ...paul,
    requested_ownerships: states.map((status, id) => ({
      ...{ id, status, created_at },
      company: { id: 8 + id, name: `Haus ${status}`, slug: `haus-${id}` },
    })),
  };
  await showAt('/profile');
  expect(await screen.findByText('Eigene Bewertungen')).toBeVisible();
  const claims = screen.getByRole('region', { name: 'Angefragte Inhaberschaften' });
  expect(claims).toHaveTextContent('Haus PENDING_PROOF angefragt am 19. November 2026');
  const links = within(claims).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Haus PENDING_PROOF', '/pflegeanbieter/profiles/haus-0?edit'],
    ['Inhaberschaft nachweisen', '/verifizierung-inhaberschaft/8'],
    ['Haus APPROVED', '/pflegeanbieter/profiles/haus-1'],
  ]);
  expect(screen.getByRole('link', { name: 'Mein Unternehmen' })).toHaveAttribute('href', '/profile/company');
});

it('AC-07 actions on the account page: a switch and a frequency stay enabled while they are saved, send one change at a time, and again after a fault', async () => {
  await showAt('/profile');
  const all = await screen.findByRole('switch', { name: 'E-Mail-Benachrichtigungen', checked: true });
  expect(screen.getByText('Bitte bestätigen Sie den Newsletter über den Link in unserer E-Mail.')).toBeVisible();
  const interval = await screen.findByRole('combobox', { name: /^E-Mail für/ });
  const searchMails = screen.getByRole('switch', { name: 'Neue Treffer für gespeicherte Suchen', checked: false });
  site.answers[`PATCH ${SETTINGS_CALL}`] = 504;
  for (let press = 0; press < 2; press++) {
    fireEvent.click(searchMails);
    fireEvent.change(interval, { target: { value: 'WEEKLY' } });
  }
  for (const field of [searchMails, interval]) {
    expect(field).toBeEnabled();
    expect(field).toHaveAttribute('aria-disabled', 'true');
  }
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  expect(written()).toHaveLength(2);
  expect(searchMails).not.toBeChecked();
  // The answer was lost, so the switch does not send the opposite.
  const answerWith = (change: object) => {
    for (const call of [SETTINGS_CALL, `PATCH ${SETTINGS_CALL}`]) site.answers[call] = { ...settings, ...change };
  };
  answerWith({ saved_searches: true });
  await waitFor(() => expect(searchMails).toHaveAttribute('aria-disabled', 'false'));
  fireEvent.click(searchMails);
  await waitFor(() => expect(searchMails).toBeChecked());
  const changes = written().filter(({ path }) => path === `PATCH ${SETTINGS_CALL}`);
  expect(changes.map(({ body }) => body)).toEqual([{ saved_searches: true }, { saved_searches: true }]);
  await waitFor(() => expect(all).toHaveAttribute('aria-disabled', 'false'));
  answerWith({ email_notifications: false });
  fireEvent.click(all);
  await waitFor(() => expect(all).not.toBeChecked());
  expect(written().at(-1)?.body).toEqual({ email_notifications: false });
  expect(screen.getByRole('switch', { name: 'Neue Nachrichten' })).toBeDisabled();
});

it('AC-07 actions on the account page: the name can be changed', async () => {
  await showAt('/profile');
  await press('Angaben ändern');
  await press('Abbrechen');
  expect(screen.getByRole('button', { name: 'Angaben ändern' })).toHaveFocus();
  await press('Angaben ändern');
  const name = screen.getByRole('textbox', { name: /^Vorname/ });
  expect(name).toHaveFocus();
  await user.clear(name);
  await user.type(name, 'Pauline');
  site.user = { ...paul, first_name: 'Pauline' };
  site.answers['PATCH /api-backend/user/details/'] = site.user;
  await press('Speichern');
  expect(await screen.findByText('Ihre Änderungen wurden gespeichert.')).toBeVisible();
  expect(await screen.findByText('Guten Tag, Pauline Plus')).toBeVisible();
});

it('AC-07 SH-09 actions on the account page: a form with a draft is open after a reload; it stays after another tab signs out', async () => {
  storeDraft('own-details', { phone: '0221 4711' });
  storeDraft('own-email', { email: 'neu@example.org' });
  const { addressNow } = await showAt('/profile');
  expect(await screen.findByRole('textbox', { name: /^Neue E-Mail-Adresse/ })).toHaveValue('neu@example.org');
  const phone = screen.getByRole('textbox', { name: /^Telefon/ });
  expect(phone).toHaveValue('0221 4711');
  site.signedIn = false;
  site.answers['PATCH /api-backend/user/details/'] = 401;
  await press('Speichern');
  expect(await screen.findByRole('dialog', { name: 'Erneut anmelden' })).toBeVisible();
  expect(phone).toHaveValue('0221 4711');
  expect(addressNow()).toBe('/profile');
});

it('AC-14 actions on the account page: the inbox preview shows the five newest messages, unread ones in bold, and a link to all', async () => {
  applyStyles();
  const list = [1, 2, 3, 4, 5, 6].map((id) =>
    messageSummary({ id, title: `Betreff ${id}`, read_at: id === 2 ? '2026-11-03T10:00:00.000Z' : null }),
  );
  site.answers[folderUrl('inbox')] = messageList(list);
  await showAt('/profile');
  const box = within(await screen.findByRole('region', { name: 'Nachrichten' }));
  const titles = await box.findAllByRole('link', { name: /Betreff/ });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Ungelesen: Betreff 1',
    'Betreff 2',
    'Ungelesen: Betreff 3',
    'Ungelesen: Betreff 4',
    'Ungelesen: Betreff 5',
  ]);
  expect(titles[0]).toHaveStyle({ fontWeight: 700 });
  expect(titles[1]).toHaveStyle({ fontWeight: 400 });
  expect(titles[0]).toHaveAttribute('href', '/nachrichten/1');
  expect(box.getByRole('link', { name: 'Alle Nachrichten ansehen' })).toHaveAttribute('href', '/nachrichten');
});

it('AC-07 actions on the account page: changes the password after an e-mail address was not changed; no draft has a password', async () => {
  site.answers['POST /api-backend/auth/password/change/'] = {};
  await showAt('/profile');
  await press('E-Mail-Adresse ändern');
  expect(secret(/^Neue E-Mail-Adresse/)).toHaveFocus();
  await user.type(secret(/^Ihr Passwort/), 'geheim');
  await press('Abbrechen');
  await press('Passwort ändern');
  expect(secret(/^Bisheriges Passwort/)).toHaveFocus();
  await user.type(secret(/^Bisheriges Passwort/), 'geheim');
  for (const name of [/^Passwort \*|^Passwort$/, /^Passwort wiederholen/])
    await user.type(secret(name), 'Ein neuer Satz');
  expect(JSON.stringify(sessionStorage)).not.toContain('geheim');
  await press('Passwort speichern');
  expect(await screen.findByText(/^Ihr Passwort wurde geändert\./)).toBeVisible();
  const password = 'Ein neuer Satz';
  expect(written().map(({ body }) => body)).toEqual([{ old_password: 'geheim', password, password2: password }]);
});

it('AC-07 actions on the account page: a saved search links to its results; its frequency can be changed; removal can be undone', async () => {
  site.answers['PATCH /api-backend/user/saved-search/5/'] = searches.results[0]!;
  site.answers['DELETE /api-backend/user/saved-search/5/'] = {};
  await showAt('/profile');
  await expectLink('Pflegeanbieter in Köln', '/suche/pflegeanbieter/k%C3%B6ln');
  const interval = screen.getByRole('combobox', { name: /^E-Mail für/ });
  site.answers[SEARCHES_CALL] = { count: 1, results: [{ ...searches.results[0]!, frequency: 'WEEKLY' }] };
  await user.selectOptions(interval, 'Wöchentlich');
  await waitFor(() => expect(interval).toHaveDisplayValue('Wöchentlich'));
  expect(written()[0]?.body).toEqual({ frequency: 'WEEKLY' });
  site.answers[SEARCHES_CALL] = { count: 0, results: [] };
  await press('„Pflegeanbieter in Köln“ entfernen');
  expect(await screen.findByText(/^Sie haben noch keine Suche gespeichert\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pflegeanbieter suchen' })).toHaveAttribute('href', '/');
  await expectFocus('Die Suche „Pflegeanbieter in Köln“ wurde gelöscht.', '[tabindex]');
  site.answers['POST /api-backend/user/saved-search/'] = searches.results[0]!;
  site.answers[SEARCHES_CALL] = searches;
  await press('Rückgängig machen');
  expect(await screen.findByRole('link', { name: 'Pflegeanbieter in Köln' })).toBeVisible();
  await expectFocus(/ist wieder gespeichert\.$/, '[tabindex]');
  const { kind, query, label } = searches.results[0]!;
  expect(written().at(-1)?.body).toEqual({ kind, query, label, frequency: 'WEEKLY' });
});

it('AC-07 AC-14 actions on the account page: a section that fails to load shows an error and a retry button; an empty inbox says so', async () => {
  site.answers[SEARCHES_CALL] = 503;
  site.answers[folderUrl('inbox')] = 503;
  await showAt('/profile');
  const part = within(await screen.findByRole('region', { name: 'Gespeicherte Suchen' }));
  expect(await part.findByRole('alert')).toHaveTextContent('Dieser Bereich konnte nicht geladen werden.');
  site.answers[SEARCHES_CALL] = searches;
  await user.click(part.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await part.findByRole('link', { name: 'Pflegeanbieter in Köln' })).toBeVisible();
  const box = within(screen.getByRole('region', { name: 'Nachrichten' }));
  expect(await box.findByText('Ihre Nachrichten konnten nicht geladen werden.')).toBeVisible();
  site.answers[folderUrl('inbox')] = messageList([]);
  await user.click(box.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await box.findByText('Sie haben noch keine Nachrichten.')).toBeVisible();
});

it('AC-07 actions on the account page: the data export is prepared and then offered for download', async () => {
  const waiting = dataExportSchema.parse({ id: 3, status: 'PENDING', download_url: null, expires_at: null });
  site.answers['POST /api-backend/user/export/'] = { id: 3 };
  site.answers['/api-backend/user/export/3/'] = waiting;
  await showAt('/profile');
  await press('Meine Daten herunterladen');
  expect(await screen.findByText('Ihre Daten werden zusammengestellt …')).toBeVisible();
  site.answers['/api-backend/user/export/3/'] = { ...waiting, status: 'READY', download_url: '/daten.zip' };
  expect(await screen.findByRole('link', { name: 'ZIP-Datei herunterladen' })).toHaveAttribute('href', '/daten.zip');
});

it('AC-07 actions on the account page: deleting the account requires the password, explains the consequences and can be cancelled', async () => {
  await showAt('/profile');
  await press('Konto löschen');
  expect(secret(/^Ihr Passwort/)).toHaveFocus();
  expect(screen.getByText(/^Ihr Konto wird sofort gesperrt und nach 14 Tagen endgültig gelöscht\./)).toBeVisible();
  expect(screen.getByText(/Ihr Paket endet, und Ihre Stellenangebote werden entfernt\.$/)).toBeVisible();
  await user.type(secret(/^Ihr Passwort/), 'geheim');
  await user.click(screen.getByRole('checkbox', { name: 'Auch meine Bewertungen löschen' }));
  const date = '2026-12-04T10:00:00.000Z';
  site.answers['POST /api-backend/user/delete/'] = { scheduled_for: date };
  site.user = { ...paul, deletion_scheduled_at: date };
  await press('Konto löschen');
  await expectFocus(/am 4\. Dezember 2026 endgültig gelöscht\.$/);
  expect(written()[0]?.body).toEqual({ password: 'geheim', delete_ratings: true });
  expect(screen.queryByRole('region', { name: 'Benachrichtigungen' })).toBeNull();
  site.answers['POST /api-backend/user/delete/cancel/'] = {};
  site.user = paul;
  await press('Löschung rückgängig machen');
  await expectFocus('Ihr Konto bleibt bestehen.');
  expect(screen.getByRole('region', { name: 'Benachrichtigungen' })).toBeVisible();
  expect(screen.queryByLabelText(/^Ihr Passwort/)).toBeNull();
});

const SESSIONS = '/api-backend/auth/sessions/';
const { results } = accountParts[SESSIONS];
const thisDeviceOnly = { count: 1, results: results.filter(({ is_current }) => is_current) };
const otherDevice = { name: 'Unbekanntes Gerät abmelden' };

it('SH-05 the devices on the account page: lists devices with their last active day; one that was signed out disappears and leaves the focus in fields', async () => {
  let answer: (body: object) => void = () => undefined;
  await showAt('/profile');
  const list = within(await screen.findByRole('region', { name: 'Angemeldete Geräte' }));
  expect(await list.findByText('Firefox auf Linux')).toBeVisible();
  const other = () => list.findByRole('button', otherDevice);
  expect(await other()).toHaveAccessibleDescription(/zuletzt aktiv am/);
  const third = { ...results[1]!, id: 3, user_agent: 'Mozilla/5.0 (iPhone) Version/18.0 Mobile Safari/604.1' };
  site.answers[`DELETE ${SESSIONS}2/`] = {};
  site.answers[SESSIONS] = { count: 2, results: [results[0]!, third] };
  await user.click(await other());
  await waitFor(() => expect(list.getByRole('list')).toHaveFocus());
  await waitFor(() => expect(list.queryByRole('button', otherDevice)).toBeNull());
  const last = list.getByRole('button', { name: /abmelden$/, description: /zuletzt aktiv am/ });
  site.answers[`DELETE ${SESSIONS}3/`] = new Promise<object>((resolve) => (answer = resolve));
  site.answers[SESSIONS] = thisDeviceOnly;
  await user.click(last);
  const elsewhere = screen.getByRole('button', { name: 'Abmelden' });
  elsewhere.focus();
  answer({});
  await waitFor(() => expect(last).not.toBeInTheDocument());
  expect(elsewhere).toHaveFocus();
  expect(list.getAllByRole('listitem')).toHaveLength(1);
});

it('SH-05 the devices on the account page: ending all other sessions leaves this device only; signing out everywhere ends this session too', async () => {
  const { addressNow } = await showAt('/profile');
  const other = await screen.findByRole('button', otherDevice);
  // A failed request is sent once and leaves the focus on its button.
  for (const call of ['2/', '?others=1', '']) site.answers[`DELETE ${SESSIONS}${call}`] = 503;
  for (const name of [otherDevice.name, 'Auf allen anderen Geräten abmelden', 'Überall abmelden']) {
    const button = screen.getByRole('button', { name });
    button.focus();
    const before = written().length;
    for (let press = 0; press < 2; press++) fireEvent.click(button);
    expect(button).toBeEnabled();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    expect(screen.getByRole('alert')).toBeVisible();
    expect(button).toHaveFocus();
    expect(written()).toHaveLength(before + 1);
  }
  site.answers[`DELETE ${SESSIONS}?others=1`] = { ended: 1 };
  site.answers[SESSIONS] = thisDeviceOnly;
  await press('Auf allen anderen Geräten abmelden');
  await waitFor(() => expect(other).not.toBeInTheDocument());
  await expectFocus('1 anderes Gerät wurde abgemeldet.');
  site.answers[`DELETE ${SESSIONS}`] = { ended: 1 };
  await press('Überall abmelden');
  await waitFor(() => expect(addressNow()).toBe('/login'));
  expect(site.signedIn).toBe(false);
});

const signOut = () => userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));

it('AC-07 the own account: shows the name or user name, the kind of account, the e-mail address with its state, and the own provider', async () => {
  await showAt('/profile');
  expect(screen.getByRole('heading', { level: 1, name: 'Mein Konto' })).toBeVisible();
  for (const text of ['Guten Tag, Paul Plus', 'paul.plus@example.org', 'Pflegeanbieter', 'Plus, jährlich'])
    expect(await screen.findByText(text)).toBeVisible();
  await expectLink('Haus Lindenhof', '/pflegeanbieter/profiles/lindenhof');
  site.user = { ...paul, first_name: '', last_name: '', company: null, email_verified: false };
  cleanup();
  await showAt('/profile');
  expect(await screen.findByText('Guten Tag, inhaber-plus')).toBeVisible();
  expect(screen.getByText('(noch nicht bestätigt)')).toBeVisible();
  expect(screen.queryByText('Einrichtung')).toBeNull();
});

it('SH-05 the own account: a failed sign-out says so and stays on the page; signing out shows the sign-in page', async () => {
  site.faults = { signOut: 503 };
  const { addressNow } = await showAt('/profile');
  await screen.findByText('Guten Tag, Paul Plus');
  await signOut();
  expect(await screen.findByRole('alert')).toHaveTextContent('Das Abmelden hat nicht geklappt.');
  expect(addressNow()).toBe('/profile');
  site.faults = {};
  await signOut();
  await waitFor(() => expect(addressNow()).toBe('/login'));
  expect(site.signedIn).toBe(false);
});

it('SH-09 a visitor of the own account signs in and returns', async () => {
  site.signedIn = false;
  const { addressNow } = await showAt('/profile?success=rating-added');
  await waitFor(() => expect(addressNow()).toBe('/login?callbackUrl=%2Fprofile%3Fsuccess%3Drating-added'));
  await userEvent.type(screen.getByRole('textbox'), 'inhaber-plus');
  await userEvent.type(screen.getByLabelText(/^Passwort/, { selector: 'input' }), 'geheim{Enter}');
  expect(await screen.findByText('Ihre Bewertung wurde hinzugefügt.')).toBeVisible();
  await waitFor(() => expect(addressNow()).toBe('/profile'));
});

it('SH-07 SH-06 the own account: a fault keeps the session and shows a retry button; a sign-out in another tab ends it, and so does a refusal', async () => {
  site.faults = { details: 503 };
  const { addressNow } = await showAt('/profile');
  expect(await screen.findByRole('alert')).toHaveTextContent('Ihr Konto konnte nicht geladen werden.');
  expect(site.signedIn).toBe(true);
  site.faults = {};
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Guten Tag, Paul Plus')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await setSession(site, false);
  await waitFor(() => expect(addressNow()).toBe('/login?callbackUrl=%2Fprofile'));
  // A refused session ends as well.
  site.signedIn = true;
  site.faults = { details: 401 };
  await loadSession();
  await waitFor(() => expect(site.signedIn).toBe(false));
  await waitFor(() => expect(addressNow()).toBe('/login?callbackUrl=%2Fprofile'));
});
