import { TestBrowser } from '../../testing/browser';
import { createPerson, linkParameter, PASSWORD } from '../../testing/people';
import { appOfTests, type TestApp } from '../../testing/test-app';

/** A browser with its own address, as the proxy of the shell reports it. */
class BrowserAt extends TestBrowser {
  constructor(
    private readonly app: TestApp,
    private readonly address: string,
  ) {
    super({
      ...app,
      inject: (request) =>
        app.inject(
          typeof request === 'string'
            ? request
            : { ...request, headers: { ...request.headers, 'x-forwarded-for': this.address } },
        ),
    });
  }
}

describe('failed sign-ins', () => {
  const test = appOfTests();
  beforeAll(async () => {
    await createPerson(test, 'clara');
  });
  afterEach(() => test.databases.primary.pool.query('truncate sign_in_failure, sign_in_address'));

  const at = (address: string) => new BrowserAt(test, address);
  const fail = async (times: number, name = 'clara', address = '203.0.113.1') => {
    for (let time = 0; time < times; time++) await at(address).signIn(name, 'falsch');
  };
  const letTimePass = (seconds: number) =>
    test.databases.primary.pool.query(
      `update sign_in_failure set blocked_until = blocked_until - make_interval(secs => $1)`,
      [seconds],
    );

  it('AC-01 delay a name at an address from the fifth failure on, with a German message and the seconds', async () => {
    await fail(5);
    const response = await at('203.0.113.1').signIn('clara', PASSWORD);
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(20);
    expect(response.json().error).toMatchObject({
      code: 'throttled',
      message: `Zu viele Anfragen in kurzer Zeit. Bitte versuchen Sie es in ${response.headers['retry-after']} Sekunden erneut.`,
    });
  });

  it('AC-01 are forgotten after the delay and a successful sign-in', async () => {
    await fail(5);
    await letTimePass(31);
    expect((await at('203.0.113.1').signIn('clara', PASSWORD)).statusCode).toBe(200);
    await fail(4);
    expect((await at('203.0.113.1').signIn('clara', PASSWORD)).statusCode).toBe(200);
  });

  it('AC-01 are forgotten after an hour without a further failure', async () => {
    const lastFailed = (minutes: number) =>
      test.databases.primary.pool.query(
        `update sign_in_failure set last_failure_at = now() - make_interval(mins => $1)`,
        [minutes],
      );
    await fail(4);
    await lastFailed(61);
    await fail(4);
    await lastFailed(59);
    expect((await at('203.0.113.1').signIn('clara', 'falsch')).statusCode).toBe(401);
    expect((await at('203.0.113.1').signIn('clara', PASSWORD)).statusCode).toBe(429);
  });

  it('AC-01 delay longer with every further failure, but never longer than 15 minutes', async () => {
    const waits: number[] = [];
    for (let round = 0; round < 9; round++) {
      await fail(round === 0 ? 5 : 1);
      waits.push(Number((await at('203.0.113.1').signIn('clara', 'falsch')).headers['retry-after']));
      await letTimePass(1000);
    }
    // Some of the delay has passed when the answer is made.
    const limits = [30, 60, 120, 240, 480, 900, 900, 900, 900];
    for (const [round, limit] of limits.entries()) {
      expect(waits[round]).toBeLessThanOrEqual(limit);
      expect(waits[round]).toBeGreaterThan(limit - 20);
    }
  });

  it('AC-01 do not count during a delay', async () => {
    await fail(30);
    await letTimePass(31);
    expect((await at('203.0.113.1').signIn('clara', PASSWORD)).statusCode).toBe(200);
  });

  it('AC-01 are counted over many addresses, and for a name without an account in the same way', async () => {
    const answers: number[][] = [];
    for (const name of ['clara', 'niemand']) {
      for (let host = 1; host <= 20; host++) await fail(1, name, `203.0.113.${host}`);
      const next = await at('203.0.113.99').signIn(name, PASSWORD);
      answers.push([next.statusCode, Math.ceil(Number(next.headers['retry-after']) / 60)]);
    }
    expect(answers).toEqual([
      [429, 1],
      [429, 1],
    ]);
  });

  it('AC-01 never delay a person at an address of an earlier successful sign-in', async () => {
    expect((await at('198.51.100.7').signIn('clara', PASSWORD)).statusCode).toBe(200);
    for (let host = 1; host <= 25; host++) await fail(1, 'clara', `203.0.113.${host}`);
    expect((await at('203.0.113.99').signIn('clara', PASSWORD)).statusCode).toBe(429);
    expect((await at('198.51.100.7').signIn('clara', PASSWORD)).statusCode).toBe(200);
  });

  it('AC-01 are forgotten for a person who sets a new password by mail', async () => {
    for (let host = 1; host <= 20; host++) await fail(1, 'clara', `203.0.113.${host}`);
    const payload = { email: 'clara@beispiel.example' };
    await test.inject({ method: 'POST', url: '/api-backend/auth/password/reset/', payload });
    const text = (await test.mails()).at(-1)?.text_body ?? '';
    const link = { uid: linkParameter(text, 'uid'), token: linkParameter(text, 'token') };
    const same = { ...link, password: PASSWORD, password2: PASSWORD };
    await test.inject({ method: 'POST', url: '/api-backend/auth/password/reset/confirm/', payload: same });
    expect((await at('203.0.113.99').signIn('clara', PASSWORD)).statusCode).toBe(200);
  });

  it('AC-01 let at most five of many simultaneous guesses through', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => at('203.0.113.1').signIn('clara', 'falsch')));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15);
  });
});
