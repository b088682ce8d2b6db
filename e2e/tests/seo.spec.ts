import { expect, test, type APIRequestContext, type APIResponse } from '@playwright/test';
import type { ArticleList, GuideList, ProductCategoryList } from '@care/contracts/schemas';
import { askBackend, searchCompanies, someProduct } from '../support/backend';

interface Head {
  title: string;
  description: string | undefined;
  canonical: string | undefined;
  robots: string | undefined;
}

const unescape = (text: string | undefined) =>
  text?.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

/**
 * An overloaded server lets the browser render a page and sends `no-store`. Crawlers request it again, and so do tests.
 */
async function renderedPage(request: APIRequestContext, path: string): Promise<APIResponse> {
  let response = await request.get(path);
  for (let tries = 1; tries < 4 && response.headers()['cache-control'] === 'no-store'; tries++)
    response = await request.get(path);
  return response;
}

/** What the HTML contains for programs that run no scripts. */
async function headOf(request: APIRequestContext, path: string): Promise<Head> {
  const response = await renderedPage(request, path);
  expect(response.status(), path).toBe(200);
  return headIn(await response.text());
}

/** The head of a document. */
function headIn(html: string): Head {
  const meta = (name: string) => unescape(new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1]);
  const link = (rel: string) => {
    const address = unescape(new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(html)?.[1]);
    return address && decodeURI(address);
  };
  return {
    title: unescape(/<title>([^<]*)<\/title>/.exec(html)?.[1]) ?? '',
    description: meta('description'),
    canonical: link('canonical'),
    robots: meta('robots'),
  };
}

/** All addresses of a part of the site map, as paths. */
async function mapOf(request: APIRequestContext, name: string): Promise<string[]> {
  const response = await request.get(name);
  expect(response.status(), name).toBe(200);
  return [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => {
    const { pathname, search } = new URL(unescape(address) ?? '');
    return pathname + search;
  });
}

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

test.use({ baseURL: process.env.E2E_ORIGIN });

test('SH-20 each public page has its title, description of 70 to 160, one address', async ({ request, baseURL }) => {
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

test('SH-20 AC-08 personal pages are not indexed', async ({ request }) => {
  for (const personal of [
    ...['/login', '/passwort-vergessen', '/profile', '/nachrichten', '/suche/pflegepersonal/köln'],
    '/suche/pflegeanbieter/köln?features=1',
  ])
    expect((await headOf(request, personal)).robots, personal).toMatch(/^noindex/);
});

test('SH-20 the sitemap has each page once by its canonical address, and no staff', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const index = new URL(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '').pathname;
  const listed: string[] = [];
  for (const part of await mapOf(request, index)) {
    const paths = await mapOf(request, part);
    expect(paths.length, part).toBeLessThanOrEqual(10_000);
    listed.push(...paths);
    const last = paths.at(-1)!;
    const { canonical, robots: mayIndex } = await headOf(request, last);
    expect(canonical, last).toBe(decodeURI(baseURL + last));
    expect(mayIndex ?? 'index,follow', last).toBe('index,follow');
  }
  const known = new Set(listed.map(decodeURI));
  expect(known.size).toBe(listed.length);
  expect(listed.filter((path) => path.startsWith('/pflegepersonal/'))).toEqual([]);
  const { results } = await searchCompanies({ city_slug: 'köln' });
  expect(results.filter(({ slug }) => !known.has(`/pflegeanbieter/profiles/${slug}`))).toEqual([]);
});
