import { AsyncLocalStorage } from 'node:async_hooks';
import * as argon2 from '@node-rs/argon2';
import pg from 'pg';
import { emptyTables } from '../../testing/empty-tables';
import { bearerOf, TestBrowser } from '../../testing/browser';
import { accountEntry } from '../../testing/account-entry';
import { companyEntry } from '../../testing/company-entry';
import { PASSWORD } from '../../testing/people';
import { appOfTests } from '../../testing/test-app';
import { insertCologne, type Auth } from '../../testing/rows';
import { hashPassword } from './passwords';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, hash: jest.fn(real.hash), verify: jest.fn(real.verify) };
});
/** The database queries of the action under test, without those of the jobs that run at the same time. */
const recordedQueries = new AsyncLocalStorage<string[]>();
const { query } = pg.Client.prototype;
// Must run before the first connection, because each connection takes the method as it is then.
pg.Client.prototype.query = function (this: pg.Client, ...call: unknown[]) {
  recordedQueries.getStore()?.push(textOf(call[0] as Statement));
  return (query as (...words: unknown[]) => unknown).apply(this, call);
} as typeof query;

type Statement = string | { text: string };
/** Without the id of the request. */
const textOf = (statement: Statement): string =>
  (typeof statement === 'string' ? statement : statement.text)
    .replace(/ \/\* request \S+ \*\/$/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Replaces the parts that differ between any two accounts. */
const withoutIds = (body: string): string =>
  body
    .replace(/"(pk|id)":\d+/g, '"$1":…')
    .replace(/"request_id":"[^"]+"/, '"request_id":…')
    .replace(/"\d{4}-\d\d-\d\dT[^"]+"/g, '"…"')
    .replace(/(neu|unbekannt|bekannt|offen)(-\d+)?(@beispiel\.example)?(-koeln)?/g, '…');

/** Everything that a client could measure: the answer, the password computations, and the database queries. */
async function workOf(action: () => Promise<{ statusCode: number; body: string }>) {
  const spies = [argon2.hash, argon2.verify].map((one) => jest.mocked(one as jest.Mock));
  for (const spy of spies) spy.mockClear();
  const statements: string[] = [];
  const { statusCode, body } = await recordedQueries.run(statements, action);
  return {
    answer: `${statusCode} ${withoutIds(body)}`,
    passwords: spies.map(({ mock }) => mock.calls.length),
    // Those that run side by side have no fixed order.
    statements: statements.toSorted(),
  };
}

/** A person who has just registered. */
interface Newcomer {
  username: string;
  email: string;
  headers: Auth;
}

/** The address of an account, and one that a registration waits with. */
const TAKEN = ['bekannt@beispiel.example', 'offen@beispiel.example'];

describe('an address that is taken', () => {
  const test = appOfTests({ seed: async (db) => void (await insertCologne(db)) });
  let own: Auth;
  beforeAll(async () => {
    const password_hash = await hashPassword(PASSWORD);
    const theirs = { password_hash: await hashPassword('Ein-fremdes-Kennwort-6') };
    await test.insertUser('bekannt', { ...theirs, email: 'bekannt@beispiel.example' });
    await test.insertUser('offen', { ...theirs, email: 'offen@beispiel.example', email_verified_at: null });
    await test.insertUser('dritte', { ...theirs, email: 'dritte@beispiel.example' });
    own = await test.signIn(await test.insertUser('eigen', { password_hash }));
  });
  // An address gets few mails of a kind a day.
  beforeEach(() => emptyTables(test, 'sign_in_failure', 'rate_limit_counter'));
  const send = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, headers = {}) =>
    test.inject({ method, url: `/api-backend${url}`, headers, ...(payload && { payload }) });
  const post = (url: string, payload: object, headers = {}) => send('POST', url, payload, headers);

  let number = 0;
  const unknownAddress = () => `unbekannt-${++number}@beispiel.example`;
  type Action = (email: string) => Promise<{ statusCode: number; body: string }>;
  const register = (username: string, email: string) =>
    post('/auth/register/', { ...accountEntry, username, email, newsletter: true, profile_type: 'CARE_PROVIDER' });
  const ways: Record<string, Action> = {
    'signing in': (email) => new TestBrowser(test).signIn(email, 'falsch-und-lang-7'),
    registering: (email) => register(`neu-${++number}`, email),
    'asking for a new password': (email) => post('/auth/password/reset/', { email }),
    'asking for the confirmation again': (email) => post('/auth/verify-email/resend/', { email }),
    'changing the address': (email) => post('/auth/email/change/', { email, password: PASSWORD }, own),
    'asking for mails about a search': (email) =>
      post('/alert/', { email, kind: 'COMPANY', query: 'features=1', frequency: 'DAILY' }),
  };

  // A process creates a queue with the first job of its kind, whatever causes the job.
  beforeAll(async () => {
    for (const way of Object.values(ways)) await way(unknownAddress());
  });

  it.each(Object.entries(ways))('AC-01 AC-18 costs the same work as an unknown address: %s', async (_what, way) => {
    const unknown = await workOf(() => way(unknownAddress()));
    expect(unknown.statements.length).toBeGreaterThan(0);
    expect(unknown.answer).toMatch(/^(201|202|401) /);
    for (const email of TAKEN) expect({ email, ...(await workOf(() => way(email))) }).toEqual({ email, ...unknown });
  });

  const newcomer = async (email: string): Promise<Newcomer> => {
    const username = `neu-${++number}`;
    await register(username, email);
    await test.app.jobs.drain();
    return { username, email, headers: await bearerOf(test, username, PASSWORD) };
  };
  const NEXT = 'Ein-anderes-Kennwort-8';
  type LaterAction = (who: Newcomer) => Promise<{ statusCode: number; body: string }>;
  const later: Record<string, [status: number, LaterAction]> = {
    'signing in by the new name': [200, ({ username }) => new TestBrowser(test).signIn(username, PASSWORD)],
    'signing in by the address, with the own password': [
      200,
      ({ email }) => new TestBrowser(test).signIn(email, PASSWORD),
    ],
    'signing in by the address, with a wrong password': [
      401,
      ({ email }) => new TestBrowser(test).signIn(email, 'falsch-und-lang-7'),
    ],
    'registering the name again': [422, ({ username, email }) => register(username, email)],
    'registering the name with another address': [422, ({ username }) => register(username, unknownAddress())],
    'the own account': [200, ({ headers }) => send('GET', '/user/details/', undefined, headers)],
    'the devices': [200, ({ headers }) => send('GET', '/auth/sessions/', undefined, headers)],
    'the settings of mails': [200, ({ headers }) => send('GET', '/user/notification-settings/', undefined, headers)],
    'asking for the newsletter again': [
      200,
      ({ headers }) => send('PATCH', '/user/notification-settings/', { newsletter: true }, headers),
    ],
    'asking for the confirmation again, signed in': [
      202,
      ({ email, headers }) => post('/auth/verify-email/resend/', { email }, headers),
    ],
    'asking for a new password': [202, ({ email }) => post('/auth/password/reset/', { email })],
    'the own address as the new one': [
      422,
      ({ email, headers }) => post('/auth/email/change/', { email, password: PASSWORD }, headers),
    ],
    'an address with an account as the new one': [
      202,
      ({ headers }) => post('/auth/email/change/', { email: 'dritte@beispiel.example', password: PASSWORD }, headers),
    ],
    'a free address as the new one': [
      202,
      ({ headers }) => post('/auth/email/change/', { email: unknownAddress(), password: PASSWORD }, headers),
    ],
    'registering a provider': [201, ({ headers }) => post('/auth/company/register/', companyEntry, headers)],
    'asking for the own data': [202, ({ headers }) => post('/user/export/', {}, headers)],
    'another password': [
      200,
      ({ headers }) =>
        post('/auth/password/change/', { old_password: PASSWORD, password: NEXT, password2: NEXT }, headers),
    ],
    'deleting the account': [
      202,
      ({ headers }) => post('/user/delete/', { password: NEXT, delete_ratings: false }, headers),
    ],
  };

  const worksOf = async (email: string) => {
    const who = await newcomer(email);
    const works: Record<string, Awaited<ReturnType<typeof workOf>>> = {};
    for (const [what, [status, way]] of Object.entries(later)) {
      await emptyTables(test, 'sign_in_failure', 'rate_limit_counter');
      const work = await workOf(() => way(who));
      expect([what, work.answer]).toEqual([what, expect.stringMatching(new RegExp(`^${status} `))]);
      works[what] = work;
    }
    return works;
  };

  it('AC-18 AC-20 after a registration, every step gives the same answer with the same work as with an unknown address', async () => {
    // The first one of all creates the queues of the jobs.
    await worksOf(unknownAddress());
    const unknown = await worksOf(unknownAddress());
    for (const email of TAKEN) expect({ email, ...(await worksOf(email)) }).toEqual({ email, ...unknown });
  });
});
