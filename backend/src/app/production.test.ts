import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DEMO_PASSWORD, hashPassword } from '../domains/accounts/passwords';
import { TestBrowser } from '../testing/browser';
import { createPerson, PASSWORD } from '../testing/people';
import { run } from '../testing/run-program';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createTestDatabase } from '../testing/test-database';
import type { Settings } from '../platform/settings';
import { insertRows } from '../testing/rows';

const SITE_URL = 'https://pflege.example';
const REAL: Partial<Settings> = { NODE_ENV: 'production', DEMO: false, AUTH_SECRET: 's'.repeat(32), SITE_URL };

/** A real installation on a database that was used by a demonstration before. */
const startOn = async (settings: Partial<Settings>): Promise<TestApp> =>
  createTestApp({
    settings,
    seed: async (db) => {
      const person = { first_name: 'Anke', last_name: 'Berger', profile_type: 'CARE_SEEKER' as const };
      await insertRows(db, 'user_account', {
        ...person,
        username: 'angehoerige',
        email: 'a@beispiel.example',
        password_hash: await hashPassword(DEMO_PASSWORD),
      });
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

  it.each(['/api-backend/outbox/', '/api-backend/outbox/mail/', '/api-backend/outbox'])(
    'SH-10 does not have %s; a demonstration has it',
    async (url) => {
      expect(await status(real, url)).toBe(404);
      expect(await status(demonstration, url)).toBe(200);
    },
  );

  it('SH-10 refuses the password of the demo accounts; a demonstration accepts it', async () => {
    expect(await signIn(real)).toBe(401);
    expect(await signIn(demonstration)).toBe(200);
  });

  it('SH-10 refuses that password for a new account', async () => {
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

  it.each(['/api-backend/docs', '/api-backend/docs/', '/api-backend/docs/json', '/api-backend/openapi.json'])(
    'SH-23 does not serve %s to the public; a demonstration does',
    async (url) => {
      expect(await status(real, url)).toBe(404);
      expect(await status(demonstration, url)).toBeLessThan(400);
    },
  );

  it('SH-23 does not send server-timing; a demonstration does', async () => {
    expect((await real.app.inject('/api-backend/package/')).headers).not.toHaveProperty('server-timing');
    expect((await demonstration.app.inject('/api-backend/package/')).headers).toHaveProperty('server-timing');
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

  it('SH-10 does not start without an origin and a secret or with demo accounts, and names the settings', async () => {
    const ended = await run({ NODE_ENV: 'production', DEMO_DATA: 'on' });
    expect(ended.code).toBe(1);
    expect(ended.output).toContain('PUBLIC_ORIGIN: is required in production');
    expect(ended.output).toContain('AUTH_SECRET: is required in production');
    expect(ended.output).toContain('DEMO_DATA');
  });

  it('SH-10 without a mail server logs at the start that mails are not sent, works, and stops cleanly', async () => {
    const database = await createTestDatabase();
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'care-real-'));
    const environment = {
      NODE_ENV: 'production',
      AUTH_SECRET: 's'.repeat(32),
      PUBLIC_ORIGIN: SITE_URL,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
    };
    const ended = await run(environment, { when: /API ready at (\S+)/ });
    rmSync(dataDir, { recursive: true, force: true });
    await database.drop();
    expect(ended.code).toBe(0);
    expect(ended.output).toContain('SMTP_URL is not set: mails are stored in the outbox and not sent.');
  });
});
