import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { emptyTables, removeAll } from '../../testing/empty-tables';
import { TestBrowser, bearerOf } from '../../testing/browser';
import { accountEntry } from '../../testing/account-entry';
import {
  createPerson,
  lastMail,
  linkParameter,
  PASSWORD,
  type Person,
  personOfTests,
  postTo,
  resetLink,
  subscribe,
} from '../../testing/people';
import { daysFromNow, insertUser, updateRows } from '../../testing/rows';
import { appOfTests, type TestApp, expectStatus, statusesOf } from '../../testing/test-app';
import { hashPassword } from './passwords';
import { during } from '../../testing/wait-until-blocked';
import { createHmac } from 'node:crypto';
import type { NotificationSettings } from '@care/contracts/schemas';
import { authSecret } from '../../platform/secrets/auth-secret';
import { unsubscribeKey, unsubscribeLink, type Unsubscribable } from '../../platform/mail/unsubscribe';
import { roomInWindow } from '../../testing/limit-windows';

const SESSION_COOKIE = /session-token/;
const LONG_AGO = '2026-01-05';
/** Does something when half of the time of the bearer token is over. */
async function atHalfTime<T>(test: TestApp, action: () => Promise<T>): Promise<T> {
  const halfTime = Date.now() + (test.app.settings.TOKEN_MINUTES / 2 + 1) * 60_000;
  const later = jest.spyOn(Date, 'now').mockReturnValue(halfTime);
  return action().finally(() => later.mockRestore());
}
const NEXT = 'Ein-anderes-Kennwort-8';
const both = { password: NEXT, password2: NEXT };
const OWNER = 'opfer@beispiel.example';
const ATTACKER = 'angreifer@beispiel.example';
const RESET = 'Ihr Passwort zurücksetzen';
const EXPIRED = 'Dieser Link ist abgelaufen oder wurde bereits verwendet.';

describe('sessions', () => {
  const test = appOfTests();
  const person = personOfTests(test);

  const signedIn = async () => {
    const browser = new TestBrowser(test);
    await browser.signIn('clara', PASSWORD);
    return browser;
  };
  const list = async () =>
    (await person.get('/api-backend/auth/sessions/')).json<{
      count: number;
      results: { id: number; is_current: boolean; user_agent: string; network: string }[];
    }>();
  const remove = (path: string) => person.delete(`/api-backend/auth/sessions/${path}`);

  it("SR-22 a job seeker's last activity is the day of the last sign-in or use of a session; the profile counts as unchanged", async () => {
    const updated_at = new Date('2026-01-06T10:00:00Z');
    await test.insertJobSeeker(person.id, 'clara', { active_on: LONG_AGO, updated_at });
    const row = () => test.row('job_seeker', {});
    const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
    await createPerson(test, 'berta');
    await new TestBrowser(test).signIn('berta', PASSWORD);
    expect(await row()).toMatchObject({ active_on: LONG_AGO });
    const before = today();
    const browser = await signedIn();
    expect([before, today()]).toContain((await row()).active_on);
    await test.update('job_seeker', {}, { active_on: LONG_AGO, updated_at });
    await atHalfTime(test, () => browser.session());
    expect(await row()).toMatchObject({ active_on: expect.not.stringMatching(LONG_AGO), updated_at });
  });

  it('SH-05 OP-73 lists the live sessions of a user with their shortened networks, and ends one of them or all at once, but none of another user', async () => {
    const browser = await signedIn();
    const { accessToken } = await browser.session();
    const berta = await createPerson(test, 'berta');
    await test.insert('user_session', { user_id: person.id, expires_at: daysFromNow(-1) });
    const { count, results } = await list();
    expect(count).toBe(2);
    expect(results.filter(({ is_current }) => is_current)).toMatchObject([
      { user_agent: 'Test', network: '203.0.113.x' },
    ]);
    expect(results.find(({ is_current }) => !is_current)?.network).toBe('127.0.0.x');
    expect((await remove(`${results.find(({ is_current }) => !is_current)?.id}/`)).statusCode).toBe(204);
    expect(await browser.session()).toEqual({});
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await test.get('/api-backend/user/details/', headers)).statusCode).toBe(401);
    const another = await signedIn();
    // One of the two has expired.
    expect((await remove('?others=1')).json()).toEqual({ ended: 2 });
    expect([await another.session(), (await list()).count]).toEqual([{}, 1]);
    const foreign = await berta.get('/api-backend/auth/sessions/');
    expect((await remove(`${foreign.json().results[0].id}/`)).statusCode).toBe(404);
    expect((await remove('')).json()).toEqual({ ended: 1 });
    expect((await person.get('/api-backend/user/details/')).statusCode).toBe(401);
    expect((await berta.get('/api-backend/user/details/')).statusCode).toBe(200);
  });

  it('SH-10 every sign-in gets a new session, whatever cookie the browser sends (fixation), and an invented cookie is refused', async () => {
    const attacker = await signedIn();
    const before = await test.db.selectFrom('user_session').select('id').execute();
    const victim = new TestBrowser(test, attacker.jar.copy());
    const cookie = (await victim.signIn('clara', PASSWORD)).cookies.find(({ name }) => SESSION_COOKIE.test(name));
    expect(attacker.jar.header).not.toContain(encodeURIComponent(cookie?.value ?? 'none'));
    expect(await test.db.selectFrom('user_session').select('id').execute()).toHaveLength(before.length + 1);
    await victim.signOut();
    expect((await attacker.session()).user?.name).toBe('clara');
    const forged = attacker.jar.header.replace(/(session-token=)[^;]+/, '$1erfunden');
    expect((await test.get('/api/auth/session', { cookie: forged })).json()).toEqual({});
  });

  it('SH-10 a request of another site, with the cookie but without a token, changes nothing (CSRF)', async () => {
    const browser = await signedIn();
    const sessions = () => test.db.selectFrom('user_session').selectAll().orderBy('id').execute();
    const before = await sessions();
    for (const path of ['session', 'signout', 'callback/credentials', 'signin/credentials']) {
      const fields = { username: 'clara', password: PASSWORD, json: 'true' };
      const { statusCode } = await browser.post(`/api/auth/${path}`, fields);
      expect({ path, isRefused: statusCode >= 400 }).toEqual({ path, isRefused: true });
    }
    for (const url of ['/user/delete/', '/auth/password/change/', '/user/toggle-email-notifications/', '/message/']) {
      const payload = { password: PASSWORD, old_password: PASSWORD, password2: PASSWORD };
      const response = await test.post(`/api-backend${url}`, payload, { cookie: browser.jar.header });
      expect([401, 422]).toContain(response.statusCode);
    }
    expect(await sessions()).toEqual(before);
    expect((await browser.session()).user?.name).toBe('clara');
    const account = await test.row('user_account', {});
    expect(account).toMatchObject({ deletion_scheduled_at: null, email_notifications: true });
  });

  it('SH-10 never redirects to another site, neither after signing in nor after signing out', async () => {
    const hostOf = (response: LightMyRequestResponse) =>
      new URL(response.json<{ url: string }>().url, 'http://localhost').hostname;
    const browser = new TestBrowser(test);
    for (const callbackUrl of ['https://boese.example/', '//boese.example', 'http://localhost@boese.example/'])
      expect(hostOf(await browser.signIn('clara', PASSWORD, callbackUrl))).toBe('localhost');
    const fields = { csrfToken: await browser.csrfToken(), callbackUrl: '/\\boese.example', json: 'true' };
    expect(hostOf(await browser.post('/api/auth/signout', fields))).toBe('localhost');
  });
});

describe('sign-in exchange', () => {
  const test = appOfTests({
    seed: async (db) => {
      const person = { password_hash: await hashPassword(PASSWORD), profile_type: 'CARE_SEEKER' as const };
      await insertUser(db, 'anna', { ...person, email: 'Anna@beispiel.example' });
      await insertUser(db, 'berta', { ...person, disabled_at: new Date() });
    },
  });

  const details = (token: string | undefined) =>
    test.get('/api-backend/user/details/', { authorization: `Bearer ${token}` });
  const signedIn = async () => {
    const browser = new TestBrowser(test);
    await browser.signIn('anna', PASSWORD);
    return browser;
  };

  it('SH-10 signs in by name or address; the cookie is httpOnly with SameSite, and only a hash of the token is stored', async () => {
    for (const name of ['anna', 'ANNA', 'anna@beispiel.example']) {
      const browser = new TestBrowser(test);
      const response = await browser.signIn(name, PASSWORD);
      expect([name, response.statusCode]).toEqual([name, 200]);
      expect(response.json()).toEqual({ url: 'http://localhost:80/profile' });
      expect(response.headers['cache-control']).toBe('private, no-store');
      const cookie = response.cookies.find((one) => SESSION_COOKIE.test(one.name));
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
      const { user, accessToken = '', expires } = await browser.session();
      expect(user).toMatchObject({ name: 'anna', email: 'Anna@beispiel.example' });
      expect(Date.parse(expires ?? '')).toBeGreaterThan(Date.now());
      expect((await details(accessToken)).json()).toMatchObject({ username: 'anna', profile_type: 'CARE_SEEKER' });
      const rows = await test.db.selectFrom('access_token').select('token_hash').execute();
      expect(rows.filter(({ token_hash }) => token_hash.includes(accessToken))).toEqual([]);
    }
  });

  it('AC-01 refuses a wrong password, an unknown name and a disabled account with 401 and a url that contains the error', async () => {
    const browser = new TestBrowser(test);
    for (const [username, password] of [
      ['anna', 'falsch'],
      ['niemand', PASSWORD],
      ['berta', PASSWORD],
    ] as const) {
      const response = await browser.signIn(username, password);
      expect([username, response.statusCode]).toEqual([username, 401]);
      expect(new URL(response.json<{ url: string }>().url).searchParams.get('error')).toBe('CredentialsSignin');
      expect(await browser.session()).toEqual({});
    }
  });

  it('SH-05 signing out ends session and token, also for a copy of the cookie', async () => {
    const browser = await signedIn();
    const { accessToken } = await browser.session();
    const stolen = new TestBrowser(test, browser.jar.copy());
    expect((await browser.signOut()).statusCode).toBe(200);
    expect(await browser.session()).toEqual({});
    expect(await stolen.session()).toEqual({});
    expect((await details(accessToken)).statusCode).toBe(401);
  });

  it('SH-06 SH-10 renews the bearer token before it expires, and records the use; the old one is valid until then', async () => {
    const browser = await signedIn();
    const { accessToken: first } = await browser.session();
    expect((await browser.session()).accessToken).toBe(first);
    await test.update('user_session', {}, { last_seen_at: new Date(0) });
    const { accessToken: second } = await atHalfTime(test, () => browser.session());
    expect(second).not.toBe(first);
    expectStatus(200, await details(first), await details(second));
    const seen = test.db.selectFrom('user_session').select('id').where('last_seen_at', '>', new Date(0));
    expect(await seen.execute()).toHaveLength(1);
  });

  it('SH-07 answers 401 to an expired, unknown or missing token', async () => {
    const { accessToken } = await (await signedIn()).session();
    await test.update('access_token', {}, { expires_at: new Date(0) });
    expect((await details(accessToken)).json()).toMatchObject({ error: { status: 401, code: 'not_authenticated' } });
    expectStatus(401, await details('erfunden'), await test.inject('/api-backend/user/details/'));
  });

  it('SH-06 returns the name from the database, whatever the client sends, and keeps the cookie when the database is unreachable', async () => {
    const browser = await signedIn();
    const response = await test.post(
      '/api/auth/session',
      { csrfToken: await browser.csrfToken(), data: { name: 'admin' } },
      { cookie: browser.jar.header, 'content-type': 'application/json' },
    );
    expect([response.statusCode, response.json()]).toMatchObject([200, { user: { name: 'anna' } }]);
    const lost = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const broken = jest.spyOn(test.databases.primary.pool, 'connect').mockImplementation(() => {
      throw lost;
    });
    const away = await browser.get('/api/auth/session').finally(() => broken.mockRestore());
    expect([away.statusCode, away.cookies]).toEqual([503, []]);
    expect((await browser.session()).user?.name).toBe('anna');
  });

  it('SH-10 answers an unreadable request in German, never with a server error, and redirects from the built-in pages', async () => {
    const json = { 'content-type': 'application/json' };
    for (const [path, headers] of [
      ['callback/credentials', json],
      ['session', json],
      ['callback/credentials', { host: 'a b"<c>' }],
    ] as const) {
      const response = await test.post(`/api/auth/${path}`, '{', headers);
      const message = expect.stringContaining('nicht lesbar');
      expect({ path, ...response.json() }).toMatchObject({ path, error: { status: 400, message } });
    }
    const page = await test.inject('/api/auth/signin');
    expect([page.statusCode, page.headers.location]).toEqual([302, expect.stringMatching(/^\/login\?/)]);
  });
});

describe('failed sign-ins', () => {
  const test = appOfTests({ settings: { RATE_LIMIT_FACTOR: 1000 } });
  beforeAll(async () => {
    await createPerson(test, 'clara');
  });
  afterEach(() => emptyTables(test, 'sign_in_failure', 'sign_in_address'));

  const HERE = '203.0.113.1';
  /** A browser with this address. */
  const at = (remoteAddress: string) =>
    new TestBrowser({ ...test, inject: (request) => test.inject({ ...(request as InjectOptions), remoteAddress }) });
  const signIn = (address = HERE, name = 'clara') => at(address).signIn(name, PASSWORD);
  const fail = async (times: number, address = HERE, name = 'clara') => {
    for (let time = 0; time < times; time++) await at(address).signIn(name, 'falsch');
  };
  const execute = (sql: string, values: unknown[] = []) => test.databases.primary.pool.query(sql, values);
  const letTimePass = (seconds: number) =>
    execute(`update sign_in_failure set blocked_until = blocked_until - make_interval(secs => $1)`, [seconds]);

  it('AC-01 delay a name at an address from the fifth failure on, with a German message and the seconds', async () => {
    await fail(5);
    const response = await signIn();
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(20);
    expect(response.json().error).toMatchObject({
      code: 'throttled',
      message: `Zu viele Anfragen in kurzer Zeit. Bitte versuchen Sie es in ${response.headers['retry-after']} Sekunden erneut.`,
    });
  });

  it('AC-01 do not count during a delay, and are forgotten after it and a successful sign-in', async () => {
    await fail(8);
    await letTimePass(31);
    expect((await signIn()).statusCode).toBe(200);
    await fail(4);
    expect((await signIn()).statusCode).toBe(200);
  });

  it('AC-01 are forgotten after an hour without a further failure', async () => {
    const lastFailed = (minutes: number) =>
      execute(`update sign_in_failure set last_failure_at = now() - make_interval(mins => $1)`, [minutes]);
    await fail(4);
    await lastFailed(61);
    await fail(4);
    await lastFailed(59);
    expect((await at(HERE).signIn('clara', 'falsch')).statusCode).toBe(401);
    expect((await signIn()).statusCode).toBe(429);
  });

  it('AC-01 delay longer with every further failure, but never longer than 15 minutes', async () => {
    await fail(1);
    for (const [failures, limit] of [
      [5, 30],
      [6, 60],
      [9, 480],
      [10, 900],
      [99, 900],
    ] as const) {
      await execute(`update sign_in_failure set failures = $1, blocked_until = null where subject like 'pair:%'`, [
        failures - 1,
      ]);
      await fail(1);
      const wait = Number((await signIn()).headers['retry-after']);
      // Some of the delay has passed when the answer is made.
      expect({ failures, isRight: wait <= limit && wait > limit - 20 }).toEqual({ failures, isRight: true });
    }
  });

  it('AC-01 are counted over many addresses, also for a name without an account; a known address and a reset end the delay', async () => {
    const elsewhere = '203.0.113.99';
    const known = '198.51.100.7';
    expect((await signIn(known)).statusCode).toBe(200);
    for (const name of ['clara', 'niemand']) {
      for (const address of ['203.0.113.1', '203.0.113.2']) await fail(1, address, name);
      await execute(`update sign_in_failure set failures = failures + 17 where subject like 'name:%'`);
      await fail(1, '203.0.113.3', name);
      const next = await signIn(elsewhere, name);
      expect([name, next.statusCode]).toEqual([name, 429]);
      expect(Math.ceil(Number(next.headers['retry-after']) / 60)).toBe(1);
    }
    const failures = await test.db.selectFrom('sign_in_failure').selectAll().execute();
    expect((await signIn(known)).statusCode).toBe(200);
    await emptyTables(test, 'sign_in_failure');
    await test.insert('sign_in_failure', failures);
    const link = await resetLink(test, 'clara@beispiel.example');
    await test.post('/api-backend/auth/password/reset/confirm/', { ...link, password: PASSWORD, password2: PASSWORD });
    expect((await signIn(elsewhere)).statusCode).toBe(200);
  });

  it('AC-01 let at most five of many simultaneous guesses through', async () => {
    const statuses = await statusesOf(Array.from({ length: 8 }, () => at(HERE).signIn('clara', 'falsch')));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  });
});

describe('passwords', () => {
  const test = appOfTests();
  const person = personOfTests(test);

  const post = postTo(test);
  const WEAK = { password: 'Dieses Passwort ist zu leicht zu erraten.' };
  const CHANGED = 'Ihr Passwort wurde geändert';
  const confirm = (payload: object) => post('/auth/password/reset/confirm/', payload);
  const change = (old_password: string, password = NEXT) =>
    person.post('/api-backend/auth/password/change/', { old_password, password, password2: password });
  const details = () => person.get('/api-backend/user/details/');
  const signInStatus = async (password: string) => (await new TestBrowser(test).signIn('clara', password)).statusCode;
  const subjects = () => test.subjects(person.email);

  it('AC-01 sets a new password by mail once, for its own account, and ends every session; the same sent again succeeds without effect', async () => {
    const link = await resetLink(test, person.email);
    expect(((await test.row('account_key', {})).expires_at.getTime() - Date.now()) / 60_000).toBeCloseTo(60, 0);
    const foreign = { ...link, uid: String(person.id + 1), ...both };
    expect((await confirm(foreign)).statusCode).toBe(422);
    expectStatus(200, await details(), await confirm({ ...link, ...both }));
    expect((await details()).statusCode).toBe(401);
    expect(await signInStatus(PASSWORD)).toBe(401);
    const browser = new TestBrowser(test);
    expect((await browser.signIn('clara', NEXT)).statusCode).toBe(200);
    const another = await confirm({ ...link, password: 'Noch-ein-Kennwort-9', password2: 'Noch-ein-Kennwort-9' });
    expect(another.json().error.details).toEqual({ token: EXPIRED });
    expect((await confirm({ ...link, ...both })).statusCode).toBe(200);
    expect((await confirm(foreign)).statusCode).toBe(422);
    expect(await browser.session()).toHaveProperty('user');
    expect(await subjects()).toEqual([RESET, CHANGED]);
    await test.update('account_key', {}, { expires_at: new Date(0) });
    expect((await confirm({ ...link, ...both })).statusCode).toBe(422);
  });

  it('AC-01 AC-18 refuses a weak, a personal or a different second password, and the link stays valid', async () => {
    const link = await resetLink(test, person.email);
    const refused = async (password: string, password2 = password) =>
      (await confirm({ ...link, password, password2 })).json().error?.details;
    expect(await refused('Passwort2026!')).toEqual(WEAK);
    expect(await refused('Zimmer-2026')).toEqual(WEAK);
    expect((await change(PASSWORD, 'Zimmer-2026')).json().error?.details).toEqual(WEAK);
    expect(await refused('kurz')).toHaveProperty('password');
    expect(await refused(NEXT, PASSWORD)).toEqual({ password2: 'Die Passwörter stimmen nicht überein.' });
    await test.update('account_key', {}, { expires_at: new Date(0) });
    expect(await refused(NEXT)).toEqual({ token: EXPIRED });
    await test.update('account_key', {}, { expires_at: daysFromNow(1) });
    expect((await confirm({ ...link, ...both })).statusCode).toBe(200);
  });

  it('AC-01 answers a request for a new password the same whether or not the address is known, and sends a disabled account no link', async () => {
    const known = await post('/auth/password/reset/', { email: person.email });
    const unknown = await post('/auth/password/reset/', { email: 'niemand@beispiel.example' });
    expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, known.json()]);
    // Neither request looked up the address before the answer. A job does that, so the response time reveals nothing.
    expect(await test.db.selectFrom('account_key').select('id').execute()).toEqual([]);
    expect((await test.mails()).map(({ recipient }) => recipient)).toEqual([person.email]);
    await test.update('user_account', {}, { disabled_at: new Date() });
    await post('/auth/password/reset/', { email: person.email });
    expect(await test.mails()).toHaveLength(1);
  });

  it('AC-01 changing the password keeps this session, ends all others and older links; only the same change sent again succeeds', async () => {
    const link = await resetLink(test, person.email);
    const elsewhere = new TestBrowser(test);
    await elsewhere.signIn('clara', PASSWORD);
    const wrong = { old_password: 'Dieses Passwort stimmt nicht.' };
    expect((await change('falsch')).json().error.details).toEqual(wrong);
    expect((await change(PASSWORD)).statusCode).toBe(200);
    expect([(await details()).statusCode, await elsewhere.session()]).toEqual([200, {}]);
    expect((await confirm({ ...link, ...both })).statusCode).toBe(422);
    await elsewhere.signIn('clara', NEXT);
    expect((await change(PASSWORD)).statusCode).toBe(200);
    // As the page says, all other devices are signed out.
    expect([(await details()).statusCode, await elsewhere.session()]).toEqual([200, {}]);
    expect((await change(PASSWORD, 'Noch-ein-Kennwort-9')).json().error.details).toEqual(wrong);
    expect([await signInStatus(PASSWORD), await signInStatus(NEXT)]).toEqual([401, 200]);
    expect(await subjects()).toEqual([RESET, CHANGED]);
  });
});

describe('taking an account over', () => {
  const test = appOfTests();
  const post = postTo(test);
  afterEach(() => removeAll(test));

  const verify = (key: string) => post('/auth/verify-email/', { key });
  const keyIn = async (to: string, subject: RegExp) => linkParameter(await lastMail(test, to, subject), 'key');
  const reset = (link: object) => post('/auth/password/reset/confirm/', { ...link, ...both });
  const account = (id: number) => test.row('user_account', id);

  describe('registered with the address of somebody else', () => {
    let id: number;
    let attacker: { authorization: string };
    beforeEach(async () => {
      const entry = { ...accountEntry, username: 'angreifer', email: OWNER, newsletter: true };
      id = (await post('/auth/register/', entry)).json<{ pk: number }>().pk;
      attacker = await bearerOf(test, 'angreifer', PASSWORD);
    });

    it('AC-01 AC-07 AC-20 a reset by the owner of the address ends the pending change of address and every other link of the account', async () => {
      const keys = (await test.mails(OWNER)).map(({ text_body }) => linkParameter(text_body, 'key'));
      expect(keys).toHaveLength(2);
      const change = { email: ATTACKER, password: PASSWORD };
      expect((await post('/auth/email/change/', change, attacker)).statusCode).toBe(202);
      keys.push(await keyIn(ATTACKER, /neue E-Mail-Adresse/));
      expect((await reset(await resetLink(test, OWNER))).statusCode).toBe(200);
      for (const key of keys) expect((await verify(key)).json().error.details).toEqual({ key: EXPIRED });
      expect(await test.db.selectFrom('account_key').select('id').where('used_at', 'is', null).execute()).toEqual([]);
      const verified = { email: OWNER, email_verified_at: expect.any(Date), newsletter: false };
      expect(await account(id)).toMatchObject(verified);
      expect((await test.get('/api-backend/user/details/', attacker)).statusCode).toBe(401);
      expect((await new TestBrowser(test).signIn('angreifer', PASSWORD)).statusCode).toBe(401);
      expect((await new TestBrowser(test).signIn(OWNER, NEXT)).statusCode).toBe(200);
    });

    it('AC-07 confirming the address ends a change that was requested before', async () => {
      await post('/auth/email/change/', { email: ATTACKER, password: PASSWORD }, attacker);
      const stale = await keyIn(ATTACKER, /neue E-Mail-Adresse/);
      const confirmation = await keyIn(OWNER, /^Bitte bestätigen Sie Ihre E-Mail-Adresse/);
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

    it('AC-01 AC-07 a new password ends the pending change of address, half confirmed or not', async () => {
      await changeAddress();
      const old = await keyIn(person.email, /Änderung Ihrer E-Mail-Adresse/);
      const fresh = await keyIn(ATTACKER, /neue E-Mail-Adresse/);
      expect((await verify(fresh)).json()).toEqual({ confirmed: 'EMAIL_CHANGE_HALF' });
      expect((await changePassword()).statusCode).toBe(200);
      expect((await verify(old)).json().error.details).toEqual({ key: EXPIRED });
      expect((await account(person.id)).email).toBe(person.email);
    });

    it('AC-01 a reset invalidates data downloads and deletes the known addresses', async () => {
      await new TestBrowser(test).signIn('clara', PASSWORD);
      await person.post('/api-backend/user/export/');
      await test.app.jobs.drain();
      const download = new URL(/https?:\/\/\S+/.exec(await lastMail(test, person.email, /Daten stehen/))?.[0] ?? '');
      expect((await test.inject(download.pathname + download.search)).statusCode).toBe(200);
      expect((await reset(await resetLink(test, person.email))).statusCode).toBe(200);
      expect((await test.inject(download.pathname + download.search)).statusCode).toBe(404);
      expect(await test.db.selectFrom('sign_in_address').selectAll().execute()).toEqual([]);
    });

    /** Sends a request during a reset: it has read the old password when the new one is stored. */
    const duringReset = (send: () => Promise<LightMyRequestResponse>) =>
      during(
        test,
        async (db) => {
          await updateRows(db, 'user_account', person.id, { password_hash: 'another' });
          await updateRows(db, 'user_session', { user_id: person.id }, { ended_at: new Date() });
        },
        send,
      );

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
      expect(await test.db.selectFrom('user_session').select('id').where('ended_at', 'is', null).execute()).toEqual([]);
    });
  });
});

describe('the own account', () => {
  const test = appOfTests();
  const person = personOfTests(test);

  const get = async (url: string) => (await person.get(`/api-backend${url}`)).json();
  const send = (method: 'POST' | 'PATCH', url: string, payload?: object) =>
    person.inject({ method, url: `/api-backend${url}`, ...(payload && { payload }) });

  it('AC-07 SH-21 changes name and phone number, but no field that needs proof, and names an invalid one', async () => {
    const change = { first_name: 'Carla', phone: '0221 5550123', email: 'x@x.example', profile_type: 'CARE_PROVIDER' };
    const response = await send('PATCH', '/user/details/', change);
    const kept = { last_name: 'Zimmer', email: person.email, profile_type: 'CARE_SEEKER' };
    expect(response.json()).toMatchObject({ ...kept, first_name: 'Carla', phone: '0221 5550123' });
    expect((await send('PATCH', '/user/details/', { phone: '' })).json().phone).toBeNull();
    const wrong = await send('PATCH', '/user/details/', { first_name: ' ', phone: 'x' });
    expect(Object.keys(wrong.json().error.details).sort()).toEqual(['first_name', 'phone']);
  });

  it('AC-07 AC-20 SH-23 each switch changes its kind of mail and no other', async () => {
    const url = '/user/notification-settings/';
    const all = { email_notifications: true, messages: true, saved_searches: true, newsletter: 'OFF' };
    expect(await get(url)).toEqual(all);
    for (const kind of ['email_notifications', 'messages', 'saved_searches']) {
      await send('PATCH', url, { [kind]: false });
      expect(await get(url)).toEqual({ ...all, [kind]: false });
      await send('PATCH', url, { [kind]: true });
    }
    const flip = async () => (await send('POST', '/user/toggle-email-notifications/')).json();
    expect([await flip(), await flip()]).toEqual([{ email_notifications: false }, { email_notifications: true }]);
  });

  it('AC-20 the newsletter waits for its confirmation, and a cancelled one for a new one', async () => {
    const order = async (newsletter: boolean) =>
      (await send('PATCH', '/user/notification-settings/', { newsletter })).json().newsletter;
    const link = async () => linkParameter(await lastMail(test, person.email), 'key');
    const confirm = async (key: string) => (await test.post('/api-backend/auth/verify-email/', { key })).statusCode;
    expect([await order(true), (await test.mails(person.email)).length]).toEqual(['PENDING', 1]);
    const old = await link();
    expect([await order(false), await confirm(old)]).toEqual(['OFF', 422]);
    expect([await order(true), await confirm(old), await confirm(await link())]).toEqual(['PENDING', 422, 200]);
    expect(await get('/user/notification-settings/')).toMatchObject({ newsletter: 'ON' });
    expect(await order(false)).toBe('OFF');
  });

  it('AC-20 consents are appended and never changed; the latest entry of each person is the valid one', async () => {
    const entry = { key: 'profile-visibility', version: '2026-01', granted: true, text_hash: 'a'.repeat(64) };
    expect((await send('POST', '/user/consents/', entry)).statusCode).toBe(201);
    await send('POST', '/user/consents/', { ...entry, granted: false });
    const { count, results } = await get('/user/consents/');
    expect(count).toBe(2);
    expect(results).toMatchObject([
      { granted: false, text_hash: entry.text_hash },
      { granted: true, version: '2026-01' },
    ]);
    const { key, version } = entry;
    expect((await get('/user/details/')).consents).toEqual([{ key, version, granted: false }]);
    await expect(test.update('user_consent', {}, { granted: false })).rejects.toThrow('never changed');
    const other = await createPerson(test, 'berta');
    expect((await other.get('/api-backend/user/consents/')).json()).toEqual({ count: 0, results: [] });
  });
});

describe('the unsubscribe link of a mail', () => {
  const test = appOfTests();
  const person = personOfTests(test);
  beforeEach(() => subscribe(test, person.id));

  const ALL_ON = { email_notifications: true, messages: true, saved_searches: true, newsletter: 'ON' };
  const settings = async () =>
    (await person.get('/api-backend/user/notification-settings/')).json<NotificationSettings>();
  const link = (what: Unsubscribable = 'messages') =>
    unsubscribeLink('', unsubscribeKey(authSecret(test.app.settings), person.id, what));
  const open = async (url = link()) => (await test.inject(url)).body;
  /** The request of a browser when the person presses a button of the page. */
  async function press(page: string, label: string): Promise<string> {
    const forms = page.matchAll(/<form method="post" action="([^"]*)"><button>([^<]*)<\/button>/g);
    const action = [...forms].find(([, , text]) => text === label)?.[1];
    const url = `/api-backend/unsubscribe/${action?.replaceAll('&#38;', '&')}`;
    const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
    return (await test.post(url, '', headers)).body;
  }

  it('AC-07 AC-20 a POST by a mail program stops the mails of its kind only, without signing in', async () => {
    const response = await test.post(link(), 'List-Unsubscribe=One-Click', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([response.statusCode, response.json()]).toEqual([200, {}]);
    expect(await settings()).toEqual({ ...ALL_ON, messages: false });
    await test.post(link('newsletter'));
    expect(await settings()).toEqual({ ...ALL_ON, messages: false, newsletter: 'OFF' });
  });

  it('AC-07 AC-20 its page says which mails it stops and changes nothing before the button is pressed; another one undoes it', async () => {
    const page = await open();
    expect(page).toContain('Möchten Sie von Pflegefenster keine Hinweise auf neue Nachrichten mehr erhalten?');
    expect(await settings()).toEqual(ALL_ON);
    const stopped = await press(page, 'Abbestellen');
    expect(stopped).toContain('Sie erhalten von Pflegefenster keine Hinweise auf neue Nachrichten mehr.');
    expect(await settings()).toEqual({ ...ALL_ON, messages: false });
    expect(await open()).toContain('keine Hinweise auf neue Nachrichten mehr.');
    const undone = await press(stopped, 'Rückgängig machen');
    expect(undone).toContain('Sie erhalten von Pflegefenster wieder Hinweise auf neue Nachrichten.');
    expect(await settings()).toEqual(ALL_ON);
  });

  it('AC-07 its page also stops all others, and switches notifications on again', async () => {
    const stopped = await press(await press(await open(), 'Abbestellen'), 'Auch alle anderen abbestellen');
    expect(stopped).toContain('keine Benachrichtigungen und keinen Newsletter mehr');
    const off = { email_notifications: false, messages: false, newsletter: 'OFF' };
    expect(await settings()).toEqual({ ...off, saved_searches: true });
    const undone = await press(stopped, 'Rückgängig machen');
    expect(undone).toContain('Den Newsletter können Sie in Ihrem Konto wieder bestellen.');
    expect(await settings()).toEqual({ ...ALL_ON, newsletter: 'OFF' });
  });

  it('AC-07 links in older mails about messages, which stopped everything, stop those mails only', async () => {
    const text = `${person.id}.email_notifications`;
    const signature = createHmac('sha256', authSecret(test.app.settings)).update(`unsubscribe:${text}`);
    expect((await test.post(unsubscribeLink('', `${text}.${signature.digest('base64url')}`))).statusCode).toBe(200);
    expect(await settings()).toEqual({ ...ALL_ON, messages: false });
  });

  it('AC-20 refuses a key of another person, of another kind, and of a deleted account', async () => {
    const other = await createPerson(test, 'berta');
    const forged = link().replace(`${person.id}.`, `${other.id}.`);
    const otherKind = link().replace('.messages.', '.newsletter.');
    const gone = link();
    await test.db.deleteFrom('user_account').where('id', '=', person.id).execute();
    for (const url of [forged, otherKind, gone]) {
      expect((await test.post(url)).statusCode).toBe(422);
      expect((await test.inject(url)).statusCode).toBe(404);
    }
  });
});

describe('mails that a user can cause to be sent to a stranger', () => {
  const test = appOfTests();

  /** A text that somebody might want to send to a stranger. */
  const text = 'Gewonnen';
  const expectNoText = async (email: string, least: number) => {
    const texts = (await test.mails(email)).map((mail) => `${mail.subject} ${mail.text_body} ${mail.html_body}`);
    expect(texts.length).toBeGreaterThanOrEqual(least);
    expect(texts.filter((one) => /Gewonnen|evil/i.test(one))).toEqual([]);
  };

  it('AC-20 contain no text from the registration, however often the account requests them', async () => {
    const email = 'opfer@beispiel.example';
    const names = { username: 'gewonnen.evil', first_name: `${text} evil.example`, last_name: text };
    const registration = { ...accountEntry, ...names, email, newsletter: true };
    expect((await test.post('/api-backend/auth/register/', registration)).statusCode).toBe(201);
    await test.post('/api-backend/auth/verify-email/resend/', { email });
    await test.post('/api-backend/auth/password/reset/', { email });
    await expectNoText(email, 3);
  });

  it('AC-20 contain no name of an account with an unconfirmed address, whatever the account does', async () => {
    const email = 'opfer2@beispiel.example';
    const stranger = await createPerson(test, 'fremd', { email, first_name: text, email_verified_at: null });
    const act = (url: string, payload: object) => stranger.post(`/api-backend${url}`, payload);
    await act('/user/export/', {});
    await act('/auth/password/change/', { old_password: PASSWORD, password: NEXT, password2: NEXT });
    await act('/user/delete/', { password: NEXT });
    await act('/user/delete/cancel/', {});
    await test.post('/api-backend/alert/', { email, kind: 'COMPANY', query: `q=${text}`, frequency: 'DAILY' });
    await expectNoText(email, 1);
  });

  it('AC-20 are sent to an address three times an hour, from many clients, and each link is valid until one is used', async () => {
    const { email } = await createPerson(test, 'clara');
    const send = (url: string, payload: object, client: number) =>
      test.post(`/api-backend${url}`, payload, { 'x-forwarded-for': `203.0.113.${client}` });
    const answers = new Set<string>();
    await roomInWindow(3600, 60);
    for (let client = 1; client <= 6; client++) {
      const { statusCode, body } = await send('/auth/password/reset/', { email }, client);
      answers.add(`${statusCode} ${body}`);
    }
    expect([...answers]).toEqual(['202 {}']);
    const mails = await test.mails(email);
    expect(mails).toHaveLength(3);
    // The address is confirmed.
    expect(mails[0]?.text_body).toContain('Guten Tag Clara,');

    const reset = async ({ text_body }: { text_body: string }, client: number, password = NEXT) => {
      const link = { uid: linkParameter(text_body, 'uid'), token: linkParameter(text_body, 'token') };
      const payload = { ...link, password, password2: password };
      return (await send('/auth/password/reset/confirm/', payload, client)).statusCode;
    };
    const [first, second, third] = mails;
    expect(await reset(first!, 100)).toBe(200);
    expect([await reset(second!, 101), await reset(third!, 102)]).toEqual([422, 422]);
    expect(await reset(first!, 103, 'Noch-ein-Kennwort-9')).toBe(422);
  });
});
