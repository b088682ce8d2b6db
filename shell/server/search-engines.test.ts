import { serverOfTests } from '@care/contracts/testing/server';
import type { SitemapIndex, SitemapPage } from '@care/contracts/schemas';
import Fastify from 'fastify';
import { searchEngineRoutes } from './search-engines';

const LASTMOD = '2026-11-20T10:00:00.000Z';
const index: SitemapIndex = {
  maps: [
    { kind: 'pages', page: 1, lastmod: null },
    { kind: 'providers', page: 1, lastmod: LASTMOD },
    { kind: 'providers', page: 2, lastmod: LASTMOD },
  ],
};
const providers: SitemapPage = { entries: [{ path: '/pflegeanbieter/profiles/haus-ä&b', lastmod: LASTMOD }] };

let isUp = true;
const answers: Record<string, object> = {
  '/api-backend/sitemap/': index,
  '/api-backend/sitemap/providers/?page=1': providers,
};
const api = serverOfTests(({ url = '' }, response) => {
  response.writeHead(isUp ? 200 : 500, { connection: 'close' }).end(JSON.stringify(answers[url] ?? { entries: [] }));
});
const app = Fastify();
beforeAll(() => searchEngineRoutes(app, { apiUrl: api.address, origin: 'https://www.example.org' }));
afterAll(() => app.close());
const read = (url: string) => app.inject({ url });

it('SH-20 robots.txt closes the API, leaves pictures open and names the map', async () => {
  const { body } = await read('/robots.txt');
  expect(body).toContain('Disallow: /api-backend/');
  expect(body).toContain('Allow: /api-backend/media/');
  expect(body).toContain('Sitemap: https://www.example.org/sitemap.xml');
});

it('SH-20 answers 503 while the API is unreachable, and does not cache that', async () => {
  isUp = false;
  expect((await read('/sitemap.xml')).statusCode).toBe(503);
  isUp = true;
  expect((await read('/sitemap.xml')).statusCode).toBe(200);
});

it('SH-20 the index names every page of every part, with its date where it has one', async () => {
  const { body, headers } = await read('/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  expect([...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual(
    ['pages-1', 'providers-1', 'providers-2'].map((name) => `https://www.example.org/sitemaps/${name}.xml`),
  );
  expect(body.match(/<lastmod>2026-11-20T10:00:00.000Z<\/lastmod>/g)).toHaveLength(2);
});

it('SH-20 a part holds whole addresses that are valid XML; there are no other parts', async () => {
  const { body } = await read('/sitemaps/providers-1.xml');
  expect(body).toContain('<loc>https://www.example.org/pflegeanbieter/profiles/haus-ä&#38;b</loc>');
  for (const file of ['providers-9.xml', 'staff-1.xml', 'providers-0.xml', 'x'])
    expect([file, (await read(`/sitemaps/${file}`)).statusCode]).toEqual([file, 404]);
});
