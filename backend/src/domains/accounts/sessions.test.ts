import { TestBrowser } from '../../testing/browser';
import { createPerson, PASSWORD, type Person } from '../../testing/people';
import { daysFromNow, insertJobSeeker } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';

const SESSION_COOKIE = /session-token/;

describe("a job seeker's activity", () => {
  const test = appOfTests();
  const LONG_AGO = '2026-01-05';
  let userId: number;
  beforeEach(async () => {
    await test.databases.primary.pool.query('truncate user_account cascade');
    userId = (await createPerson(test, 'jana')).id;
    await insertJobSeeker(test.db, userId, 'jana', { active_on: LONG_AGO, updated_at: '2026-01-06T10:00:00Z' });
  });

  const row = () =>
    test.db.selectFrom('job_seeker').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();
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
    await test.db.updateTable('job_seeker').set({ active_on: LONG_AGO }).execute();
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
    await test.databases.primary.pool.query('truncate user_account cascade');
    person = await createPerson(test, 'clara');
  });

  const signedIn = async () => {
    const browser = new TestBrowser(test);
    await browser.signIn('clara', PASSWORD);
    return browser;
  };
  const list = async () =>
    (await person.inject({ url: '/api-backend/auth/sessions/' })).json<{
      count: number;
      results: { id: number; is_current: boolean; user_agent: string }[];
    }>();
  const remove = (path: string) => person.inject({ method: 'DELETE', url: `/api-backend/auth/sessions/${path}` });

  it('SH-05 lists the live sessions of a user and marks the present one', async () => {
    await signedIn();
    await createPerson(test, 'berta');
    await test.db
      .insertInto('user_session')
      .values({ user_id: person.id, expires_at: daysFromNow(-1) })
      .execute();
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
    expect((await test.inject({ url: '/api-backend/user/details/', headers })).statusCode).toBe(401);
    expect((await list()).count).toBe(1);
  });

  it("SH-05 does not end another user's session", async () => {
    const berta = await createPerson(test, 'berta');
    const foreign = await berta.inject({ url: '/api-backend/auth/sessions/' });
    expect((await remove(`${foreign.json().results[0].id}/`)).statusCode).toBe(404);
    expect((await berta.inject({ url: '/api-backend/user/details/' })).statusCode).toBe(200);
  });

  it('SH-05 ends all other sessions, or all sessions', async () => {
    const browser = await signedIn();
    expect((await remove('?others=1')).json()).toEqual({ ended: 1 });
    expect(await browser.session()).toEqual({});
    expect((await list()).count).toBe(1);
    expect((await remove('')).json()).toEqual({ ended: 1 });
    expect((await person.inject({ url: '/api-backend/user/details/' })).statusCode).toBe(401);
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
    const session = await test.inject({ url: '/api/auth/session', headers: { cookie: forged } });
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
      const response = await test.inject({ method: 'POST', url: `/api-backend${url}`, headers, payload });
      expect([401, 422]).toContain(response.statusCode);
    }
    const account = await test.db.selectFrom('user_account').selectAll().executeTakeFirstOrThrow();
    expect(account).toMatchObject({ deletion_scheduled_at: null, email_notifications: true });
  });

  it('SH-10 never redirects to another site, neither after signing in nor after signing out', async () => {
    for (const callbackUrl of [
      'https://boese.example/',
      '//boese.example',
      '/\\boese.example',
      'http://localhost@boese.example/',
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
    await test.db
      .updateTable('user_session')
      .set({ last_seen_at: new Date(0) })
      .execute();
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
