import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { folderOfTests } from '@care/contracts/testing/folder';
import Fastify from 'fastify';
import { compositionOf, type LiveComposition } from './composition';
import { Pages, type PagesOptions } from './pages';
import type { WorkerData } from './render/protocol';
import { Renderer } from './render/renderer';
import { PAGES_OF_TESTS } from './testing/test-settings';

const folder = folderOfTests();
const workerFile = path.join(folder, 'worker.cjs');
const endFile = path.join(folder, 'end');
/**
 * Renders the composition and the number of rendered pages. `/slow` takes time, `/person` must not be cached, `/umzug`
 * redirects, `/weg` has no data, `/teil` lacks a part,
 * `/impressum` ends when the file `end` exists, `/ende` ends the thread, `/entfernt` is not found from the second time on.
 */
writeFileSync(
  workerFile,
  `const { parentPort, workerData } = require('node:worker_threads');
  const page = { kind: 'html', status: 200, styles: { ids: '', css: '' }, footerCss: '', state: {}, route: '', page: 'ready',
    outcome: 'ok', slots: [], problems: [], isWhole: true };
  const frame = { html: '<header>Menü</header><h1>Rahmen</h1>', styles: { ids: '', css: '' }, footerCss: '' };
  const { existsSync } = require('node:fs');
  const seen = new Set();
  let count = 0;
  parentPort.on('message', ({ id, url }) => {
    if (!url) return;
    if (url.startsWith('/ende/')) process.exit();
    const html = '<h1>' + workerData.composition.id + ' ' + ++count + '</h1>';
    const result = url === '/umzug' ? { kind: 'redirect', status: 301, to: '/ziel', visitorsOnly: false }
      : url === '/weg' ? { ...page, html, mayBeKept: true, status: 503, outcome: 'unavailable' }
      : { ...page, html, mayBeKept: url !== '/person', problems: url.startsWith('/teil') ? [{ message: 'kaputt' }] : [] };
    if (url === '/entfernt' && seen.has(url)) Object.assign(result, { status: 404, mayBeKept: false });
    seen.add(url);
    const answer = () => parentPort.postMessage({ kind: 'result', id, result });
    const wait = () => setTimeout(() => existsSync(${JSON.stringify(endFile)}) ? answer() : wait(), 5);
    if (url === '/impressum') wait();
    else setTimeout(answer, url === '/slow' ? 150 : 0);
  });
  parentPort.postMessage({ kind: 'ready', frame });`,
);

const nothing = compositionOf({ revision: 0, slices: {}, history: [] });
const old: LiveComposition = { ...nothing, id: 'old', revision: 1 };
const next: LiveComposition = { ...nothing, id: 'new', revision: 2 };
/** Pages that do not name the parameters that they read. */
const tokenPages = ['/neu', '/teil'].map((pattern) => ({ path: pattern, query: undefined }));
const canary: LiveComposition = { ...nothing, id: 'canary', revision: 1, cohort: 'canary' };
let live = old;
const workerData = (id: string) => ({ composition: { id } }) as unknown as WorkerData;
const rendererWith = (workers: number) =>
  new Renderer(({ id }) => ({ workerFile, workers, workerData: workerData(id) }));
const renderer = rendererWith(1);
const logged: string[] = [];
function pagesWith(changes: Partial<PagesOptions>) {
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => void logged.push(line) } } });
  const pages = new Pages({
    ...PAGES_OF_TESTS,
    renderer,
    compositionFor: (cookies) => (cookies === 'canary' ? canary : live),
    log: app.log,
    ...changes,
  });
  app.setNotFoundHandler((request, reply) => pages.answer(request, reply));
  return { app, pages };
}
const siteWith = (changes: Partial<PagesOptions>) => pagesWith(changes).app;
const app = siteWith({});
beforeAll(() => renderer.use(old, canary));
afterAll(async () => {
  await app.close();
  await renderer.close();
});
const headline = ({ body }: { body: string }) => /<h1>(.*?)<\/h1>/.exec(body)?.[1];

it('SH-10 come from the cache, marked no-store for a signed-in visitor', async () => {
  for (const prefix of ['', '__Secure-', '__Host-']) {
    const first = await app.inject('/seite');
    const again = await app.inject({ url: '/seite', headers: { cookie: `${prefix}authjs.session-token=x` } });
    expect(headline(again)).toBe(headline(first));
    expect(first.headers['cache-control']).toContain('s-maxage=10');
    expect([prefix, again.headers['cache-control']]).toEqual([prefix, 'no-store']);
  }
});

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

it('OP-93 are counted by the outcome of their render and by whether the cache has them', async () => {
  const counted: string[] = [];
  const metrics: PagesOptions['metrics'] = {
    lookedUp: (result) => void counted.push(result),
    rendered: (outcome) => void counted.push(outcome),
  };
  const site = siteWith({ metrics });
  await site.inject('/gezaehlt');
  await site.inject('/gezaehlt');
  expect(counted.splice(0)).toEqual(['miss', 'done', 'hit']);
  await siteWith({ metrics, compositionFor: () => ({ ...nothing, id: 'without workers' }) }).inject('/gezaehlt');
  expect(counted.splice(0)).toEqual(['miss', 'skipped']);
  await siteWith({ metrics, patienceMs: 1 }).inject('/slow');
  expect(counted.splice(0)).toEqual(['miss', 'late']);
});

it('SH-18 that visitors asked for last are rendered in the next composition before it is live; the former ones are dropped then', async () => {
  const looked: string[] = [];
  let current = old;
  const { app: site, pages } = pagesWith({
    metrics: { lookedUp: (result) => void looked.push(result), rendered: () => undefined },
    compositionFor: () => current,
  });
  for (const address of ['/seite', '/teil', '/person', '/umzug', '/pakete']) await site.inject(address);
  const prepared = { ...next, id: 'prepared' };
  await renderer.use(old, canary, prepared);
  await pages.prepare(prepared, old, new AbortController().signal);
  current = prepared;
  pages.forgetOthers({ stable: prepared });
  looked.length = 0;
  const first = headline(await site.inject('/pakete'));
  expect([first, headline(await site.inject('/seite'))]).toEqual(['prepared 1', 'prepared 2']);
  await site.inject('/person');
  current = old;
  await site.inject('/seite');
  expect(looked).toEqual(['hit', 'hit', 'miss', 'miss']);
  await renderer.use(old, canary);
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
  await siteWith({ compositionFor: () => ({ ...old, pages: tokenPages }) }).inject('/teil?token=geheim');
  expect(logged.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { path: '/neu', reason: 'no-pool' },
    { path: '/teil', message: 'kaputt' },
  ]);
  expect(logged.join()).not.toContain('geheim');
});

it('EM-04 that end their threads count as failed for each visitor, also while they are not rendered any more', async () => {
  const slice = { slice: 'mf-products', version: '2.0.0' };
  const ends = { ...nothing, id: 'ends', pages: [{ path: '/ende/:page', slice, query: [] }, ...tokenPages] };
  const lost: unknown[] = [];
  const threads = rendererWith(2);
  await threads.use(ends);
  const onLost: PagesOptions['onLost'] = (release, client) => void lost.push([release, client]);
  const site = siteWith({ renderer: threads, compositionFor: () => ends, onLost });
  for (let visit = 0; visit < 5; visit++) expect((await site.inject(`/ende/${visit}`)).statusCode).toBe(200);
  expect(lost).toEqual(Array.from({ length: 5 }, () => [slice, '127.0.0.1']));
  await site.inject('/teil');
  expect(lost).toHaveLength(5);
  await threads.close();
});

it('SH-18 that take too long come as their frame; a crawler gets 503 and is to come again. The next visitor gets the page', async () => {
  const site = siteWith({ patienceMs: 1 });
  const get = (agent: string) => site.inject({ url: '/impressum', headers: { 'user-agent': agent } });
  const visit = await get('Mozilla/5.0 Firefox/140.0');
  const crawl = await get('Mozilla/5.0 (compatible; Googlebot/2.1)');
  expect([visit.statusCode, crawl.statusCode]).toEqual([200, 503]);
  expect([visit.headers['retry-after'], crawl.headers['retry-after']]).toEqual([undefined, '2']);
  for (const { body, headers } of [visit, crawl]) {
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatch(/<title>[^<]+<.*<header>.*<h1>Rahmen</s);
  }
  writeFileSync(endFile, '');
  let next = await get('');
  for (; headline(next) === 'Rahmen'; next = await get('')) await pause(5);
  expect(headline(next)).toMatch(/^old/);
  expect(next.headers['cache-control']).toContain('s-maxage');
});

it('SH-18 are sent once more while a new one is rendered', async () => {
  const site = siteWith({ cacheSeconds: 0.001 });
  const first = headline(await site.inject('/seite'));
  await pause(5); // longer than a page is fresh
  expect(headline(await site.inject('/seite'))).toBe(first);
  let next = await site.inject('/seite');
  for (; headline(next) === first; next = await site.inject('/seite')) await pause(5);
  expect(headline(next)).toMatch(/^old/);
});

it('SH-18 are not sent any more when a render has not found them', async () => {
  const site = siteWith({ cacheSeconds: 0.001 });
  let { statusCode } = await site.inject('/entfernt');
  expect(statusCode).toBe(200);
  for (; statusCode === 200; { statusCode } = await site.inject('/entfernt')) await pause(5);
  expect((await site.inject('/entfernt')).statusCode).toBe(404);
});

it('EM-04 of a canary are cached apart, and by no cache on the way', async () => {
  const get = (cookie: string) => app.inject({ url: '/seite', headers: { cookie } });
  const [first, again, stable] = [await get('canary'), await get('canary'), await get('')];
  expect([first, again, stable].map((page) => headline(page)?.split(' ')[0])).toEqual(['canary', 'canary', 'old']);
  expect(headline(again)).toBe(headline(first));
  expect(again.headers['cache-control']).toBe('no-store');
  expect(stable.headers['cache-control']).toContain('s-maxage');
  expect(again.body).toContain('"hasCanary":true');
  expect(stable.body).not.toContain('hasCanary');
  const moved = await app.inject({ url: '/umzug', headers: { cookie: 'canary' } });
  expect(moved.headers['cache-control']).toBe('no-store');
});

it('SH-18 SR-04 with unknown query parameters are rendered and cached once; redirects keep them', async () => {
  const first = await app.inject('/pakete');
  for (let i = 0; i < 50; i++) expect(headline(await app.inject(`/pakete?erfunden=${i}`))).toBe(headline(first));
  const { statusCode, headers } = await app.inject('/umzug?utm_source=brief');
  expect([statusCode, headers.location]).toEqual([301, '/ziel?utm_source=brief']);
});

it('EQ-05 of a link with a key are kept by no cache and search engine, and send no referrer', async () => {
  const page = await app.inject('/anfrage/ansehen?key=1.x');
  expect([headline(page), page.body.includes('1.x')]).toEqual(['Rahmen', false]);
  const kept = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
  expect(page.headers).toMatchObject(kept);
});

it('OP-30 are only their frame with `?preview=`, which no cache and no search engine keeps', async () => {
  const preview = await app.inject('/pakete?preview=3');
  expect([preview.statusCode, headline(preview)]).toEqual([200, 'Rahmen']);
  expect(preview.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect((await app.inject('/pakete')).headers).not.toHaveProperty('x-robots-tag');
});

it('SH-01 do not exist at an unreadable address', async () => {
  for (const address of ['/suche/%00', '/suche/a%1fb', '/suche?city_slug=%00', `/suche?q=${'x'.repeat(9000)}`]) {
    const { statusCode, headers } = await app.inject(address);
    expect([400, 414]).toContain(statusCode);
    expect(headers['cache-control']).toBe('no-store');
  }
});

it('EM-01 belong to one composition, also when another one becomes live while they are rendered', async () => {
  const begun = app.inject('/slow');
  const takeover = nextTurn().then(() => {
    live = next;
    return renderer.use(next);
  });
  const page = await begun;
  expect(headline(page)).toMatch(/^old/);
  expect(page.body).toContain('"composition":{"id":"old"');
  expect(page.headers['x-composition']).toBe('old');
  await takeover;
  expect(headline(await app.inject('/slow'))).toMatch(/^new/);
});
