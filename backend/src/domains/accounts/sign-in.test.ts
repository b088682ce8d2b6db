import type { LightMyRequestResponse } from 'fastify';
import { emptyTables, removeAll } from '../../testing/empty-tables';
import { TestBrowser, bearerOf } from '../../testing/browser';
import { createPerson, PASSWORD, type Person, linkParameter, postTo } from '../../testing/people';
import { daysFromNow, insertJobSeeker, rowOf, updateRows, insertRows } from '../../testing/rows';
import { appOfTests, type TestApp } from '../../testing/test-app';
import { hashPassword } from './passwords';
import { waitUntilBlocked } from '../../testing/wait-until-blocked';

const SESSION_COOKIE = /session-token/;
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
const NEXT = 'Ein-anderes-Kennwort-8';
const both = { password: NEXT, password2: NEXT };
const OWNER = 'opfer@beispiel.example';
const ATTACKER = 'angreifer@beispiel.example';
const RESET = 'Ihr Passwort zurücksetzen';
const EXPIRED = 'Dieser Link ist abgelaufen oder wurde bereits verwendet.';

describe("a job seeker's activity", () => {
  const test = appOfTests();
  const LONG_AGO = '2026-01-05';
  let userId: number;
  beforeEach(async () => {
    await removeAll(test);
    userId = (await createPerson(test, 'jana')).id;
    await insertJobSeeker(test.db, userId, 'jana', { active_on: LONG_AGO, updated_at: '2026-01-06T10:00:00Z' });
  });

  const row = () => rowOf(test.db, 'job_seeker', { user_id: userId });
  const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });

  it('SR-22 is the day of signing in; the profile counts as unchanged', async () => {
    expect(await row()).toMatchObject({ active_on: LONG_AGO });
    const before = today();
    await new TestBrowser(test).signIn('jana', PASSWORD);
    const { active_on, updated_at } = await row();
    expect([before, today()]).toContain(active_on);
    expect(updated_at).toEqual(new Date('2026-01-06T10:00:00Z'));
  });

  it('SR-22 is also the day on which a session is continued', async () => {
    const browser = new TestBrowser(test);
    await browser.signIn('jana', PASSWORD);
    await updateRows(test.db, 'job_seeker', {}, { active_on: LONG_AGO });
    // Half of the time of the bearer token is over.
    const halfTime = Date.now() + (test.app.settings.TOKEN_MINUTES / 2 + 1) * 60_000;
    const later = jest.spyOn(Date, 'now').mockReturnValue(halfTime);
    await browser.session().finally(() => later.mockRestore());
    expect((await row()).active_on).not.toBe(LONG_AGO);
  });

  it('SR-22 does not change with the sign-in of another person', async () => {
    await createPerson(test, 'berta');
    await new TestBrowser(test).signIn('berta', PASSWORD);
    expect(await row()).toMatchObject({ active_on: LONG_AGO });
  });
});

describe('sessions', () => {
  const test = appOfTests();
  let person: Person;
  beforeEach(async () => {
    await removeAll(test);
    person = await createPerson(test, 'clara');
  });

  const signedIn = async () => {
    const browser = new TestBrowser(test);
    await browser.signIn('clara', PASSWORD);
    return browser;
  };
  const list = async () =>
    (await person.get('/api-backend/auth/sessions/')).json<{
      count: number;
      results: { id: number; is_current: boolean; user_agent: string }[];
    }>();
  const remove = (path: string) => person.delete(`/api-backend/auth/sessions/${path}`);

  it('SH-05 lists the live sessions of a user and marks the present one', async () => {
    await signedIn();
    await createPerson(test, 'berta');
    await insertRows(test.db, 'user_session', { user_id: person.id, expires_at: daysFromNow(-1) });
    const { count, results } = await list();
    expect(count).toBe(2);
    expect(results.filter(({ is_current }) => is_current)).toMatchObject([{ user_agent: 'Test' }]);
  });

  it('SH-05 ends a session at once from another session', async () => {
    const browser = await signedIn();
    const { accessToken } = await browser.session();
    const other = (await list()).results.find(({ is_current }) => !is_current);
    expect((await remove(`${other?.id}/`)).statusCode).toBe(204);
    expect(await browser.session()).toEqual({});
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await test.get('/api-backend/user/details/', headers)).statusCode).toBe(401);
    expect((await list()).count).toBe(1);
  });

  it("SH-05 does not end another user's session", async () => {
    const berta = await createPerson(test, 'berta');
    const foreign = await berta.get('/api-backend/auth/sessions/');
    expect((await remove(`${foreign.json().results[0].id}/`)).statusCode).toBe(404);
    expect((await berta.get('/api-backend/user/details/')).statusCode).toBe(200);
  });

  it('SH-05 ends all other sessions, or all sessions', async () => {
    const browser = await signedIn();
    expect((await remove('?others=1')).json()).toEqual({ ended: 1 });
    expect(await browser.session()).toEqual({});
    expect((await list()).count).toBe(1);
    expect((await remove('')).json()).toEqual({ ended: 1 });
    expect((await person.get('/api-backend/user/details/')).statusCode).toBe(401);
  });

  it('SH-10 every sign-in gets a new session, whatever cookie the browser sends (fixation)', async () => {
    const attacker = await signedIn();
    const before = await test.db.selectFrom('user_session').select('id').execute();
    const victim = new TestBrowser(test, attacker.jar.copy());
    const response = await victim.signIn('clara', PASSWORD);
    const cookie = response.cookies.find(({ name }) => SESSION_COOKIE.test(name));
    expect(attacker.jar.header).not.toContain(encodeURIComponent(cookie?.value ?? 'none'));
    expect(await test.db.selectFrom('user_session').select('id').execute()).toHaveLength(before.length + 1);
    await victim.signOut();
    expect((await attacker.session()).user?.name).toBe('clara');
  });

  it('SH-10 refuses a session cookie that it did not create', async () => {
    const browser = await signedIn();
    const forged = browser.jar.header.replace(/(session-token=)[^;]+/, '$1erfunden');
    const session = await test.get('/api/auth/session', { cookie: forged });
    expect(session.json()).toEqual({});
  });

  it.each(['/api/auth/session', '/api/auth/signout', '/api/auth/callback/credentials', '/api/auth/signin/credentials'])(
    'SH-10 a POST %s of another site with only the cookie changes nothing (CSRF)',
    async (url) => {
      const browser = await signedIn();
      const sessions = () => test.db.selectFrom('user_session').selectAll().orderBy('id').execute();
      const before = await sessions();
      const response = await browser.post(url, { username: 'clara', password: PASSWORD, json: 'true' });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(await sessions()).toEqual(before);
      expect((await browser.session()).user?.name).toBe('clara');
    },
  );

  it('SH-10 no call of the API accepts the session cookie instead of a token (CSRF)', async () => {
    const browser = await signedIn();
    for (const url of ['/user/delete/', '/auth/password/change/', '/user/toggle-email-notifications/', '/message/']) {
      const headers = { cookie: browser.jar.header };
      const payload = { password: PASSWORD, old_password: PASSWORD, password2: PASSWORD };
      const response = await test.post(`/api-backend${url}`, payload, headers);
      expect([401, 422]).toContain(response.statusCode);
    }
    const account = await rowOf(test.db, 'user_account', {});
    expect(account).toMatchObject({ deletion_scheduled_at: null, email_notifications: true });
  });

  it('SH-10 never redirects to another site, neither after signing in nor after signing out', async () => {
    for (const callbackUrl of [
      'https://boese.example/',
      '//boese.example',
      '/\\boese.example',
      'http://localhost@boese.example/',
      'javascript:alert(1)',
    ]) {
      const browser = new TestBrowser(test);
      const signIn = (await browser.signIn('clara', PASSWORD, callbackUrl)).json<{ url: string }>();
      const csrfToken = await browser.csrfToken();
      const signOut = await browser.post('/api/auth/signout', { csrfToken, callbackUrl, json: 'true' });
      for (const { url } of [signIn, signOut.json<{ url: string }>()])
        expect(new URL(url, 'http://localhost').hostname).toBe('localhost');
    }
  });

  it('SH-06 records when a session was last used', async () => {
    const browser = await signedIn();
    await updateRows(test.db, 'user_session', {}, { last_seen_at: new Date(0) });
    const later = Date.now() + (test.app.settings.TOKEN_MINUTES / 2 + 1) * 60_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
    await browser.session().finally(() => clock.mockRestore());
    const seen = await test.db
      .selectFrom('user_session')
      .select('last_seen_at')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(seen?.last_seen_at.getTime()).toBeGreaterThan(0);
  });
});

describe('sign-in exchange', () => {
  const PASSWORD = 'Ein-langes-Kennwort-7';

  const test = appOfTests({
    seed: async (db) => {
      const person = {
        password_hash: await hashPassword(PASSWORD),
        first_name: 'Anna',
        last_name: 'Kern',
        profile_type: 'CARE_SEEKER' as const,
      };
      await insertRows(db, 'user_account', { ...person, username: 'anna', email: 'Anna@beispiel.example' });
      await insertRows(db, 'user_account', {
        ...person,
        username: 'berta',
        email: 'b@beispiel.example',
        disabled_at: new Date(),
      });
    },
  });

  const details = (token: string | undefined) =>
    test.get('/api-backend/user/details/', { authorization: `Bearer ${token}` });

  it.each(['anna', 'ANNA', 'anna@beispiel.example'])(
    'SH-10 signs in by %s and returns a session with a bearer token',
    async (name) => {
      const browser = new TestBrowser(test);
      const response = await browser.signIn(name, PASSWORD);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ url: 'http://localhost:80/profile' });
      const { user, accessToken, expires } = await browser.session();
      expect(user).toMatchObject({ name: 'anna', email: 'Anna@beispiel.example' });
      expect(Date.parse(expires ?? '')).toBeGreaterThan(Date.now());
      expect((await details(accessToken)).json()).toMatchObject({ username: 'anna', profile_type: 'CARE_SEEKER' });
    },
  );

  it('SH-10 sets the session in an httpOnly cookie with SameSite', async () => {
    const response = await new TestBrowser(test).signIn('anna', PASSWORD);
    const cookie = response.cookies.find(({ name }) => name.includes('session-token'));
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it('SH-10 sets the Secure attribute when the site is reached by https', async () => {
    const csrf = await test.get('/api/auth/csrf', {
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'pflege.example',
    });
    expect(csrf.cookies.every(({ secure }) => secure === true)).toBe(true);
  });

  it.each([
    ['a wrong password', 'anna', 'falsch'],
    ['an unknown name', 'niemand', PASSWORD],
    ['a disabled account', 'berta', PASSWORD],
    ['nothing', '', ''],
  ])('AC-01 refuses %s with 401 and a url that contains the error', async (_what, username, password) => {
    const browser = new TestBrowser(test);
    const response = await browser.signIn(username, password);
    expect(response.statusCode).toBe(401);
    expect(new URL(response.json<{ url: string }>().url).searchParams.get('error')).toBe('CredentialsSignin');
    expect(await browser.session()).toEqual({});
  });

  it('SH-05 signing out ends session and token, also for a copy of the cookie', async () => {
    const browser = new TestBrowser(test);
    await browser.signIn('anna', PASSWORD);
    const { accessToken } = await browser.session();
    const stolen = new TestBrowser(test, browser.jar.copy());
    expect((await browser.signOut()).statusCode).toBe(200);
    expect(await browser.session()).toEqual({});
    expect(await stolen.session()).toEqual({});
    expect((await details(accessToken)).statusCode).toBe(401);
  });

  it('SH-10 stores only a hash of the bearer token', async () => {
    const browser = new TestBrowser(test);
    await browser.signIn('anna', PASSWORD);
    const { accessToken = '' } = await browser.session();
    const rows = await test.db.selectFrom('access_token').select('token_hash').execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ token_hash }) => token_hash.includes(accessToken))).toBe(false);
  });

  it('SH-10 renews the bearer token before it expires; the old one is valid until then', async () => {
    const browser = new TestBrowser(test);
    await browser.signIn('anna', PASSWORD);
    const { accessToken: first } = await browser.session();
    expect((await browser.session()).accessToken).toBe(first);
    const clock = jest
      .spyOn(Date, 'now')
      .mockReturnValue(Date.now() + (test.app.settings.TOKEN_MINUTES / 2 + 1) * 60_000);
    const { accessToken: second } = await browser.session().finally(() => clock.mockRestore());
    expect(second).not.toBe(first);
    expect((await details(first)).statusCode).toBe(200);
    expect((await details(second)).statusCode).toBe(200);
  });

  it('SH-07 answers 401 to an expired, unknown or missing token', async () => {
    const browser = new TestBrowser(test);
    await browser.signIn('anna', PASSWORD);
    const { accessToken } = await browser.session();
    await updateRows(test.db, 'access_token', {}, { expires_at: new Date(0) });
    expect((await details(accessToken)).json()).toMatchObject({ error: { status: 401, code: 'not_authenticated' } });
    expect((await details('erfunden')).statusCode).toBe(401);
    expect((await test.inject('/api-backend/user/details/')).statusCode).toBe(401);
  });

  it('SH-06 returns the name from the database after an update, whatever the client sends', async () => {
    const browser = new TestBrowser(test);
    await browser.signIn('anna', PASSWORD);
    const response = await test.post(
      '/api/auth/session',
      { csrfToken: await browser.csrfToken(), data: { name: 'admin' } },
      { cookie: browser.jar.header, 'content-type': 'application/json' },
    );
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ user: { name: 'anna' } });
  });

  it('SH-06 keeps the cookie when the database is unreachable', async () => {
    const browser = new TestBrowser(test);
    await browser.signIn('anna', PASSWORD);
    const lost = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const broken = jest.spyOn(test.databases.primary.pool, 'connect').mockImplementation(() => {
      throw lost;
    });
    const response = await browser.get('/api/auth/session').finally(() => broken.mockRestore());
    expect(response.statusCode).toBe(503);
    expect(response.cookies).toEqual([]);
    expect((await browser.session()).user?.name).toBe('anna');
  });

  it.each([
    ['an unreadable body', '/api/auth/callback/credentials', { 'content-type': 'application/json' }],
    ['an unreadable body of a change', '/api/auth/session', { 'content-type': 'application/json' }],
    ['a host that is none', '/api/auth/callback/credentials', { host: 'a b"<c>' }],
  ])('SH-10 answers %s in German, and never with a server error', async (_what, url, headers) => {
    const response = await test.post(url, '{', headers);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: { status: 400, message: expect.stringContaining('nicht lesbar') } });
  });

  it('SH-10 redirects from the built-in pages of the exchange to /login', async () => {
    const response = await test.inject('/api/auth/signin');
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toMatch(/^\/login\?/);
  });
});

describe('failed sign-ins', () => {
  const test = appOfTests({ settings: { RATE_LIMIT_FACTOR: 1000 } });
  beforeAll(async () => {
    await createPerson(test, 'clara');
  });
  afterEach(() => emptyTables(test, 'sign_in_failure', 'sign_in_address'));

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
    await test.post('/api-backend/auth/password/reset/', payload);
    const text = (await test.mails()).at(-1)?.text_body ?? '';
    const link = { uid: linkParameter(text, 'uid'), token: linkParameter(text, 'token') };
    const same = { ...link, password: PASSWORD, password2: PASSWORD };
    await test.post('/api-backend/auth/password/reset/confirm/', same);
    expect((await at('203.0.113.99').signIn('clara', PASSWORD)).statusCode).toBe(200);
  });

  it('AC-01 let at most five of many simultaneous guesses through', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => at('203.0.113.1').signIn('clara', 'falsch')));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15);
  });
});

describe('passwords', () => {
  const test = appOfTests();
  let person: Person;
  beforeEach(async () => {
    await removeAll(test);
    person = await createPerson(test, 'clara');
  });

  const post = (url: string, payload: object) => test.post(`/api-backend${url}`, payload);
  const requestLink = async () => {
    expect((await post('/auth/password/reset/', { email: person.email })).statusCode).toBe(202);
    const [mail] = await test.mails(person.email);
    const text = mail?.text_body ?? '';
    return { uid: linkParameter(text, 'uid'), token: linkParameter(text, 'token') };
  };
  const confirm = (payload: object) => post('/auth/password/reset/confirm/', payload);
  const details = () => person.get('/api-backend/user/details/');
  const signInStatus = async (password: string) => (await new TestBrowser(test).signIn('clara', password)).statusCode;

  it('AC-01 sets a new password by mail and ends every session', async () => {
    const link = await requestLink();
    expect((await details()).statusCode).toBe(200);
    expect((await confirm({ ...link, ...both })).statusCode).toBe(200);
    expect((await details()).statusCode).toBe(401);
    expect([await signInStatus(PASSWORD), await signInStatus(NEXT)]).toEqual([401, 200]);
    const mails = await test.mails(person.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Ihr Passwort zurücksetzen', 'Ihr Passwort wurde geändert']);
  });

  it('AC-01 accepts a link once, for its own account, within an hour', async () => {
    const link = await requestLink();
    expect((await confirm({ ...link, uid: String(person.id + 1), ...both })).statusCode).toBe(422);
    expect((await confirm({ ...link, ...both })).statusCode).toBe(200);
    const again = await confirm({ ...link, password: 'Noch-ein-Kennwort-9', password2: 'Noch-ein-Kennwort-9' });
    expect(again.json().error.details).toEqual({ token: 'Dieser Link ist abgelaufen oder wurde bereits verwendet.' });
    await emptyTables(test, 'mail_outbox');
    const late = await requestLink();
    const { expires_at } = await test.db
      .selectFrom('account_key')
      .select('expires_at')
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect((expires_at.getTime() - Date.now()) / 60_000).toBeCloseTo(60, 0);
    await updateRows(test.db, 'account_key', {}, { expires_at: new Date(0) });
    expect((await confirm({ ...late, ...both })).statusCode).toBe(422);
  });

  it('AC-01 a reset that is sent again after a lost answer succeeds within the hour, with no further effect', async () => {
    const link = await requestLink();
    await confirm({ ...link, ...both });
    const browser = new TestBrowser(test);
    await browser.signIn('clara', NEXT);
    expect((await confirm({ ...link, ...both })).statusCode).toBe(200);
    expect((await confirm({ ...link, uid: String(person.id + 1), ...both })).statusCode).toBe(422);
    expect(await browser.session()).toHaveProperty('user');
    const mails = await test.mails(person.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Ihr Passwort zurücksetzen', 'Ihr Passwort wurde geändert']);
    await updateRows(test.db, 'account_key', {}, { expires_at: new Date(0) });
    expect((await confirm({ ...link, ...both })).statusCode).toBe(422);
  });

  it('AC-01 refuses a weak or a different second password, and the link stays valid', async () => {
    const link = await requestLink();
    const weak = await confirm({ ...link, password: 'Passwort2026!', password2: 'Passwort2026!' });
    expect(weak.json().error.details).toEqual({ password: 'Dieses Passwort ist zu leicht zu erraten.' });
    const short = await confirm({ ...link, password: 'kurz', password2: 'kurz' });
    expect(short.json().error.details).toHaveProperty('password');
    const differing = await confirm({ ...link, password: NEXT, password2: PASSWORD });
    expect(differing.json().error.details).toEqual({ password2: 'Die Passwörter stimmen nicht überein.' });
    expect((await confirm({ ...link, ...both })).statusCode).toBe(200);
  });

  it.each(['Holunder-2026', 'Rosenkamp-2026', 'Tannwald-2026', 'Wiesenau-2026'])(
    'AC-01 AC-18 refuses %s, which has a name of the person, at a change and by mail',
    async (password) => {
      const names = { username: 'holunder', first_name: 'Rosenkamp', last_name: 'Tannwald' };
      person = await createPerson(test, names.username, { ...names, email: 'wiesenau@beispiel.example' });
      const entry = { password, password2: password };
      const answers = [
        await person.post('/api-backend/auth/password/change/', { old_password: PASSWORD, ...entry }),
        await confirm({ ...(await requestLink()), ...entry }),
      ];
      for (const answer of answers)
        expect(answer.json().error?.details).toEqual({ password: 'Dieses Passwort ist zu leicht zu erraten.' });
    },
  );

  it('AC-01 answers a request for a new password the same whether the address is known or not', async () => {
    const known = await post('/auth/password/reset/', { email: person.email });
    const unknown = await post('/auth/password/reset/', { email: 'niemand@beispiel.example' });
    expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, known.json()]);
    // Neither request looked up the address before the answer. A job does that, so the response time reveals nothing.
    expect(await test.db.selectFrom('account_key').select('id').execute()).toEqual([]);
    expect((await test.mails()).map(({ recipient }) => recipient)).toEqual([person.email]);
  });

  it('AC-01 sends no link to a disabled account', async () => {
    await updateRows(test.db, 'user_account', {}, { disabled_at: new Date() });
    await post('/auth/password/reset/', { email: person.email });
    expect(await test.mails()).toEqual([]);
  });

  it('AC-01 changing the password keeps this session and ends all others', async () => {
    const elsewhere = new TestBrowser(test);
    await elsewhere.signIn('clara', PASSWORD);
    const change = (payload: object) => person.post('/api-backend/auth/password/change/', payload);
    const wrong = await change({ old_password: 'falsch', ...both });
    expect(wrong.json().error.details).toEqual({ old_password: 'Dieses Passwort stimmt nicht.' });
    expect((await change({ old_password: PASSWORD, ...both })).statusCode).toBe(200);
    expect((await details()).statusCode).toBe(200);
    expect(await elsewhere.session()).toEqual({});
    expect([await signInStatus(PASSWORD), await signInStatus(NEXT)]).toEqual([401, 200]);
    expect((await test.mails(person.email)).map(({ subject }) => subject)).toEqual(['Ihr Passwort wurde geändert']);
  });

  it('AC-01 a change that is sent again after a lost answer succeeds; only the new password does, not any', async () => {
    const change = (old_password: string, password = NEXT) =>
      person.post('/api-backend/auth/password/change/', { old_password, password, password2: password });
    expect((await change(PASSWORD)).statusCode).toBe(200);
    const elsewhere = new TestBrowser(test);
    await elsewhere.signIn('clara', NEXT);
    expect((await change(PASSWORD)).statusCode).toBe(200);
    // As the page says, all other devices are signed out.
    expect([(await details()).statusCode, await elsewhere.session()]).toEqual([200, {}]);
    const another = await change(PASSWORD, 'Noch-ein-Kennwort-9');
    expect(another.json().error.details).toEqual({ old_password: 'Dieses Passwort stimmt nicht.' });
    expect(await signInStatus(NEXT)).toBe(200);
    expect((await test.mails(person.email)).map(({ subject }) => subject)).toEqual(['Ihr Passwort wurde geändert']);
  });

  it('AC-01 changing the password invalidates older links', async () => {
    const link = await requestLink();
    const payload = { old_password: PASSWORD, ...both };
    await person.post('/api-backend/auth/password/change/', payload);
    expect((await confirm({ ...link, ...both })).statusCode).toBe(422);
  });
});

describe('taking an account over', () => {
  const test = appOfTests();
  const post = postTo(test);
  afterEach(() => removeAll(test));

  const verify = (key: string) => post('/auth/verify-email/', { key });
  const lastMail = async (to: string, subject: RegExp | string) =>
    (await test.mails(to)).filter((mail) => mail.subject.match(subject)).at(-1)?.text_body ?? '';
  const requestReset = async (email: string) => {
    await post('/auth/password/reset/', { email });
    const text = await lastMail(email, RESET);
    return { uid: linkParameter(text, 'uid'), token: linkParameter(text, 'token') };
  };
  const reset = (link: object) => post('/auth/password/reset/confirm/', { ...link, ...both });
  const account = (id: number) => rowOf(test.db, 'user_account', id);

  describe('registered with the address of somebody else', () => {
    let id: number;
    let attacker: { authorization: string };
    beforeEach(async () => {
      const response = await post('/auth/register/', {
        username: 'angreifer',
        first_name: 'A',
        last_name: 'B',
        email: OWNER,
        password: PASSWORD,
        password2: PASSWORD,
        newsletter: true,
        consents: true,
        profile_type: 'CARE_SEEKER',
      });
      id = response.json<{ pk: number }>().pk;
      attacker = await bearerOf(test, 'angreifer', PASSWORD);
    });

    it('AC-01 AC-07 a reset by the owner of the address ends the pending change of address', async () => {
      expect((await post('/auth/email/change/', { email: ATTACKER, password: PASSWORD }, attacker)).statusCode).toBe(
        202,
      );
      const stale = linkParameter(await lastMail(ATTACKER, /neue E-Mail-Adresse/), 'key');
      expect((await reset(await requestReset(OWNER))).statusCode).toBe(200);
      const late = await verify(stale);
      expect([late.statusCode, late.json().error.details]).toEqual([422, { key: EXPIRED }]);
      expect(await account(id)).toMatchObject({ email: OWNER, email_verified_at: expect.any(Date) });
      const details = { url: '/api-backend/user/details/', headers: attacker };
      expect((await test.inject(details)).statusCode).toBe(401);
      expect((await new TestBrowser(test).signIn('angreifer', PASSWORD)).statusCode).toBe(401);
      expect((await new TestBrowser(test).signIn(OWNER, NEXT)).statusCode).toBe(200);
    });

    it('AC-01 AC-20 a reset invalidates every other link of the account, including confirmation and newsletter', async () => {
      const mails = await test.mails(OWNER);
      const keys = mails.map(({ text_body }) => linkParameter(text_body, 'key'));
      expect(keys).toHaveLength(2);
      expect((await reset(await requestReset(OWNER))).statusCode).toBe(200);
      for (const key of keys) expect((await verify(key)).json().error.details).toEqual({ key: EXPIRED });
      expect(await test.db.selectFrom('account_key').select('id').where('used_at', 'is', null).execute()).toEqual([]);
      expect((await account(id)).newsletter).toBe(false);
    });

    it('AC-07 confirming the address ends a change that was requested before', async () => {
      await post('/auth/email/change/', { email: ATTACKER, password: PASSWORD }, attacker);
      const stale = linkParameter(await lastMail(ATTACKER, /neue E-Mail-Adresse/), 'key');
      const confirmation = linkParameter(await lastMail(OWNER, 'Bitte bestätigen Sie Ihre E-Mail-Adresse'), 'key');
      expect((await verify(confirmation)).json()).toEqual({ confirmed: 'EMAIL' });
      expect((await verify(stale)).statusCode).toBe(422);
      expect((await account(id)).email).toBe(OWNER);
    });
  });

  describe('with a password that somebody else knows', () => {
    let person: Person;
    beforeEach(async () => {
      person = await createPerson(test, 'clara');
    });
    const changePassword = () => person.post('/api-backend/auth/password/change/', { old_password: PASSWORD, ...both });
    const changeAddress = () => person.post('/api-backend/auth/email/change/', { email: ATTACKER, password: PASSWORD });
    const changeLinks = async () => [
      linkParameter(await lastMail(person.email, /Änderung Ihrer E-Mail-Adresse/), 'key'),
      linkParameter(await lastMail(ATTACKER, /neue E-Mail-Adresse/), 'key'),
    ];

    it('AC-01 AC-07 a new password ends the pending change of address, half confirmed or not', async () => {
      await changeAddress();
      const [old = '', fresh = ''] = await changeLinks();
      expect((await verify(fresh)).json()).toEqual({ confirmed: 'EMAIL_CHANGE_HALF' });
      expect((await changePassword()).statusCode).toBe(200);
      expect((await verify(old)).json().error.details).toEqual({ key: EXPIRED });
      expect((await account(person.id)).email).toBe(person.email);
    });

    it('AC-01 a new password invalidates pending resets, and a reset ends changes of the address', async () => {
      const link = await requestReset(person.email);
      await changeAddress();
      expect((await reset(link)).statusCode).toBe(200);
      for (const key of await changeLinks()) expect((await verify(key)).statusCode).toBe(422);
      expect((await account(person.id)).email).toBe(person.email);
    });

    it('AC-01 a reset invalidates data downloads and deletes the known addresses', async () => {
      await new TestBrowser(test).signIn('clara', PASSWORD);
      const url = '/api-backend/user/export/';
      await person.post(url);
      await test.app.jobs.drain();
      const text = await lastMail(person.email, /Daten stehen/);
      const download = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
      expect((await test.inject(download.pathname + download.search)).statusCode).toBe(200);
      expect((await reset(await requestReset(person.email))).statusCode).toBe(200);
      expect((await test.inject(download.pathname + download.search)).statusCode).toBe(404);
      expect(await test.db.selectFrom('sign_in_address').selectAll().execute()).toEqual([]);
    });

    /** Sends a request during a reset: it has read the old password when the new one is stored. */
    async function duringReset(send: () => Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
      const client = await test.databases.primary.pool.connect();
      try {
        await client.query('begin');
        await client.query(`update user_account set password_hash = 'another' where id = $1`, [person.id]);
        await client.query('update user_session set ended_at = now() where user_id = $1', [person.id]);
        const answer = send();
        await waitUntilBlocked(test);
        await client.query('commit');
        return await answer;
      } finally {
        client.release();
      }
    }

    it('AC-01 AC-07 a change of address that began before a reset does not survive it', async () => {
      const response = await duringReset(changeAddress);
      expect(response.json().error.details).toEqual({ password: 'Dieses Passwort stimmt nicht.' });
      expect(await test.db.selectFrom('account_key').selectAll().execute()).toEqual([]);
    });

    it('AC-01 a change of password that began before a reset does not undo it', async () => {
      const response = await duringReset(changePassword);
      expect(response.json().error.details).toEqual({ old_password: 'Dieses Passwort stimmt nicht.' });
      expect((await account(person.id)).password_hash).toBe('another');
    });

    it('AC-01 a sign-in that began before a reset opens no session after it', async () => {
      const browser = new TestBrowser(test);
      expect((await duringReset(() => browser.signIn('clara', PASSWORD))).statusCode).toBe(401);
      expect(await browser.session()).toEqual({});
      const live = test.db.selectFrom('user_session').select('id').where('ended_at', 'is', null);
      expect(await live.execute()).toEqual([]);
    });
  });
});
