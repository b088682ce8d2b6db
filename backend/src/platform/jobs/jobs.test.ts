import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { openDatabases, type Databases } from '../database/database';
import { Jobs } from './jobs';

const POOL_SIZE = 4;

let database: TestDatabase;
let databases: Databases;
let jobs: Jobs;
beforeEach(async () => {
  database = await createTestDatabase();
  databases = openDatabases({ url: database.url, poolSize: POOL_SIZE });
  jobs = new Jobs(databases, (error) => {
    throw error;
  });
});
afterEach(async () => {
  await jobs.stop();
  await databases.close();
  await database.drop();
});

it('AC-20 do not use the database while there are none', async () => {
  const { rows } = await databases.primary.pool.query(
    `select name from jobs.queue where name not in ('of-the-template', '__pgboss__send-it')`,
  );
  expect(rows).toEqual([]);
});

it('AC-20 are run by a running process, soon after they were queued', async () => {
  const done = new Promise<object>((resolve) => {
    jobs.register<{ n: number }>('now', async (data) => resolve(data));
  });
  await jobs.start();
  await jobs.enqueue('now', { n: 7 });
  expect(await done).toEqual({ n: 7 });
});

it('AC-20 that wait are run one after the other, without the polling pause', async () => {
  let left = 4;
  const done = new Promise<void>((resolve) => {
    jobs.register('many', async () => (--left === 0 ? resolve() : undefined), { pollSeconds: 60 });
  });
  for (let number = 0; number < 4; number++) await jobs.enqueue('many', {});
  await jobs.start();
  await done;
  expect(left).toBe(0);
});

it('AC-20 can be queued by as many simultaneous transactions as there are connections', async () => {
  jobs.register('first', async () => undefined);
  const writes = Array.from({ length: POOL_SIZE }, () =>
    databases.primary.kysely.transaction().execute((transaction) => jobs.enqueue('first', {}, { transaction })),
  );
  await Promise.all(writes);
  expect(await jobs.drain()).toBe(POOL_SIZE);
});

it('AC-20 that are finished are archived after five minutes and deleted a day later, because they contain mails', async () => {
  jobs.register('kept', async () => undefined);
  await jobs.enqueue('kept', {});
  await jobs.drain();
  const { pool } = databases.primary;
  const maintain = async () => (await jobs['boss'])?.maintain();
  const jobsIn = async (table: string) => (await pool.query(`select from jobs.${table} where name = 'kept'`)).rowCount;
  await pool.query(`update jobs.job set completed_on = now() - interval '4 minutes' where name = 'kept'`);
  await maintain();
  expect([await jobsIn('job'), await jobsIn('archive')]).toEqual([1, 0]);
  await pool.query(`update jobs.job set completed_on = now() - interval '6 minutes' where name = 'kept'`);
  await maintain();
  expect([await jobsIn('job'), await jobsIn('archive')]).toEqual([0, 1]);
  await pool.query(`update jobs.archive set archived_on = now() - interval '25 hours' where name = 'kept'`);
  await maintain();
  expect(await jobsIn('archive')).toBe(0);
});

it('AC-20 stop after the running one has finished', async () => {
  let finished = false;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const begun = new Promise<void>((resolve) => {
    jobs.register('slow', async () => {
      resolve();
      await released;
      finished = true;
    });
  });
  await jobs.start();
  await jobs.enqueue('slow', {});
  await begun;
  const closed = jobs.stop();
  release();
  await closed;
  expect(finished).toBe(true);
});

it('AC-20 stop without an unanswered database query', async () => {
  for (const name of ['a', 'b', 'c', 'd']) jobs.register(name, async () => undefined, { pollSeconds: 0.5 });
  await jobs.start();
  const boss = await jobs['boss'];
  const pool = jobs['store']?.pool;
  if (!boss || !pool) throw new Error('The jobs have not started.');
  // Two workers now wait for the table, and the others for a connection.
  const lock = await databases.primary.pool.connect();
  await lock.query('begin; lock table jobs.job in access exclusive mode');
  while (pool.waitingCount === 0) await setImmediate();
  const { end } = pool;
  const waiting = new Promise<number>((resolve) => {
    pool.end = async () => {
      resolve(pool.waitingCount);
      pool.end = end;
      await pool.end();
    };
  });
  const stopped = once(boss, 'stopped');
  const stopping = jobs.stop();
  await stopped;
  await setImmediate();
  await lock.query('rollback');
  lock.release();
  await stopping;
  expect(await waiting).toBe(0);
});

it('AC-20 are refused if two domains use one name', () => {
  jobs.register('mail', async () => undefined);
  expect(() => jobs.register('mail', async () => undefined)).toThrow('registered twice');
});
