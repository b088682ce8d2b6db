import { mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { EMBED_COMPANY_PATH, EMBED_PATH } from '@care/contracts/embed-addresses';
import { writeFiles } from '@care/contracts/testing/folder';
import { serverOfTests } from '@care/contracts/testing/server';
import { startTraceReceiver } from '@care/contracts/testing/trace-receiver';
import type { FastifyInstance } from 'fastify';
import { RELEASE_COHORT_COOKIE } from '../client/release-group';
import { buildShell } from './app';
import { COHORT, TestReleases } from './testing/test-releases';
import { settingsOfTests } from './testing/test-settings';

const releases = new TestReleases();
const dist = path.join(releases.folder, 'dist');
writeFiles(dist, { 'web/main.abc.js': '', 'web/vendor.abc.js': '', 'embed/web/profil.js': '' });
writeFiles(dist, { 'embed/embed.json': JSON.stringify({ version: '1.0.0-x', integrity: {} }) });

const traceparents: unknown[] = [];
const api = serverOfTests(({ headers }, response) => {
  traceparents.push(headers.traceparent);
  response.writeHead(404).end('{}');
});

/** A shell whose pages are rendered by browsers, on the store of these tests. */
async function startShell(environment: Record<string, string> = {}): Promise<FastifyInstance> {
  const store = { API_URL: api.address, RELEASES_DIR: path.join(releases.folder, 'store') };
  const settings = settingsOfTests({ ...store, PUBLIC_ORIGIN: 'https://pflege.example', ...environment });
  return buildShell({ settings, dist, contractsVersion: '1.0.0' });
}

describe('a shell on a store of its own', () => {
  let own: TestReleases;
  beforeEach(() => void (own = new TestReleases(mkdtempSync(path.join(releases.folder, 'own-')))));
  const start = () => startShell({ RELEASES_DIR: path.join(own.folder, 'store'), REGISTRY_POLL_MS: '5' });

  it('SH-18 runs, but is not ready, while its store is empty', async () => {
    const app = await start();
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([503, expect.objectContaining({ status: 'no slices' })]);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await app.close();
  });

  it('SH-18 stays ready, and says so, while the registry cannot be read', async () => {
    await own.publish('1.0.0');
    const app = await start();
    const state = async () => (await app.inject('/readyz')).json<{ status: string }>();
    expect(await state()).toMatchObject({ status: 'ready', revision: 1 });
    writeFileSync(path.join(own.folder, 'store/registry.json'), 'broken');
    while ((await state()).status === 'ready') await pause(5);
    expect(await state()).toMatchObject({ status: 'degraded', registry: 'unreadable', revision: 1 });
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    await app.close();
  });
});

describe('the shell', () => {
  let app: FastifyInstance;
  beforeAll(async () => void (app = await startShell()));
  afterAll(() => app.close());

  it('EM-05 embeds a provider with a name of 140 characters', async () => {
    const { statusCode, headers, body } = await app.inject(`${EMBED_COMPANY_PATH}${'a'.repeat(140)}/fragment`);
    expect([statusCode, body]).toEqual([404, 'Dieses Profil gibt es nicht.']);
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  it('EM-05 lets other sites keep the current script for five minutes, because its address stays the same', async () => {
    const { headers } = await app.inject(`${EMBED_PATH}profil.js`);
    expect(headers['cache-control']).toBe('public, max-age=300');
  });

  it.each(['/pakete', '/suche/%E0%A4%A'])('SH-10 has the headers of every answer at %s', async (address) => {
    const { headers } = await app.inject({ url: address, headers: { 'x-request-id': 'abcdefgh' } });
    expect(headers).toMatchObject({
      'x-request-id': 'abcdefgh',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('SH-09 keeps the query of a page whose form is sent before its script has loaded', async () => {
    const address = '/registration/pflegepersonal?callbackUrl=%2Fpflegeanbieter%2Fhaus';
    const { statusCode, headers } = await app.inject({ method: 'POST', url: address });
    expect([statusCode, headers.location]).toEqual([303, address]);
  });
});

it('SH-18 the access log has one line for each answer with the id of the request, and no query', async () => {
  const app = await startShell({ ACCESS_LOG: 'on' });
  const lines: { id: string; line: unknown[] }[] = [];
  app.addHook('onRequest', async ({ log, id }) => {
    jest.spyOn(log, 'info').mockImplementation((...line) => void lines.push({ id, line }));
  });
  const headers = { 'x-request-id': 'from-the-proxy-0001' };
  for (const url of ['/pakete?email=anna@beispiel.example', '/api-backend/gibt-es-nicht/', '/healthz'])
    await app.inject({ url, headers });
  await app.close();
  // The proxy writes lines of its own.
  expect(lines.filter(({ line }) => line[1] === 'request')).toEqual(
    ['/pakete', '/api-backend/gibt-es-nicht/'].map((path) => ({
      id: 'from-the-proxy-0001',
      line: [{ method: 'GET', path, status: expect.any(Number), ms: expect.any(Number) }, 'request'],
    })),
  );
});

it('OP-95 the trace of a page goes on in its browser, in the calls of that, and in the API', async () => {
  const receiver = await startTraceReceiver();
  const app = await startShell({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.address });
  const { headers } = await app.inject('/pakete?email=geheim@beispiel.example');
  const traceparent = /^traceparent;desc="(.*)"$/.exec(String(headers['server-timing']))?.[1] ?? '';
  traceparents.length = 0;
  await app.inject({ url: '/api-backend/company/search/?name=geheim', headers: { traceparent } });
  const loads = [{ slice: 'shell', version: '1.0.0', ms: 700 }];
  const payload = { page: '/pakete', loads, trace: { traceparent, agoMs: 5000 } };
  expect((await app.inject({ method: 'POST', url: '/telemetry/', payload })).statusCode).toBe(204);
  await app.close();
  receiver.close();
  const [, traceId, page] = traceparent.split('-');
  const named = (name: string) => receiver.spans.find((span) => span.name === name);
  const call = named('GET /api-backend/*');
  expect(named('GET page')).toMatchObject({ service: 'shell', traceId, spanId: page });
  expect(call).toMatchObject({ traceId, parentSpanId: page });
  expect(traceparents).toEqual([`00-${traceId}-${call?.spanId}-01`]);
  const inBrowser = named('page in the browser');
  expect(inBrowser).toMatchObject({ traceId, parentSpanId: page });
  expect(BigInt(inBrowser!.endTimeUnixNano) - BigInt(inBrowser!.startTimeUnixNano)).toBe(700_000_000n);
  expect(JSON.stringify(receiver.spans)).not.toContain('geheim');
});

it('OP-95 without a receiver there are no traces', async () => {
  const app = await startShell();
  traceparents.length = 0;
  const { headers } = await app.inject('/pakete');
  await app.inject('/api-backend/company/search/');
  await app.close();
  expect([headers['server-timing'], traceparents]).toEqual([undefined, [undefined]]);
});

const ofCohort = `${RELEASE_COHORT_COOKIE}=${COHORT}`;

describe('a release that does not load in a browser', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    await releases.publish('0.9.0');
    await releases.publish('1.0.0');
    await releases.canary('1.1.0');
    app = await startShell();
  });
  afterAll(() => app.close());
  const instead = async (version: string, cookie = '') => {
    const url = `/live-release/mf-search?not=${version}`;
    const { statusCode, body } = await app.inject({ url, headers: { cookie } });
    return statusCode === 200 ? (JSON.parse(body) as { version: string }).version : statusCode;
  };

  it('SH-18 EM-04 is replaced by the live one where it was a canary or is older, else by the last good one', async () => {
    expect(await instead('1.1.0', ofCohort)).toBe('1.0.0');
    expect(await instead('1.0.0')).toBe('0.9.0');
    expect([await instead('0.8.0'), await instead('0.8.0', ofCohort)]).toEqual(['1.0.0', '1.1.0']);
  });
});
