import { testStore } from '@care/contracts/testing';
import { backendOfTests } from '@care/contracts/testing/backend';
import { answerAll, company, searchAnswer } from '../../testing/fixtures';
import { loadSearch as load } from './load-search';
import { searchHead as head } from './search-head';

const backend = backendOfTests(answerAll());

const found = (count: number) =>
  answerAll({
    search: ({ searchParams }) =>
      searchAnswer({
        results: [company()],
        count,
        page: Number(searchParams.get('page') ?? 1),
        placeLabel: searchParams.has('city_slug') ? 'Köln' : null,
      }),
  });

async function headAt(address: string, count = 34) {
  backend.answer = found(count);
  const url = new URL(address, 'http://site.invalid');
  const context = { store: testStore(), params: { slug: decodeURIComponent(url.pathname).split('/')[3] }, url };
  await load(context);
  const { canonical, prev, next, ...rest } = head(context);
  return {
    ...rest,
    canonical: canonical && decodeURI(canonical),
    prev: prev && decodeURI(prev),
    next: next && decodeURI(next),
  };
}

describe('the head of results', () => {
  it('SR-17 has itself as canonical page and both neighbours in the middle of a search', async () => {
    await expect(headAt('/suche/pflegeanbieter/köln?page=2')).resolves.toMatchObject({
      title: 'Pflegeanbieter in Köln und Umgebung: 34 Anbieter, Seite 2',
      canonical: '/suche/pflegeanbieter/köln?page=2',
      prev: '/suche/pflegeanbieter/köln',
      next: '/suche/pflegeanbieter/köln?page=3',
    });
  });

  it('SR-17 has one neighbour on the first and on the last page', async () => {
    await expect(headAt('/suche/pflegeanbieter/köln')).resolves.toMatchObject({
      prev: undefined,
      next: '/suche/pflegeanbieter/köln?page=2',
    });
    await expect(headAt('/suche/pflegeanbieter/köln?page=4')).resolves.toMatchObject({
      prev: '/suche/pflegeanbieter/köln?page=3',
      next: undefined,
    });
  });

  it('SR-17 has a different description on each page, and names surroundings only for a town', async () => {
    const rest = 'vergleichen: Leistungen, Besonderheiten, Bewertungen und offene Stellen.';
    await expect(headAt('/suche/pflegeanbieter/kurzzeitpflege?city_slug=köln&page=2')).resolves.toMatchObject({
      description: `34 Anbieter für Kurzzeitpflege in Köln und Umgebung ${rest} Seite 2.`,
    });
    await expect(headAt('/suche/pflegeanbieter/kurzzeitpflege')).resolves.toMatchObject({
      description: `34 Anbieter für Kurzzeitpflege in Deutschland ${rest}`,
    });
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
  ])('SR-18 %s with %i hits is %s', async (address, count, robots) => {
    await expect(headAt(address, count)).resolves.toMatchObject({ robots });
  });

  it('SR-17 has structured data for breadcrumbs and hits', async () => {
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

  it('SR-03 is not indexed for the form without criteria', async () => {
    await expect(headAt('/suche/pflegeanbieter')).resolves.toMatchObject({
      title: 'Pflegeanbieter finden',
      robots: 'noindex,follow',
    });
  });
});
