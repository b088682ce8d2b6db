import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { folderOfTests } from '@care/contracts/testing/folder';
import pg from 'pg';
import { z } from 'zod';
import { migrate } from '../platform/database/migrations';
import { startCluster } from '../platform/postgres/cluster';
import { startApiProcess } from '../testing/api-process';
import { TestBrowser } from '../testing/browser';
import { createPerson, PASSWORD } from '../testing/people';
import { serverOf, startPair, type Pair } from '../testing/replica-cluster';
import { insertCompany } from '../testing/rows';
import { createTestApp, type TestApp } from '../testing/test-app';

const PAGE = '/api-backend/company/search/';
const DETAILS = '/api-backend/user/details/';
/** A lag of ten seconds is over after half a second. */
const CLOCK_SPEED = 20;

type Server = 'primary' | 'replica';

/** A separate primary and replica, because these tests kill them: an API with both, and one without the replica. */
const folder = folderOfTests();
let pair: Pair;
let test: TestApp;
let alone: TestApp;

beforeAll(async () => {
  pair = await startPair(folder, async (url) => void (await migrate(url)));
  const database = { url: pair.primary.urlFor('postgres'), drop: () => Promise.resolve() };
  const settings = { LOG_LEVEL: 'silent' } as const;
  const replicated = { ...settings, DATABASE_REPLICA_URL: pair.replica.urlFor('postgres') };
  test = await createTestApp({ database, settings: replicated });
  alone = await createTestApp({
    database,
    settings,
    extend: (app) => {
      app.get('/api-backend/slow/', { schema: { response: { 200: z.object({}) } } }, async () => {
        await app.databases.primary.pool.query('select pg_sleep(60)');
        return {};
      });
    },
  });
  await insertCompany(test.db, 'haus');
  await createPerson(test, 'anna');
});
afterAll(async () => {
  await test.close();
  await alone.close();
  await pair.replica.stop();
  await pair.primary.stop();
});

async function until(state: unknown, app = test): Promise<void> {
  while (JSON.stringify((await app.inject('/readyz')).json()) !== JSON.stringify(state)) await delay(50);
}
const end = (name: Server): void => void process.kill(serverOf(path.join(folder, name)), 'SIGQUIT');
function processesOf(name: Server): number[] {
  const server = serverOf(path.join(folder, name));
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(server)], { encoding: 'utf8' });
  return [server, ...children.split('\n').filter(Boolean).map(Number)];
}
async function startAgain(name: Server): Promise<void> {
  const { port } = pair[name];
  // Waits until its process is gone.
  await pair[name].stop();
  pair[name] = await startCluster({ dataDir: path.join(folder, name), port, settings: pair.settings });
}
/** Asks the server itself whether the connection for reads is to the replica. */
const serverOfReads = async (): Promise<unknown> =>
  (await test.databases.replica.pool.query('select pg_is_in_recovery() standby')).rows[0]?.standby
    ? 'replica'
    : 'primary';
async function onReplica(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: pair.replica.urlFor('postgres') });
  client.on('error', () => undefined);
  await client.connect();
  await work(client);
  await client.end();
}
async function untilSleeping(server: Pick<pg.Client, 'query'>): Promise<void> {
  const sleeping = `select 1 from pg_stat_activity where query like 'select pg_sleep%'`;
  while (!(await server.query(sleeping)).rowCount) await delay(10);
}

beforeEach(() => until({ status: 'ok' }));

it('SH-15 reads of visitors go to the replica when it has caught up, and are repeated on the primary if it aborts them', async () => {
  expect(await serverOfReads()).toBe('replica');
  expect((await test.inject(PAGE)).json()).toMatchObject({ count: 1 });
  for (const code of ['40001', '40P01']) {
    await test.databases.replica.pool.query(
      `do $$ begin if pg_is_in_recovery() then raise using errcode = '${code}'; end if; end $$`,
    );
    expect([code, await serverOfReads()]).toEqual([code, 'replica']);
  }
});

it('SH-15 without the replica all reads go to the primary, including running ones, and /readyz says degraded with 200', async () => {
  const underWay = test.databases.replica.pool.query('select pg_sleep(0.5), 1 n');
  await onReplica(untilSleeping);
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

it('SH-15 a replica that is ten seconds behind or stops answering is used only without the primary, and again when it has caught up', async () => {
  await onReplica((client) => client.query('select pg_wal_replay_pause()'));
  const now = Date.now.bind(Date);
  const begun = now();
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => begun + (now() - begun) * CLOCK_SPEED);
  await insertCompany(test.db, 'neu');
  await until({ status: 'degraded', replica: 'lagging' }).finally(() => clock.mockRestore());
  expect((await test.inject(PAGE)).json()).toMatchObject({ count: 2 });
  end('primary');
  await pair.primary.stop();
  expect((await test.inject(PAGE)).json()).toMatchObject({ count: 1 });
  await startAgain('primary');
  await onReplica((client) => client.query('select pg_wal_replay_resume()'));
  await until({ status: 'ok' });
  expect(await serverOfReads()).toBe('replica');

  const processes = processesOf('replica');
  processes.forEach((pid) => process.kill(pid, 'SIGSTOP'));
  const [page, town] = [test.inject(PAGE), test.databases.replica.pool.query('select 1 n')];
  await until({ status: 'degraded', replica: 'away' });
  expect((await page).json()).toMatchObject({ count: 2 });
  expect((await town).rows).toEqual([{ n: 1 }]);
  processes.forEach((pid) => process.kill(pid, 'SIGCONT'));
  await test.db.deleteFrom('company').where('slug', '=', 'neu').execute();
});

it('SH-15 without the primary reads of visitors come from the replica, also of an API that starts; all else answers 503 and recovers without a restart', async () => {
  const browser = new TestBrowser(test);
  await browser.signIn('anna', PASSWORD);
  const headers = { authorization: `Bearer ${(await browser.session()).accessToken}` };
  const inFlight = alone.inject('/api-backend/slow/');
  await untilSleeping(alone.databases.primary.pool);
  end('primary');
  await until({ status: 'degraded', primary: 'away' });
  expect((await test.inject(PAGE)).json()).toMatchObject({ count: 1 });
  for (const answer of [inFlight, alone.inject(PAGE), alone.get(DETAILS, headers), test.get(DETAILS, headers)]) {
    const response = await answer;
    const error = { status: 503, code: 'unavailable', message: expect.stringMatching(/nicht erreichbar/) };
    expect(response.json()).toEqual({ error: { ...error, request_id: expect.any(String) } });
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
  }
  expect((await browser.get('/api/auth/session')).statusCode).toBe(503);
  expect((await new TestBrowser(test).signIn('anna', PASSWORD)).statusCode).toBe(503);
  while ((await alone.inject('/readyz')).statusCode !== 503) await delay(50);
  expect((await alone.inject('/healthz')).statusCode).toBe(200);

  const further = await startApiProcess({
    DATABASE_URL: pair.primary.urlFor('postgres'),
    DATABASE_REPLICA_URL: pair.replica.urlFor('postgres'),
    DATA_DIR: path.join(folder, 'further'),
  });
  const furtherIs = async (): Promise<unknown> => (await fetch(`${further.origin}/readyz`)).json();
  expect(await furtherIs()).toEqual({ status: 'degraded', primary: 'away' });
  expect(await (await fetch(further.origin + PAGE)).json()).toMatchObject({ count: 1 });
  await startAgain('primary');
  while (JSON.stringify(await furtherIs()) !== '{"status":"ok"}') await delay(50);
  await further.stop();
  for (const app of [test, alone]) {
    await until({ status: 'ok' }, app);
    expect((await app.get(DETAILS, headers)).json()).toMatchObject({ username: 'anna' });
  }
  expect((await browser.session()).user?.name).toBe('anna');
});

it('AC-20 completes a job that finished while the database was away, and runs it only once', async () => {
  const { jobs, databases } = alone.app;
  let times = 0;
  const done = new Promise<void>((resolve) => {
    jobs.register('outlasts', async () => {
      times++;
      end('primary');
      while (databases.primary.pool.totalCount > 0) await delay(10);
      resolve();
    });
  });
  await jobs.start();
  await jobs.enqueue('outlasts', {});
  await done;
  await startAgain('primary');
  const state = `select state from jobs.job where name = 'outlasts'`;
  let states: unknown[] = [];
  while (JSON.stringify(states) !== '[{"state":"completed"}]') {
    await delay(50);
    states = (await databases.primary.pool.query(state)).rows;
  }
  expect(times).toBe(1);
});
