import { appOfTests } from '../../testing/test-app';
import { TestBrowser } from '../../testing/browser';
import { hashPassword } from './passwords';

const PASSWORD = 'Ein-langes-Kennwort-7';

describe('sign-in exchange', () => {
  const test = appOfTests({
    seed: async (db) => {
      const person = {
        password_hash: await hashPassword(PASSWORD),
        first_name: 'Anna',
        last_name: 'Kern',
        profile_type: 'CARE_SEEKER' as const,
      };
      await db
        .insertInto('user_account')
        .values({ ...person, username: 'anna', email: 'Anna@beispiel.example' })
        .execute();
      await db
        .insertInto('user_account')
        .values({ ...person, username: 'berta', email: 'b@beispiel.example', disabled_at: new Date() })
        .execute();
    },
  });

  const details = (token: string | undefined) =>
    test.inject({ url: '/api-backend/user/details/', headers: { authorization: `Bearer ${token}` } });

  it('SH-10 lists the credentials provider', async () => {
    const providers = (await test.inject('/api/auth/providers')).json();
    expect(Object.keys(providers)).toEqual(['credentials']);
  });

  it('SH-10 returns an empty session to a visitor', async () => {
    expect(await new TestBrowser(test).session()).toEqual({});
  });

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
    const csrf = await test.inject({
      url: '/api/auth/csrf',
      headers: { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'pflege.example' },
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

  it('SH-10 refuses a sign-in without the CSRF token', async () => {
    const browser = new TestBrowser(test);
    const response = await browser.post('/api/auth/callback/credentials', {
      username: 'anna',
      password: PASSWORD,
      json: 'true',
    });
    expect(response.statusCode).toBe(403);
    expect(await browser.session()).toEqual({});
  });

  it('SH-10 refuses a sign-out without the CSRF token', async () => {
    const browser = new TestBrowser(test);
    await browser.signIn('anna', PASSWORD);
    expect((await browser.post('/api/auth/signout', { json: 'true' })).statusCode).toBe(403);
    expect((await browser.session()).user?.name).toBe('anna');
  });

  it.each(['https://boese.example/', '//boese.example/', 'javascript:alert(1)'])(
    'SH-10 does not redirect to the foreign callbackUrl %s',
    async (callbackUrl) => {
      const { url } = (await new TestBrowser(test).signIn('anna', PASSWORD, callbackUrl)).json<{ url: string }>();
      expect(new URL(url).host).toBe('localhost');
    },
  );

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
    await test.db
      .updateTable('access_token')
      .set({ expires_at: new Date(0) })
      .execute();
    expect((await details(accessToken)).json()).toMatchObject({ error: { status: 401, code: 'not_authenticated' } });
    expect((await details('erfunden')).statusCode).toBe(401);
    expect((await test.inject('/api-backend/user/details/')).statusCode).toBe(401);
  });

  it('SH-06 returns the name from the database after an update, whatever the client sends', async () => {
    const browser = new TestBrowser(test);
    await browser.signIn('anna', PASSWORD);
    const response = await test.inject({
      method: 'POST',
      url: '/api/auth/session',
      headers: { cookie: browser.jar.header, 'content-type': 'application/json' },
      payload: { csrfToken: await browser.csrfToken(), data: { name: 'admin' } },
    });
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
    const response = await test.inject({ method: 'POST', url, headers, payload: '{' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: { status: 400, message: expect.stringContaining('nicht lesbar') } });
  });

  it('SH-10 accepts error reports of clients', async () => {
    expect((await test.inject({ method: 'POST', url: '/api/auth/_log', payload: { level: 'error' } })).json()).toEqual(
      {},
    );
  });

  it('SH-10 redirects from the built-in pages of the exchange to /login', async () => {
    const response = await test.inject('/api/auth/signin');
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toMatch(/^\/login\?/);
  });
});
