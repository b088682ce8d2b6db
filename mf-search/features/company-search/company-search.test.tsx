import { backendOfTests } from '@care/contracts/testing/backend';
import definition from '../../federation';
import { answerAll, city, failure, pagesOf, place, searchAnswer } from '../../testing/fixtures';
import { forNow, loadAt, permanently } from '../../testing/show-page';
import { show, testStore } from '@care/contracts/testing';
import { loadSearch as load, searchHead as head } from './search-page';
import { RouterProvider, useLocation } from '@care/contracts/router';
import { createMemoryRouter } from '@care/contracts/router-testing';
import { parseSearchParams } from '@care/contracts/search';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SortField } from './SortField';
import { CARE_FORMS } from '@care/contracts';
import type { City } from '@care/contracts/schemas';
import { CityText } from '../city/CityText';

const backend = backendOfTests(answerAll());

const SEARCH = '/suche/pflegeanbieter';

it.each([
  ['/köln', '?city_slug=köln'],
  ['/kurzzeitpflege?radius=50', '?services=kurzzeitpflege'],
  ['/kurzzeitpflege+senioren-wg?city_slug=köln', '?city_slug=köln&services=kurzzeitpflege,senioren-wg'],
  ['/köln?features=1,9&place=2&rating=4', '?city_slug=köln&features=1,9&place=2&rating=4'],
  ['?lat=50.9&lon=6.9&radius=50', '?lat=50.9&lon=6.9&radius=50'],
])('SR-01 the address of a provider search: %s requests %s from the backend', async (address, request) => {
  await expect(loadAt(SEARCH + address, backend)).resolves.toEqual({ kind: 'ok' });
  expect(backend.requests).toContain(`/company/search/${request}`);
});

it.each([
  ['/stationaere-pflege', '/stationare-pflege'],
  ['/senioren-wg+kurzzeitpflege', '/kurzzeitpflege+senioren-wg'],
  ['/Köln?radius=20&page=1', '/köln'],
  ['/köln?features=9&features=1&rating=', '/köln?features=1,9'],
  ['/köln?features=99&sort=best&radius=-5', '/köln'],
  ['/koeln?rating=4', '/köln?rating=4'],
  ['/köln?page=1&utm_source=brief', '/köln?utm_source=brief'],
  ['/kurzzeitpflege+urlaub+Meer', '/kurzzeitpflege+weitere-pflegeformen?wort=urlaub,Meer'],
])('SR-04 SR-21 %s is redirected to its canonical address %s, which names unknown words', async (address, to) => {
  await expect(loadAt(SEARCH + address, backend)).resolves.toEqual(permanently(SEARCH + to));
});

it.each(['radius=20&features=1', 'features=1&radius=20', 'radius=20&place=2', 'utm_source=brief'])(
  'SR-04 SR-09 a feature with 20 km or an unknown parameter alone is not redirected: %s',
  async (query) => {
    await expect(loadAt(`/suche/pflegeanbieter/köln?${query}`, backend)).resolves.toEqual({ kind: 'ok' });
  },
);

it.each([
  ['urlaub', '/weitere-pflegeformen?wort=urlaub'],
  ['50667', '?cityField=50667'],
  ['kurzzeitpflege?city_slug=atlantis', '?cityField=atlantis&services=kurzzeitpflege'],
])('SR-21 an unknown word, postcode or city never gives a nationwide list: %s leads to %s', async (slug, to) => {
  await expect(loadAt(`${SEARCH}/${slug}`, backend)).resolves.toEqual(forNow(SEARCH + to));
});

it('SR-21 the address of a provider search: the server renders the page with the unknown word', () => {
  const route = definition.routes?.find(({ path }) => path === '/suche/pflegeanbieter/:slug');
  expect(route?.query).toContain('wort');
});

it('SR-17 the address of a provider search: redirects a page number beyond the end to the last page', async () => {
  backend.answer = answerAll({ search: () => searchAnswer({ results: [], count: 34, page: 9 }) });
  await expect(loadAt(`${SEARCH}/köln?page=9`, backend)).resolves.toEqual(forNow(`${SEARCH}/köln?page=4`));
});

it('SH-15 the address of a provider search: makes the page unavailable, not missing, if the backend fails', async () => {
  backend.answer = () => failure(500, 'Ein unerwarteter Fehler ist aufgetreten');
  await expect(loadAt('/suche/pflegeanbieter/köln', backend)).resolves.toEqual({ kind: 'unavailable' });
});

it('SR-03 the form that is sent without script: leads to the results if one city matches', async () => {
  backend.answer = answerAll({ suggest: [place('köln', 'Köln')] });
  const outcome = await loadAt(`${SEARCH}?cityField=Köln&services=&radiusField=50`, backend);
  expect(outcome).toEqual(forNow(`${SEARCH}/köln?radius=50`));
  expect(backend.requests).toContain('/city/suggest/?phrase=Köln&freetext=true&format=object');
});

it('SR-03 the form that is sent without script: treats several postcodes of one town as that town', async () => {
  backend.answer = answerAll({ suggest: [place('köln', '50667 Köln'), place('köln', '50668 Köln')] });
  await expect(loadAt(`${SEARCH}?cityField=5066`, backend)).resolves.toEqual(forNow(`${SEARCH}/köln`));
});

it.each([
  [
    'cityField=Köln&city_slug=köln&services=kurzzeitpflege&radiusField=20&features=1,9&sort=radiusAsc',
    '/kurzzeitpflege?city_slug=köln&features=1,9&sort=radiusAsc',
  ],
  ['slug=köln', '/köln'],
  ['slug=kurzzeitpflege&city_slug=köln', '/kurzzeitpflege?city_slug=köln'],
  ['cityField=&services=kurzzeitpflege&radiusField=20', '/kurzzeitpflege'],
])('SR-01 SR-03 SR-05 the form that is sent without script: ?%s is the search %s', async (query, address) => {
  await expect(loadAt(`${SEARCH}?${query}`, backend)).resolves.toEqual(forNow(SEARCH + address));
});

it.each(['cityField=&services=kurzzeitpflege&radiusField=50', 'cityField=Atlantis'])(
  'SR-07 SR-21 without script a missing or unknown city stays on the form: %s',
  async (query) => {
    backend.answer = answerAll({ suggest: [] });
    await expect(loadAt(`/suche/pflegeanbieter?${query}`, backend)).resolves.toEqual({ kind: 'ok' });
  },
);

async function headAt(address: string, count = 34) {
  backend.answer = pagesOf(count);
  const url = new URL(address, 'http://site.invalid');
  const context = { store: testStore(), params: { slug: decodeURIComponent(url.pathname).split('/')[3] }, url };
  await load(context);
  const { canonical, prev, next, ...rest } = head(context);
  const decoded = (path: string | undefined) => path && decodeURI(path);
  return { ...rest, canonical: decoded(canonical), prev: decoded(prev), next: decoded(next) };
}

it('SR-17 the head of results: has itself as canonical page, its neighbours, and a description of its own that names the page', async () => {
  const rest = 'vergleichen: Leistungen, Besonderheiten, Bewertungen und offene Stellen.';
  const path = '/suche/pflegeanbieter/kurzzeitpflege?city_slug=köln';
  await expect(headAt(`${path}&page=2`)).resolves.toMatchObject({
    title: 'Kurzzeitpflege in Köln und Umgebung: 34 Anbieter, Seite 2',
    description: `34 Anbieter für Kurzzeitpflege in Köln und Umgebung ${rest} Seite 2.`,
    canonical: `${path}&page=2`,
    prev: path,
    next: `${path}&page=3`,
  });
  await expect(headAt('/suche/pflegeanbieter/kurzzeitpflege')).resolves.toMatchObject({
    description: `34 Anbieter für Kurzzeitpflege in Deutschland ${rest}`,
    prev: undefined,
  });
  await expect(headAt(`${path}&page=4`)).resolves.toMatchObject({ prev: `${path}&page=3`, next: undefined });
});

it.each([
  ['/suche/pflegeanbieter/köln', 34, 'index,follow'],
  ['/suche/pflegeanbieter/kurzzeitpflege?city_slug=köln', 34, 'index,follow'],
  ['/suche/pflegeanbieter/köln', 2, 'noindex,follow'],
  ['/suche/pflegeanbieter/köln?features=1', 34, 'noindex,follow'],
  ['/suche/pflegeanbieter/köln?radius=50', 34, 'noindex,follow'],
  ['/suche/pflegeanbieter/köln?rating=4', 34, 'noindex,follow'],
  ['/suche/pflegeanbieter/köln?place=1', 34, 'noindex,follow'],
  ['/suche/pflegeanbieter/köln?bbox=6.9,50.9,7,51', 34, 'noindex,follow'],
  ['/suche/pflegeanbieter/köln?lat=50.9&lon=6.9', 34, 'noindex,follow'],
  ['/suche/pflegeanbieter/köln?sort=radiusAsc', 34, 'noindex,follow'],
  ['/suche/pflegeanbieter/köln?sort=ratingAsc', 34, 'noindex,follow'],
  ['/suche/pflegeanbieter/ambulante-pflege+kurzzeitpflege', 34, 'noindex,follow'],
  ['/suche/pflegeanbieter', 34, 'noindex,follow'],
])('SR-03 SR-18 the head of results: %s with %i hits is %s', async (address, count, robots) => {
  await expect(headAt(address, count)).resolves.toMatchObject({ robots });
});

it('SR-17 the head of results: has structured data for breadcrumbs and hits', async () => {
  const { jsonLd } = await headAt('/suche/pflegeanbieter/kurzzeitpflege?city_slug=köln&page=2');
  expect(jsonLd).toEqual([
    expect.objectContaining({
      '@type': 'BreadcrumbList',
      itemListElement: [
        expect.objectContaining({ name: 'Startseite', item: '/' }),
        expect.objectContaining({ name: 'Pflegeanbieter', item: '/suche/pflegeanbieter' }),
        expect.objectContaining({ name: 'Köln', item: '/suche/pflegeanbieter/k%C3%B6ln' }),
        expect.objectContaining({ name: 'Kurzzeitpflege' }),
      ],
    }),
    expect.objectContaining({
      '@type': 'ItemList',
      itemListElement: [expect.objectContaining({ position: 11, url: '/pflegeanbieter/profiles/elisabeth-garten' })],
    }),
  ]);
});

function Search() {
  const { search } = useLocation();
  return <SortField filters={parseSearchParams('pflegeanbieter', 'köln', new URLSearchParams(search))} />;
}

it('SR-04 SR-10 a new order keeps a filter whose results are still loading', async () => {
  let isLoaded = () => {};
  const results = new Promise<null>((resolve) => (isLoaded = () => resolve(null)));
  const route = { path: '*', Component: Search, loader: () => results };
  const router = createMemoryRouter([route], {
    hydrationData: { loaderData: { 0: null } },
    initialEntries: ['/suche/pflegeanbieter/k%C3%B6ln'],
  });
  render(<RouterProvider router={router} />);
  await act(async () => void router.navigate('/suche/pflegeanbieter/k%C3%B6ln?features=1'));
  expect(router.state.navigation.state).toBe('loading');
  fireEvent.change(screen.getByRole('combobox', { name: 'Sortieren nach' }), { target: { value: 'radiusAsc' } });
  isLoaded();
  await waitFor(() => expect(router.state.location.search).toBe('?features=1&sort=radiusAsc'));
});

function textOf(counts: Partial<City['counts']>, change: Partial<City> = {}): string {
  const town = city({ counts: { ...city().counts, ...counts }, ...change });
  const { container, unmount } = show(<CityText city={town} radius={20} />);
  const text = (container.textContent ?? '').replaceAll('\u00a0', ' ');
  unmount();
  return text;
}

it('SR-18 the text about a town: says nothing about what the town does not have', () => {
  const by_service = CARE_FORMS.map((value) => ({ value, count: value === 'stationare-pflege' ? 4 : 0 }));
  const none = { company_in_town: 0, job: 0, rated: 0, hiring: 0, dementia_homes: 0, by_service };
  const text = textOf(none);
  expect(text).toMatch(/selbst ist kein Pflegeanbieter eingetragen\. Im Umkreis von 20 km sind es 155\.\s*Stationäre/);
  expect(text).toContain('besondere Angebote wie Demenzpflege.');
  expect(text).not.toMatch(/Ambulante Pflege in|freie Stellen/);
  expect(textOf({ company: 2 })).toBe('');
});

it('SR-18 SR-22 the text about a town: names no average of too few ratings, neither of the town nor of its best provider', () => {
  const top = { name: 'Haus Linde', slug: 'haus-linde', average_rating: null, ratings_count: 2 };
  const text = textOf({}, { average_rating: null, top });
  expect(text).toContain('Davon sind 121 bewertet. 40 Einrichtungen');
  expect(text).toContain('Haus Linde, bisher mit 2 Bewertungen. Das ist noch zu wenig');
  expect(text).not.toContain('Sternen');
});
