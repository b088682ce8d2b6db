import type {
  ArticleList,
  CompanySearchAnswer,
  GuideList,
  ProductCategoryList,
  SitemapPage,
} from '@care/contracts/schemas';
import { askBackend, searchCompanies, someProduct } from '../support/backend';
import { headOf, mapOf, type Head } from '../support/page-head';
import { expect, test } from '../support/visitor';

const typesIn = ({ jsonLd }: Head) => jsonLd.map((json) => (JSON.parse(json) as { '@type': string })['@type']);

/** A page of every kind that search engines may index. */
async function publicPages(): Promise<string[]> {
  const [companies, articles, guides, categories, product] = await Promise.all([
    searchCompanies({ city_slug: 'köln' }),
    askBackend<ArticleList>('/content/article/?limit=3'),
    askBackend<GuideList>('/content/guide/?limit=3'),
    askBackend<ProductCategoryList>('/product/category/'),
    someProduct(),
  ]);
  return [
    ...['/', '/pflegeanbieter', '/pflegepersonal', '/pakete'],
    ...['/suche/pflegeanbieter/köln', '/suche/pflegeanbieter/berlin', '/suche/pflegeanbieter/betreutes-wohnen'],
    '/suche/pflegeanbieter/stationare-pflege?city_slug=köln',
    ...['/suche/pflegejobs/köln', '/pflegeanbieter/profiles/beispiel/stellenangebote'],
    '/pflegeanbieter/profiles/beispiel/pflegefachkraft-m-w-d-mit-wunschdienstplan',
    ...companies.results.slice(0, 3).map(({ slug }) => `/pflegeanbieter/profiles/${slug}`),
    ...['/pflegemagazin', '/pflegeratgeber', '/pflegeleitfaden'],
    ...articles.results.map(({ slug }) => `/pflegemagazin/${slug}`),
    ...guides.results.map(({ slug }) => `/pflegeratgeber/${slug}`),
    '/pflegeprodukte',
    ...categories.results.map(({ slug }) => `/pflegeprodukte/${slug}`),
    `/pflegeprodukte/${product.category.slug}/${product.slug}`,
    ...['/impressum', '/datenschutz', '/agb', '/barrierefreiheit', '/kontakt'],
    ...['/so-sortieren-wir', '/so-pruefen-wir-bewertungen'],
  ];
}

test.describe('what search engines see', () => {
  test('SH-20 every public page has a title, a description of 70 to 160 characters of its own, and one address', async ({
    request,
    baseURL,
  }) => {
    const heads = new Map<string, Head>();
    for (const path of await publicPages()) heads.set(path, await headOf(request, path));
    for (const [path, { title, description, canonical, robots }] of heads) {
      expect(title, path).toMatch(/ · Pflegefenster$/);
      expect(description?.length ?? 0, `${path}: ${description}`).toBeGreaterThanOrEqual(70);
      expect(description?.length ?? 0, `${path}: ${description}`).toBeLessThanOrEqual(160);
      expect(canonical, path).toBe(baseURL + path);
      expect(robots ?? 'index,follow', path).toBe('index,follow');
    }
    const valuesOf = (key: 'title' | 'description') => [...heads.values()].map((head) => head[key]);
    for (const key of ['title', 'description'] as const) {
      const values = valuesOf(key);
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    }
  });

  test('SR-17 the pages of a search know the one before and the one after', async ({ request, baseURL }) => {
    const path = `${baseURL}/suche/pflegeanbieter/köln`;
    const first = await headOf(request, '/suche/pflegeanbieter/köln');
    expect([first.prev, first.canonical, first.next]).toEqual([undefined, path, `${path}?page=2`]);
    const second = await headOf(request, '/suche/pflegeanbieter/köln?page=2');
    expect([second.prev, second.canonical, second.next]).toEqual([path, `${path}?page=2`, `${path}?page=3`]);
    expect(second.title).not.toBe(first.title);
    expect(second.description).not.toBe(first.description);
  });

  test('SR-18 a narrowed view of a search, and one with few hits, is marked noindex', async ({ request }) => {
    const narrowed = await headOf(request, '/suche/pflegeanbieter/köln?features=1');
    expect(narrowed.robots).toBe('noindex,follow');
  });

  test('SH-20 articles, results and profiles describe themselves', async ({ request }) => {
    const [article] = (await askBackend<ArticleList>('/content/article/?limit=1')).results;
    const { results } = await askBackend<CompanySearchAnswer>('/company/search/?city_slug=k%C3%B6ln');
    expect(typesIn(await headOf(request, `/pflegemagazin/${article?.slug}`))).toEqual(['Article', 'BreadcrumbList']);
    expect(typesIn(await headOf(request, '/suche/pflegeanbieter/köln'))).toEqual(
      expect.arrayContaining(['BreadcrumbList', 'ItemList']),
    );
    expect(typesIn(await headOf(request, '/pflegemagazin'))).toEqual(['BreadcrumbList']);
    const profile = await headOf(request, `/pflegeanbieter/profiles/${results[0]?.slug}`);
    expect(typesIn(profile)).toContain('BreadcrumbList');
    for (const json of profile.jsonLd) expect(json).not.toMatch(/"url":"\/(?!\/)/);
  });

  for (const path of ['/login', '/passwort-vergessen', '/profile', '/nachrichten', '/suche/pflegepersonal/köln']) {
    test(`AC-08 ${path} is marked noindex`, async ({ request }) => {
      expect((await headOf(request, path)).robots).toMatch(/^noindex/);
    });
  }
});

test.describe('the map of the site', () => {
  test('SH-20 leads from robots.txt to every provider once, in parts of at most 10,000', async ({ request }) => {
    const robots = await (await request.get('/robots.txt')).text();
    const index = new URL(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '').pathname;
    const parts = (await mapOf(request, index)).filter((name) => name.includes('providers'));
    const listed: string[] = [];
    for (const part of parts) {
      const paths = await mapOf(request, part);
      expect(paths.length).toBeLessThanOrEqual(10_000);
      listed.push(...paths);
    }
    const known = new Set(listed);
    expect(known.size).toBe(listed.length);

    // The shell keeps a part for ten minutes, and other tests register and hide providers: theirs have changed today.
    const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString();
    const settled: string[] = [];
    for (let page = 1; page <= parts.length; page += 1) {
      const { entries } = await askBackend<SitemapPage>(`/sitemap/providers/?page=${page}`);
      for (const { path, lastmod } of entries) if (lastmod && lastmod < yesterday) settled.push(path);
    }
    expect(settled.length).toBeGreaterThan(listed.length * 0.5);
    expect(settled.filter((path) => !known.has(path))).toEqual([]);
  });

  test('SH-20 lists existing pages with their canonical address that may be indexed; no staff profiles', async ({
    request,
    baseURL,
  }) => {
    const maps = await mapOf(request, '/sitemap.xml');
    for (const map of maps) {
      const paths = await mapOf(request, map);
      expect(paths.filter((path) => path.startsWith('/pflegepersonal/'))).toEqual([]);
      // Some addresses from the start, the middle and the end of each part.
      const some = [0, 0.33, 0.66, 1].map((share) => paths[Math.floor(share * (paths.length - 1))] ?? '');
      for (const path of new Set(some)) {
        const { canonical, robots } = await headOf(request, path);
        expect(canonical, path).toBe(decodeURI(baseURL + path));
        expect(robots ?? 'index,follow', path).toBe('index,follow');
      }
    }
  });

  test('SH-20 has no part that does not exist', async ({ request }) => {
    for (const name of ['staff-1.xml', 'providers-999.xml', 'providers-0.xml']) {
      expect((await request.get(`/sitemaps/${name}`)).status()).toBe(404);
    }
  });
});
