import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyStyles } from '@care/contracts/testing';
import { paul } from '@care/contracts/testing/site';
import {
  folderUrl,
  messageSummary,
  messageList,
  ownApplications,
  receivedApplications,
  unreadUrl,
} from '../testing/messages';
import { showAt, siteOfTests } from '../testing/show-site';

const site = siteOfTests();
const API = '/api-backend';
const jobSeeker = { ...paul, profile_type: 'JOB_SEEKER' as const, company: null };
const careSeeker = { ...paul, profile_type: 'CARE_SEEKER' as const, company: null };
const answer = (answers: Record<string, object | number>) =>
  Object.assign(site.answers, { [unreadUrl]: { count: 0 } }, answers);

describe('the messages page', () => {
  beforeEach(() => (site.signedIn = true));

  it('AC-14 SH-09 a visitor signs in and returns to the folder', async () => {
    site.signedIn = false;
    const { addressNow } = await showAt('/nachrichten?folder=sent');
    await waitFor(() => expect(addressNow()).toBe('/login?callbackUrl=%2Fnachrichten%3Ffolder%3Dsent'));
  });

  it('AC-14 an unread message has a bold title and is announced as unread; a read one is not', async () => {
    applyStyles();
    const read = messageSummary({ id: 9, title: 'Rückfrage', read_at: '2026-11-02T10:00:00.000Z' });
    answer({ [folderUrl('inbox')]: messageList([messageSummary(), read]), [unreadUrl]: { count: 1 } });
    await showAt('/nachrichten');
    const unread = await screen.findByRole('link', { name: 'Ungelesen: Anfrage Kurzzeitpflege' });
    expect(unread).toHaveStyle({ fontWeight: 700 });
    expect(unread).toHaveAttribute('href', '/nachrichten/12');
    expect(screen.getByRole('link', { name: 'Rückfrage' })).toHaveStyle({ fontWeight: 400 });
    expect(await screen.findByText('1 ungelesen')).toBeVisible();
  });

  it('AC-14 SH-13 shows sender, date and the beginning of the text', async () => {
    answer({
      [folderUrl('inbox')]: messageList([
        messageSummary(),
        messageSummary({ id: 1, kind: 'SYSTEM', counterparty: null }),
      ]),
    });
    await showAt('/nachrichten');
    expect(await screen.findByText('Sabine Kellermann')).toBeVisible();
    expect(screen.getAllByText('3. November 2026')[0]).toHaveAttribute('datetime', '2026-11-03T09:30:00.000Z');
    expect(screen.getAllByText(/^Guten Abend/)[0]).toBeVisible();
    expect(screen.getByText('Pflegefenster')).toBeVisible();
  });

  it('AC-14 the folders are links, and one is marked as the current page', async () => {
    const own = messageSummary({ is_own: true, is_held: true });
    answer({ [folderUrl('inbox')]: messageList([]), [folderUrl('sent')]: messageList([own]) });
    const { addressNow } = await showAt('/nachrichten');
    const tabs = screen.getByRole('navigation', { name: 'Ordner' });
    expect(within(tabs).getByRole('link', { name: 'Posteingang' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(within(tabs).getByRole('link', { name: 'Gesendet' }));
    expect(addressNow()).toBe('/nachrichten?folder=sent');
    expect(await screen.findByText('An Sabine Kellermann')).toBeVisible();
    expect(screen.getByText('Wartet auf Ihre Bestätigung')).toBeVisible();
    expect(screen.queryByText('Ungelesen:')).toBeNull();
  });

  it('AC-14 has pages of twenty messages', async () => {
    answer({ [folderUrl('inbox', 2)]: messageList([messageSummary()], 41) });
    await showAt('/nachrichten?page=2');
    const pages = await screen.findByRole('navigation', { name: 'Seiten' });
    expect(within(pages).getByRole('link', { name: 'Seite 3' })).toHaveAttribute('href', '/nachrichten?page=3');
    expect(within(pages).getByRole('link', { name: 'Vorherige Seite' })).toHaveAttribute('href', '/nachrichten');
  });

  it.each([
    ['inbox', 'Sie haben noch keine Nachrichten.', 'Pflegeanbieter finden', '/'],
    ['sent', 'Sie haben noch keine Nachricht gesendet.', 'Pflegeanbieter finden', '/'],
    ['archive', 'Ihr Archiv ist leer.', 'Zum Posteingang', '/nachrichten'],
  ])('AC-14 the empty folder %s says so and leads on', async (folder, words, next, address) => {
    site.user = careSeeker;
    answer({ [folderUrl(folder)]: messageList([]) });
    await showAt(`/nachrichten?folder=${folder}`);
    expect(await screen.findByRole('heading', { name: words })).toBeVisible();
    expect(await screen.findByRole('link', { name: next })).toHaveAttribute('href', address);
  });

  it.each([
    ['job seeker', jobSeeker, 'Pflegejobs finden', '/pflegepersonal'],
    ['provider', paul, 'Pflegepersonal finden', '/pflegeanbieter'],
  ])('AC-14 the empty inbox leads a %s to the own search', async (_who, person, next, address) => {
    site.user = person;
    answer({ [folderUrl('inbox')]: messageList([]) });
    await showAt('/nachrichten');
    expect(await screen.findByRole('link', { name: next })).toHaveAttribute('href', address);
  });

  it('AC-14 a page behind the last one links to the first page', async () => {
    answer({ [folderUrl('archive', 7)]: messageList([], 3) });
    await showAt('/nachrichten?folder=archive&page=7');
    const back = await screen.findByRole('link', { name: 'Zur ersten Seite' });
    expect(back).toHaveAttribute('href', '/nachrichten?folder=archive');
  });

  it('AC-14 a failed load shows an error and can be retried', async () => {
    answer({ [folderUrl('inbox')]: 503 });
    await showAt('/nachrichten');
    expect(await screen.findByRole('alert')).toHaveTextContent('Ihre Nachrichten konnten nicht geladen werden.');
    answer({ [folderUrl('inbox')]: messageList([messageSummary()]) });
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('link', { name: /Anfrage Kurzzeitpflege/ })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('applications in the inbox', () => {
  beforeEach(() => (site.signedIn = true));
  const ownUrl = `${API}/user/application/?limit=20&offset=0`;
  const receivedUrl = `${API}/company/application/?limit=20&offset=0`;

  it('AC-14 a care seeker has no applications tab', async () => {
    answer({ [folderUrl('inbox')]: messageList([]) });
    site.user = careSeeker;
    await showAt('/nachrichten');
    await screen.findByRole('heading', { name: 'Sie haben noch keine Nachrichten.' });
    await waitFor(() => expect(site.requests).toContain('GET /api-backend/user/details/'));
    expect(screen.queryByRole('link', { name: /Bewerbungen/ })).toBeNull();
  });

  it('AC-20 PP-16 an application that waits for the confirmation of the address has this one state', async () => {
    site.user = jobSeeker;
    answer({ [ownUrl]: ownApplications({ is_held: true }) });
    await showAt('/nachrichten?folder=applications');
    const card = within(await screen.findByRole('article', { name: 'Dauernachtwache (m/w/d)' }));
    expect(card.getByText('Wartet auf Ihre Bestätigung')).toBeVisible();
    expect(card.queryByText(/Eingegangen|zugestellt|gesendet/)).toBeNull();
  });

  it('AC-14 PP-16 a job seeker sees the state of each application, with offer, provider and message', async () => {
    site.user = jobSeeker;
    answer({ [ownUrl]: ownApplications({ status: 'INVITED', can_withdraw: true }) });
    await showAt('/nachrichten?folder=applications');
    const card = await screen.findByRole('article', { name: 'Dauernachtwache (m/w/d)' });
    expect(within(card).getByText('Einladung')).toBeVisible();
    expect(within(card).getByText('beworben am 4. November 2026, Einladung am 4. November 2026')).toBeVisible();
    expect(within(card).getByRole('link', { name: 'Haus Lindenhof' })).toHaveAttribute(
      'href',
      '/pflegeanbieter/profiles/lindenhof',
    );
    expect(within(card).getByRole('link', { name: 'Dauernachtwache (m/w/d)' })).toHaveAttribute(
      'href',
      '/pflegeanbieter/profiles/lindenhof/dauernachtwache',
    );
    expect(within(card).getByRole('link', { name: /^Ihre Bewerbung bei/ })).toHaveAttribute('href', '/nachrichten/12');
    expect(screen.getByRole('link', { name: 'Meine Bewerbungen' })).toHaveAttribute('aria-current', 'page');
  });

  it('AC-14 PP-16 are deleted for this user, after a confirmation that explains the effect on an open one', async () => {
    site.user = jobSeeker;
    answer({ [ownUrl]: ownApplications(), [`DELETE ${API}/user/application/31/`]: {} });
    await showAt('/nachrichten?folder=applications');
    await userEvent.click(await screen.findByRole('button', { name: 'Ihre Bewerbung bei Haus Lindenhof löschen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Bewerbung löschen?' });
    expect(dialog).toHaveTextContent('Diese Bewerbung läuft noch und bleibt beim Pflegeanbieter bestehen.');
    answer({ [ownUrl]: { count: 0, results: [] } });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Endgültig löschen' }));
    const status = await screen.findByText('Die Bewerbung wurde gelöscht.');
    expect(status.closest('[tabindex]')).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('button', { name: /löschen$/ })).toBeNull());
  });

  it('AC-14 PP-16 are withdrawn only after confirmation', async () => {
    site.user = jobSeeker;
    answer({
      [ownUrl]: ownApplications(),
      [`POST ${API}/user/application/31/withdraw/`]: ownApplications({ status: 'WITHDRAWN', can_withdraw: false })
        .results[0]!,
    });
    await showAt('/nachrichten?folder=applications');
    await userEvent.click(await screen.findByRole('button', { name: 'Bewerbung zurückziehen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Bewerbung zurückziehen?' });
    expect(site.written).toEqual([]);
    answer({ [ownUrl]: ownApplications({ status: 'WITHDRAWN', can_withdraw: false }) });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Bewerbung zurückziehen' }));
    expect(await screen.findByText('Zurückgezogen')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Bewerbung zurückziehen' })).toBeNull();
    expect(await screen.findByText('Neuer Stand: Zurückgezogen')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('group', { name: 'Nächste Schritte: Haus Lindenhof' })).toHaveFocus());
  });

  it('AC-14 an empty list links a job seeker to the job search', async () => {
    site.user = jobSeeker;
    answer({ [ownUrl]: { count: 0, results: [] } });
    await showAt('/nachrichten?folder=applications');
    expect(await screen.findByRole('link', { name: 'Pflegejobs finden' })).toBeVisible();
  });

  it('AC-14 an empty list leads an owner to the own job offers', async () => {
    answer({ [receivedUrl]: { count: 0, results: [] } });
    await showAt('/nachrichten?folder=applications');
    const link = await screen.findByRole('link', { name: 'Zu Ihren Stellenangeboten' });
    expect(link).toHaveAttribute('href', '/profile/company');
  });

  it('AC-14 offer an owner exactly the steps that the server allows', async () => {
    answer({ [receivedUrl]: receivedApplications({ status: 'READ', next: ['INVITED', 'REJECTED'] }) });
    await showAt('/nachrichten?folder=applications');
    const card = await screen.findByRole('article', { name: 'David O.' });
    expect(
      within(card)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Einladen', 'Absagen', 'Löschen']);
    expect(within(card).getByRole('link', { name: 'David O.' })).toHaveAttribute(
      'href',
      '/pflegepersonal/profil/david-1',
    );
  });

  it('AC-14 a step is taken after confirmation, and the new state is announced', async () => {
    const invited = receivedApplications({ status: 'INVITED', next: ['OFFERED', 'REJECTED'] });
    answer({ [receivedUrl]: receivedApplications(), [`PATCH ${API}/company/application/31/`]: invited.results[0]! });
    await showAt('/nachrichten?folder=applications');
    await userEvent.click(await screen.findByRole('button', { name: 'Einladen' }));
    const dialog = await screen.findByRole('dialog', { name: 'David O. einladen?' });
    answer({ [receivedUrl]: invited });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Einladen' }));
    expect(await screen.findByText('Einladung')).toBeVisible();
    expect(site.written).toEqual([{ path: `PATCH ${API}/company/application/31/`, body: { status: 'INVITED' } }]);
  });

  it('AC-14 a rejected step shows the error', async () => {
    answer({ [receivedUrl]: receivedApplications(), [`PATCH ${API}/company/application/31/`]: 409 });
    await showAt('/nachrichten?folder=applications');
    await userEvent.click(await screen.findByRole('button', { name: 'Als gelesen vermerken' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Das hat nicht geklappt.');
    expect(screen.getByText('Eingegangen')).toBeVisible();
  });

  it('AC-14 never offer the step HIRED', async () => {
    answer({ [receivedUrl]: receivedApplications({ status: 'OFFERED', next: ['HIRED', 'REJECTED'] }) });
    await showAt('/nachrichten?folder=applications');
    const steps = await screen.findByRole('group', { name: 'Nächste Schritte: David O.' });
    expect(
      within(steps)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Absagen']);
    expect(document.body).not.toHaveTextContent(/Einstellung|800/);
  });

  it('AC-14 a page behind the last one links to the first page', async () => {
    answer({ [`${API}/company/job-offer/5/application/?limit=20&offset=120`]: { count: 3, results: [] } });
    await showAt('/nachrichten?folder=applications&offer=5&page=7');
    const back = await screen.findByRole('link', { name: 'Zur ersten Seite' });
    expect(back).toHaveAttribute('href', '/nachrichten?folder=applications&offer=5');
  });

  it('AC-14 can be limited to one job offer', async () => {
    answer({
      [receivedUrl]: receivedApplications(),
      [`${API}/company/job-offer/5/application/?limit=20&offset=0`]: receivedApplications(),
    });
    const { addressNow } = await showAt('/nachrichten?folder=applications');
    await userEvent.click(await screen.findByRole('link', { name: 'Nur Bewerbungen auf diese Stelle' }));
    expect(addressNow()).toBe('/nachrichten?folder=applications&offer=5');
    expect(await screen.findByRole('link', { name: 'Alle Bewerbungen' })).toBeVisible();
    expect(await screen.findByRole('article', { name: 'David O.' })).toBeVisible();
  });
});
