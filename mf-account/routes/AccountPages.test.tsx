import { dataExportSchema } from '@care/contracts/schemas';
import { applyStyles } from '@care/contracts/testing';
import { paul, Refusal } from '@care/contracts/testing/site';
import { storeDraft } from '@care/contracts/testing/drafts';
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountParts, searches, settings } from '../testing/account-parts';
import { folderUrl, messageSummary, messageList } from '../testing/messages';
import { showAt, siteOfTests } from '../testing/show-site';

configure({ asyncUtilTimeout: 15_000 });
const site = siteOfTests();
const user = userEvent.setup({ delay: null });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const secret = (name: RegExp) => screen.getByLabelText(name, { selector: 'input' });
const written = () => site.written;

describe('actions on the account page', () => {
  beforeEach(() => {
    site.signedIn = true;
    site.user = paul;
    Object.assign(site.answers, accountParts);
  });

  it.each([
    ['rating-added', 'Ihre Bewertung wurde hinzugefügt.'],
    ['rating-removed', 'Die Bewertung wurde gestrichen.'],
    ['rating-changed', 'Ihre Bewertung wurde geändert.'],
  ])('AC-07 ?success=%s shows "%s"', async (success, text) => {
    await showAt(`/profile?success=${success}`);
    expect(screen.getByText(text).closest('[role=status]')).toBeVisible();
  });

  it('AC-07 ?success is shown once: the address loses it and keeps the page of the reviews', async () => {
    const { addressNow } = await showAt('/profile?page=2&success=rating-added');
    await waitFor(() => expect(addressNow()).toBe('/profile?page=2'));
    expect(screen.getByText('Ihre Bewertung wurde hinzugefügt.')).toBeVisible();
    cleanup();
    await showAt(addressNow());
    expect(await screen.findByText('Guten Tag, Paul Plus')).toBeVisible();
    expect(screen.queryByText('Ihre Bewertung wurde hinzugefügt.')).toBeNull();
  });

  it('AC-07 an unknown ?success shows no message', async () => {
    await showAt('/profile?success=constructor');
    await screen.findByText('Guten Tag, Paul Plus');
    expect(screen.queryByText(/Bewertung wurde/)).toBeNull();
  });

  it('AC-07 shows own reviews, ownership claims and shortcuts', async () => {
    const company = { id: 8, name: 'Haus Ahorn', slug: 'ahorn' };
    const claim = { id: 1, company, status: 'PENDING_PROOF', created_at: '2026-11-19T10:00:00.000Z' };
    site.user = { ...paul, requested_ownerships: [claim] };
    await showAt('/profile');
    expect(await screen.findByText('Eigene Bewertungen')).toBeVisible();
    const claims = screen.getByRole('region', { name: 'Angefragte Inhaberschaften' });
    expect(claims).toHaveTextContent('Haus Ahorn angefragt am 19. November 2026');
    expect(within(claims).getByRole('link', { name: 'Inhaberschaft nachweisen' })).toHaveAttribute(
      'href',
      '/verifizierung-inhaberschaft/8',
    );
    expect(screen.getByRole('link', { name: 'Mein Unternehmen' })).toHaveAttribute('href', '/profile/company');
  });

  it.each([
    ['PENDING_PROOF', '/pflegeanbieter/profiles/ahorn?edit'],
    ['APPROVED', '/pflegeanbieter/profiles/ahorn'],
    ['REJECTED', undefined],
  ])('AC-05 AC-07 a claim in state %s links to %s', async (status, to) => {
    const company = { id: 8, name: 'Haus Ahorn', slug: 'ahorn' };
    site.user = {
      ...paul,
      requested_ownerships: [{ id: 1, company, status, created_at: '2026-11-19T10:00:00.000Z' }],
    };
    await showAt('/profile');
    const claims = await screen.findByRole('region', { name: 'Angefragte Inhaberschaften' });
    const link = within(claims).queryByRole('link', { name: 'Haus Ahorn' });
    expect(link?.getAttribute('href')).toBe(to);
  });

  it('AC-07 the switch changes e-mails at once; the switches for single kinds follow it', async () => {
    await showAt('/profile');
    const all = await screen.findByRole('switch', { name: 'E-Mail-Benachrichtigungen' });
    expect(all).toBeChecked();
    expect(screen.getByText('Bitte bestätigen Sie den Newsletter über den Link in unserer E-Mail.')).toBeVisible();
    const changed = { ...settings, email_notifications: false };
    site.answers['PATCH /api-backend/user/notification-settings/'] = changed;
    site.answers['/api-backend/user/notification-settings/'] = changed;
    await user.click(all);
    await waitFor(() => expect(all).not.toBeChecked());
    expect(screen.getByRole('switch', { name: 'Neue Nachrichten' })).toBeDisabled();
  });

  it('AC-07 the switch of one kind of e-mail shows its new state', async () => {
    await showAt('/profile');
    const searchMails = await screen.findByRole('switch', { name: 'Neue Treffer für gespeicherte Suchen' });
    const changed = { ...settings, saved_searches: true };
    site.answers['PATCH /api-backend/user/notification-settings/'] = changed;
    site.answers['/api-backend/user/notification-settings/'] = changed;
    await user.click(searchMails);
    await waitFor(() => expect(searchMails).toBeChecked());
    expect(written()[0]?.body).toEqual({ saved_searches: true });
  });

  it('AC-07 a rejected switch shows an error and keeps its state', async () => {
    await showAt('/profile');
    const searchMails = await screen.findByRole('switch', { name: 'Neue Treffer für gespeicherte Suchen' });
    site.answers['PATCH /api-backend/user/notification-settings/'] = new Refusal(503, {});
    await user.click(searchMails);
    expect(await screen.findByRole('alert')).toHaveTextContent('Ein unerwarteter Fehler ist aufgetreten');
    expect(searchMails).not.toBeChecked();
    expect(written()[0]?.body).toEqual({ saved_searches: true });
  });

  it('AC-07 name and phone number can be changed; a server error is shown at its field', async () => {
    await showAt('/profile');
    await press('Angaben ändern');
    const name = screen.getByRole('textbox', { name: /^Vorname/ });
    await user.clear(name);
    await press('Speichern');
    expect(await screen.findByRole('alert')).toHaveTextContent('Bitte füllen Sie alle Pflichtfelder aus.');
    await user.type(name, 'Pauline');
    site.answers['PATCH /api-backend/user/details/'] = new Refusal(422, {
      details: { phone: 'Keine Nummer.' },
    });
    await press('Speichern');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Telefon/ })).toHaveAccessibleDescription('Fehler: Keine Nummer.'),
    );
    site.user = { ...paul, first_name: 'Pauline' };
    site.answers['PATCH /api-backend/user/details/'] = site.user;
    await press('Speichern');
    expect(await screen.findByText('Ihre Änderungen wurden gespeichert.')).toBeVisible();
    expect(await screen.findByText('Guten Tag, Pauline Plus')).toBeVisible();
  });

  it('AC-07 opening a form moves the focus to its first field, closing it returns the focus', async () => {
    await showAt('/profile');
    for (const [opener, field] of [
      ['Angaben ändern', /^Vorname/],
      ['E-Mail-Adresse ändern', /^Neue E-Mail-Adresse/],
      ['Passwort ändern', /^Bisheriges Passwort/],
      ['Konto löschen', /^Ihr Passwort/],
    ] as const) {
      await press(opener);
      expect(secret(field)).toHaveFocus();
      await press('Abbrechen');
      expect(screen.getByRole('button', { name: opener })).toHaveFocus();
    }
  });

  it('AC-07 a form with a draft is open after a reload', async () => {
    storeDraft('own-details', { first_name: 'Pauline' });
    storeDraft('own-email', { email: 'neu@example.org' });
    await showAt('/profile');
    expect(await screen.findByRole('textbox', { name: /^Vorname/ })).toHaveValue('Pauline');
    expect(screen.getByRole('textbox', { name: /^Neue E-Mail-Adresse/ })).toHaveValue('neu@example.org');
  });

  it('AC-14 the inbox preview shows the five newest messages, unread ones in bold, and a link to all', async () => {
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

  it('AC-14 the inbox preview has messages for an empty inbox and for a failed load', async () => {
    await showAt('/profile');
    const box = within(await screen.findByRole('region', { name: 'Nachrichten' }));
    expect(await box.findByText('Sie haben noch keine Nachrichten.')).toBeVisible();
    site.answers[folderUrl('inbox')] = new Refusal(503, {});
    await showAt('/profile');
    expect(await screen.findByText('Ihre Nachrichten konnten nicht geladen werden.')).toBeVisible();
  });

  it('AC-07 changes the password; a wrong old password is an error at its field', async () => {
    await showAt('/profile');
    await press('Passwort ändern');
    await user.type(secret(/^Bisheriges Passwort/), 'geheim');
    await user.type(secret(/^Passwort \*|^Passwort$/), 'Ein neuer Satz');
    await user.type(secret(/^Passwort wiederholen/), 'Ein neuer Satz');
    site.answers['POST /api-backend/auth/password/change/'] = new Refusal(422, {
      details: { old_password: 'Das Passwort ist falsch.' },
    });
    await press('Passwort speichern');
    await waitFor(() =>
      expect(secret(/^Bisheriges Passwort/)).toHaveAccessibleDescription('Fehler: Das Passwort ist falsch.'),
    );
    site.answers['POST /api-backend/auth/password/change/'] = {};
    await press('Passwort speichern');
    expect(await screen.findByText(/^Ihr Passwort wurde geändert\./)).toBeVisible();
    expect(JSON.stringify(sessionStorage)).not.toContain('geheim');
  });

  it('AC-07 a saved search links to its results; its frequency can be changed; removal can be undone', async () => {
    site.answers['PATCH /api-backend/user/saved-search/5/'] = searches.results[0]!;
    site.answers['DELETE /api-backend/user/saved-search/5/'] = {};
    await showAt('/profile');
    expect(await screen.findByRole('link', { name: 'Pflegeanbieter in Köln' })).toHaveAttribute(
      'href',
      '/suche/pflegeanbieter/k%C3%B6ln',
    );
    const interval = screen.getByRole('combobox', { name: /^E-Mail für/ });
    site.answers['/api-backend/user/saved-search/'] = {
      count: 1,
      results: [{ ...searches.results[0]!, frequency: 'WEEKLY' }],
    };
    await user.selectOptions(interval, 'Wöchentlich');
    await waitFor(() => expect(interval).toHaveDisplayValue('Wöchentlich'));
    expect(written()[0]?.body).toEqual({ frequency: 'WEEKLY' });
    site.answers['/api-backend/user/saved-search/'] = { count: 0, results: [] };
    await press('„Pflegeanbieter in Köln“ entfernen');
    expect(await screen.findByText(/^Sie haben noch keine Suche gespeichert\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pflegeanbieter suchen' })).toHaveAttribute('href', '/');
    const removed = await screen.findByText('Die Suche „Pflegeanbieter in Köln“ wurde gelöscht.');
    await waitFor(() => expect(removed.closest('[tabindex]')).toHaveFocus());
    site.answers['POST /api-backend/user/saved-search/'] = searches.results[0]!;
    site.answers['/api-backend/user/saved-search/'] = searches;
    await press('Rückgängig machen');
    expect(await screen.findByRole('link', { name: 'Pflegeanbieter in Köln' })).toBeVisible();
    expect(screen.getByText(/ist wieder gespeichert\.$/).closest('[tabindex]')).toHaveFocus();
    const { kind, query, label } = searches.results[0]!;
    expect(written().at(-1)?.body).toEqual({ kind, query, label, frequency: 'WEEKLY' });
  });

  it('AC-07 a section that fails to load shows an error and a retry button', async () => {
    site.answers['/api-backend/user/saved-search/'] = 503;
    await showAt('/profile');
    const part = await screen.findByRole('region', { name: 'Gespeicherte Suchen' });
    expect(await within(part).findByRole('alert')).toHaveTextContent('Dieser Bereich konnte nicht geladen werden.');
    site.answers['/api-backend/user/saved-search/'] = searches;
    await user.click(within(part).getByRole('button', { name: 'Erneut versuchen' }));
    expect(await within(part).findByRole('link', { name: 'Pflegeanbieter in Köln' })).toBeVisible();
  });

  it('AC-07 the data export is prepared and then offered for download', async () => {
    const waiting = dataExportSchema.parse({ id: 3, status: 'PENDING', download_url: null, expires_at: null });
    site.answers['POST /api-backend/user/export/'] = { id: 3 };
    site.answers['/api-backend/user/export/3/'] = waiting;
    await showAt('/profile');
    await press('Meine Daten herunterladen');
    expect(await screen.findByText('Ihre Daten werden zusammengestellt …')).toBeVisible();
    site.answers['/api-backend/user/export/3/'] = { ...waiting, status: 'READY', download_url: '/daten.zip' };
    expect(await screen.findByRole('link', { name: 'ZIP-Datei herunterladen' })).toHaveAttribute('href', '/daten.zip');
  });

  it('AC-07 deleting the account requires the password, explains the consequences and can be cancelled', async () => {
    await showAt('/profile');
    await press('Konto löschen');
    expect(screen.getByText(/^Ihr Konto wird sofort gesperrt und nach 14 Tagen endgültig gelöscht\./)).toBeVisible();
    expect(screen.getByText(/Ihr Paket endet, und Ihre Stellenangebote werden entfernt\.$/)).toBeVisible();
    await user.type(secret(/^Ihr Passwort/), 'geheim');
    await user.click(screen.getByRole('checkbox', { name: 'Auch meine Bewertungen löschen' }));
    const date = '2026-12-04T10:00:00.000Z';
    site.answers['POST /api-backend/user/delete/'] = { scheduled_for: date };
    site.user = { ...paul, deletion_scheduled_at: date };
    await press('Konto löschen');
    const locked = await screen.findByText(/am 4\. Dezember 2026 endgültig gelöscht\.$/);
    expect(locked.closest('[role=status]')).toHaveFocus();
    expect(written()[0]?.body).toEqual({ password: 'geheim', delete_ratings: true });
    expect(screen.queryByRole('region', { name: 'Benachrichtigungen' })).toBeNull();
    site.answers['POST /api-backend/user/delete/cancel/'] = {};
    site.user = paul;
    await press('Löschung rückgängig machen');
    expect((await screen.findByText('Ihr Konto bleibt bestehen.')).closest('[role=status]')).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Benachrichtigungen' })).toBeVisible();
    expect(screen.queryByLabelText(/^Ihr Passwort/)).toBeNull();
  });

  it('AC-20 sends the confirmation mail again', async () => {
    site.user = { ...paul, email_verified: false };
    site.answers['POST /api-backend/auth/verify-email/resend/'] = {};
    await showAt('/profile');
    await press('Bestätigungs-E-Mail erneut senden');
    expect((await screen.findByText(/^Wir haben Ihnen eine neue E-Mail/)).closest('[role=status]')).toHaveFocus();
    expect(written()[0]?.body).toEqual({ email: paul.email });
  });

  it('SH-09 after another tab signs out, the form stays and the user can sign in again in place', async () => {
    const { addressNow } = await showAt('/profile');
    await press('Angaben ändern');
    await user.type(screen.getByRole('textbox', { name: /^Telefon/ }), '0221 4711');
    site.signedIn = false;
    site.answers['PATCH /api-backend/user/details/'] = 401;
    await press('Speichern');
    expect(await screen.findByRole('dialog', { name: 'Erneut anmelden' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Telefon/ })).toHaveValue('0221 4711');
    expect(addressNow()).toBe('/profile');
  });
});
