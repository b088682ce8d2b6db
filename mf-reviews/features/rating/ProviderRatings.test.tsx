import { elementHtml, loadSession, testStore } from '@care/contracts/testing';
import { backendOfTests } from '@care/contracts/testing/backend';
import { expectLink } from '@care/contracts/testing/expect-seen';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { company, mayNothing, rating, ratingPage } from '../../testing/ratings';
import { showSlot } from '../../testing/show-slot';
import { loadRatings, ratingsPageHref, readRatingsPage } from './rating-api';
import { ProviderRatings } from './ProviderRatings';

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

it('RV-01 RV-06 RV-08 the ratings of a provider: shows averages and ten ratings per page with author, date, origin, text and answer', async () => {
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
  await expectLink('So prüfen wir Bewertungen', '/so-pruefen-wir-bewertungen', shown);
  await expectLink('Bewertung abgeben', `/login?callbackUrl=${encodeURIComponent(GIVE_PATH)}`, shown);
});

it.each([
  [2, 1],
  [3, 2],
])('RV-01 SR-22 says whether %i ratings are too few; a single page has no numbers', async (count, averages) => {
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
});

it('RV-01 RV-02 RV-04 RV-10 the ratings of a provider: shows the stars, comments, names, marks and actions that each rating has', async () => {
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
  await expectLink('Bewertung zu Lindenhof bearbeiten', '/pflegeanbieter/bewertung/2/edit', full);
  expect(full!.getByRole('button', { name: 'Bewertung zu Lindenhof löschen' })).toBeVisible();
  expect(full!.queryByRole('link', { name: 'Bewertung melden' })).toBeNull();
  expect(partial!.queryByRole('button')).toBeNull();
  expect(anonymous!.getByText('Angehörige/r oder Freund/in · anonym')).toBeVisible();
});

it('RV-01 PP-24 the ratings of a provider: a page link changes the URL and focuses the block; the back button returns', async () => {
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

it('RV-01 the ratings of a provider: a page behind the last one shows a message and a link to the last page', async () => {
  showSlot('/p?bewertungen=40');
  const shown = await block();
  expect(await shown.findByText('Auf dieser Seite gibt es keine Bewertungen mehr.')).toBeVisible();
  await expectLink('Seite 4, aktuelle Seite', '/p?bewertungen=4#ratings', shown);
});

it('RV-08 the ratings of a provider: without ratings it shows a link to give the first one', async () => {
  backend.answer = ratings(0);
  showSlot();
  expect(await screen.findByRole('heading', { name: 'Noch keine Bewertungen' })).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bewertung abgeben' })).toBeVisible();
});

it('SH-18 the ratings of a provider: a failed load shows an error and can be retried, and does not reset a form beside it', async () => {
  backend.answer = () => 503;
  showSlot();
  expect(await screen.findByText('Die Bewertungen sind gerade nicht erreichbar.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Nachricht'), 'Guten Tag');
  backend.answer = ratings(38);
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('heading', { name: '38 Bewertungen' })).toBeVisible();
  expect(screen.getByLabelText('Nachricht')).toHaveValue('Guten Tag');
});

it('PP-24 the ratings of a provider: scrolls to the ratings when they are loaded after the page', async () => {
  window.location.hash = '#ratings';
  showSlot();
  expect(await screen.findByRole('region', { name: '38 Bewertungen' })).toHaveAttribute('data-scrolled-to');
});

it('RV-01 the server HTML contains the page of the URL', async () => {
  await loadRatings(testStore(), company, new URL('http://site.invalid/p?bewertungen=2'));
  const html = elementHtml(<ProviderRatings {...company} />, { at: '/p?bewertungen=2' });
  expect(html).toContain('Erfahrung 11');
  expect(html).not.toContain('Erfahrung 10<');
  expect(html).toContain('id="ratings"');
  expect(html).not.toContain('style="');
});

it.each([
  ['RV-08 links a signed-in user to the form', { can_rate: true, has_rated: false }, 'Bewertung abgeben'],
  ['RV-09 links somebody who has rated to editing', { can_rate: true, has_rated: true }, 'Meine Bewertung bearbeiten'],
  ['RV-07 shows the owner no link', { can_rate: false, has_rated: false }, undefined],
])('giving a rating: %s', async (_row, viewer, name) => {
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

it.each(['', '0', '-2', '2.5', '9999999'])('RV-01 an integer is read; "%s" gives page 1', (text) => {
  expect([readRatingsPage('?bewertungen=3'), readRatingsPage(`?bewertungen=${text}`)]).toEqual([3, 1]);
});

it('RV-01 a link has the fragment of the block and keeps other parameters; page 1 has none of its own', () => {
  expect(ratingsPageHref('/p', '?a=1&bewertungen=2', 3)).toBe('/p?a=1&bewertungen=3#ratings');
  expect(ratingsPageHref('/p', '?bewertungen=2', 1)).toBe('/p#ratings');
});
