import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { hashPassword } from '../domains/accounts/passwords';
import { migrate } from '../platform/database/migrations';
import { startCluster } from '../platform/postgres/cluster';
import { TestBrowser } from '../testing/browser';
import { startApiProcess } from '../testing/api-process';
import { startPair, type Pair } from '../testing/replica-cluster';
import { insertCompany, insertRows } from '../testing/rows';
import { createTestApp, type TestApp } from '../testing/test-app';

const PASSWORD = 'Ein-langes-Kennwort-7';
const PAGE = '/api-backend/company/search/';

/** A separate primary and replica, because these tests kill them. */
describe('when the replica or the primary is killed', () => {
  let folder: string;
  let pair: Pair;
  let test: TestApp;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'care-pair-'));
    chmodSync(folder, 0o755);
    pair = await startPair(folder, async (url) => void (await migrate(url)));
    test = await createTestApp({
      database: { url: pair.primary.urlFor('postgres'), drop: () => Promise.resolve() },
      settings: { LOG_LEVEL: 'silent', DATABASE_REPLICA_URL: pair.replica.urlFor('postgres') },
      seed: async (db) => {
        await insertCompany(db, 'haus');
        const password_hash = await hashPassword(PASSWORD);
        const names = { first_name: 'Anna', last_name: 'Muster', username: 'anna', email: 'anna@beispiel.example' };
        const confirmed = { profile_type: 'CARE_SEEKER', email_verified_at: new Date() } as const;
        await insertRows(db, 'user_account', { ...names, ...confirmed, password_hash });
      },
    });
  });
  afterAll(async () => {
    await test.close();
    await pair.replica.stop();
    await pair.primary.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const ready = async (): Promise<unknown> => (await test.inject('/readyz')).json();
  const until = async (state: unknown): Promise<void> => {
    while (JSON.stringify(await ready()) !== JSON.stringify(state)) await delay(20);
  };
  const serverOf = (name: 'primary' | 'replica'): number =>
    Number(readFileSync(path.join(folder, name, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const end = (name: 'primary' | 'replica'): void => void process.kill(serverOf(name), 'SIGQUIT');
  const processesOf = (name: 'primary' | 'replica'): number[] => {
    const server = serverOf(name);
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(server)], { encoding: 'utf8' });
    return [server, ...children.split('\n').filter(Boolean).map(Number)];
  };
  const startAgain = async (name: 'primary' | 'replica'): Promise<void> => {
    const { port } = pair[name];
    // Waits until its process is gone.
    await pair[name].stop();
    pair[name] = await startCluster({ dataDir: path.join(folder, name), port, settings: pair.settings });
  };
  /** Asks the server itself whether the connection for reads is to the replica. */
  const serverOfReads = async (): Promise<unknown> =>
    (await test.databases.replica.pool.query('select pg_is_in_recovery() standby')).rows[0]?.standby
      ? 'replica'
      : 'primary';
  const onReplica = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: pair.replica.urlFor('postgres') });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };

  it('SH-15 reads of visitors go to the replica when it has caught up', async () => {
    await until({ status: 'ok' });
    expect(await serverOfReads()).toBe('replica');
    expect((await test.inject(PAGE)).json()).toMatchObject({ count: 1 });
  });

  it.each(['40001', '40P01'])(
    'SH-15 a read that the replica aborts with %s is repeated on the primary, and the replica stays in use',
    async (code) => {
      await test.databases.replica.pool.query(
        `do $$ begin if pg_is_in_recovery() then raise using errcode = '${code}'; end if; end $$`,
      );
      expect(await serverOfReads()).toBe('replica');
    },
  );

  it('SH-15 without the replica all reads go to the primary, including running ones, and /readyz says degraded with 200', async () => {
    const underWay = test.databases.replica.pool.query('select pg_sleep(0.5), 1 n');
    const running = `select 1 from pg_stat_activity where query like 'select pg_sleep%'`;
    const watcher = new pg.Client({ connectionString: pair.replica.urlFor('postgres') });
    watcher.on('error', () => undefined);
    await watcher.connect();
    while (!(await watcher.query(running)).rowCount);
    end('replica');
    expect((await underWay).rows).toMatchObject([{ n: 1 }]);
    expect((await test.inject(PAGE)).json()).toMatchObject({ count: 1 });
    expect(await serverOfReads()).toBe('primary');
    await until({ status: 'degraded', replica: 'away' });
    expect((await test.inject('/readyz')).statusCode).toBe(200);

    await startAgain('replica');
    await until({ status: 'ok' });
    expect(await serverOfReads()).toBe('replica');
  });

  it('SH-15 a replica that is ten seconds behind is not used, and is used again when it has caught up', async () => {
    await onReplica('select pg_wal_replay_pause()');
    await insertCompany(test.db, 'neu');
    await until({ status: 'degraded', replica: 'lagging' });
    expect((await test.inject(PAGE)).json()).toMatchObject({ count: 2 });
    await onReplica('select pg_wal_replay_resume()');
    await until({ status: 'ok' });
    expect(await serverOfReads()).toBe('replica');
  });

  it('SH-15 a replica that stops answering is not used, and waiting queries are answered by the primary', async () => {
    const processes = processesOf('replica');
    processes.forEach((pid) => process.kill(pid, 'SIGSTOP'));
    const [page, town] = [test.inject(PAGE), test.databases.replica.pool.query('select 1 n')];
    await until({ status: 'degraded', replica: 'away' });
    expect((await page).json()).toMatchObject({ count: 2 });
    expect((await town).rows).toEqual([{ n: 1 }]);
    processes.forEach((pid) => process.kill(pid, 'SIGCONT'));
    await until({ status: 'ok' });
  });

  it('SH-15 without the primary reads of visitors work, also of an API that starts, everything else answers 503, and /readyz names the primary', async () => {
    const browser = new TestBrowser(test);
    await browser.signIn('anna', PASSWORD);
    const { accessToken = '' } = await browser.session();
    end('primary');
    await until({ status: 'degraded', primary: 'away' });
    expect((await test.inject(PAGE)).json()).toMatchObject({ count: 2 });
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await test.get('/api-backend/user/details/', headers)).statusCode).toBe(503);
    expect((await new TestBrowser(test).signIn('anna', PASSWORD)).statusCode).toBe(503);

    const further = await startApiProcess({
      DATABASE_URL: pair.primary.urlFor('postgres'),
      DATABASE_REPLICA_URL: pair.replica.urlFor('postgres'),
      DATA_DIR: path.join(folder, 'further'),
    });
    const furtherIs = async (): Promise<unknown> => (await fetch(`${further.origin}/readyz`)).json();
    expect(await furtherIs()).toEqual({ status: 'degraded', primary: 'away' });
    expect(await (await fetch(further.origin + PAGE)).json()).toMatchObject({ count: 2 });
    await startAgain('primary');
    while (JSON.stringify(await furtherIs()) !== '{"status":"ok"}') await delay(20);
    await further.stop();
    await until({ status: 'ok' });
    expect((await test.get('/api-backend/user/details/', headers)).statusCode).toBe(200);
  });
});
