/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { compositionOf, type LiveComposition } from './composition';
import { Pages, type PagesOptions } from './pages';
import type { WorkerData } from './render/protocol';
import { Renderer } from './render/renderer';

const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
const workerFile = path.join(folder, 'worker.cjs');
/**
 * Renders the composition and the number of rendered pages. `/slow` takes time, `/person` must not be cached, `/umzug`
 * redirects, `/weg` has no data, `/teil` lacks a part.
 */
writeFileSync(
  workerFile,
  `const { parentPort, workerData } = require('node:worker_threads');
  const page = { kind: 'html', status: 200, styles: { ids: '', css: '' }, footerCss: '', state: {}, route: '', page: 'ready',
    outcome: 'ok', slots: [], problems: [] };
  let count = 0;
  parentPort.on('message', ({ id, url }) => {
    const html = '<h1>' + workerData.composition.id + ' ' + ++count + '</h1>';
    const result = url === '/umzug' ? { kind: 'redirect', status: 301, to: '/ziel', visitorsOnly: false }
      : url === '/weg' ? { ...page, html, mayBeKept: true, status: 503, outcome: 'unavailable' }
      : { ...page, html, mayBeKept: url !== '/person', problems: url.startsWith('/teil') ? [{ message: 'kaputt' }] : [] };
    setTimeout(() => parentPort.postMessage({ kind: 'result', id, result }), url === '/slow' ? 150 : 0);
  });
  parentPort.postMessage({ kind: 'ready' });`,
);
afterAll(() => rmSync(folder, { recursive: true }));

describe('the pages of the site', () => {
  const nothing = compositionOf({ revision: 0, slices: {}, history: [] });
  const [old, next]: LiveComposition[] = [
    { ...nothing, id: 'old', revision: 1 },
    { ...nothing, id: 'new', revision: 2 },
  ];
  /** Pages that do not name the parameters that they read. */
  const tokenPages = ['/neu', '/teil'].map((pattern) => ({ path: pattern, query: undefined }));
  const canary: LiveComposition = { ...nothing, id: 'canary', revision: 1, cohort: 'canary' };
  let live = old!;
  const renderer = new Renderer({
    poolFor: (id) => ({ workerFile, workerData: { composition: { id } } as unknown as WorkerData, workers: 1 }),
  });
  const logged: string[] = [];
  function siteWith(changes: Partial<PagesOptions>) {
    const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => void logged.push(line) } } });
    const pages = new Pages({
      renderer,
      compositionFor: (cookies) => (cookies === 'canary' ? canary : live),
      contractsVersion: '1.0.0',
      scripts: ['/shell/vendor.js', '/shell/main.js'],
      icon: '/icon.svg',
      ownScripts: {},
      origin: 'http://pflege.example',
      cacheSeconds: 60,
      cacheBytes: 1_000_000,
      log: app.log,
      ...changes,
    });
    app.setNotFoundHandler((request, reply) => pages.answer(request, reply));
    return app;
  }
  const app = siteWith({});
  beforeAll(() => renderer.use('old', 'canary'));
  afterAll(async () => {
    await app.close();
    await renderer.close();
  });
  const headline = ({ body }: { body: string }) => /<h1>(.*?)<\/h1>/.exec(body)?.[1];

  it.each(['authjs.session-token', '__Secure-authjs.session-token', '__Host-authjs.session-token'])(
    'SH-10 come from the cache, marked no-store for a signed-in visitor (cookie %s)',
    async (cookie) => {
      const first = await app.inject('/seite');
      const again = await app.inject({ url: '/seite', headers: { cookie: `${cookie}=x` } });
      expect(headline(again)).toBe(headline(first));
      expect(first.headers['cache-control']).toContain('s-maxage=10');
      expect(again.headers['cache-control']).toBe('no-store');
    },
  );

  it.each<[why: string, address: string, changes: Partial<PagesOptions>]>([
    ['AC-13', '/person', {}],
    ['SH-18', '/weg', {}],
    ['SH-18', '/teil', {}],
    ['SH-18', '/pakete', { cacheSeconds: 0 }],
  ])('%s are rendered each time and never cached: %s, %j', async (_why, address, changes) => {
    const site = siteWith(changes);
    const first = await site.inject(address);
    const again = await site.inject(address);
    expect(headline(again)).not.toBe(headline(first));
    expect([first, again].map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store']);
  });

  it('SH-01 that only browsers render have status 404 where there is no such page', async () => {
    const site = siteWith({ renderer: undefined });
    const statusOf = async (address: string) => (await site.inject(address)).statusCode;
    expect([await statusOf('/impressum'), await statusOf('/gibt-es-nicht')]).toEqual([200, 404]);
  });

  it('SH-18 are logged without the query, which may hold personal data', async () => {
    logged.length = 0;
    const site = siteWith({ compositionFor: () => ({ ...nothing, id: 'without workers', pages: tokenPages }) });
    await site.inject('/neu?token=geheim');
    await siteWith({ compositionFor: () => ({ ...old!, pages: tokenPages }) }).inject('/teil?token=geheim');
    expect(logged.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { path: '/neu', reason: 'no-pool' },
      { path: '/teil', message: 'kaputt' },
    ]);
    expect(logged.join()).not.toContain('geheim');
  });

  it('EM-04 of a canary are cached apart, and by no cache on the way', async () => {
    const get = (cookie: string) => app.inject({ url: '/seite', headers: { cookie } });
    const [first, again, stable] = [await get('canary'), await get('canary'), await get('')];
    expect([first, again, stable].map((page) => headline(page)?.split(' ')[0])).toEqual(['canary', 'canary', 'old']);
    expect(headline(again)).toBe(headline(first));
    expect([again, stable].map(({ headers }) => headers['cache-control'])).toEqual([
      'no-store',
      expect.stringContaining('s-maxage'),
    ]);
    expect(again.body).toContain('"hasCanary":true');
    expect(stable.body).not.toContain('hasCanary');
    const moved = await app.inject({ url: '/umzug', headers: { cookie: 'canary' } });
    expect(moved.headers['cache-control']).toBe('no-store');
  });

  it('SH-18 with unknown query parameters are rendered and cached once', async () => {
    const first = await app.inject('/pakete');
    for (let i = 0; i < 50; i++) expect(headline(await app.inject(`/pakete?erfunden=${i}`))).toBe(headline(first));
  });

  it('SR-04 keep unknown query parameters in their redirects', async () => {
    const { statusCode, headers } = await app.inject('/umzug?utm_source=brief');
    expect([statusCode, headers.location]).toEqual([301, '/ziel?utm_source=brief']);
  });

  it.each(['/suche/%00', '/suche/a%1fb', '/suche?city_slug=%00', `/suche?q=${'x'.repeat(9000)}`])(
    'SH-01 do not exist at an unreadable address: %s',
    async (address) => {
      const { statusCode, headers } = await app.inject(address);
      expect([400, 414]).toContain(statusCode);
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  it('EM-01 belong to one composition, also when another one becomes live while they are rendered', async () => {
    const begun = app.inject('/slow');
    const takeover = new Promise<void>((resolve) =>
      setImmediate(() => {
        live = next!;
        resolve(renderer.use('new'));
      }),
    );
    const page = await begun;
    expect(headline(page)).toMatch(/^old/);
    expect(page.body).toContain('"composition":{"id":"old"');
    expect(page.headers['x-composition']).toBe('old');
    await takeover;
    expect(headline(await app.inject('/slow'))).toMatch(/^new/);
  });
});
