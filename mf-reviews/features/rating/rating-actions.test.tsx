import { accountText } from '@care/contracts/account-texts';
import { loadSession, setSession, show } from '@care/contracts/testing';
import { Refusal } from '@care/contracts/testing/site';
import { expectLink } from '@care/contracts/testing/expect-seen';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type RatingListItem, type WaitingRatings as Waiting, waitingRatingsSchema } from '@care/contracts/schemas';
import { siteOfTests } from '../../testing/show-pages';
import { mayNothing, rating, ratingPage } from '../../testing/ratings';
import { showSlot } from '../../testing/show-slot';
import { WaitingRatings } from '../waiting/WaitingRatings';

const site = siteOfTests();

describe('what can be done at a rating', () => {
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
    await setSession(site, true);
    showSlot();
    return within(await screen.findByRole('article', { name: 'Erfahrung 1' }));
  }
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('RV-05 links to the report of a rating of somebody else, also without script and for visitors', async () => {
    lists({ can_report: true });
    showSlot();
    const article = within(await screen.findByRole('article', { name: 'Erfahrung 1' }));
    await expectLink('Bewertung melden', '/pflegeanbieter/bewertung/1/melden', article);
    expect(article.queryByRole('button', { name: 'Antworten' })).toBeNull();
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
    expect(await article.findByText('Ihre Antwort ist veröffentlicht.')).toBeVisible();
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

  it.each([
    ['there are no reviews', { total: 0, average: null, under_review: 1 }, [true, false, true]],
    ['all are answered', {}, [false, true, false]],
  ])('AC-16 says that %s, and counts what is examined', async (_what, changes, shown) => {
    const region = await showSlot(answer({ count: 0, results: [], ...changes }));
    await region.findByRole('link', { name: 'Um Bewertungen bitten' });
    const texts = ['Noch keine Bewertungen', 'Alle sind beantwortet.', /^Eine Bewertung wird gerade geprüft/];
    expect(texts.map((text) => region.queryByText(text) !== null)).toEqual(shown);
    expect(region.queryAllByRole('link', { name: 'Bewertungen lesen' })).toHaveLength(shown[1] ? 1 : 0);
    expect(region.queryByRole('list')).toBeNull();
  });

  it('AC-16 PK-05 Free reads from which package on it can answer', async () => {
    const region = await showSlot(answer({ can_answer: false, count: 1, results: [item(31)] }));
    expect(await region.findByText('Eine ist ohne Antwort.')).toBeVisible();
    expect(region.getByText(/^Nur plus-.* und premium-stufe kann antworten geben\.$/)).toBeVisible();
    expect(region.getByRole('link', { name: 'Pakete ansehen' })).toHaveAttribute('href', '/pakete');
  });
});
