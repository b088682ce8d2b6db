import { TestBrowser } from '../../testing/browser';
import { createPerson, linkParameter, PASSWORD } from '../../testing/people';
import { appOfTests, type TestApp } from '../../testing/test-app';

/** A browser behind an address of its own, as the shell's proxy reports it. */
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

describe('wrong sign-ins', () => {
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

  it('AC-01 makes a name wait at an address from the fifth failure on, in German, with the seconds', async () => {
    await fail(5);
    const response = await at('203.0.113.1').signIn('clara', PASSWORD);
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(20);
    expect(response.json().error).toMatchObject({
      code: 'throttled',
      message: `Zu viele Anfragen in kurzer Zeit. Bitte versuchen Sie es in ${response.headers['retry-after']} Sekunden erneut.`,
    });
  });

  it('AC-01 lets in again after the wait, and then starts from nothing', async () => {
    await fail(5);
    await letTimePass(31);
    expect((await at('203.0.113.1').signIn('clara', PASSWORD)).statusCode).toBe(200);
    await fail(4);
    expect((await at('203.0.113.1').signIn('clara', PASSWORD)).statusCode).toBe(200);
  });

  it('AC-01 makes every further failure wait longer, but never longer than 15 minutes', async () => {
    const waits: number[] = [];
    for (let round = 0; round < 9; round++) {
      await fail(round === 0 ? 5 : 1);
      waits.push(Number((await at('203.0.113.1').signIn('clara', 'falsch')).headers['retry-after']));
      await letTimePass(1000);
    }
    expect(waits.slice(0, 4)).toEqual([30, 60, 120, 240]);
    expect(Math.max(...waits)).toBe(900);
  });

  it('AC-01 does not count what is tried while waiting', async () => {
    await fail(30);
    await letTimePass(31);
    expect((await at('203.0.113.1').signIn('clara', PASSWORD)).statusCode).toBe(200);
  });

  it('AC-01 slows down guessing from many addresses, and treats a name without an account alike', async () => {
    const answers: number[][] = [];
    for (const name of ['clara', 'niemand']) {
      for (let host = 1; host <= 20; host++) await fail(1, name, `203.0.113.${host}`);
      const next = await at('203.0.113.99').signIn(name, PASSWORD);
      answers.push([next.statusCode, Number(next.headers['retry-after'])]);
    }
    expect(answers).toEqual([
      [429, 60],
      [429, 60],
    ]);
  });

  it('AC-01 never locks a person out of an address from which the sign-in worked before', async () => {
    expect((await at('198.51.100.7').signIn('clara', PASSWORD)).statusCode).toBe(200);
    for (let host = 1; host <= 25; host++) await fail(1, 'clara', `203.0.113.${host}`);
    expect((await at('203.0.113.99').signIn('clara', PASSWORD)).statusCode).toBe(429);
    expect((await at('198.51.100.7').signIn('clara', PASSWORD)).statusCode).toBe(200);
  });

  it('AC-01 lets in whoever set a new password by mail, whatever others tried', async () => {
    for (let host = 1; host <= 20; host++) await fail(1, 'clara', `203.0.113.${host}`);
    const payload = { email: 'clara@beispiel.example' };
    await test.inject({ method: 'POST', url: '/api-backend/auth/password/reset/', payload });
    const text = (await test.mails()).at(-1)?.text_body ?? '';
    const link = { uid: linkParameter(text, 'uid'), token: linkParameter(text, 'token') };
    const same = { ...link, password: PASSWORD, password2: PASSWORD };
    await test.inject({ method: 'POST', url: '/api-backend/auth/password/reset/confirm/', payload: same });
    expect((await at('203.0.113.99').signIn('clara', PASSWORD)).statusCode).toBe(200);
  });

  it('AC-01 lets at most five of many simultaneous guesses through', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => at('203.0.113.1').signIn('clara', 'falsch')));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15);
  });
});
