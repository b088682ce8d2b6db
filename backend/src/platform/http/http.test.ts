import { Agent, request as send, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Ajv2020 from 'ajv/dist/2020';
import { sql } from 'kysely';
import { z } from 'zod';
import contracts from '@care/contracts/package.json';
import { API_PREFIX } from '@care/contracts/constants';
import { appOfTests, createTestApp, type TestApp } from '../../testing/test-app';
import { startTraceReceiver } from '@care/contracts/testing/trace-receiver';
import type { App } from './app-type';
import { createPerson, PASSWORD } from '../../testing/people';
import { sweepRateLimits } from './rate-limit';
import { ApiError, validationError } from './errors';
import { roomInWindow } from '../../testing/limit-windows';
import { daysFromNow, insertCompany, insertUser, signIn, rowOf, updateRows, insertRows } from '../../testing/rows';
import { keepPlan } from '../database/database';

const codeSchema = z.object({ code: z.string() });
function addSampleRoutes(app: App): void {
  const schema = { summary: 'Answers', response: { 200: z.object({ ok: z.boolean() }) } };
  const ok = async () => ({ ok: true });
  app.get(`${API_PREFIX}/sample/`, { schema }, ok);
  const params = z.object({ id: z.coerce.number().int().positive() });
  app.get(`${API_PREFIX}/sample/:id/`, { schema: { ...schema, params } }, ok);
  app.get(`${API_PREFIX}/query/`, { schema: { ...schema, querystring: z.object({ n: z.coerce.number().int() }) } }, ok);
  const body = z.object({ name: z.string().min(1), at: z.object({ zip: z.string().min(1) }) });
  app.post(`${API_PREFIX}/sample/`, { schema: { ...schema, body } }, ok);
  app.get(`${API_PREFIX}/fault/`, { schema }, () => Promise.reject(new Error('secret detail')));
  app.get(`${API_PREFIX}/text/`, { schema }, async () => {
    await app.databases.primary.pool.query('select $1::text', ['a\u0000b']);
    return { ok: true };
  });
  app.get(`${API_PREFIX}/database-error/:code/`, { schema: { ...schema, params: codeSchema } }, async ({ params }) => {
    await sql`do ${sql.lit(`begin raise using errcode = '${params.code}'; end`)}`.execute(app.databases.primary.kysely);
    return { ok: true };
  });
  app.get(`${API_PREFIX}/time/`, { schema }, async (request) => {
    await request.reads.pool.query('select 1');
    const pause = () => sql`select pg_sleep(0.2)`.execute(request.reads.kysely);
    await Promise.all([pause(), pause()]);
    return { ok: true };
  });
}
const RETRY_TEXT = 'Gerade sind sehr viele Anfragen unterwegs. Bitte versuchen Sie es gleich erneut.';
/** An API with a route whose answers wait until the test lets them go. */
async function startWithSlowRoute(settings: { MAX_IN_FLIGHT?: number } = {}) {
  const waiting: (() => void)[] = [];
  let changed = (): void => undefined;
  const slow = async () => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      changed();
    });
    return {};
  };
  const test = await createTestApp({
    settings: { ...settings, LOG_LEVEL: 'silent' },
    extend: (app) => {
      const schema = { response: { 200: z.object({}) } };
      app.get('/api-backend/slow/', { schema }, slow);
      app.post('/api-backend/slow/', { schema }, slow);
    },
  });
  /** Waits until this number of requests waits. */
  const untilWaiting = async (count: number): Promise<void> => {
    while (waiting.length < count) await new Promise<void>((resolve) => (changed = resolve));
  };
  return { test, waiting, untilWaiting };
}
const TEN_MINUTES = 600_000;
const TOKEN = 'a-token-for-prometheus';
const ID = 'request-of-a-test';
const logged: { id: string; message: unknown; sql?: string }[] = [];
function addRoutes(app: App): void {
  app.addHook('onRequest', async ({ id, log }) => {
    jest.spyOn(log, 'warn').mockImplementation((about: unknown, message: unknown) => {
      logged.push({ id, message, ...(about as object) });
    });
  });
  const response = { 200: z.object({ query: z.string() }) };
  const own = sql`select query from pg_stat_activity where pid = pg_backend_pid()`;
  const read = async (query: typeof own) => {
    const { rows } = await query.execute(app.databases.primary.kysely);
    return rows[0] as { query: string };
  };
  app.get(`${API_PREFIX}/activity/`, { schema: { response } }, () => read(own));
  app.get(`${API_PREFIX}/kept-plan/`, { schema: { response } }, () => read(sql`${keepPlan} ${own}`));
  app.get(`${API_PREFIX}/undocumented/`, async () => ({ anything: 1 }));
  app.get(`${API_PREFIX}/wrong/`, { schema: { response: { 200: codeSchema } } }, async (_request, reply) => {
    reply.type('application/json').serializer(() => '{"code":1}');
    return { code: '1' };
  });
  app.get(`${API_PREFIX}/transaction/`, { schema: { response } }, async () => {
    await app.databases.primary.kysely.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      const idle = sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'`;
      await idle.execute(app.databases.primary.kysely);
      await sql`select 1`.execute(transaction);
    });
    return { query: '' };
  });
  const rateLimit = { name: 'limited', limit: 1, windowSeconds: 86_400, key: 'address' } as const;
  app.get(`${API_PREFIX}/limited/`, { config: { rateLimit }, schema: { response } }, async () => ({ query: '' }));
  app.get(`${API_PREFIX}/slow/`, { schema: { response } }, async () => {
    await sql`select pg_sleep(${0.55})`.execute(app.databases.primary.kysely);
    return { query: '' };
  });
}

interface Operation {
  summary?: string;
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}

describe('platform', () => {
  const test = appOfTests({ extend: addSampleRoutes, settings: { LOG_LEVEL: 'silent' } });

  const post = (payload: string, contentType = 'application/json') =>
    test.post('/api-backend/sample/', payload, { 'content-type': contentType });

  it('SH-01 /readyz asks the database once a second, and answers 503 without it', async () => {
    const ready = async (): Promise<number> => (await test.inject('/readyz')).statusCode;
    const clock = jest.spyOn(performance, 'now');
    const query = jest.spyOn(test.databases.primary.pool, 'query');
    const atSecond = (second: number): void => void clock.mockReturnValue(1e9 + 1000 * second);
    atSecond(0);
    expect(await Promise.all([ready(), ready(), ready()])).toEqual([200, 200, 200]);
    expect(query.mock.calls).toEqual([['select 1']]);
    query.mockImplementation(() => {
      throw new Error('gone');
    });
    expect(await ready()).toBe(200);
    atSecond(1);
    expect([await ready(), await ready()]).toEqual([503, 503]);
    expect(query).toHaveBeenCalledTimes(2);
    query.mockRestore();
    atSecond(2);
    expect([await ready(), (await test.inject('/healthz')).statusCode]).toEqual([200, 200]);
    clock.mockRestore();
  });

  it.each([
    ['an unknown path', '/api-backend/nirgends/', 404, 'not_found'],
    ['an id that is no number', '/api-backend/sample/abc/', 404, 'not_found'],
    ['a query that does not fit', '/api-backend/query/?n=x', 400, 'bad_request'],
    ['broken percent-encoding in the path', '/api-backend/sample/%E0%A4%A/', 400, 'bad_request'],
    ['text that the database cannot hold', '/api-backend/text/', 400, 'bad_request'],
    ['an address of 10 kB', `/api-backend/sample/?q=${'a'.repeat(10_000)}`, 414, 'uri_too_long'],
    ['a fault of ours', '/api-backend/fault/', 500, 'unexpected'],
  ])('SH-25 answers %s in the usual error format', async (_what, url, status, code) => {
    const response = await test.inject(url);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({
      error: { status, code, message: expect.stringMatching(/\S/), request_id: expect.any(String) },
    });
    if (status === 500) expect(response.json().error.message).toBe('Ein unerwarteter Fehler ist aufgetreten');
    expect(response.body).not.toContain('secret');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['too many connections', '53300'],
    ['a full disk', '53100'],
    ['a fault of its disk', '58030'],
    ['a server that only reads', '25006'],
    ['a deadlock', '40P01'],
    ['transactions without a possible order', '40001'],
    ['a lock that is not free in time', '55P03'],
  ])('SH-25 answers 503 with a retry text if the database reports %s', async (_what, code) => {
    const response = await test.inject(`/api-backend/database-error/${code}/`);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
    expect(response.json().error.message).toMatch(/Bitte versuchen Sie es erneut\.$/);
  });

  it('SH-21 maps errors in a body to its fields, in German', async () => {
    const response = await post('{"name":"","at":{}}');
    expect(response.statusCode).toBe(422);
    const required = 'Bitte füllen Sie dieses Feld aus.';
    expect(response.json().error.details).toEqual({ name: required, 'at.zip': required });
  });

  it('SH-25 refuses malformed JSON, foreign types and bodies over 1 MiB', async () => {
    const large = JSON.stringify({ name: 'a'.repeat(1_100_000) });
    const answers = [await post('{'), await post(''), await post('<a/>', 'application/xml'), await post(large)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 415, 413]);
  });

  it('SH-14 allows caching of reads without a token for a minute, no caching of answers to a token, and no embedding', async () => {
    const anonymous = await test.inject('/api-backend/sample/');
    expect(anonymous.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=300');
    const common = { vary: 'Accept-Language, Authorization', 'cross-origin-resource-policy': 'same-origin' };
    expect(anonymous.headers).toMatchObject(common);
    const personal = await test.get('/api-backend/sample/', { authorization: 'Bearer x' });
    expect(personal.headers['cache-control']).toBe('private, no-store');
  });

  it('SH-23 answers with and without the trailing slash', async () =>
    expect((await test.inject('/api-backend/sample')).statusCode).toBe(200));

  it('SH-01 sends the time in the database, simultaneous queries counted once, and in total', async () => {
    const header = String((await test.inject('/api-backend/time/')).headers['server-timing']);
    const [, database = 0, total = 0] = (/^db;dur=([\d.]+), total;dur=([\d.]+)$/.exec(header) ?? []).map(Number);
    expect(database).toBeGreaterThanOrEqual(200);
    expect(total).toBeGreaterThanOrEqual(database);
  });

  it('EM-03 sends the version of its contracts', async () =>
    expect((await test.inject('/healthz')).headers['x-contract-version']).toBe(contracts.version));

  it('SH-24 serves an OpenAPI 3.1 document and a page to read it', async () => {
    const document = (await test.inject('/api-backend/openapi.json')).json();
    expect(document.openapi).toMatch(/^3\.1/);
    const some = ['/api/auth/session', '/api-backend/auth/register/', '/api-backend/user/details/'];
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(some));
    const { responses } = document.paths['/api-backend/user/details/'].get;
    expect(Object.keys(responses).sort()).toEqual(['200', '4XX', '5XX']);
    expect((await test.inject('/api-backend/docs/')).body).toContain('<title>Swagger UI</title>');
  });

  it('SH-24 every operation of the document says what it does and describes its answer', async () => {
    const operations = Object.entries(test.paths()).flatMap(([path, methods]) =>
      Object.entries(methods as Record<string, Operation>).map(([method, one]) => ({
        ...one,
        name: `${method} ${path}`,
      })),
    );
    const answers = (one: Operation) => Object.keys(one.responses).some((status) => /^[23]\d\d$/.test(status));
    expect(operations.filter((one) => !one.summary || !answers(one)).map(({ name }) => name)).toEqual([]);
  });

  it('SH-24 the schemas of all answers are valid', () => {
    const schemas = Object.values(test.paths())
      .flatMap((operations) => Object.values(operations as Record<string, Operation>))
      .flatMap(({ responses }) => Object.values(responses))
      .flatMap(({ content = {} }) => Object.values(content).flatMap(({ schema }) => schema ?? []));
    expect(schemas.length).toBeGreaterThan(300);
    const ajv = new Ajv2020({ strict: false });
    expect(schemas.filter((schema) => !ajv.validateSchema(schema))).toEqual([]);
  });
});

it('OP-04 an API that ends: first only /readyz answers 503, then every answer ends its connection, and no request is lost', async () => {
  const { test, waiting, untilWaiting } = await startWithSlowRoute();
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = test.app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const get = async (path: string): Promise<IncomingMessage> => {
    const [response] = await once(send({ port, path, agent }).end(), 'response');
    return (response as IncomingMessage).resume();
  };
  const underWay = get('/api-backend/slow/');
  await untilWaiting(1);
  // A request whose headers have arrived in part, on a connection that is therefore not idle.
  const late = connect(port, '127.0.0.1');
  late.write('GET /api-backend/package/ HTTP/1.1\r\n');
  let answer = '';
  late.on('data', (chunk: Buffer) => (answer += chunk.toString()));

  await once(connect(port, '127.0.0.1'), 'connect');

  await test.app.lifecycle.drain.run(0);
  const ready = await test.app.inject('/readyz');
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toMatchObject({ error: { code: 'unavailable', message: expect.stringMatching(/beendet/) } });
  const normal = await get('/api-backend/package/');
  expect([normal.statusCode, normal.headers.connection]).toEqual([200, 'keep-alive']);

  const closed = test.app.close();
  // The server does not listen any more.
  while (test.app.server.listening) await new Promise(setImmediate);
  late.write('Host: api\r\n\r\n');
  await once(late, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK[^]*connection: close/i);
  waiting[0]?.();
  const { statusCode, headers } = await underWay;
  expect([statusCode, headers.connection]).toEqual([200, 'close']);
  await closed;
  agent.destroy();
  await test.close();
});

it('OP-05 an API with more requests than it may work on: answers the others at once with 503 and Retry-After, also writes, but no probes and no uploads', async () => {
  const { test, waiting, untilWaiting } = await startWithSlowRoute({ MAX_IN_FLIGHT: 2 });
  const slow = { url: '/api-backend/slow/' };
  const inFlight = [test.inject(slow), test.inject({ ...slow, method: 'POST', payload: {} })];
  await untilWaiting(2);

  for (const other of [slow, { ...slow, method: 'POST' as const, payload: {} }, { url: '/api-backend/package/' }]) {
    const response = await test.inject(other);
    expect(response.statusCode).toBe(503);
    expect(response.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
    const error = { status: 503, code: 'unavailable', message: RETRY_TEXT, request_id: expect.any(String) };
    expect(response.json()).toEqual({ error });
  }
  for (const probe of ['/healthz', '/readyz']) expect((await test.inject(probe)).statusCode).toBe(200);
  const upload = { method: 'POST', url: '/api-backend/media/user-profile/', payload: '' } as const;
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  expect((await test.inject({ ...upload, headers })).statusCode).toBe(401);

  waiting.forEach((answer) => answer());
  expect((await Promise.all(inFlight)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await test.inject('/api-backend/package/')).statusCode).toBe(200);
  await test.close();
});

describe('rate limits', () => {
  const test = appOfTests({
    settings: { RATE_LIMIT_FACTOR: 1, LOG_LEVEL: 'silent' },
    extend: (app) => {
      const rateLimit = { name: 'sample', limit: 3, windowSeconds: 86_400, key: 'address' } as const;
      const config = { rateLimit: { ...rateLimit, name: 'sample-form' } };
      const response = { 200: z.object({}) };
      const body = z.object({ ok: z.boolean(), status: z.number().optional() });
      app.get(`${API_PREFIX}/limited/`, { config: { rateLimit }, schema: { response } }, async () => ({}));
      app.post(`${API_PREFIX}/limited-form/`, { config, schema: { body, response } }, async ({ body: form }) => {
        if (form.status) throw new ApiError(form.status, 'unavailable', 'Später');
        if (!form.ok) throw validationError({ ok: 'Nein' });
        return {};
      });
    },
  });

  const url = '/api-backend/limited/';
  /** Headers of a visitor's request that the shell forwards. */
  const from = (address: string) => test.get(url, { 'x-forwarded-for': address });
  const inRow = async (times: number, send: (index: number) => Promise<{ statusCode: number }>): Promise<number[]> => {
    const statuses: number[] = [];
    for (let index = 0; index < times; index++) statuses.push((await send(index)).statusCode);
    return statuses;
  };

  it('SR-06 refuse requests of a client above the limit, with Retry-After and a German text', async () => {
    expect(await inRow(3, () => from('203.0.113.1'))).toEqual([200, 200, 200]);
    const response = await from('203.0.113.1');
    const words = 'Zu viele Anfragen in kurzer Zeit. Bitte versuchen Sie es in \\d+ (Sekunden|Minuten|Stunden) erneut.';
    const message = expect.stringMatching(`^${words}$`);
    expect(response.json()).toMatchObject({ error: { status: 429, code: 'throttled', message } });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('203.0.113.2')).statusCode).toBe(200);
  });

  it('SR-06 ignore a forwarded address that does not come from the proxy', async () => {
    const send = (address: string) =>
      test.inject({ url, remoteAddress: '198.51.100.7', headers: { 'x-forwarded-for': address } });
    for (let i = 0; i < 3; i++) await send(`203.0.113.${100 + i}`);
    expect((await send('203.0.113.200')).statusCode).toBe(429);
  });

  it('SR-06 count simultaneous requests exactly', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => from('203.0.113.3')));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
  });

  it('SR-06 exempt the site’s own rendering: the trusted proxy’s address without X-Forwarded-For', async () => {
    expect(await inRow(5, () => test.get(url))).toEqual([200, 200, 200, 200, 200]);
    expect(await inRow(5, () => test.inject({ url, remoteAddress: '::ffff:127.0.0.1' }))).not.toContain(429);
  });

  it('SR-06 count another address that omits X-Forwarded-For, and a visitor who sends an empty one', async () => {
    const foreign = () => test.inject({ url, remoteAddress: '198.51.100.8' });
    for (const send of [foreign, () => from('')]) expect(await inRow(5, send)).toEqual([200, 200, 200, 429, 429]);
  });

  it('SR-06 count all addresses of an IPv6 /64 network as one client, and the next network as another', async () => {
    expect(await inRow(5, (host) => from(`2001:db8:1:2::${host + 1}`))).toEqual([200, 200, 200, 429, 429]);
    expect((await from('2001:db8:1:3::1')).statusCode).toBe(200);
  });

  it('SR-06 count an IPv4 address and its IPv6-mapped form as the same client', async () => {
    const written = ['203.0.113.9', '::ffff:203.0.113.9', '::ffff:cb00:7109', '203.0.113.9'];
    expect(await inRow(4, (index) => from(written[index] ?? ''))).toEqual([200, 200, 200, 429]);
  });

  describe('of forms', () => {
    const post = (address: string, payload: object) =>
      test.post('/api-backend/limited-form/', payload, { 'x-forwarded-for': address });
    const send = async (address: string, payload: object) => (await post(address, payload)).statusCode;

    it('AC-18 do not count a form that is refused because of its content, by its schema or by the route', async () => {
      const refused = [{ ok: 'vielleicht' }, { ok: false }, { ok: false }, {}, { ok: false }];
      for (const payload of refused) expect(await send('203.0.113.20', payload)).toBe(422);
      expect(await inRow(4, () => post('203.0.113.20', { ok: true }))).toEqual([200, 200, 200, 429]);
    });

    it('AC-18 PP-22 do not count a request that fails on the server', async () => {
      for (const status of [500, 503, 503, 500]) expect(await send('203.0.113.23', { ok: true, status })).toBe(status);
      expect(await inRow(4, () => post('203.0.113.23', { ok: true }))).toEqual([200, 200, 200, 429]);
    });

    it('AC-18 stop refused forms too, at ten times the limit', async () => {
      const statuses = await inRow(31, () => post('203.0.113.21', { ok: false }));
      expect(statuses).toEqual([...Array<number>(30).fill(422), 429]);
      expect(await send('203.0.113.21', { ok: true })).toBe(429);
    });

    it('AC-18 count successful requests exactly, however many refused forms come in between', async () => {
      const sent = Array.from({ length: 16 }, (_, index) => send('203.0.113.22', { ok: index % 2 === 0 }));
      expect((await Promise.all(sent)).filter((status) => status === 200).length).toBeLessThanOrEqual(3);
      const rest = await inRow(4, () => post('203.0.113.22', { ok: true }));
      expect(rest.at(-1)).toBe(429);
      const counted = { rule: 'sample-form', caller: 'address:203.0.113.22' };
      expect((await rowOf(test.db, 'rate_limit_counter', counted)).hits).toBe(3);
    });
  });

  it('AC-01 never count a correct sign-in, and do not allow more guesses because of it', async () => {
    await createPerson(test, 'clara');
    const at = async (password: string) => {
      const get = { url: '/api/auth/csrf', headers: { 'x-forwarded-for': '203.0.113.30' } };
      const csrf = await test.inject(get);
      const cookie = csrf.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
      const { csrfToken } = csrf.json<{ csrfToken: string }>();
      const fields = { csrfToken, username: 'clara', password, json: 'true' };
      const headers = { ...get.headers, cookie, 'content-type': 'application/x-www-form-urlencoded' };
      const payload = new URLSearchParams(fields).toString();
      return (await test.post('/api/auth/callback/credentials', payload, headers)).statusCode;
    };
    await roomInWindow(900, 60);
    for (let time = 0; time < 11; time++) expect(await at(PASSWORD)).toBe(200);
    // A wrong password in between, so that the delay of the name itself does not begin.
    for (let time = 0; time < 10; time++) expect([await at('falsch'), time < 9 && (await at(PASSWORD))]).toContain(401);
    expect(await at('falsch')).toBe(429);
  });

  it('AC-07 count a wrong own password, but not a refused form', async () => {
    const person = await createPerson(test, 'dora');
    const change = async (old_password: string, password: string) => {
      const payload = { old_password, password, password2: password };
      const url = '/api-backend/auth/password/change/';
      return (await person.post(url, payload, { 'x-forwarded-for': '203.0.113.31' })).statusCode;
    };
    await roomInWindow(900, 60);
    for (let time = 0; time < 12; time++) expect(await change(PASSWORD, 'kurz')).toBe(422);
    for (let time = 0; time < 10; time++) expect(await change('falsch', 'Ein-anderes-Kennwort-8')).toBe(422);
    expect(await change('falsch', 'Ein-anderes-Kennwort-8')).toBe(429);
  });

  it('SR-06 delete past windows', async () => {
    await updateRows(test.db, 'rate_limit_counter', {}, { expires_at: new Date(0) });
    expect(await sweepRateLimits(test.db)).toBeGreaterThan(0);
    expect(await test.db.selectFrom('rate_limit_counter').selectAll().execute()).toEqual([]);
  });
});

describe('housekeeping', () => {
  let test: TestApp;
  let sweep: () => void;
  beforeAll(async () => {
    const intervals = jest.spyOn(globalThis, 'setInterval');
    test = await createTestApp();
    const [[found] = []] = intervals.mock.calls.filter(([, pause]) => pause === TEN_MINUTES);
    intervals.mockRestore();
    if (!found) throw new Error('Nothing runs every ten minutes.');
    sweep = found;
  });
  afterAll(() => test.close());

  const mean = async () => (await sql<{ mean: number }>`select mean from rating_prior`.execute(test.db)).rows[0]!.mean;

  it('SH-06 deletes an expired session and leaves the others signed in', async () => {
    const user = await insertUser(test.db, 'clara');
    const headers = await signIn(test.databases, user);
    await insertRows(test.db, 'user_session', { user_id: user, expires_at: daysFromNow(-1) });
    const sessions = () => test.db.selectFrom('user_session').select('expires_at').execute();
    await insertCompany(test.db, 'gut-bewertet', { average_rating: 5, ratings_count: 10 });
    expect(await mean()).toBe(3);
    sweep();
    // The last step, so that the next test begins after all of them.
    while ((await mean()) === 3) await setTimeout(5);
    expect((await sessions()).map(({ expires_at }) => expires_at > new Date())).toEqual([true]);
    expect((await test.get('/api-backend/user/details/', headers)).statusCode).toBe(200);
  });

  it('SH-06 SR-22 deletes expired tokens and counters, and refreshes the order by rating', async () => {
    const user = await insertUser(test.db, 'anna');
    const headers = await signIn(test.databases, user);
    const { expires_at, session_id } = await rowOf(test.db, 'access_token', { user_id: user });
    const old = { session_id, user_id: user, token_hash: Buffer.from('old'), expires_at: daysFromNow(-1) };
    await insertRows(test.db, 'access_token', old);
    await sql`insert into rate_limit_counter (rule, caller, window_start, expires_at, hits)
      values ('old', 'x', now() - interval '2 days', now() - interval '1 day', 1),
        ('new', 'x', now(), now() + interval '1 day', 1)`.execute(test.db);
    await insertCompany(test.db, 'schlecht-bewertet', { average_rating: 1, ratings_count: 10 });
    expect(await mean()).toBe(5);
    sweep();
    while ((await mean()) === 5) await setTimeout(5);
    const found = await sql`select (select mean from rating_prior) mean,
      (select array_agg(expires_at) from access_token where user_id = ${user}) tokens,
      (select array_agg(rule) from rate_limit_counter where caller = 'x') rules`.execute(test.db);
    expect(found.rows).toEqual([{ mean: 3, tokens: [expires_at], rules: ['new'] }]);
    expect((await test.get('/api-backend/user/details/', headers)).statusCode).toBe(200);
  });

  it('SH-06 keeps the answers to repeated requests for 24 hours', async () => {
    const row = { scope: 'message user:1', fingerprint: Buffer.from('x') };
    await insertRows(test.db, 'idempotency_key', [
      { ...row, key: 'von-heute', created_at: daysFromNow(-23 / 24) },
      { ...row, key: 'von-gestern', created_at: daysFromNow(-25 / 24) },
    ]);
    const keys = () => test.db.selectFrom('idempotency_key').select('key').execute();
    sweep();
    while ((await keys()).length === 2) await setTimeout(5);
    expect(await keys()).toEqual([{ key: 'von-heute' }]);
  });
});

describe('an API whose replica is away', () => {
  const test = appOfTests({
    extend: addRoutes,
    settings: { METRICS_TOKEN: TOKEN, DATABASE_REPLICA_URL: 'postgres://me@127.0.0.1:1/care', LOG_LEVEL: 'silent' },
  });
  const get = (url: string, headers = {}) => test.get(url, { 'x-request-id': ID, ...headers });
  const metrics = () => get('/metrics', { authorization: `Bearer ${TOKEN}` });

  it('SH-15 reads from the primary, and /readyz says degraded with 200', async () => {
    while (test.databases.replicaReads?.state === 'starting') await setTimeout(5);
    const ready = await test.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'degraded', replica: 'away' }]);
    expect((await test.inject('/api-backend/company/search/')).json()).toMatchObject({ count: 0 });
  });

  it('SH-15 answers 503 and keeps running when a connection ends in the middle of a transaction', async () => {
    expect((await get('/api-backend/transaction/')).statusCode).toBe(503);
    expect((await get('/api-backend/activity/')).statusCode).toBe(200);
  });

  it('SH-24 the response check reports an answer that differs from the document', async () => {
    await expect(get('/api-backend/undocumented/')).rejects.toThrow('Not as documented');
    await expect(get('/api-backend/wrong/')).rejects.toThrow('must be string');
  });

  it('SH-25 PostgreSQL names the request with each query that is not prepared', async () => {
    expect((await get('/api-backend/activity/')).json().query).toMatch(new RegExp(`/\\* request ${ID} \\*/$`));
    expect((await get('/api-backend/kept-plan/')).json().query).not.toContain('request');
  });

  it('SH-25 no header becomes a part of a query', async () => {
    const response = await get('/api-backend/activity/', { 'x-request-id': '*/ select 1 --' });
    expect(response.json().query).toMatch(/\/\* request [\w-]{36} \*\/$/);
  });

  it('SH-25 a query of more than half a second is logged with its request and without its values', async () => {
    await get('/api-backend/slow/');
    const slow = { id: ID, message: 'slow query', sql: 'select pg_sleep($1)', ms: expect.any(Number) };
    // Any query may take that long on a busy machine.
    expect(logged.filter(({ sql }) => sql?.includes('pg_sleep'))).toEqual([slow]);
  });

  it('SH-25 /metrics is only for those with the token', async () => {
    expect((await get('/metrics')).statusCode).toBe(404);
    expect((await get('/metrics', { authorization: `Bearer ${TOKEN}x` })).statusCode).toBe(404);
    const { statusCode, body, headers } = await metrics();
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
    const labels = '{method="GET",route="/api-backend/slow/",status="200"}';
    expect(body).toContain(`http_request_duration_seconds_count${labels} 1`);
    expect(body).toMatch(/database_connections\{state="waiting"\} 0/);
  });

  it('OP-93 /metrics answers within two seconds while the database hangs, and its queries do not pile up', async () => {
    const { pool } = test.app.databases.primary;
    const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    try {
      const waiting: number[] = [];
      for (let time = 0; time < 2; time++) {
        const begun = performance.now();
        const { statusCode, body } = await metrics();
        expect(performance.now() - begun).toBeLessThan(2000);
        expect([statusCode, body.includes('database_connections{state="busy"} 4')]).toEqual([200, true]);
        expect(body).not.toMatch(/^desk_cases\{/m);
        waiting.push(pool.waitingCount);
      }
      expect(waiting[1]).toBe(waiting[0]);
    } finally {
      for (const client of held) client.release();
    }
  });

  it('OP-93 /metrics counts refused requests by the name of their limit', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.99' };
    let answer = await get('/api-backend/limited/', headers);
    while (answer.statusCode !== 429) answer = await get('/api-backend/limited/', headers);
    const { body } = await metrics();
    expect(body).toMatch(/^rate_limit_refusals_total\{limit="limited"\} 1$/m);
  });

  it('OP-22 /metrics counts jobs, cases and failed sign-ins in the database', async () => {
    await test.app.jobs.enqueue('mail', {});
    await test.app.databases.primary.pool.query(`
      insert into desk_case (kind, subject_id, reference, title, opened_at) values ('CLAIM', 1, 'A-1', 'Fall', now() - interval '1 hour');
      insert into sign_in_failure (subject, failures, last_failure_at, blocked_until) values ('name:x', 9, now(), now() + interval '1 minute')`);
    const { body } = await metrics();
    expect(body).toMatch(/^jobs_waiting\{job="mail"\} 1$/m);
    expect(body).toMatch(/^desk_cases\{kind="CLAIM"\} 1$/m);
    expect(body).toMatch(/^desk_oldest_seconds\{kind="CLAIM"\} 3[67]\d\d/m);
    expect(body).toMatch(/^sign_in_failures\{state="delayed"\} 1$/m);
    expect(body).toMatch(/^mails_total\{outcome="suppressed"\} 0$/m);
    // A query that fails leaves out its figures, so each is tried.
    const gauges = test.app.domains.flatMap((domain) => Object.values(domain.gauges ?? {}));
    for (const { query } of gauges) await query.execute(test.app.databases.primary.kysely);
  });

  it('OP-93 alerts and dashboards name metrics that the API or the shell has', async () => {
    const { body } = await metrics();
    const root = path.join(import.meta.dirname, '../../../..');
    const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
    const namesIn = (text: string, name: RegExp): string[] => [...text.matchAll(name)].map(([, found = '']) => found);
    const ofShell = namesIn(read('shell/server/telemetry/metrics.ts'), /metric\(\s*'(\w+)'/g);
    const declared = [...namesIn(body, /^# TYPE (\w+)/gm), ...ofShell];
    const dashboards = ['operation', 'slices'].map((file) => read(`shell/dashboards/${file}.json`));
    const queries = [
      ...namesIn(dashboards.join('\n'), /"expr": "(.*)"/g),
      ...namesIn(read('scripts/operations/alerts.yml'), /expr: ((?:.|\n)*?)\n {8}\w+:/g),
    ];
    const named = queries
      .flatMap((query) => namesIn(query, /\b([a-z]+(?:_[a-z0-9]+)+)\b/g))
      .map((name) => name.replace(/_(bucket|count|sum)$/, ''))
      .filter((name) => name !== 'histogram_quantile');
    expect(new Set(named).size).toBeGreaterThan(20);
    expect([...new Set(named)].filter((name) => !declared.includes(name))).toEqual([]);
  });
});

it('OP-95 traces: a request continues the trace of its caller, and its queries are spans of it without their values', async () => {
  const receiver = await startTraceReceiver();
  const test = await createTestApp({ settings: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.address } });
  const [traceId, caller] = ['a'.repeat(32), 'b'.repeat(16)];
  const headers = { traceparent: `00-${traceId}-${caller}-01` };
  await test.get('/api-backend/company/search/?service=1&page=7', headers);
  await test.post('/api-backend/auth/password/reset/', { email: 'geheim@beispiel.example' }, headers);
  await test.get('/healthz', headers);
  await test.close();
  receiver.close();
  const requests = receiver.spans.filter(({ name }) => name !== 'query');
  const named = ['GET /api-backend/company/search/', 'POST /api-backend/auth/password/reset/'];
  expect(requests.map(({ name }) => name)).toEqual(named);
  for (const { spanId, ...span } of requests) {
    expect(span).toMatchObject({ service: 'api', traceId, parentSpanId: caller });
    const queries = receiver.spans.filter(({ parentSpanId }) => parentSpanId === spanId);
    expect(queries.map(({ name }) => name)).toContain('query');
  }
  const text = JSON.stringify(receiver.spans);
  expect(text).toContain('$1');
  expect(text).not.toMatch(/geheim|page=7/);
});
