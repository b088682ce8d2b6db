import { z } from 'zod';
import { appOfTests } from '../testing/test-app';
import { API_PREFIX } from './openapi';
import { sweepRateLimits } from './rate-limit';

describe('rate limits', () => {
  const test = appOfTests({
    settings: { RATE_LIMIT_FACTOR: 1 },
    extend: (app) => {
      const rateLimit = { name: 'sample', limit: 3, windowSeconds: 86_400, key: 'address' } as const;
      app.get(
        `${API_PREFIX}/limited/`,
        { config: { rateLimit }, schema: { response: { 200: z.object({}) } } },
        async () => ({}),
      );
    },
  });

  const url = '/api-backend/limited/';
  /** As the shell passes a visitor's request on. */
  const from = (address: string) => test.inject({ url, headers: { 'x-forwarded-for': address } });
  const statusesOf = async (send: () => Promise<{ statusCode: number }>): Promise<number[]> => {
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) statuses.push((await send()).statusCode);
    return statuses;
  };

  it('SR-06 refuses what goes over the limit, with Retry-After and a German text', async () => {
    for (let i = 0; i < 3; i++) expect((await from('203.0.113.1')).statusCode).toBe(200);
    const response = await from('203.0.113.1');
    expect(response.json()).toMatchObject({
      error: { status: 429, code: 'throttled', message: expect.stringContaining('Zu viele Anfragen') },
    });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('SR-06 counts each client by its own address, as the trusted proxy names it', async () => {
    expect((await from('203.0.113.2')).statusCode).toBe(200);
  });

  it('SR-06 does not believe an address that comes from elsewhere than the proxy', async () => {
    const send = (address: string) =>
      test.inject({ url, remoteAddress: '198.51.100.7', headers: { 'x-forwarded-for': address } });
    for (let i = 0; i < 3; i++) await send(`203.0.113.${100 + i}`);
    expect((await send('203.0.113.200')).statusCode).toBe(429);
  });

  it('SR-06 counts parallel requests exactly', async () => {
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await from('203.0.113.3')).statusCode));
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  });

  it('SR-06 exempts the site’s own rendering: the trusted proxy’s address without X-Forwarded-For', async () => {
    expect(await statusesOf(() => test.inject({ url }))).toEqual([200, 200, 200, 200, 200]);
    expect(await statusesOf(() => test.inject({ url, remoteAddress: '::ffff:127.0.0.1' }))).not.toContain(429);
  });

  it('SR-06 counts a foreign address that leaves X-Forwarded-For out', async () => {
    const foreign = () => test.inject({ url, remoteAddress: '198.51.100.8' });
    expect(await statusesOf(foreign)).toEqual([200, 200, 200, 429, 429]);
  });

  it('SR-06 counts a visitor who sends an empty X-Forwarded-For', async () => {
    expect(await statusesOf(() => from(''))).toEqual([200, 200, 200, 429, 429]);
  });

  it('AC-01 slows sign-in attempts down to ten in a quarter of an hour', async () => {
    const attempt = () =>
      test.inject({
        method: 'POST',
        url: '/api/auth/callback/credentials',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '203.0.113.5' },
        payload: 'json=true',
      });
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) statuses.push((await attempt()).statusCode);
    expect(statuses.slice(0, 10)).not.toContain(429);
    expect(statuses[10]).toBe(429);
  });

  it('SR-06 forgets past windows', async () => {
    await test.db
      .updateTable('rate_limit_counter')
      .set({ expires_at: new Date(0) })
      .execute();
    expect(await sweepRateLimits(test.databases)).toBeGreaterThan(0);
    expect(await test.db.selectFrom('rate_limit_counter').selectAll().execute()).toEqual([]);
  });
});
