import { accountText } from '@care/contracts/account-texts';
import { elementHtml, loadSession, show, testStore } from '@care/contracts/testing';
import { backendOfTests } from '@care/contracts/testing/backend';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { company, mayNothing, rating, ratingPage } from '../../testing/ratings';
import { showSlot } from '../../testing/show-slot';
import { loadRatings } from './rating-api';
import { ProviderRatings } from './ProviderRatings';
import { Refusal } from '@care/contracts/testing/site';
import { siteOfTests } from '../../testing/new-tab';
import { type RatingListItem, type WaitingRatings as Waiting, waitingRatingsSchema } from '@care/contracts/schemas';
import { WaitingRatings } from '../waiting/WaitingRatings';

const ratings = (count: number) => (url: URL) => {
  const number = (name: string) => Number(url.searchParams.get(name));
  return ratingPage(count, { limit: number('limit'), offset: number('offset') });
};

const backend = backendOfTests(ratings(38));
beforeEach(() => {
  window.location.hash = '';
});
afterEach(() => jest.restoreAllMocks());

const block = async () => within(await screen.findByRole('region', { name: /Bewertung/ }));

const GIVE_PATH = '/pflegeanbieter/bewertung-abgeben/7';

describe('the ratings of a provider', () => {
  it('RV-01 RV-06 RV-08 shows averages and ten ratings per page with author, date, origin, text and answer', async () => {
    backend.answer = ratings(95);
    showSlot();
    const shown = await block();
    expect(shown.getByRole('heading', { level: 2, name: '95 Bewertungen' })).toBeVisible();
    expect(shown.getByText('Gesamtbewertung aus 95 Bewertungen')).toBeVisible();
    expect(shown.getByText('4,9')).toHaveAccessibleName('4,9 von 5 Sternen');
    const aspects = ['Wohnen & Ambiente', 'Essen & Trinken', 'Zuverlässigkeit', 'Freundlichkeit', 'Kompetenz'];
    for (const label of [...aspects, 'Aktivitäten']) expect(shown.getAllByText(label)[0]).toBeVisible();
    expect(shown.getAllByRole('article')).toHaveLength(10);
    expect(backend.requests).toEqual(['/rating/list/7/?limit=10&offset=0']);
    const pages = within(shown.getByRole('navigation', { name: 'Seiten der Bewertungen' }));
    expect(pages.getAllByText(/^\d+$/)).toHaveLength(5);
    const article = within(shown.getByRole('article', { name: 'Erfahrung 2' }));
    for (const text of [
      'Angehörige/r oder Freund/in · Sabine K.',
      '14. Oktober 2026',
      'online bewertet',
      'Worte zur Erfahrung 2.',
      'Antwort von Lindenhof',
      'Danke für Ihre Worte.',
      '16. Oktober 2026',
    ])
      expect(article.getByText(text)).toBeVisible();
    const check = shown.getByRole('link', { name: 'So prüfen wir Bewertungen' });
    expect(check).toHaveAttribute('href', '/so-pruefen-wir-bewertungen');
    const give = shown.getByRole('link', { name: 'Bewertung abgeben' });
    expect(give).toHaveAttribute('href', `/login?callbackUrl=${encodeURIComponent(GIVE_PATH)}`);
  });

  it.each([
    [2, 1],
    [3, 2],
  ])(
    'RV-01 SR-22 of %i ratings says whether they are too few for a large average; a single page has no numbers',
    async (count, averages) => {
      backend.answer = ratings(count);
      showSlot();
      const shown = await block();
      expect(shown.getByText(`Gesamtbewertung aus ${count} Bewertungen`)).toBeVisible();
      const words = 'Erst ab 3 Bewertungen zeigen wir einen Durchschnitt als verlässlich an.';
      expect(shown.queryAllByText(words)).toHaveLength(count === 2 ? 1 : 0);
      expect(shown.getByText('4,9')).toHaveAccessibleName('4,9 von 5 Sternen');
      // One is that of an aspect.
      expect(shown.getAllByText('4,6')).toHaveLength(averages);
      expect(shown.queryByRole('navigation')).not.toBeInTheDocument();
    },
  );

  it('RV-01 RV-02 RV-04 RV-10 shows the stars, comments, names, marks and actions that each rating has', async () => {
    const own = { ...mayNothing, can_edit: true, can_delete: true };
    const results = [
      rating(1, { housing: null, food: null, name_is_chosen: true, verification: 'CONTACT_PROVEN' }),
      rating(2, { food: 2, activities: 1, verification: 'EMAIL', viewer: own }),
      rating(3, { preferred_author_name: '' }),
    ];
    backend.answer = () => ({ ...ratingPage(3), results });
    showSlot();
    const shown = await block();
    const [partial, full, anonymous] = shown.getAllByRole('article').map((article) => within(article));
    expect(partial!.getByText('selbst gewählter Name')).toBeVisible();
    expect(partial!.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      ...['Zuverlässigkeit', 'Freundlichkeit', 'Kompetenz', 'Aktivitäten'],
    ]);
    const marks = [partial, full, anonymous].map((article) =>
      article!.queryAllByText(/^(Kontakt nachgewiesen|E-Mail bestätigt)$/).map(({ textContent }) => textContent),
    );
    expect(marks).toEqual([['Kontakt nachgewiesen'], ['E-Mail bestätigt'], []]);
    await userEvent.click(full!.getByText('Einzelne Bewertungen anzeigen'));
    const aspect = (label: string) => within(full!.getByText(label).parentElement!);
    expect(aspect('Essen & Trinken').getByRole('img')).toHaveAccessibleName('2,0 von 5 Sternen');
    expect(aspect('Aktivitäten').getByRole('img')).toHaveAccessibleName('1,0 von 5 Sternen');
    expect(aspect('Wohnen & Ambiente').getByText('Helle Zimmer')).toBeVisible();
    expect(await full!.findByRole('link', { name: 'Bewertung zu Lindenhof bearbeiten' })).toHaveAttribute(
      'href',
      '/pflegeanbieter/bewertung/2/edit',
    );
    expect(full!.getByRole('button', { name: 'Bewertung zu Lindenhof löschen' })).toBeVisible();
    expect(partial!.queryByRole('button')).toBeNull();
    expect(anonymous!.getByText('Angehörige/r oder Freund/in · anonym')).toBeVisible();
  });

  it('RV-01 PP-24 a page link changes the URL and focuses the block; the back button returns', async () => {
    const { router } = showSlot('/p?a=1');
    const region = await screen.findByRole('region', { name: '38 Bewertungen' });
    expect(region).not.toHaveAttribute('data-scrolled-to');
    await userEvent.click(within(region).getByRole('link', { name: 'Seite 2' }));
    expect(await screen.findByRole('heading', { name: 'Erfahrung 11' })).toBeVisible();
    expect(router.state.location).toMatchObject({ search: '?a=1&bewertungen=2', hash: '#ratings' });
    expect(screen.getByRole('region', { name: '38 Bewertungen' })).toHaveFocus();
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'Erfahrung 1' })).toBeVisible();
  });

  it('RV-01 a page behind the last one shows a message and a link to the last page', async () => {
    showSlot('/p?bewertungen=40');
    const shown = await block();
    expect(await shown.findByText('Auf dieser Seite gibt es keine Bewertungen mehr.')).toBeVisible();
    expect(shown.getByRole('link', { name: 'Seite 4, aktuelle Seite' })).toHaveAttribute(
      'href',
      '/p?bewertungen=4#ratings',
    );
  });

  it('RV-08 without ratings it shows a link to give the first one', async () => {
    backend.answer = ratings(0);
    showSlot();
    expect(await screen.findByRole('heading', { name: 'Noch keine Bewertungen' })).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Bewertung abgeben' })).toBeVisible();
  });

  it('SH-18 a failed load shows an error and can be retried, and does not reset a form beside it', async () => {
    backend.answer = () => 503;
    showSlot();
    expect(await screen.findByText('Die Bewertungen sind gerade nicht erreichbar.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Nachricht'), 'Guten Tag');
    backend.answer = ratings(38);
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('heading', { name: '38 Bewertungen' })).toBeVisible();
    expect(screen.getByLabelText('Nachricht')).toHaveValue('Guten Tag');
  });

  it('PP-24 scrolls to the ratings when they are loaded after the page', async () => {
    window.location.hash = '#ratings';
    showSlot();
    expect(await screen.findByRole('region', { name: '38 Bewertungen' })).toHaveAttribute('data-scrolled-to');
  });
});

describe('on the server', () => {
  it('RV-01 the server HTML contains the page of the URL', async () => {
    await loadRatings(testStore(), company, new URL('http://site.invalid/p?bewertungen=2'));
    const html = elementHtml(<ProviderRatings {...company} />, { at: '/p?bewertungen=2' });
    expect(html).toContain('Erfahrung 11');
    expect(html).not.toContain('Erfahrung 10<');
    expect(html).toContain('id="ratings"');
    expect(html).not.toContain('style="');
  });
});

describe('giving a rating', () => {
  it.each([
    ['RV-08 links a signed-in user to the form', { can_rate: true, has_rated: false }, 'Bewertung abgeben'],
    [
      'RV-09 links somebody who has rated to editing',
      { can_rate: true, has_rated: true },
      'Meine Bewertung bearbeiten',
    ],
    ['RV-07 shows the owner no link', { can_rate: false, has_rated: false }, undefined],
  ])('%s', async (_row, viewer, name) => {
    const expires = '2027-01-01T00:00:00.000Z';
    jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValueOnce(Response.json({ user: { id: '5', name: 'Kim' }, accessToken: 'token', expires }));
    await loadSession();
    backend.answer = (url) => (url.pathname.startsWith('/company/') ? { viewer } : ratings(38)(url));
    showSlot();
    await block();
    await waitFor(() => expect(backend.requests).toContain('/company/by-slug/lindenhof/'));
    const links = () =>
      screen
        .queryAllByRole('link', { name: /^(Bewertung abgeben|Meine Bewertung bearbeiten)$/ })
        .map((link) => [link.textContent, link.getAttribute('href')]);
    await waitFor(() => expect(links()).toEqual(name ? [[name, GIVE_PATH]] : []));
  });
});

describe('what can be done at a rating', () => {
  const site = siteOfTests();
  const LIST = '/api-backend/rating/list/7/?limit=10&offset=0';
  const SEND = 'POST /api-backend/rating/response/';
  const ONLY_PLUS = accountText('errors.onlyPlusPremiumAnswer');
  const response = { id: 3, description: 'Danke für Ihre Worte.', created_at: '2026-10-16T08:00:00.000Z' };

  /** The list of the server: one rating, as the viewer may use it. */
  function lists(viewer: Partial<RatingListItem['viewer']>, change: Partial<RatingListItem> = {}) {
    site.answers[LIST] = {
      ...ratingPage(1),
      results: [rating(1, { viewer: { ...mayNothing, ...viewer }, ...change })],
    };
  }
  async function show() {
    site.signedIn = true;
    await loadSession();
    showSlot();
    return within(await screen.findByRole('article', { name: 'Erfahrung 1' }));
  }
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('RV-05 links to the report of a rating of somebody else, also without script and for visitors', async () => {
    lists({ can_report: true });
    showSlot();
    const article = within(await screen.findByRole('article', { name: 'Erfahrung 1' }));
    expect(article.getByRole('link', { name: 'Bewertung melden' })).toHaveAttribute(
      'href',
      '/pflegeanbieter/bewertung/1/melden',
    );
    expect(article.queryByRole('button', { name: 'Antworten' })).toBeNull();
  });

  it('RV-05 has no such link at an own rating', async () => {
    lists({ can_edit: true });
    const article = await show();
    expect(article.queryByRole('link', { name: 'Bewertung melden' })).toBeNull();
  });

  it('RV-06 the owner answers in a form at the rating; refusals are shown there, and a sent text at the rating', async () => {
    lists({ can_respond: true }, { response: null });
    const article = await show();
    await userEvent.click(await article.findByRole('button', { name: 'Antworten' }));
    const field = screen.getByLabelText(/^Ihre Antwort/);
    expect(field).toHaveFocus();
    await press('Antwort veröffentlichen');
    expect(await screen.findByRole('alert')).toHaveTextContent('Bitte füllen Sie alle Pflichtfelder aus.');
    expect(site.written).toEqual([]);
    await userEvent.type(field, ' Danke. ');
    site.answers[SEND] = new Refusal(403, { details: { detail: ONLY_PLUS } });
    await press('Antwort veröffentlichen');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(ONLY_PLUS));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    const gone = 'Diese Bewertung gibt es nicht mehr.';
    site.answers[SEND] = new Refusal(404, { details: { rating: gone } });
    await press('Antwort veröffentlichen');
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(gone)));
    expect(field).toHaveValue(' Danke. ');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    site.answers[SEND] = { ...response, description: 'Danke.' };
    lists({ can_change_response: true }, { response: { ...response, description: 'Danke.' } });
    await press('Antwort veröffentlichen');
    expect(await article.findByText('Antwort von Lindenhof')).toBeVisible();
    expect(article.getByText('Ihre Antwort ist veröffentlicht.')).toBeVisible();
    expect(site.written.at(-1)).toEqual({
      path: SEND,
      body: { rating: 1, author: expect.any(Number), description: 'Danke.' },
    });
    expect(site.keys[0]).toMatch(/^\S{20,}$/);
  });

  it('RV-06 PK-05 tells the owner with the Free package which packages include answers', async () => {
    lists({ can_respond_from_plus: true }, { response: null });
    const article = await show();
    await userEvent.click(await article.findByRole('button', { name: 'Antworten' }));
    expect(article.getByText(ONLY_PLUS)).toBeVisible();
    expect(article.getByRole('link', { name: 'Pakete vergleichen' })).toHaveAttribute('href', '/pakete');
    expect(screen.queryByLabelText(/^Ihre Antwort/)).toBeNull();
  });

  it('RV-06 the owner changes the answer; closing the form gives the focus back', async () => {
    lists({ can_change_response: true }, { response });
    const article = await show();
    await userEvent.click(await article.findByRole('button', { name: 'Antwort bearbeiten' }));
    expect(screen.getByLabelText(/^Ihre Antwort/)).toHaveValue(response.description);
    await press('Abbrechen');
    expect(screen.getByRole('button', { name: 'Antwort bearbeiten' })).toHaveFocus();
    await press('Antwort bearbeiten');
    await userEvent.type(screen.getByLabelText(/^Ihre Antwort/), ' Kommen Sie wieder.');
    site.answers['PATCH /api-backend/rating/response/3/'] = response;
    await press('Änderung speichern');
    expect(await article.findByText('Ihre Antwort ist geändert.')).toBeVisible();
    expect(site.written).toMatchObject([{ body: { description: `${response.description} Kommen Sie wieder.` } }]);
  });

  it.each([
    ['', 204],
    [', also if that was done before', 404],
  ])('RV-06 the owner deletes the answer after a confirmation%s', async (_when, status) => {
    lists({ can_change_response: true }, { response });
    const article = await show();
    await userEvent.click(await article.findByRole('button', { name: 'Antwort löschen' }));
    expect(site.written).toEqual([]);
    const dialog = within(screen.getByRole('dialog'));
    site.answers['DELETE /api-backend/rating/response/3/'] = status;
    lists({ can_respond: true }, { response: null });
    await userEvent.click(dialog.getByRole('button', { name: 'Antwort löschen' }));
    expect(await article.findByText('Ihre Antwort ist gelöscht.')).toBeVisible();
    expect(await article.findByRole('button', { name: 'Antworten' })).toBeVisible();
    expect(article.queryByText('Antwort von Lindenhof')).toBeNull();
  });
});

describe('the reviews in the company area', () => {
  const site = siteOfTests();
  const URL_OF_LIST = '/api-backend/rating/waiting/?company=7';

  const item = (id: number, page = 1): Waiting['results'][number] => ({
    id,
    page,
    category: 'RELATIVE',
    review_summary: `Erfahrung ${id}`,
    excerpt: `Worte ${id} …`,
    average_rating: 4.5,
    created_at: '2026-10-14T10:00:00.000Z',
  });
  const answer = (changes: Partial<Waiting> = {}) =>
    waitingRatingsSchema.parse({
      ...{ count: 4, results: [item(31), item(30), item(12, 2)], total: 38, average: 4.6 },
      ...{ under_review: 0, can_answer: true },
      ...changes,
    });

  async function showSlot(ratings: object | number) {
    site.signedIn = true;
    site.answers[URL_OF_LIST] = ratings;
    await loadSession();
    show(<WaitingRatings companyId={7} companySlug="lindenhof" />);
    return within(await screen.findByRole('region', { name: 'Bewertungen' }));
  }

  it('AC-16 shows average, number without an answer, and the newest with links to their form; an error can be repeated', async () => {
    const region = await showSlot(500);
    expect(await region.findByText('Ihre Bewertungen konnten nicht geladen werden.')).toBeVisible();
    site.answers[URL_OF_LIST] = answer();
    await userEvent.click(region.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await region.findByText('4 warten auf Ihre Antwort.')).toBeVisible();
    expect(region.getByText(/38 Bewertungen/)).toBeVisible();
    const entries = within(region.getByRole('list')).getAllByRole('listitem');
    expect(entries).toHaveLength(3);
    expect(entries[0]).toHaveTextContent('Erfahrung 31');
    expect(entries[0]).toHaveTextContent(/ · 14\. Oktober 2026/);
    expect(entries[0]).toHaveTextContent('Worte 31 …');
    const target = (name: string) => region.getByRole('link', { name }).getAttribute('href');
    expect([target('Erfahrung 31'), target('Erfahrung 12'), target('Bewertungen lesen')]).toEqual([
      '/pflegeanbieter/profiles/lindenhof#rating-31',
      '/pflegeanbieter/profiles/lindenhof?bewertungen=2#rating-12',
      '/pflegeanbieter/profiles/lindenhof#ratings',
    ]);
    expect(target('Um Bewertungen bitten')).toBe('/profile/company/bewertungen-einladen');
    expect(region.queryByRole('link', { name: 'Pakete ansehen' })).toBeNull();
  });

  it('AC-16 PK-05 Free reads from which package on it can answer', async () => {
    const region = await showSlot(answer({ can_answer: false, count: 1, results: [item(31)] }));
    expect(await region.findByText('Eine ist ohne Antwort.')).toBeVisible();
    expect(region.getByText(/^Nur plus-.* und premium-stufe kann antworten geben\.$/)).toBeVisible();
    expect(region.getByRole('link', { name: 'Pakete ansehen' })).toHaveAttribute('href', '/pakete');
  });

  it('AC-16 says that there are no reviews, or that all are answered, and counts what is examined', async () => {
    const region = await showSlot(answer({ count: 0, results: [], total: 0, average: null, under_review: 1 }));
    expect(await region.findByText('Noch keine Bewertungen')).toBeVisible();
    expect(region.getByText('Eine Bewertung wird gerade geprüft und ist so lange nicht öffentlich.')).toBeVisible();
    expect(region.queryByText('Alle sind beantwortet.')).toBeNull();
    expect(region.queryByRole('link', { name: 'Bewertungen lesen' })).toBeNull();
  });

  it('AC-16 says when all reviews are answered', async () => {
    const region = await showSlot(answer({ count: 0, results: [] }));
    expect(await region.findByText('Alle sind beantwortet.')).toBeVisible();
    expect(region.queryByRole('list')).toBeNull();
  });
});
