import { setTimeout } from 'node:timers/promises';
import { daysFromNow, insertUser, signIn } from '../../testing/rows';
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

  it('SH-06 deletes an expired session and leaves the others signed in', async () => {
    const user = await insertUser(test.db, 'clara');
    const headers = await signIn(test.databases, user);
    await test.db
      .insertInto('user_session')
      .values({ user_id: user, expires_at: daysFromNow(-1) })
      .execute();
    const sessions = () => test.db.selectFrom('user_session').select('expires_at').execute();
    sweep();
    while ((await sessions()).length === 2) await setTimeout(5);
    expect((await sessions()).map(({ expires_at }) => expires_at > new Date())).toEqual([true]);
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
