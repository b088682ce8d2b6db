import { API_PREFIX } from '@care/contracts/constants';
import { z } from 'zod';
import { createPerson, PASSWORD } from '../../testing/people';
import { appOfTests } from '../../testing/test-app';
import { sweepRateLimits } from './rate-limit';
import { ApiError, validationError } from './errors';
import { roomInWindow } from '../../testing/limit-windows';

describe('rate limits', () => {
  const test = appOfTests({
    settings: { RATE_LIMIT_FACTOR: 1, LOG_LEVEL: 'silent' },
    extend: (app) => {
      const rateLimit = { name: 'sample', limit: 3, windowSeconds: 86_400, key: 'address' } as const;
      app.get(
        `${API_PREFIX}/limited/`,
        { config: { rateLimit }, schema: { response: { 200: z.object({}) } } },
        async () => ({}),
      );
      const form = { name: 'sample-form', limit: 3, windowSeconds: 86_400, key: 'address' } as const;
      app.post(
        `${API_PREFIX}/limited-form/`,
        {
          config: { rateLimit: form },
          schema: {
            body: z.object({ ok: z.boolean(), status: z.number().optional() }),
            response: { 200: z.object({}) },
          },
        },
        async ({ body }) => {
          if (body.status) throw new ApiError(body.status, 'unavailable', 'Später');
          if (!body.ok) throw validationError({ ok: 'Nein' });
          return {};
        },
      );
    },
  });

  const url = '/api-backend/limited/';
  /** Headers of a visitor's request that the shell forwards. */
  const from = (address: string) => test.inject({ url, headers: { 'x-forwarded-for': address } });
  const statusesOf = async (send: () => Promise<{ statusCode: number }>): Promise<number[]> => {
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) statuses.push((await send()).statusCode);
    return statuses;
  };

  it('SR-06 refuse requests above the limit, with Retry-After and a German text', async () => {
    for (let i = 0; i < 3; i++) expect((await from('203.0.113.1')).statusCode).toBe(200);
    const response = await from('203.0.113.1');
    expect(response.json()).toMatchObject({
      error: {
        status: 429,
        code: 'throttled',
        message: expect.stringMatching(
          /^Zu viele Anfragen in kurzer Zeit\. Bitte versuchen Sie es in \d+ (Sekunden|Minuten|Stunden) erneut\.$/,
        ),
      },
    });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('SR-06 count each client by its own address, as the trusted proxy reports it', async () => {
    expect((await from('203.0.113.2')).statusCode).toBe(200);
  });

  it('SR-06 ignore a forwarded address that does not come from the proxy', async () => {
    const send = (address: string) =>
      test.inject({ url, remoteAddress: '198.51.100.7', headers: { 'x-forwarded-for': address } });
    for (let i = 0; i < 3; i++) await send(`203.0.113.${100 + i}`);
    expect((await send('203.0.113.200')).statusCode).toBe(429);
  });

  it('SR-06 count simultaneous requests exactly', async () => {
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await from('203.0.113.3')).statusCode));
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  });

  it('SR-06 exempt the site’s own rendering: the trusted proxy’s address without X-Forwarded-For', async () => {
    expect(await statusesOf(() => test.inject({ url }))).toEqual([200, 200, 200, 200, 200]);
    expect(await statusesOf(() => test.inject({ url, remoteAddress: '::ffff:127.0.0.1' }))).not.toContain(429);
  });

  it('SR-06 count another address that omits X-Forwarded-For', async () => {
    const foreign = () => test.inject({ url, remoteAddress: '198.51.100.8' });
    expect(await statusesOf(foreign)).toEqual([200, 200, 200, 429, 429]);
  });

  it('SR-06 count a visitor who sends an empty X-Forwarded-For', async () => {
    expect(await statusesOf(() => from(''))).toEqual([200, 200, 200, 429, 429]);
  });

  it('SR-06 count all addresses of an IPv6 /64 network as one client, and the next network as another', async () => {
    const statuses: number[] = [];
    for (let host = 1; host <= 5; host++) statuses.push((await from(`2001:db8:1:2::${host}`)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await from('2001:db8:1:3::1')).statusCode).toBe(200);
  });

  it('SR-06 count an IPv4 address and its IPv6-mapped form as the same client', async () => {
    const written = ['203.0.113.9', '::ffff:203.0.113.9', '::ffff:cb00:7109', '203.0.113.9'];
    const statuses: number[] = [];
    for (const address of written) statuses.push((await from(address)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  describe('of forms', () => {
    const send = async (address: string, payload: object) =>
      (
        await test.inject({
          method: 'POST',
          url: '/api-backend/limited-form/',
          headers: { 'x-forwarded-for': address },
          payload,
        })
      ).statusCode;
    const inRow = async (times: number, one: () => Promise<number>) => {
      const statuses: number[] = [];
      for (let n = 0; n < times; n++) statuses.push(await one());
      return statuses;
    };

    it('AC-18 do not count a form that is refused because of its content, by its schema or by the route', async () => {
      const refused = [{ ok: 'vielleicht' }, { ok: false }, { ok: false }, {}, { ok: false }];
      for (const payload of refused) expect(await send('203.0.113.20', payload)).toBe(422);
      expect(await inRow(4, () => send('203.0.113.20', { ok: true }))).toEqual([200, 200, 200, 429]);
    });

    it('AC-18 PP-22 do not count a request that fails on the server', async () => {
      for (const status of [500, 503, 503, 500]) expect(await send('203.0.113.23', { ok: true, status })).toBe(status);
      expect(await inRow(4, () => send('203.0.113.23', { ok: true }))).toEqual([200, 200, 200, 429]);
    });

    it('AC-18 stop refused forms too, at ten times the limit', async () => {
      const statuses = await inRow(31, () => send('203.0.113.21', { ok: false }));
      expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 422));
      expect(statuses[30]).toBe(429);
      expect(await send('203.0.113.21', { ok: true })).toBe(429);
    });

    it('AC-18 count successful requests exactly, however many refused forms come in between', async () => {
      const sent = Array.from({ length: 16 }, (_, index) => send('203.0.113.22', { ok: index % 2 === 0 }));
      expect((await Promise.all(sent)).filter((status) => status === 200).length).toBeLessThanOrEqual(3);
      const rest = await inRow(4, () => send('203.0.113.22', { ok: true }));
      expect(rest.at(-1)).toBe(429);
      const { hits } = await test.db
        .selectFrom('rate_limit_counter')
        .select('hits')
        .where('rule', '=', 'sample-form')
        .where('caller', '=', 'address:203.0.113.22')
        .executeTakeFirstOrThrow();
      expect(hits).toBe(3);
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
      const response = await test.inject({
        method: 'POST',
        url: '/api/auth/callback/credentials',
        headers: { ...get.headers, cookie, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      });
      return response.statusCode;
    };
    await roomInWindow(900, 60);
    for (let time = 0; time < 15; time++) expect(await at(PASSWORD)).toBe(200);
    // A wrong password in between, so that the delay of the name itself does not begin.
    for (let time = 0; time < 10; time++) expect([await at('falsch'), time < 9 && (await at(PASSWORD))]).toContain(401);
    expect(await at('falsch')).toBe(429);
  });

  it('AC-07 count a wrong own password, but not a refused form', async () => {
    const person = await createPerson(test, 'dora');
    const change = async (old_password: string, password: string) => {
      const payload = { old_password, password, password2: password };
      const url = '/api-backend/auth/password/change/';
      const headers = { 'x-forwarded-for': '203.0.113.31' };
      return (await person.inject({ method: 'POST', url, headers, payload })).statusCode;
    };
    await roomInWindow(900, 60);
    for (let time = 0; time < 12; time++) expect(await change(PASSWORD, 'kurz')).toBe(422);
    for (let time = 0; time < 10; time++) expect(await change('falsch', 'Ein-anderes-Kennwort-8')).toBe(422);
    expect(await change('falsch', 'Ein-anderes-Kennwort-8')).toBe(429);
  });

  it('AC-01 allow ten sign-in attempts in a quarter of an hour', async () => {
    const attempt = () =>
      test.inject({
        method: 'POST',
        url: '/api/auth/callback/credentials',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '203.0.113.5' },
        payload: 'json=true',
      });
    const statuses: number[] = [];
    await roomInWindow(900, 60);
    for (let i = 0; i < 11; i++) statuses.push((await attempt()).statusCode);
    expect(statuses.slice(0, 10)).not.toContain(429);
    expect(statuses[10]).toBe(429);
  });

  it('SR-06 delete past windows', async () => {
    await test.db
      .updateTable('rate_limit_counter')
      .set({ expires_at: new Date(0) })
      .execute();
    expect(await sweepRateLimits(test.databases)).toBeGreaterThan(0);
    expect(await test.db.selectFrom('rate_limit_counter').selectAll().execute()).toEqual([]);
  });
});
