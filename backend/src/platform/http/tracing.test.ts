import { sql } from 'kysely';
import { z } from 'zod';
import { API_PREFIX } from '@care/contracts/constants';
import { keepPlan } from '../database/database';
import { appOfTests } from '../../testing/test-app';
import type { App } from './app-type';

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
  app.get(`${API_PREFIX}/slow/`, { schema: { response } }, async () => {
    await sql`select pg_sleep(${0.55})`.execute(app.databases.primary.kysely);
    return { query: '' };
  });
}

describe('what operators see of a request', () => {
  const test = appOfTests({ extend: addRoutes, settings: { METRICS_TOKEN: TOKEN } });
  const get = (url: string, headers = {}) => test.inject({ url, headers: { 'x-request-id': ID, ...headers } });

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
    const { statusCode, body, headers } = await get('/metrics', { authorization: `Bearer ${TOKEN}` });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api-backend\/slow\/",status="200"\} 1/,
    );
    expect(body).toMatch(/database_connections\{state="waiting"\} 0/);
  });
});
