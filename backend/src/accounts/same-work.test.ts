import { AsyncLocalStorage } from 'node:async_hooks';
import * as argon2 from '@node-rs/argon2';
import pg from 'pg';
import { TestBrowser } from '../testing/browser';
import { PASSWORD } from '../testing/people';
import { appOfTests } from '../testing/test-app';
import { insertUser, signIn } from '../testing/rows';
import { hashPassword } from './passwords';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, hash: jest.fn(real.hash), verify: jest.fn(real.verify) };
});
/** What is asked of the database while an action runs, and not by the jobs beside it. */
const asked = new AsyncLocalStorage<string[]>();
const { query } = pg.Client.prototype;
// Before the first connection: each takes the method as it finds it.
pg.Client.prototype.query = function (this: pg.Client, ...call: unknown[]) {
  asked.getStore()?.push(textOf(call[0] as Statement));
  return (query as (...words: unknown[]) => unknown).apply(this, call);
} as typeof query;

const KNOWN = 'bekannt@beispiel.example';

type Statement = string | { text: string };
const textOf = (statement: Statement): string =>
  (typeof statement === 'string' ? statement : statement.text).replace(/\s+/g, ' ').trim();

/** What somebody could see who measures: the answer, how often a password was hashed or checked, what the database was asked. */
async function workOf(action: () => Promise<{ statusCode: number; body: string }>) {
  const spies = [argon2.hash, argon2.verify].map((one) => jest.mocked(one as jest.Mock));
  for (const spy of spies) spy.mockClear();
  const statements: string[] = [];
  const { statusCode, body } = await asked.run(statements, action);
  return {
    answer: `${statusCode} ${body.replace(/"pk":\d+/, '"pk":…')}`,
    passwords: spies.map(({ mock }) => mock.calls.length),
    // Undoing what was done for a known address takes the place of keeping it.
    statements: statements.map((text) => text.replace(/^(release|rollback to) savepoint/, '… savepoint')),
  };
}

describe('an address that is known', () => {
  const test = appOfTests();
  let own: { authorization: string };
  beforeAll(async () => {
    await insertUser(test.db, 'bekannt', { email: KNOWN, password_hash: await hashPassword(PASSWORD) });
    own = await signIn(
      test.databases,
      await insertUser(test.db, 'eigen', { password_hash: await hashPassword(PASSWORD) }),
    );
  });
  const post = (url: string, payload: object, headers = {}) =>
    test.inject({ method: 'POST', url: `/api-backend${url}`, payload, headers });

  let number = 0;
  const unknownAddress = () => `unbekannt-${++number}@beispiel.example`;
  type Way = (email: string) => Promise<{ statusCode: number; body: string }>;
  const mailing: Record<string, Way> = {
    registering: (email) =>
      post('/auth/register/', {
        username: `neu-${++number}`,
        first_name: 'Nora',
        last_name: 'Neu',
        email,
        password: PASSWORD,
        password2: PASSWORD,
        consents: true,
        profile_type: 'CARE_SEEKER',
      }),
    'asking for a new password': (email) => post('/auth/password/reset/', { email }),
    'asking for the confirmation again': (email) => post('/auth/verify-email/resend/', { email }),
    'changing the address': (email) => post('/auth/email/change/', { email, password: PASSWORD }, own),
    'asking for mails about a search': (email) =>
      post('/alert/', { email, kind: 'COMPANY', query: 'features=1', frequency: 'DAILY' }),
  };

  const signingIn: Way = (email) => new TestBrowser(test).signIn(email, 'falsch-und-lang-7');

  // A process makes a queue at the first job of its kind, whoever causes it.
  beforeAll(async () => {
    for (const way of Object.values(mailing)) await way(unknownAddress());
  });

  it.each(Object.entries({ 'signing in': signingIn, ...mailing }))(
    'AC-01 AC-18 costs the same work as an unknown one: %s',
    async (_what, way) => {
      const unknown = await workOf(() => way(unknownAddress()));
      const known = await workOf(() => way(KNOWN));
      expect(unknown.statements.length).toBeGreaterThan(0);
      expect(unknown.answer).toMatch(/^(201|202|401) /);
      expect(known).toEqual(unknown);
    },
  );
});
