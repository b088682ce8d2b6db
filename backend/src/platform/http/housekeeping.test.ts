import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { daysFromNow, insertCompany, insertUser, signIn } from '../../testing/rows';
import { createTestApp, type TestApp } from '../../testing/test-app';

const TEN_MINUTES = 600_000;

describe('housekeeping', () => {
  let test: TestApp;
  let sweep: () => void;
  beforeAll(async () => {
    const intervals = jest.spyOn(globalThis, 'setInterval');
    test = await createTestApp();
    const [[found] = []] = intervals.mock.calls.filter(([, pause]) => pause === TEN_MINUTES);
    intervals.mockRestore();
    if (!found) throw new Error('Nothing runs every ten minutes.');
    sweep = found;
  });
  afterAll(() => test.close());

  const mean = async () => (await sql<{ mean: number }>`select mean from rating_prior`.execute(test.db)).rows[0]!.mean;

  it('SH-06 deletes an expired session and leaves the others signed in', async () => {
    const user = await insertUser(test.db, 'clara');
    const headers = await signIn(test.databases, user);
    await test.db
      .insertInto('user_session')
      .values({ user_id: user, expires_at: daysFromNow(-1) })
      .execute();
    const sessions = () => test.db.selectFrom('user_session').select('expires_at').execute();
    await insertCompany(test.db, 'gut-bewertet', { average_rating: 5, ratings_count: 10 });
    expect(await mean()).toBe(3);
    sweep();
    // The last step, so that the next test begins after all of them.
    while ((await mean()) === 3) await setTimeout(5);
    expect((await sessions()).map(({ expires_at }) => expires_at > new Date())).toEqual([true]);
    expect((await test.inject({ url: '/api-backend/user/details/', headers })).statusCode).toBe(200);
  });

  it('SH-06 SR-22 deletes expired tokens and counters, and refreshes the order by rating', async () => {
    const user = await insertUser(test.db, 'anna');
    const headers = await signIn(test.databases, user);
    const { expires_at, ...token } = await test.db
      .selectFrom('access_token')
      .select(['session_id', 'user_id', 'expires_at'])
      .where('user_id', '=', user)
      .executeTakeFirstOrThrow();
    const old = { ...token, token_hash: Buffer.from('old'), expires_at: daysFromNow(-1) };
    await test.db.insertInto('access_token').values(old).execute();
    await sql`insert into rate_limit_counter (rule, caller, window_start, expires_at, hits)
      values ('old', 'x', now() - interval '2 days', now() - interval '1 day', 1),
        ('new', 'x', now(), now() + interval '1 day', 1)`.execute(test.db);
    await insertCompany(test.db, 'schlecht-bewertet', { average_rating: 1, ratings_count: 10 });
    expect(await mean()).toBe(5);
    sweep();
    while ((await mean()) === 5) await setTimeout(5);
    const found = await sql`select (select mean from rating_prior) mean,
      (select array_agg(expires_at) from access_token where user_id = ${user}) tokens,
      (select array_agg(rule) from rate_limit_counter where caller = 'x') rules`.execute(test.db);
    expect(found.rows).toEqual([{ mean: 3, tokens: [expires_at], rules: ['new'] }]);
    expect((await test.inject({ url: '/api-backend/user/details/', headers })).statusCode).toBe(200);
  });

  it('SH-06 keeps the answers to repeated requests for 24 hours', async () => {
    const row = { scope: 'message user:1', fingerprint: Buffer.from('x') };
    await test.db
      .insertInto('idempotency_key')
      .values([
        { ...row, key: 'von-heute', created_at: daysFromNow(-23 / 24) },
        { ...row, key: 'von-gestern', created_at: daysFromNow(-25 / 24) },
      ])
      .execute();
    const keys = async () =>
      (await test.db.selectFrom('idempotency_key').select('key').execute()).map(({ key }) => key);
    sweep();
    while ((await keys()).length === 2) await setTimeout(5);
    expect(await keys()).toEqual(['von-heute']);
  });
});
