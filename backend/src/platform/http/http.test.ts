import { sql } from 'kysely';
import { z } from 'zod';
import { appOfTests, createTestApp } from '../../testing/test-app';
import contracts from '@care/contracts/package.json';
import { API_PREFIX } from '@care/contracts/constants';
import type { App } from './app-type';

const codeSchema = z.object({ code: z.string() });

function addSampleRoutes(app: App): void {
  const schema = { response: { 200: z.object({ ok: z.boolean() }) } };
  const ok = async () => ({ ok: true });
  app.get(`${API_PREFIX}/sample/`, { schema }, ok);
  app.get(
    `${API_PREFIX}/sample/:id/`,
    { schema: { ...schema, params: z.object({ id: z.coerce.number().int().positive() }) } },
    ok,
  );
  app.get(`${API_PREFIX}/query/`, { schema: { ...schema, querystring: z.object({ n: z.coerce.number().int() }) } }, ok);
  app.post(
    `${API_PREFIX}/sample/`,
    { schema: { ...schema, body: z.object({ name: z.string().min(1), at: z.object({ zip: z.string().min(1) }) }) } },
    ok,
  );
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
    await sql`select pg_sleep(0.02)`.execute(request.reads.kysely);
    return { ok: true };
  });
  app.get(`${API_PREFIX}/staff/`, { schema, config: { access: 'staff' } }, ok);
}

describe('platform', () => {
  const test = appOfTests({ extend: addSampleRoutes, settings: { LOG_LEVEL: 'silent' } });

  const post = (payload: string, contentType = 'application/json') =>
    test.inject({ method: 'POST', url: '/api-backend/sample/', headers: { 'content-type': contentType }, payload });

  it('SH-01 answers /healthz and /readyz', async () => {
    expect((await test.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await test.inject('/readyz')).json()).toEqual({ status: 'ok' });
  });

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

  it('SH-25 says only "Ein unerwarteter Fehler ist aufgetreten" about an error in the program', async () => {
    const response = await test.inject('/api-backend/fault/');
    expect(response.json().error.message).toBe('Ein unerwarteter Fehler ist aufgetreten');
    expect(response.body).not.toContain('secret');
  });

  it('SH-21 maps errors in a body to its fields, in German', async () => {
    const response = await post('{"name":"","at":{}}');
    expect(response.statusCode).toBe(422);
    const required = 'Bitte füllen Sie dieses Feld aus.';
    expect(response.json().error.details).toEqual({ name: required, 'at.zip': required });
  });

  it('SH-25 refuses malformed JSON, foreign types and bodies over 1 MiB', async () => {
    expect((await post('{')).statusCode).toBe(400);
    expect((await post('')).statusCode).toBe(400);
    expect((await post('<a/>', 'application/xml')).statusCode).toBe(415);
    expect((await post(JSON.stringify({ name: 'a'.repeat(1_100_000) }))).statusCode).toBe(413);
  });

  it('SH-14 allows caching of reads without a token for a minute, and no caching of answers to a token', async () => {
    const anonymous = await test.inject('/api-backend/sample/');
    expect(anonymous.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=300');
    expect(anonymous.headers['vary']).toBe('Accept-Language, Authorization');
    const personal = await test.inject({ url: '/api-backend/sample/', headers: { authorization: 'Bearer x' } });
    expect(personal.headers['cache-control']).toBe('private, no-store');
  });

  it('SH-14 allows no other site to embed an answer', async () => {
    const { headers } = await test.inject('/api-backend/sample/');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('SH-23 answers with and without the trailing slash', async () => {
    expect((await test.inject('/api-backend/sample')).statusCode).toBe(200);
  });

  it('SH-01 sends the time in the database and in total', async () => {
    const header = String((await test.inject('/api-backend/time/')).headers['server-timing']);
    const [, database = 0, total = 0] = (/^db;dur=([\d.]+), total;dur=([\d.]+)$/.exec(header) ?? []).map(Number);
    expect(database).toBeGreaterThanOrEqual(20);
    expect(total).toBeGreaterThanOrEqual(database);
  });

  it('EM-03 sends the version of its contracts', async () => {
    expect((await test.inject('/healthz')).headers['x-contract-version']).toBe(contracts.version);
  });

  it('SH-09 refuses visitors on STAFF routes', async () => {
    expect((await test.inject('/api-backend/staff/')).json().error.code).toBe('not_authenticated');
  });

  it('SH-24 serves an OpenAPI 3.1 document and a page to read it', async () => {
    const document = (await test.inject('/api-backend/openapi.json')).json();
    expect(document.openapi).toMatch(/^3\.1/);
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/api/auth/session', '/api-backend/auth/register/', '/api-backend/user/details/']),
    );
    expect(Object.keys(document.paths['/api-backend/user/details/'].get.responses).sort()).toEqual([
      '200',
      '4XX',
      '5XX',
    ]);
    expect((await test.inject('/api-backend/docs/')).body).toContain('<title>Swagger UI</title>');
  });

  it('SH-24 every operation of the document describes its answer', async () => {
    const document = (await test.inject('/api-backend/openapi.json')).json<{
      paths: Record<string, Record<string, { responses: Record<string, { content?: object }> }>>;
    }>();
    const silent = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([, { responses }]) => !Object.keys(responses).some((status) => /^[23]\d\d$/.test(status)))
        .map(([method]) => `${method} ${path}`),
    );
    expect(silent).toEqual([]);
  });
});

it('SH-24 the response check reports an answer that differs from the document', async () => {
  const test = await createTestApp({
    extend: (app) => {
      app.get(`${API_PREFIX}/undocumented/`, async () => ({ anything: 1 }));
      app.get(
        `${API_PREFIX}/wrong/`,
        { schema: { response: { 200: z.object({ n: z.number() }) } } },
        async (_request, reply) => {
          reply.type('application/json').serializer(() => '{"n":"one"}');
          return { n: 1 };
        },
      );
    },
  });
  await expect(test.inject('/api-backend/undocumented/')).rejects.toThrow('Not as documented');
  await expect(test.inject('/api-backend/wrong/')).rejects.toThrow('must be number');
  await test.close();
});
