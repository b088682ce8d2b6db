import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DEMO_PASSWORD } from '../../domains/accounts/passwords';
import { TestBrowser } from '../../testing/browser';
import { PASSWORD } from '../../testing/people';
import { programFile } from '../../testing/programs';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { createStaff } from './create-staff';

interface Ended {
  code: number | null;
  output: string;
}

/** Runs `npm run admin` on a separate database and without a terminal. */
function admin(database: TestDatabase, words: string[], { input = '', environment = {} } = {}): Promise<Ended> {
  const child = spawn(process.execPath, [programFile('admin'), ...words], {
    env: { PATH: process.env['PATH'] ?? '', DATABASE_URL: database.url, DATA_DIR: dataDir, ...environment },
    cwd: path.join(import.meta.dirname, '..', '..', '..'),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stdin.end(input);
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'care-admin-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const wordsFor = (username: string, email = `${username}@beispiel.example`) => [
  'create',
  ...['--username', username, '--email', email, '--first-name', 'Rika', '--last-name', 'Prüfer'],
];

describe('npm run admin -- create', () => {
  let database: TestDatabase;
  let test: TestApp;
  beforeAll(async () => {
    database = await createTestDatabase();
    test = await createTestApp({ database });
  });
  afterAll(() => test.close());

  const accounts = () => test.db.selectFrom('user_account').select(['username', 'is_staff']).orderBy('id').execute();

  it('OP-01 creates a STAFF account that can sign in and read its account, with a password from the input', async () => {
    const ended = await admin(database, wordsFor('redaktion'), { input: `${PASSWORD}\n` });
    expect(ended).toEqual({ code: 0, output: expect.stringContaining('The STAFF account "redaktion" was created.') });
    const browser = new TestBrowser(test);
    await browser.signIn('redaktion', PASSWORD);
    const { accessToken } = await browser.session();
    const headers = { authorization: `Bearer ${accessToken}` };
    const details = await test.get('/api-backend/user/details/', headers);
    expect(details.json()).toMatchObject({ username: 'redaktion', is_staff: true, email_verified: true });
  });

  it('OP-01 reports that the account exists already, and changes nothing', async () => {
    const before = await test.db.selectFrom('user_account').selectAll().execute();
    const ended = await admin(database, wordsFor('Redaktion'), {
      environment: { ADMIN_PASSWORD: 'Ganz-anders-2026!' },
    });
    expect(ended).toEqual({ code: 0, output: expect.stringContaining('already. Nothing was changed.') });
    expect(await test.db.selectFrom('user_account').selectAll().execute()).toEqual(before);
  });

  it.each([
    ['a password that is easy to guess', 'zweite@beispiel.example', DEMO_PASSWORD, 'password: '],
    ['a password that is short', 'zweite@beispiel.example', 'Kurz-7', 'password: '],
    ['no password', 'zweite@beispiel.example', '', 'password: '],
    ['no address', 'keine', PASSWORD, 'email: '],
    ['the address of another account', 'redaktion@beispiel.example', PASSWORD, 'email: '],
  ])('OP-01 refuses %s and names it', async (_what, email, password, problem) => {
    const before = await accounts();
    const entry = { username: 'zweite', email, password, first_name: 'Rika', last_name: 'Prüfer' };
    const client = await test.databases.primary.pool.connect();
    const outcome = await createStaff(client, entry).finally(() => client.release());
    expect(outcome).toEqual({ kind: 'refused', problems: expect.arrayContaining([expect.stringContaining(problem)]) });
    expect(await accounts()).toEqual(before);
  });

  it('OP-01 ends with an error that names the refused field', async () => {
    const ended = await admin(database, wordsFor('zweite'), { input: 'Kurz-7\n' });
    expect(ended).toEqual({ code: 1, output: expect.stringContaining('password: ') });
  });

  it('OP-01 takes no password as an argument, and does not prompt without a terminal', async () => {
    const asArgument = await admin(database, [...wordsFor('dritte'), '--password', PASSWORD]);
    expect(asArgument).toEqual({ code: 1, output: expect.stringContaining("Unknown option '--password'") });
    const ended = await admin(database, ['create', '--username', 'dritte'], { input: `${PASSWORD}\n` });
    expect(ended).toEqual({ code: 1, output: expect.stringContaining('--email is missing') });
  });

  it('OP-01 does not give the role over HTTP', async () => {
    const registration = { username: 'nora', email: 'nora@beispiel.example', first_name: 'Nora', last_name: 'Neu' };
    const entry = { ...registration, password: PASSWORD, password2: PASSWORD, consents: true };
    const url = '/api-backend/auth/register/';
    const asKind = await test.post(url, { ...entry, profile_type: 'STAFF' });
    expect(asKind.statusCode).toBe(422);
    const payload = { ...entry, profile_type: 'CARE_SEEKER', is_staff: true };
    expect((await test.post(url, payload)).statusCode).toBe(201);
    const browser = new TestBrowser(test);
    await browser.signIn('nora', PASSWORD);
    const { accessToken } = await browser.session();
    await test.patch(
      '/api-backend/user/details/',
      { first_name: 'Nora', is_staff: true },
      { authorization: `Bearer ${accessToken}` },
    );
    expect(await accounts()).toContainEqual({ username: 'nora', is_staff: false });
  });
});
