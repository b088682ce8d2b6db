import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { appOfTests, createTestApp } from '../../testing/test-app';

describe('jobs', () => {
  const test = appOfTests();

  it('AC-20 do not use the database while there are none', async () => {
    const other = await createTestApp();
    const { rows } = await other.databases.primary.pool.query(
      `select name from jobs.queue where name not in ('of-the-template', '__pgboss__send-it')`,
    );
    expect(rows).toEqual([]);
    await other.close();
  });

  it('AC-20 are run by a running process, soon after they were queued', async () => {
    const done = new Promise<object>((resolve) => {
      test.app.jobs.register<{ n: number }>('now', async (data) => resolve(data));
    });
    await test.app.jobs.start();
    await test.app.jobs.enqueue('now', { n: 7 });
    expect(await done).toEqual({ n: 7 });
  });

  it('AC-20 that wait are run one after the other, without the polling pause', async () => {
    const other = await createTestApp();
    let left = 4;
    const done = new Promise<void>((resolve) => {
      other.app.jobs.register('many', async () => (--left === 0 ? resolve() : undefined), { pollSeconds: 60 });
    });
    for (let number = 0; number < 4; number++) await other.app.jobs.enqueue('many', {});
    await other.app.jobs.start();
    await done;
    await other.close();
    expect(left).toBe(0);
  });

  it('AC-20 can be queued by as many simultaneous transactions as there are connections', async () => {
    const other = await createTestApp();
    other.app.jobs.register('first', async () => undefined);
    const { DATABASE_POOL_SIZE } = other.app.settings;
    const writes = Array.from({ length: DATABASE_POOL_SIZE }, () =>
      other.db.transaction().execute((transaction) => other.app.jobs.enqueue('first', {}, { transaction })),
    );
    await Promise.all(writes);
    expect(await other.app.jobs.drain()).toBe(DATABASE_POOL_SIZE);
    await other.close();
  });

  it('AC-20 that are finished are archived after five minutes and deleted a day later, because they contain mails', async () => {
    const other = await createTestApp();
    other.app.jobs.register('kept', async () => undefined);
    await other.app.jobs.enqueue('kept', {});
    await other.app.jobs.drain();
    const { pool } = other.databases.primary;
    const maintain = async () => (await other.app.jobs['boss'])?.maintain();
    const jobsIn = async (table: string) =>
      (await pool.query(`select from jobs.${table} where name = 'kept'`)).rowCount;
    await pool.query(`update jobs.job set completed_on = now() - interval '4 minutes' where name = 'kept'`);
    await maintain();
    expect([await jobsIn('job'), await jobsIn('archive')]).toEqual([1, 0]);
    await pool.query(`update jobs.job set completed_on = now() - interval '6 minutes' where name = 'kept'`);
    await maintain();
    expect([await jobsIn('job'), await jobsIn('archive')]).toEqual([0, 1]);
    await pool.query(`update jobs.archive set archived_on = now() - interval '25 hours' where name = 'kept'`);
    await maintain();
    expect(await jobsIn('archive')).toBe(0);
    await other.close();
  });

  it('AC-20 on a schedule are stored once, in Berlin time', async () => {
    await test.app.jobs.start();
    const { rows } = await test.databases.primary.pool.query(
      `select name, cron, timezone from jobs.schedule order by name`,
    );
    expect(rows).toContainEqual({ name: 'account-deletion', cron: '7 * * * *', timezone: 'Europe/Berlin' });
    expect(rows).toContainEqual({ name: 'job-offer-end', cron: '0 * * * *', timezone: 'Europe/Berlin' });
    expect(rows).toContainEqual({ name: 'retention', cron: '20 3 * * *', timezone: 'Europe/Berlin' });
  });

  it('AC-20 that fail are logged with their name and without mail addresses', async () => {
    const other = await createTestApp();
    const logged = new Promise<unknown[]>((resolve) => {
      jest.spyOn(other.app.log, 'warn').mockImplementation((...entry: unknown[]) => resolve(entry));
    });
    other.app.jobs.register('refused', () => Promise.reject(new Error('550 <nora@beispiel.example> is unknown')));
    await other.app.jobs.start();
    await other.app.jobs.enqueue('refused', {});
    const problem = expect.stringMatching(/^Error: 550 <\(address\)> is unknown\n +at .+jobs\.test\.ts/);
    expect(await logged).toEqual([{ job: 'refused', problem }, 'job failed']);
    await other.close();
  });

  it('AC-20 stop with the app, which finishes the running one', async () => {
    const other = await createTestApp();
    let finished = false;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const begun = new Promise<void>((resolve) => {
      other.app.jobs.register('slow', async () => {
        resolve();
        await released;
        finished = true;
      });
    });
    await other.app.jobs.start();
    await other.app.jobs.enqueue('slow', {});
    await begun;
    const closed = other.close();
    release();
    await closed;
    expect(finished).toBe(true);
  });

  it('AC-20 stop without an unanswered database query', async () => {
    const other = await createTestApp();
    for (const name of ['a', 'b', 'c', 'd']) other.app.jobs.register(name, async () => undefined, { pollSeconds: 0.5 });
    await other.app.jobs.start();
    const boss = await other.app.jobs['boss'];
    const pool = other.app.jobs['store']?.pool;
    if (!boss || !pool) throw new Error('The jobs have not started.');
    // Two workers now wait for the table, and the others for a connection.
    const lock = await other.databases.primary.pool.connect();
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
    const stopping = other.app.jobs.stop();
    await stopped;
    await setImmediate();
    await lock.query('rollback');
    lock.release();
    await stopping;
    expect(await waiting).toBe(0);
    await other.close();
  });

  it('AC-20 are refused if two domains use one name', () => {
    expect(() => test.app.jobs.register('mail', async () => undefined)).toThrow('registered twice');
  });
});
