import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { z } from 'zod';
import { hashPassword } from '../domains/accounts/passwords';
import { insertCompany, insertRows } from '../testing/rows';
import { migrate } from '../platform/database/migrations';
import { startCluster, type Cluster } from '../platform/postgres/cluster';
import { TestBrowser } from '../testing/browser';
import { FAST_AND_LOOSE } from '../testing/start-postgres';
import { createTestApp, type TestApp } from '../testing/test-app';

const PASSWORD = 'Ein-langes-Kennwort-7';
// Data that was confirmed before the kill must exist after it.
const settings = { ...FAST_AND_LOOSE, shared_buffers: '16MB', synchronous_commit: 'on' };

/** A separate server, because this test kills it. */
describe('when the database is killed and restarted', () => {
  let dataDir: string;
  let cluster: Cluster;
  let test: TestApp;
  let goOn = (): void => undefined;
  const released = new Promise<void>((resolve) => (goOn = resolve));

  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'care-outage-'));
    chmodSync(dataDir, 0o755);
    cluster = await startCluster({ dataDir, port: 0, settings });
    const url = cluster.urlFor('postgres');
    await migrate(url);
    test = await createTestApp({
      database: { url, drop: () => Promise.resolve() },
      settings: { LOG_LEVEL: 'silent' },
      seed: async (db) => {
        await insertCompany(db, 'haus');
        const password_hash = await hashPassword(PASSWORD);
        const names = { first_name: 'Anna', last_name: 'Muster', username: 'anna', email: 'anna@beispiel.example' };
        await insertRows(db, 'user_account', { ...names, password_hash, profile_type: 'CARE_SEEKER' });
      },
      extend: (app) => {
        app.get('/api-backend/slow/', { schema: { response: { 200: z.object({}) } } }, async () => {
          await app.databases.primary.pool.query('select pg_sleep(60)');
          return {};
        });
        app.get('/api-backend/transaction/', { schema: { response: { 200: z.object({}) } } }, async () => {
          await app.databases.primary.kysely.transaction().execute(async (transaction) => {
            await sql`select 1`.execute(transaction);
            await released;
            await sql`select 1`.execute(transaction);
          });
          return {};
        });
      },
    });
  });
  afterAll(async () => {
    await test.close();
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const killServer = (): void => {
    const [pid = ''] = readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
  };
  const startAgain = async (): Promise<void> => {
    const { port } = cluster;
    // Waits until its process is gone.
    await cluster.stop();
    cluster = await startCluster({ dataDir, port, settings });
  };
  const untilSlowQueryRuns = async (): Promise<void> => {
    const running = "select 1 from pg_stat_activity where query like '%pg_sleep%' and pid <> pg_backend_pid()";
    while (!(await test.databases.primary.pool.query(running)).rowCount);
  };
  /** The processes of the server end by themselves after their parent has ended. */
  const untilConnectionsAreClosed = async (): Promise<void> => {
    while (test.databases.primary.pool.totalCount > 0) await new Promise(setImmediate);
  };
  /** The answer of the database is kept for a second. */
  const untilReady = async (status: number): Promise<void> => {
    while ((await test.inject('/readyz')).statusCode !== status) await new Promise(setImmediate);
  };
  const unavailable = { status: 503, code: 'unavailable', message: expect.stringMatching(/nicht erreichbar/) };

  it('SH-15 answers 503 in the usual error format, and recovers without a restart', async () => {
    const browser = new TestBrowser(test);
    await browser.signIn('anna', PASSWORD);
    const { accessToken = '' } = await browser.session();
    const page = { url: '/api-backend/company/search/', headers: {} };
    const details = { url: '/api-backend/user/details/', headers: { authorization: `Bearer ${accessToken}` } };
    expect((await test.inject(page)).json()).toMatchObject({ count: 1 });

    const inFlight = test.inject('/api-backend/slow/');
    await untilSlowQueryRuns();
    killServer();
    await untilConnectionsAreClosed();

    for (const request of [() => inFlight, () => test.inject(page), () => test.inject(details)]) {
      const response = await request();
      expect(response.statusCode).toBe(503);
      expect(response.json()).toEqual({ error: { ...unavailable, request_id: expect.any(String) } });
      expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
    }
    expect((await browser.get('/api/auth/session')).statusCode).toBe(503);
    await untilReady(503);
    expect((await test.inject('/healthz')).statusCode).toBe(200);

    await startAgain();
    await untilReady(200);
    expect((await test.inject(page)).json()).toMatchObject({ count: 1 });
    expect((await test.inject(details)).json()).toMatchObject({ username: 'anna' });
    expect((await browser.session()).user?.name).toBe('anna');
  });

  it('SH-15 answers 503 and keeps running when a connection ends in the middle of a transaction', async () => {
    const inTransaction = test.inject('/api-backend/transaction/');
    const idle = `select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction'`;
    while (!(await test.databases.primary.pool.query(idle)).rowCount);
    goOn();
    expect((await inTransaction).statusCode).toBe(503);
    await untilReady(200);
  });

  it('AC-20 completes a job that finished while the database was away, and runs it only once', async () => {
    const { jobs } = test.app;
    let times = 0;
    const done = new Promise<void>((resolve) => {
      jobs.register('outlasts', async () => {
        times++;
        killServer();
        await untilConnectionsAreClosed();
        resolve();
      });
    });
    await jobs.start();
    await jobs.enqueue('outlasts', {});
    await done;
    await startAgain();
    const state = `select state from jobs.job where name = 'outlasts'`;
    let states: unknown[] = [];
    while (JSON.stringify(states) !== '[{"state":"completed"}]')
      states = (await test.databases.primary.pool.query(state)).rows;
    expect(times).toBe(1);
  });
});
