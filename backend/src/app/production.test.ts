import { DEMO_PASSWORD, hashPassword } from '../domains/accounts/passwords';
import { TestBrowser } from '../testing/browser';
import { createPerson, PASSWORD } from '../testing/people';
import { createTestApp, type TestApp } from '../testing/test-app';
import type { Settings } from '../platform/settings';
import { insertUser } from '../testing/rows';

const SITE_URL = 'https://pflege.example';
const REAL: Partial<Settings> = { NODE_ENV: 'production', DEMO: false, AUTH_SECRET: 's'.repeat(32), SITE_URL };

/** A real installation on a database that was used by a demonstration before. */
const startOn = async (settings: Partial<Settings>): Promise<TestApp> =>
  createTestApp({
    settings,
    seed: async (db) => {
      const password_hash = await hashPassword(DEMO_PASSWORD);
      await insertUser(db, 'angehoerige', { password_hash });
    },
  });

describe('a real installation', () => {
  let real: TestApp;
  let demonstration: TestApp;
  beforeAll(async () => {
    real = await startOn(REAL);
    demonstration = await startOn({ ...REAL, DEMO: true });
  });
  afterAll(async () => {
    await real.close();
    await demonstration.close();
  });

  const status = async (test: TestApp, url: string) => (await test.app.inject(url)).statusCode;
  const signIn = async (test: TestApp) => (await new TestBrowser(test).signIn('angehoerige', DEMO_PASSWORD)).statusCode;

  it('SH-10 SH-23 has no outbox, no API documentation and no server-timing; a demonstration has them', async () => {
    for (const path of ['outbox/', 'outbox/mail/', 'outbox', 'docs', 'docs/', 'docs/json', 'openapi.json']) {
      const url = `/api-backend/${path}`;
      expect([path, await status(real, url)]).toEqual([path, 404]);
      expect([path, (await status(demonstration, url)) < 400]).toEqual([path, true]);
    }
    expect((await real.app.inject('/api-backend/package/')).headers).not.toHaveProperty('server-timing');
    expect((await demonstration.app.inject('/api-backend/package/')).headers).toHaveProperty('server-timing');
  });

  it('SH-10 refuses the password of the demo accounts, also for a new account; a demonstration accepts it', async () => {
    expect(await signIn(real)).toBe(401);
    expect(await signIn(demonstration)).toBe(200);
    const payload = {
      username: 'neu',
      first_name: 'Nora',
      last_name: 'Neu',
      email: 'neu@beispiel.example',
      password: DEMO_PASSWORD,
      password2: DEMO_PASSWORD,
      consents: true,
      profile_type: 'CARE_SEEKER',
    };
    const response = await real.post('/api-backend/auth/register/', payload);
    expect(response.json().error.details).toEqual({ password: 'Dieses Passwort ist zu leicht zu erraten.' });
  });

  it('SH-10 with https sets cookies with the __Host- prefix and the Secure attribute', async () => {
    const browser = new TestBrowser(real);
    const cookies = [...(await browser.get('/api/auth/csrf')).cookies];
    const person = await createPerson(real, 'clara');
    cookies.push(...(await browser.signIn(person.username, PASSWORD, `${SITE_URL}/profile`)).cookies);
    expect([...new Set(cookies.map(({ name }) => name))].sort()).toEqual([
      '__Host-authjs.callback-url',
      '__Host-authjs.csrf-token',
      '__Host-authjs.session-token',
    ]);
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ secure: true, httpOnly: true, path: '/', sameSite: 'Lax' });
      expect(cookie.domain).toBeUndefined();
    }
    expect((await browser.session()).user?.name).toBe('clara');
    expect((await browser.signOut()).statusCode).toBe(200);
    expect(await browser.session()).toEqual({});
  });
});
