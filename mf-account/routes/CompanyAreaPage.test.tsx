import type { CompanyFigures, CompanyPage } from '@care/contracts/schemas';
import { paul } from '@care/contracts/testing/site';
import { expectFocus, expectLink } from '@care/contracts/testing/expect-seen';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { figuresOf, ownCompany } from '../testing/company-area';
import { showAt, siteOfTests } from '../testing/show-site';
import { defineSliceApi, userApi } from '@care/contracts';
import { loadSession, show, testStore } from '@care/contracts/testing';
import { companyAreaApi } from '../features/company-area/company-area-api';
import { ownershipApi } from '../features/ownership/ownership-api';

const site = siteOfTests();
const HANDOVER = '/api-backend/company/handover/';
const FIGURES = '/api-backend/company/7/figures/';
const quota = (limit: number, used: number) => ({ limit, used, resets_at: '2026-11-30T23:00:00.000Z' });
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));
const region = (name: string | RegExp) => screen.findByRole('region', { name });

function answerWith(company: CompanyPage, figures: CompanyFigures, offers: object[] = []) {
  Object.assign(site.answers, {
    '/api-backend/company/by-slug/lindenhof/': company,
    [FIGURES]: figures,
    '/api-backend/company/7/job-offers/?status=PUBLISHED': { count: offers.length, results: offers },
    '/api-backend/message/quota/': { can_contact: true, quota: quota(5, 4) },
    '/api-backend/message/?unread=5': { count: 3 },
  });
}

describe('the company area', () => {
  beforeEach(() => {
    site.signedIn = true;
    site.user = paul;
    answerWith(ownCompany(), figuresOf([61, 74, 69, 88, 92, 97, 104, 118], { followers: 57, new_applications: 2 }));
  });

  it('AC-16 shows the figures as a chart with a table, also after an error, and another choice in the address', async () => {
    const { [FIGURES]: figuresAnswer } = site.answers;
    site.answers[FIGURES] = 500;
    const { addressNow } = await showAt('/profile/company');
    expect(await screen.findByRole('heading', { level: 1, name: 'Haus Lindenhof' })).toBeVisible();
    await screen.findByRole('alert');
    site.answers[FIGURES] = figuresAnswer!;
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    const figures = within(await region('Was Ihr Profil bewirkt'));
    const bars = within(figures.getByRole('list')).getAllByRole('listitem');
    expect(bars.map(({ textContent }) => textContent).join(' ')).toBe('6140 7441 6942 8843 9244 9745 10446 11847');
    expect(figures.getByRole('row', { name: 'Profilaufrufe 411 292' })).toBeVisible();
    expect(figures.getByText(/57 Menschen haben Ihr Profil insgesamt gemerkt\./)).toBeVisible();
    await userEvent.click(figures.getByRole('link', { name: '12 Monate' }));
    expect(addressNow()).toBe('/profile/company?zeitraum=monate');
    expect(within(figures.getByRole('list')).getAllByRole('listitem')).toHaveLength(12);
    expect(figures.getByRole('row', { name: 'Profilaufrufe 703 0' })).toBeVisible();
    await userEvent.click(figures.getByRole('link', { name: 'Nachrichten' }));
    expect(addressNow()).toBe('/profile/company?zahl=nachrichten&zeitraum=monate');
    expect(figures.getByRole('heading', { name: 'Nachrichten je Monat' })).toBeVisible();
    // Twelve bars are wider than a phone; the keyboard scrolls them.
    expect(figures.getByRole('region', { name: 'Nachrichten je Monat' })).toHaveAttribute('tabindex', '0');
  });

  it('PP-18 the owner answers a claim of somebody else, and reads her answer afterwards, which leaves the focus alone', async () => {
    const dispute = { id: 5, reference: 'IN-2026-0005', answer_until: '2026-11-24T10:00:00Z', answered_at: null };
    const url = '/api-backend/company/7/ownership/disputes/';
    site.answers[url] = { count: 1, results: [dispute] };
    site.answers['POST /api-backend/company/ownership/5/answer/'] = {};
    const own = { email: 'nora@beispiel.example', expires_at: '2026-12-07T10:00:00.000Z' };
    site.answers[HANDOVER] = { own, offered: [] };
    const { goTo } = await showAt('/profile/company');
    expect(await screen.findByText(/wenn Sie geantwortet haben, spätestens nach dem 24\. November 2026/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Antwort senden' }));
    expect(site.written).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: 'Ja, ich vertrete sie weiter.' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Was sollen wir wissen/ }), 'Ich leite sie.');
    const answered = { answered_at: '2026-11-12T10:00:00.000Z', agrees: false, text: 'Ich leite sie.' };
    site.answers[url] = { count: 1, results: [{ ...dispute, ...answered }] };
    await userEvent.click(screen.getByRole('button', { name: 'Antwort senden' }));
    expect(await screen.findByText('Sie haben am 12. November 2026 geantwortet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Antwort senden' })).not.toBeInTheDocument();
    expect(site.written).toEqual([
      { path: 'POST /api-backend/company/ownership/5/answer/', body: { agrees: false, text: 'Ich leite sie.' } },
    ]);
    await goTo('/pakete');
    await goTo('/profile/company');
    expect(await screen.findByText('Sie haben am 12. November 2026 geantwortet.')).toBeVisible();
    expect(await screen.findByText(/^Angeboten an nora@beispiel\.example/)).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it('AC-16 lists what waits', async () => {
    const soon = new Date(Date.now() + 5 * 86_400_000).toISOString();
    const offer = { id: 1, title: 'Nachtwache (m/w/d)', status: 'PUBLISHED', valid_through: soon };
    const later = { ...offer, id: 2, valid_through: new Date(Date.now() + 20 * 86_400_000).toISOString() };
    const figures = figuresOf([1], { new_applications: 2, unanswered_ratings: 2, former_widget_keys: 1 });
    answerWith(ownCompany(), figures, [offer, later]);
    await showAt('/profile/company');
    const todo = within(await region('Das wartet auf Sie'));
    await waitFor(() =>
      expect(todo.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Neu: 3 ungelesene Nachrichten',
        'Neu: 2 neue Bewerbungen',
        '2 Bewertungen ohne AntwortEine Antwort ist einmal möglich und öffentlich.',
        'Schlüssel für Websites prüfenEs gibt noch Schlüssel aus der Zeit vor der Übernahme.',
        expect.stringMatching(/^Eine Stelle endet in 5 TagenNachtwache/),
      ]),
    );
  });

  it('AC-16 PK-05 PK-01 shows the use of the limits; every link to ?package=change comes to the package, with a word on booking', async () => {
    await showAt('/profile/company');
    const panel = await region('Ihr Paket: Plus');
    expect(within(panel).getByText('2 von 3')).toBeVisible();
    expect(await within(panel).findByText('4 von 5')).toBeVisible();
    expect(within(panel).getByText('0 von 11')).toBeVisible();
    expect(panel).not.toHaveTextContent('buchen');
    const link = await screen.findByRole('link', { name: 'Paket ändern' });
    for (let press = 0; press < 2; press++) {
      link.focus();
      await userEvent.click(link);
      await waitFor(() => expect(panel).toHaveFocus());
    }
    expect(panel).toHaveAccessibleDescription(
      'Pakete können Sie auf dieser Website noch nicht buchen oder wechseln. Sie haben nichts bestellt.',
    );
  });

  it('AC-16 shows three gaps at most, each a link into the section, and the own job offers', async () => {
    await showAt('/profile/company');
    const gaps = within(await region('Danach fragen Besucher')).getAllByRole('link');
    const edit = '/pflegeanbieter/profiles/lindenhof?edit=';
    expect(hrefs(gaps)).toEqual([`${edit}images`, `${edit}texts`, `${edit}opening_hours`]);
    expect(await screen.findByText('Stellen von lindenhof')).toBeVisible();
    const links = within(await region('Alles an einem Ort')).getAllByRole('link');
    expect(hrefs(links)).toEqual([
      '/pflegeanbieter/profiles/lindenhof?edit',
      '/profile/company/bilder-und-videos',
      '/profile/company/preise-und-plaetze',
      '/pflegeanbieter/profiles/lindenhof/stellenangebote/neue',
      '/profile/company/widgets',
      '/profile/company/rechnungen',
      '/nachrichten',
      '/nachrichten?folder=applications',
      '/pflegeanbieter',
      '/pakete',
      '/profile',
    ]);
  });

  it('AC-16 PP-20 a new owner of a free profile reads why there are no figures and job offers; nothing waits', async () => {
    const free = ownCompany({ subscription: 'FREE_TIER', job_offers_limit: 0, gallery_limit: 4, job_offers_count: 0 });
    // Free cannot answer reviews.
    answerWith(free, figuresOf([], { unanswered_ratings: 2 }));
    site.answers['/api-backend/message/?unread=5'] = { count: 0 };
    site.answers['/api-backend/message/quota/'] = { can_contact: false, quota: quota(0, 0) };
    await showAt('/profile/company?package=change');
    expect(await region('Ihr Paket: Free')).toHaveFocus();
    expect(await screen.findByText('Noch keine Zahlen.')).toBeVisible();
    expect(screen.getByText('Diese Unterseite ist mit dem ausgewählten Abonnement nicht verfügbar')).toBeVisible();
    expect(screen.queryByText(/^Stellen von/)).not.toBeInTheDocument();
    expect(screen.getByText('0 von 4')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Das wartet auf Sie' })).not.toBeInTheDocument());
  });

  it('AC-16 PP-18 somebody without a company reads how to register or claim one, or how far a claim is; a job seeker whom the area is for', async () => {
    site.user = { ...paul, company: null };
    await showAt('/profile/company');
    expect(await screen.findByText('Zu Ihrem Konto gehört noch keine Einrichtung.')).toBeVisible();
    await expectLink('Einrichtung registrieren', '/registration/einrichtung');
    expect(screen.getByRole('link', { name: 'Einrichtung suchen' })).toHaveAttribute('href', '/');
    const company = { id: 8, slug: 'ahorn', name: 'Haus Ahorn' };
    const claim = { id: 3, company, status: 'PENDING_REVIEW', created_at: '2026-11-19T10:00:00.000Z' };
    site.user = { ...site.user, requested_ownerships: [claim] };
    cleanup();
    await showAt('/profile/company');
    expect(await screen.findByText('Wird geprüft')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Haus Ahorn' })).toBeVisible();
    await expectLink('Antrag ansehen', '/verifizierung-inhaberschaft/8');
    expect(screen.queryByRole('link', { name: 'Einrichtung registrieren' })).toBeNull();
    site.user = { ...paul, company: null, profile_type: 'JOB_SEEKER' };
    cleanup();
    await showAt('/profile/company');
    expect(await screen.findByText('Dieser Bereich ist für Konten von Pflegeanbietern.')).toBeVisible();
    expect(screen.queryByText(/registrieren|Inhaberschaft/i)).toBeNull();
  });

  it('PP-18 the owner offers the provider with address and password, and withdraws the offer', async () => {
    site.answers[HANDOVER] = { own: null, offered: [] };
    await showAt('/profile/company');
    const part = within(await region('Einrichtung übergeben'));
    await userEvent.click(part.getByRole('button', { name: 'Einrichtung übergeben' }));
    expect(part.getByRole('textbox', { name: /^E-Mail-Adresse/ })).toHaveFocus();
    await userEvent.click(part.getByRole('button', { name: 'Abbrechen' }));
    expect(part.getByRole('button', { name: 'Einrichtung übergeben' })).toHaveFocus();
    await userEvent.click(part.getByRole('button', { name: 'Einrichtung übergeben' }));
    await userEvent.type(part.getByRole('textbox', { name: /^E-Mail-Adresse/ }), 'nora@beispiel.example');
    await userEvent.type(part.getByLabelText(/^Ihr Passwort/), 'geheim');
    const own = { email: 'nora@beispiel.example', expires_at: '2026-12-07T10:00:00.000Z' };
    const withdrawal = 'DELETE /api-backend/company/7/handover/';
    const isWithdrawn = () => site.written.some(({ path }) => path === withdrawal);
    site.answers['POST /api-backend/company/7/handover/'] = { own, offered: [] };
    delete site.answers[HANDOVER];
    site.lookUp = (path) => (path === HANDOVER ? { own: isWithdrawn() ? null : own, offered: [] } : undefined);
    site.answers[withdrawal] = {};
    await userEvent.click(part.getByRole('button', { name: 'Übergabe anbieten' }));
    const offer = await part.findByText('Angeboten an nora@beispiel.example, gültig bis 7. Dezember 2026.');
    expect(offer.closest('[role=status]')).toHaveFocus();
    await userEvent.click(part.getByRole('button', { name: 'Angebot zurückziehen' }));
    await waitFor(() => expect(part.queryByText(/^Angeboten an/)).toBeNull());
    expect(site.written.at(-1)?.path).toBe(withdrawal);
    expect(part.getByRole('button', { name: 'Einrichtung übergeben' })).toBeVisible();
    await waitFor(() =>
      expect(part.getByText('Das Angebot ist zurückgezogen.').closest('[role=status]')).toHaveFocus(),
    );
  });

  it('PP-18 the other account accepts or declines an offered provider, by buttons with different names', async () => {
    site.user = { ...paul, company: null };
    const expires_at = '2026-12-07T10:00:00.000Z';
    const nora = { company: { id: 8, name: 'Haus Ahorn', slug: 'ahorn' }, from: 'Nora Neu', expires_at };
    const otto = { company: { id: 9, name: 'Haus Ahorn', slug: 'ahorn-2' }, from: 'Otto Alt', expires_at };
    const offer = (...offered: object[]) => (site.answers[HANDOVER] = { own: null, offered });
    offer(nora, otto);
    const calls = ['DELETE /api-backend/company/8/handover/', 'POST /api-backend/company/9/handover/accept/'];
    for (const call of calls) site.answers[call] = {};
    await showAt('/profile/company');
    const press = async (name: string, result: string) => {
      const title = screen.getByRole('heading', { name: `${name} möchte Ihnen „Haus Ahorn“ übergeben.` });
      const action = result.includes('abgelehnt') ? 'Ablehnen' : 'Annehmen';
      const button = screen.getByRole('button', { name: `${action}: „Haus Ahorn“ von ${name}` });
      expect(button).toHaveTextContent(action);
      await userEvent.click(button);
      await waitFor(() => expect(title).not.toBeInTheDocument());
      await expectFocus(result);
    };
    await screen.findByRole('heading', { name: /^Nora Neu möchte/ });
    offer(otto);
    await press('Nora Neu', 'Sie haben „Haus Ahorn“ abgelehnt.');
    offer();
    await press('Otto Alt', 'Sie vertreten jetzt „Haus Ahorn“.');
    expect(site.written.map(({ path }) => path)).toEqual(calls);
  });
});

/** The profile of the provider, which another slice shows. */
const profileApi = defineSliceApi('profile-of-tests', (build) => ({
  company: build.query<object, void>({ query: () => '/provider/', providesTags: [{ type: 'Company', id: 7 }] }),
}));
function Page() {
  profileApi.company.useQuery();
  userApi.details.useQuery();
  return null;
}
/** How often the profile and the account were requested. */
const timesRead = (path: string) => site.requests.filter((one) => one === `GET /api-backend/${path}`).length;
const reads = () => ['provider/', 'user/details/'].map(timesRead);

it.each([
  ['a code was entered', () => ownershipApi.enterCode.initiate({ company: 7, id: 3, code: '123456' })],
  ['a handover was accepted', () => companyAreaApi.acceptHandover.initiate(7)],
])('PP-18 profile and account are requested again after %s', async (_event, write) => {
  site.signedIn = true;
  site.answers = {
    '/api-backend/provider/': {},
    'POST /api-backend/company/ownership/3/confirm/': {},
    'POST /api-backend/company/7/handover/accept/': {},
  };
  await loadSession();
  show(<Page />);
  await waitFor(() => expect(reads()).toEqual([1, 1]));
  await act(async () => void (await testStore().dispatch<Promise<unknown>>(write())));
  await waitFor(() => expect(reads()).toEqual([2, 2]));
});
