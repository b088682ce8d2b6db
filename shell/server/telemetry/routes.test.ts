import { FolderReleaseStore } from '@care/federation/store';
import Fastify, { type FastifyInstance } from 'fastify';
import { folderOfTests } from '@care/contracts/testing/folder';
import { serverOfTests } from '@care/contracts/testing/server';
import type { PlatformStatus } from '@care/contracts/schemas';
import type { LiveReleases } from '../composition';
import type { RunningCanary } from './canary-watch';
import { metricsRoute, type ShellMetrics } from './metrics';
import { statusRoute, telemetryRoute } from './routes';
import { Telemetry } from './telemetry';

const TOKEN = 'a-token-for-prometheus';
const search = { slice: 'mf-search', version: '1.0.0' };
const fault = { ...search, phase: 'render', class: 'TypeError', message: 'kaputt' };

const asked: string[] = [];
const logged: Record<string, unknown>[] = [];
const stopped: unknown[] = [];
let metrics: ShellMetrics;
let canary: RunningCanary | undefined;
let app: FastifyInstance;
let telemetry: Telemetry;
/** Nothing is released in it. */
const store = new FolderReleaseStore(folderOfTests());
let isAway = false;
const api = serverOfTests((request, response) => {
  if (isAway) return request.socket.destroy();
  const code = { 'Bearer staff': 200, 'Bearer nurse': 403 }[request.headers.authorization ?? ''] ?? 401;
  response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { status: code } }));
});

/** A page of a browser at an address. */
const send = (client: string, payload: object) =>
  app.inject({ method: 'POST', url: '/telemetry/', payload, headers: { 'x-forwarded-for': client } });
const page = (changes: object) => ({ page: '/pakete', ...changes });
async function status(authorization = 'Bearer staff') {
  const response = await app.inject({ url: '/api-backend/admin/platform/', headers: { authorization } });
  return { code: response.statusCode, body: response.json<PlatformStatus>(), headers: response.headers };
}

beforeEach(() => {
  for (const list of [asked, logged, stopped]) list.length = 0;
  canary = undefined;
  app = Fastify({
    trustProxy: true,
    logger: { level: 'warn', stream: { write: (line) => void logged.push(JSON.parse(line)) } },
  });
  const releases = {
    stable: { slices: [{ name: 'mf-search', version: '1.0.0' }] },
    canary: { slice: 'mf-search', version: '1.1.0' },
  };
  const live = () => releases as LiveReleases;
  metrics = metricsRoute(app, { token: TOKEN, live, securityExpires: '2030-01-01T00:00:00Z' });
  const site = {
    hasServed: ({ version }: { version: string }) => !version.startsWith('9'),
    get runningCanary() {
      return canary;
    },
    stopCanary: async (which: RunningCanary, reason: string) => {
      canary = undefined;
      stopped.push([which.version, reason]);
    },
    publicationOf: () => undefined,
    takeBack: async () => undefined,
  };
  const places = {
    find: async (stack: string) => {
      asked.push(stack);
      return stack ? ['mf-search/features/x/X.tsx:4:8'] : [];
    },
  };
  telemetry = new Telemetry({ site, places, metrics, log: app.log });
  telemetryRoute(app, telemetry, (cookies) => cookies === 'pf-override=valid');
  statusRoute(app, { telemetry, site, store, contractsVersion: '1.0.0' }, api.address);
});
afterEach(() => app.close());

it('SH-18 /telemetry/: logs slice, version, phase, class and the places of the stack in the sources, but neither the stack nor the client', async () => {
  expect((await send('203.0.113.9', page({ faults: [{ ...fault, stack: 'at x' }] }))).statusCode).toBe(204);
  expect(asked).toEqual(['at x']);
  const places = ['mf-search/features/x/X.tsx:4:8'];
  expect(logged).toEqual([expect.objectContaining({ ...fault, page: '/pakete', places })]);
  expect(logged[0]).not.toHaveProperty('stack');
  expect(JSON.stringify(logged)).not.toContain('203.0.113');
});

it('SH-18 /telemetry/: refuses what no page of ours sends, and neither logs nor counts it', async () => {
  for (const changes of [
    { faults: [{ ...fault, stack: 'x'.repeat(4001) }] },
    { faults: [{ ...fault, phase: 'somewhere' }] },
    { faults: [{ ...fault, slice: '../x' }] },
    { loads: [{ ...search, ms: -1 }] },
    { loads: [{ ...search, ms: 1, person: 7 }] },
    { loads: Array.from({ length: 31 }, () => ({ ...search, ms: 1 })) },
    { page: 'https://elsewhere.example/' },
  ])
    expect([changes, (await send('203.0.113.9', page(changes))).statusCode]).toEqual([changes, 400]);
  expect([...asked, ...logged]).toEqual([]);
  expect((await status()).body.releases.filter(({ views }) => views > 0)).toEqual([]);
});

it('EM-04 /telemetry/: does not count the browser of a developer', async () => {
  const payload = page({ loads: [{ ...search, ms: 5 }], faults: [fault] });
  const headers = { cookie: 'pf-override=valid' };
  const { statusCode } = await app.inject({ method: 'POST', url: '/telemetry/', payload, headers });
  expect(statusCode).toBe(204);
  expect([...asked, ...logged]).toEqual([]);
  expect((await status()).body.releases.filter(({ views }) => views > 0)).toEqual([]);
});

it('SH-18 /telemetry/: accepts sixty a minute per client', async () => {
  const loads = page({ loads: [{ ...search, ms: 5 }] });
  for (let n = 0; n < 60; n++) expect((await send('203.0.113.1', loads)).statusCode).toBe(204);
  const refused = await send('203.0.113.1', loads);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await send('203.0.113.2', loads)).statusCode).toBe(204);
});

it('EM-04 /telemetry/: stops a canary whose pages fail, with one count for each of them', async () => {
  const release = { slice: 'mf-search', version: '1.1.0' };
  canary = { ...release, live: '1.0.0', revision: 2 };
  for (let i = 0; canary && i < 40; i++) {
    const client = `198.51.100.${i}`;
    await send(client, page({ loads: [{ ...release, ms: 100 }] }));
    const failure = { ...fault, ...release };
    await send(client, page({ faults: [failure, { ...failure, again: true }] }));
  }
  // The fault of the last page came after its view.
  expect(stopped).toEqual([['1.1.0', '24 von 25 Aufrufen mit Fehler (96 %), live 0 %']]);
});

it('EM-04 /telemetry/: stops a canary whose pages end the threads that render them, although browsers report nothing', () => {
  canary = { slice: 'mf-search', version: '1.1.0', live: '1.0.0', revision: 2 };
  for (let i = 0; i < 24; i++) telemetry.lost({ slice: 'mf-search', version: '1.1.0' }, `network ${i}`);
  expect(stopped).toEqual([]);
  telemetry.lost({ slice: 'mf-search', version: '1.1.0' }, 'network 24');
  expect(stopped).toEqual([['1.1.0', '25 von 25 Aufrufen mit Fehler (100 %), live 0 %']]);
});

it('EM-04 SH-15 the status of the slices: answers in the format of the API when the API does not answer in time or is away', async () => {
  const expectUnavailable = async () => {
    const response = await app.inject({ url: '/api-backend/admin/platform/' });
    expect([response.statusCode, response.json()]).toMatchObject([502, { error: { code: 'unavailable' } }]);
  };
  jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
  await expectUnavailable();
  isAway = true;
  await expectUnavailable();
  isAway = false;
});

it('EM-04 the status of the slices: is for STAFF only, and never cached', async () => {
  expect((await status('Bearer nurse')).code).toBe(403);
  expect((await status('')).code).toBe(401);
  const { code, headers } = await status();
  expect([code, headers['cache-control']]).toEqual([200, 'private, no-store']);
});

it('EM-04 the status of the slices: counts views and failures of each release, but not of releases that it did not serve', async () => {
  await send('203.0.113.1', page({ loads: [{ ...search, ms: 120 }] }));
  await send('203.0.113.2', page({ loads: [{ ...search, ms: 130 }], faults: [fault] }));
  await send('203.0.113.3', page({ faults: [{ ...fault, phase: 'fetch', class: 'network' }] }));
  const [other, otherFault] = [search, fault].map((one) => ({ ...one, version: '9.0.0' }));
  await send('203.0.113.4', page({ loads: [{ ...other, ms: 1 }], faults: [otherFault] }));
  const { releases } = (await status()).body;
  expect(releases.find(({ slice }) => slice === 'mf-search')).toMatchObject({ views: 3, failed: 1, faulty: 1 });
  expect(releases.map(({ version }) => version)).not.toContain('9.0.0');
});

it('EM-04 SH-18 the status of the slices: shows no more failures than views, also before a page with a failure has reported its view', async () => {
  const figures = async () => (await status()).body.releases.find(({ slice }) => slice === 'mf-search');
  await send('203.0.113.1', page({ faults: [fault] }));
  expect(await figures()).toMatchObject({ views: 0, faulty: 0 });
  for (const changes of [{ loads: [{ ...search, ms: 120 }] }, { faults: [fault] }])
    await send('203.0.113.1', page(changes));
  expect(await figures()).toMatchObject({ views: 1, faulty: 1 });
});

describe('/metrics', () => {
  const read = (authorization = '') => app.inject({ url: '/metrics', headers: { authorization } });

  it('SH-18 is only for those with the token', async () => {
    expect((await read()).statusCode).toBe(404);
    expect((await read('Bearer another-token-of-x')).statusCode).toBe(404);
    expect((await read(`Bearer ${TOKEN}`)).statusCode).toBe(200);
  });

  it('SH-18 has loads and faults by slice, version and phase, failed renders, and answers by route', async () => {
    metrics.renderFailed(search);
    await send('203.0.113.1', page({ loads: [{ ...search, ms: 120 }], faults: [fault] }));
    const text = (await read(`Bearer ${TOKEN}`)).body;
    expect(text).toContain('slice_load_seconds_count{slice="mf-search",version="1.0.0"} 1');
    expect(text).toContain('slice_faults_total{slice="mf-search",version="1.0.0",phase="render"} 1');
    expect(text).toContain('slice_render_failures_total{slice="mf-search",version="1.0.0"} 1');
    expect(text).toMatch(/http_request_duration_seconds_count\{[^}]*route="\/telemetry\/"[^}]*status="204"[^}]*\} 1/);
    expect(text).toContain('process_cpu_seconds_total');
  });

  it('OP-93 has live versions by group, renders, the HTML cache and the end of security.txt', async () => {
    metrics.lookedUp('miss');
    metrics.rendered('skipped', 20);
    await send('203.0.113.1', page({ faults: [{ ...fault, phase: 'fetch' }] }));
    const text = (await read(`Bearer ${TOKEN}`)).body;
    expect(text).toContain('slice_live{slice="mf-search",version="1.0.0",group="all"} 1');
    expect(text).toContain('slice_live{slice="mf-search",version="1.1.0",group="canary"} 1');
    expect(text).toContain('page_render_seconds_count{outcome="skipped"} 1');
    expect(text).toContain('html_cache_lookups_total{result="miss"} 1');
    expect(text).toContain('security_text_expires_timestamp_seconds 1893456000');
    // A release that never loads has loads to compare its faults with.
    expect(text).toContain('slice_loads_total{slice="mf-search",version="1.0.0"} 0');
  });
});
