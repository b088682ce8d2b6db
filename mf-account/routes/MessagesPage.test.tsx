import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyStyles, contextOf, endPage, loadSession, show as showElement, testStore } from '@care/contracts/testing';
import { paul } from '@care/contracts/testing/site';
import {
  folderUrl,
  messageList,
  messageSummary,
  messageUrl,
  opened,
  ownApplications,
  receivedApplications,
  unreadUrl,
} from '../testing/messages';
import { showAt, siteOfTests } from '../testing/show-site';
import { fakeClockOfTests } from '@care/contracts/testing/fake-clock';
import { inboxApi } from '../features/inbox/inbox-api';
import { loadMessage, loadMessages } from '../features/inbox/load-inbox';
import { InboxLabel } from '../features/inbox/InboxLabel';
import { UNREAD_POLL_MS } from '../features/inbox/use-unread-count';
import { userApi } from '@care/contracts';

const site = siteOfTests();
const API = '/api-backend';
const OWN_URL = `${API}/user/application/?limit=20&offset=0`;
const RECEIVED_URL = `${API}/company/application/?limit=20&offset=0`;
const NONE = { count: 0, results: [] };
const jobSeeker = { ...paul, profile_type: 'JOB_SEEKER' as const, company: null };
const careSeeker = { ...paul, profile_type: 'CARE_SEEKER' as const, company: null };
const answer = (answers: Record<string, object | number>) =>
  Object.assign(site.answers, { [unreadUrl]: { count: 0 } }, answers);

describe('the messages page', () => {
  beforeEach(() => (site.signedIn = true));

  it('AC-14 SH-13 lists messages with sender, date and text, unread ones in bold; the folders are links', async () => {
    applyStyles();
    const read = messageSummary({ id: 9, title: 'Rückfrage', read_at: '2026-11-02T10:00:00.000Z' });
    const system = messageSummary({ id: 1, kind: 'SYSTEM', counterparty: null, title: 'Willkommen' });
    const own = messageSummary({ is_own: true, is_held: true });
    answer({
      [folderUrl('inbox')]: messageList([messageSummary(), read, system]),
      [unreadUrl]: { count: 1 },
      [folderUrl('sent')]: messageList([own]),
    });
    const { addressNow } = await showAt('/nachrichten');
    const unread = await screen.findByRole('link', { name: 'Ungelesen: Anfrage Kurzzeitpflege' });
    expect(unread).toHaveStyle({ fontWeight: 700 });
    expect(unread).toHaveAttribute('href', '/nachrichten/12');
    expect(screen.getByRole('link', { name: 'Rückfrage' })).toHaveStyle({ fontWeight: 400 });
    expect(await screen.findByText('1 ungelesen')).toBeVisible();
    expect(screen.getAllByText('Sabine Kellermann')[0]).toBeVisible();
    expect(screen.getAllByText('3. November 2026')[0]).toHaveAttribute('datetime', '2026-11-03T09:30:00.000Z');
    expect(screen.getAllByText(/^Guten Abend/)[0]).toBeVisible();
    expect(screen.getByText('Pflegefenster')).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: 'Ordner' }));
    expect(tabs.getByRole('link', { name: 'Posteingang' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(tabs.getByRole('link', { name: 'Gesendet' }));
    expect(addressNow()).toBe('/nachrichten?folder=sent');
    expect(await screen.findByText('An Sabine Kellermann')).toBeVisible();
    expect(screen.getByText('Wartet auf Ihre Bestätigung')).toBeVisible();
    expect(screen.queryByText('Ungelesen:')).toBeNull();
  });

  it('AC-14 has pages of twenty messages; a page behind the last one links to the first', async () => {
    answer({
      [folderUrl('inbox', 2)]: messageList([messageSummary()], 41),
      [folderUrl('archive', 7)]: messageList([], 3),
    });
    const { goTo } = await showAt('/nachrichten?page=2');
    const pages = within(await screen.findByRole('navigation', { name: 'Seiten' }));
    expect(pages.getByRole('link', { name: 'Seite 3' })).toHaveAttribute('href', '/nachrichten?page=3');
    expect(pages.getByRole('link', { name: 'Vorherige Seite' })).toHaveAttribute('href', '/nachrichten');
    await goTo('/nachrichten?folder=archive&page=7');
    const back = await screen.findByRole('link', { name: 'Zur ersten Seite' });
    expect(back).toHaveAttribute('href', '/nachrichten?folder=archive');
  });

  it('AC-14 a failed load can be retried; an empty folder says so and leads on; a care seeker has no applications tab', async () => {
    site.user = careSeeker;
    for (const folder of ['inbox', 'sent', 'archive']) answer({ [folderUrl(folder)]: messageList([]) });
    answer({ [folderUrl('inbox')]: 503 });
    const { goTo } = await showAt('/nachrichten');
    expect(await screen.findByRole('alert')).toHaveTextContent('Ihre Nachrichten konnten nicht geladen werden.');
    answer({ [folderUrl('inbox')]: messageList([]) });
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    for (const [folder, words, next, address] of [
      ['inbox', 'Sie haben noch keine Nachrichten.', 'Pflegeanbieter finden', '/'],
      ['sent', 'Sie haben noch keine Nachricht gesendet.', 'Pflegeanbieter finden', '/'],
      ['archive', 'Ihr Archiv ist leer.', 'Zum Posteingang', '/nachrichten'],
    ] as const) {
      await goTo(`/nachrichten?folder=${folder}`);
      expect(await screen.findByRole('heading', { name: words })).toBeVisible();
      expect(await screen.findByRole('link', { name: next })).toHaveAttribute('href', address);
    }
    expect(screen.queryByRole('link', { name: /Bewerbungen/ })).toBeNull();
  });

  it.each([
    ['job seeker', jobSeeker, 'Pflegejobs finden', '/pflegepersonal', 'Pflegejobs finden', '/pflegepersonal'],
    ['provider', paul, 'Pflegepersonal finden', '/pflegeanbieter', 'Zu Ihren Stellenangeboten', '/profile/company'],
  ])('AC-14 an empty inbox and no applications lead a %s on', async (_who, person, next, address, offers, area) => {
    site.user = person;
    answer({ [folderUrl('inbox')]: messageList([]), [OWN_URL]: NONE, [RECEIVED_URL]: NONE });
    const { goTo } = await showAt('/nachrichten');
    expect(await screen.findByRole('link', { name: next })).toHaveAttribute('href', address);
    await goTo('/nachrichten?folder=applications');
    await waitFor(() => expect(screen.queryByText('Sie haben noch keine Nachrichten.')).toBeNull());
    expect(await screen.findByRole('link', { name: offers })).toHaveAttribute('href', area);
  });
});

describe('applications in the inbox', () => {
  beforeEach(() => (site.signedIn = true));

  it('AC-14 AC-20 PP-16 a job seeker sees each application with one state, offer, provider and message', async () => {
    site.user = jobSeeker;
    const [invited] = ownApplications({ status: 'INVITED' }).results;
    const job_offer = { id: 6, title: 'Tagdienst', slug: 'tagdienst' };
    const [held] = ownApplications({ id: 32, is_held: true, job_offer }).results;
    answer({ [OWN_URL]: { count: 2, results: [invited, held] } });
    await showAt('/nachrichten?folder=applications');
    const card = within(await screen.findByRole('article', { name: 'Dauernachtwache (m/w/d)' }));
    expect(card.getByText('Einladung')).toBeVisible();
    expect(card.getByText('beworben am 4. November 2026, Einladung am 4. November 2026')).toBeVisible();
    const links = card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Dauernachtwache (m/w/d)', '/pflegeanbieter/profiles/lindenhof/dauernachtwache'],
      ['Haus Lindenhof', '/pflegeanbieter/profiles/lindenhof'],
      [expect.any(String), '/nachrichten/12'],
    ]);
    expect(screen.getByRole('link', { name: 'Meine Bewerbungen' })).toHaveAttribute('aria-current', 'page');
    const waiting = within(screen.getByRole('article', { name: 'Tagdienst' }));
    expect(waiting.getByText('Wartet auf Ihre Bestätigung')).toBeVisible();
    expect(waiting.queryByText(/Eingegangen|zugestellt|gesendet/)).toBeNull();
  });

  it('AC-14 PP-16 are withdrawn and deleted only after a confirmation that explains the effect on an open one', async () => {
    site.user = jobSeeker;
    const withdrawn = ownApplications({ status: 'WITHDRAWN', can_withdraw: false });
    answer({
      [OWN_URL]: ownApplications(),
      [`POST ${API}/user/application/31/withdraw/`]: withdrawn.results[0]!,
      [`DELETE ${API}/user/application/31/`]: {},
    });
    await showAt('/nachrichten?folder=applications');
    const remove = 'Ihre Bewerbung bei Haus Lindenhof löschen';
    await userEvent.click(await screen.findByRole('button', { name: remove }));
    const open = await screen.findByRole('dialog', { name: 'Bewerbung löschen?' });
    expect(open).toHaveTextContent('Diese Bewerbung läuft noch und bleibt beim Pflegeanbieter bestehen.');
    await userEvent.click(within(open).getByRole('button', { name: 'Abbrechen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Bewerbung zurückziehen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bewerbung zurückziehen?' }));
    expect(site.written).toEqual([]);
    answer({ [OWN_URL]: withdrawn });
    await userEvent.click(dialog.getByRole('button', { name: 'Bewerbung zurückziehen' }));
    expect(await screen.findByText('Zurückgezogen')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Bewerbung zurückziehen' })).toBeNull();
    expect(await screen.findByText('Neuer Stand: Zurückgezogen')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('group', { name: 'Nächste Schritte: Haus Lindenhof' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: remove }));
    answer({ [OWN_URL]: NONE });
    await userEvent.click(await screen.findByRole('button', { name: 'Endgültig löschen' }));
    const status = await screen.findByText('Die Bewerbung wurde gelöscht.');
    expect(status.closest('[tabindex]')).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('button', { name: /löschen$/ })).toBeNull());
  });

  it('AC-14 offer an owner exactly the steps that the server allows, but never HIRED', async () => {
    const [read] = receivedApplications({ status: 'READ', next: ['INVITED', 'REJECTED'] }).results;
    const applicant = { name: 'Eva P.', image: null, slug: null };
    const [other] = receivedApplications({ id: 32, applicant, status: 'OFFERED', next: ['HIRED', 'REJECTED'] }).results;
    answer({ [RECEIVED_URL]: { count: 2, results: [read, other] } });
    await showAt('/nachrichten?folder=applications');
    const card = within(await screen.findByRole('article', { name: 'David O.' }));
    const textsOf = (buttons: HTMLElement[]) => buttons.map(({ textContent }) => textContent);
    expect(textsOf(card.getAllByRole('button'))).toEqual(['Einladen', 'Absagen', 'Löschen']);
    expect(card.getByRole('link', { name: 'David O.' })).toHaveAttribute('href', '/pflegepersonal/profil/david-1');
    const steps = within(screen.getByRole('group', { name: 'Nächste Schritte: Eva P.' }));
    expect(textsOf(steps.getAllByRole('button'))).toEqual(['Absagen']);
    expect(document.body).not.toHaveTextContent(/Einstellung|800/);
  });

  it('AC-14 a step is taken after confirmation, and the new state is announced; a rejected one shows the error', async () => {
    const invited = receivedApplications({ status: 'INVITED', next: ['OFFERED', 'REJECTED'] });
    const call = `PATCH ${API}/company/application/31/`;
    answer({ [RECEIVED_URL]: receivedApplications(), [call]: 409 });
    await showAt('/nachrichten?folder=applications');
    await userEvent.click(await screen.findByRole('button', { name: 'Als gelesen vermerken' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Das hat nicht geklappt.');
    expect(screen.getByText('Eingegangen')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Einladen' }));
    const dialog = await screen.findByRole('dialog', { name: 'David O. einladen?' });
    answer({ [RECEIVED_URL]: invited, [call]: invited.results[0]! });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Einladen' }));
    expect(await screen.findByText('Einladung')).toBeVisible();
    expect(site.written.at(-1)).toEqual({ path: call, body: { status: 'INVITED' } });
  });

  it('AC-14 can be limited to one job offer; a page behind the last one links to the first', async () => {
    const ofOffer = (offset: number) => `${API}/company/job-offer/5/application/?limit=20&offset=${offset}`;
    const all = receivedApplications();
    answer({ [RECEIVED_URL]: all, [ofOffer(0)]: all, [ofOffer(120)]: { count: 3, results: [] } });
    const { addressNow, goTo } = await showAt('/nachrichten?folder=applications');
    await userEvent.click(await screen.findByRole('link', { name: 'Nur Bewerbungen auf diese Stelle' }));
    expect(addressNow()).toBe('/nachrichten?folder=applications&offer=5');
    expect(await screen.findByRole('link', { name: 'Alle Bewerbungen' })).toBeVisible();
    expect(await screen.findByRole('article', { name: 'David O.' })).toBeVisible();
    await goTo('/nachrichten?folder=applications&offer=5&page=7');
    const back = await screen.findByRole('link', { name: 'Zur ersten Seite' });
    expect(back).toHaveAttribute('href', '/nachrichten?folder=applications&offer=5');
  });
});

const requestCount = () => site.requests.filter((one) => one === `GET ${unreadUrl}`).length;

function Reading() {
  const [markRead] = inboxApi.markRead.useMutation();
  return <button onClick={() => void markRead([12])}>lesen</button>;
}

async function show() {
  await loadSession();
  showElement(
    <>
      <a href="/nachrichten">
        <InboxLabel label="Nachrichten" />
      </a>
      <Reading />
    </>,
  );
}

const setVisibility = (visibilityState: DocumentVisibilityState) =>
  act(() => {
    Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

describe('the unread count in the navigation bar', () => {
  beforeEach(() => {
    site.signedIn = true;
    site.answers = { [unreadUrl]: { count: 3 } };
  });
  afterEach(() => {
    // A label that is still shown would send a request, which may arrive during the next test.
    cleanup();
    setVisibility('visible');
  });

  it('AC-14 SH-06 is part of the name of the link, read again after reading and when the tab becomes visible, at most "99+"', async () => {
    await show();
    expect(await screen.findByRole('link', { name: 'Nachrichten, 3 ungelesen' })).toBeVisible();
    expect(screen.getByText('3')).toBeVisible();
    site.answers = { [unreadUrl]: { count: 2 }, [`PATCH ${messageUrl()}`]: opened() };
    await userEvent.click(screen.getByRole('button', { name: 'lesen' }));
    expect(await screen.findByRole('link', { name: 'Nachrichten, 2 ungelesen' })).toBeVisible();
    setVisibility('hidden');
    site.answers = { [unreadUrl]: { count: 1234 } };
    setVisibility('visible');
    expect(await screen.findByRole('link', { name: 'Nachrichten, 1.234 ungelesen' })).toBeVisible();
    expect(screen.getByText('99+')).toBeVisible();
  });

  it('AC-14 is not shown without an answer, and not requested for visitors', async () => {
    site.answers = {};
    await show();
    await waitFor(() => expect(requestCount()).toBe(1));
    expect(screen.getByRole('link')).toHaveAccessibleName('Nachrichten');
    expect(screen.queryByText('0')).toBeNull();
    cleanup();
    site.signedIn = false;
    await show();
    setVisibility('hidden');
    setVisibility('visible');
    expect(requestCount()).toBe(1);
  });

  describe('while time passes', () => {
    const clock = fakeClockOfTests();

    it('AC-14 is polled, but not in a hidden tab', async () => {
      await show();
      await clock.until(() => screen.queryByText('3'));
      site.answers = { [unreadUrl]: { count: 4 } };
      await clock.pass(UNREAD_POLL_MS + 1000);
      await clock.until(() => screen.queryByText('4'));
      expect(requestCount()).toBe(2);
      setVisibility('hidden');
      await clock.pass(3 * UNREAD_POLL_MS);
      site.answers = { [unreadUrl]: { count: 5 } };
      setVisibility('visible');
      await clock.until(() => screen.queryByText('5'));
      expect(requestCount()).toBe(3);
    });
  });
});

const OFFER_URL = `${API}/company/job-offer/5/application/?limit=20&offset=0`;
/** What a loader has requested, with its outcome. */
async function loaded(load: typeof loadMessages, path: string, params = {}) {
  endPage();
  await loadSession();
  await testStore().dispatch(userApi.details.initiate());
  site.requests = [];
  return [await load(contextOf(path, params)), ...site.requests];
}
const ok = { kind: 'ok' };

it('AC-14 SH-09 loaders of the inbox: fetch the folder, the applications of the kind of user, or the message; nothing for visitors', async () => {
  site.signedIn = true;
  expect(await loaded(loadMessages, '/nachrichten?folder=sent&page=2')).toEqual([ok, `GET ${folderUrl('sent', 2)}`]);
  const applications = '/nachrichten?folder=applications';
  expect(await loaded(loadMessages, `${applications}&offer=5`)).toEqual([ok, `GET ${OFFER_URL}`]);
  // Here the message is missing, which the page says.
  expect(await loaded(loadMessage, '/nachrichten/12', { id: '12' })).toEqual([ok, `GET ${messageUrl()}`]);
  site.user = jobSeeker;
  expect(await loaded(loadMessages, applications)).toEqual([ok, `GET ${OWN_URL}`]);
  site.signedIn = false;
  expect(await loaded(loadMessages, '/nachrichten')).toEqual([ok]);
  expect(await loaded(loadMessage, '/nachrichten/12', { id: '12' })).toEqual([ok]);
});
