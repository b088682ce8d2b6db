import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { folderOfTests, writeFiles } from '@care/contracts/testing/folder';
import { programFile } from '../../testing/programs';
import { queryAt } from '../../testing/test-database';
import { startCluster, type Cluster } from './cluster';

const settings = { fsync: 'off', shared_buffers: '16MB' };

const valueOf = async (cluster: Cluster, sql: string): Promise<unknown> =>
  (await queryAt<{ value: unknown }>(cluster.urlFor('postgres'), sql))[0]?.value;

/** Starts the server in a separate process with its own process group. */
function startApart(dataDir: string) {
  const script = `import { startCluster } from ${JSON.stringify(programFile('cluster'))}; const c = await startCluster({ dataDir: process.argv[1], port: 0 }); setInterval(() => {}, 1000); console.log('port', c.port);`;
  return spawn(process.execPath, ['--input-type=module', '--eval', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
}

/** Starts the server in a separate process, which would run on, is then killed and cannot clean up. */
async function startAndKill(dataDir: string, { withWatchdog = false } = {}): Promise<void> {
  const child = startApart(dataDir);
  await new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const [, watchdog] = readFileSync(path.join(dataDir, 'postgres.owner'), 'utf8').split(' ').map(Number);
  if (withWatchdog && watchdog) process.kill(watchdog, 'SIGKILL');
  child.kill('SIGKILL');
  await ended;
}

// One folder for all tests, because creating its data takes seconds; every test leaves it stopped and usable.
const dataDir = folderOfTests();
const start = (more: Partial<Parameters<typeof startCluster>[0]> = {}) =>
  startCluster({ dataDir, port: 0, settings, ...more });

it('SH-01 is created on the first start with German text in UTF-8 and keeps its data', async () => {
  const first = await start();
  expect(await valueOf(first, `select current_setting('server_encoding') || upper('ö') as value`)).toBe('UTF8Ö');
  expect(await valueOf(first, `select 'ä' < 'b' as value`)).toBe(true);
  await valueOf(first, 'create table kept as select 7 as value');
  await first.stop();
  const second = await start();
  expect(await valueOf(second, 'select value from kept')).toBe(7);
  await second.stop();
});

const pidIn = (file: string): number => Number(/\d+/.exec(readFileSync(path.join(dataDir, file), 'utf8'))?.[0]);

it('SH-01 stops when its starter is killed', async () => {
  await startAndKill(dataDir);
  // The server removes postmaster.pid before it writes its last line.
  const log = path.join(dataDir, 'postgres', 'server.log');
  while (!/database system is shut down\n$/.test(readFileSync(log, 'utf8'))) await delay(20);
  expect(existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});

it('SH-01 starts again after its starter was killed, also while it is still being stopped', async () => {
  await startAndKill(dataDir);
  const cluster = await start();
  expect(cluster.owned).toBe(true);
  expect(await valueOf(cluster, 'select value from kept')).toBe(7);
  await cluster.stop();
});

it('SH-01 takes over a server whose starter was killed together with its watchdog', async () => {
  await startAndKill(dataDir, { withWatchdog: true });
  const port = Number(readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3]);
  const said: string[] = [];
  const cluster = await start({ onMessage: (text) => said.push(text) });
  expect(said).toEqual([]);
  expect(cluster).toMatchObject({ port, owned: true });
  await cluster.stop();
});

it('SH-01 restarts on its port after it was killed, while its owner runs', async () => {
  const said: string[] = [];
  const cluster = await start({ keepRunning: true, onMessage: (text) => said.push(text) });
  process.kill(pidIn('postgres/postmaster.pid'), 'SIGKILL');
  while (!said.includes('The database server runs again.')) await delay(20);
  expect(said).toEqual(['The database server has ended; starting it again.', 'The database server runs again.']);
  expect(await valueOf(cluster, 'select value from kept')).toBe(7);
  await cluster.stop();
  expect(existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});

it('SH-01 replaces a server on its folder that refuses the login', async () => {
  await startAndKill(dataDir, { withWatchdog: true });
  const file = path.join(dataDir, 'postgres.password');
  const password = readFileSync(file, 'utf8');
  writeFileSync(file, 'another');
  const said: string[] = [];
  const cluster = await start({ onMessage: (text) => said.push(text) });
  writeFileSync(file, password);
  expect(said).toEqual([expect.stringContaining('password authentication failed')]);
  expect(cluster.owned).toBe(true);
  await cluster.stop();
});

it('SH-01 keeps running when a process that shares the server ends: only the process that started it stops it', async () => {
  const cluster = await start();
  // The parent of this worker is alive and is another process.
  writeFileSync(path.join(dataDir, 'postgres.owner'), String(process.ppid));
  const guest = await start();
  expect(guest).toMatchObject({ port: cluster.port, owned: false });
  await guest.stop();
  expect(await valueOf(cluster, 'select 1 as value')).toBe(1);
  await cluster.stop();
});

it('SH-01 starts after a boot of the machine that gave the ids of its owner and watchdog to other programs', async () => {
  await startAndKill(dataDir);
  const [, , boot] = readFileSync(path.join(dataDir, 'postgres.owner'), 'utf8').split(' ');
  expect(boot).toMatch(/^[\da-f-]{36}$/);
  while (existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'))) await delay(20);
  writeFileSync(path.join(dataDir, 'postgres.owner'), `${process.ppid} ${process.ppid} ${boot?.replace(/./g, '0')}`);
  const cluster = await start();
  expect(cluster.owned).toBe(true);
  await cluster.stop();
});

it.each<[string, (pid: number) => number]>([
  ['it was killed while it was created', (pid) => -pid],
  ['only its starter was killed while it was created', (pid) => pid],
])('SH-01 starts after %s', async (_what, target) => {
  const folder = path.join(dataDir, `killed-${target(1)}`);
  mkdirSync(folder);
  const child = startApart(folder);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const isBegun = () => readdirSync(folder, { recursive: true }).some((name) => /PG_VERSION$/.test(String(name)));
  while (!isBegun()) await delay(5);
  process.kill(target(child.pid ?? 0), 'SIGKILL');
  await ended;
  const cluster = await start({ dataDir: folder });
  expect(await valueOf(cluster, 'select 1 as value')).toBe(1);
  await cluster.stop();
  expect(readdirSync(folder).sort()).toEqual(['postgres', 'postgres.password']);
});

it('SH-01 reports that its port is taken', async () => {
  const blocker = createServer();
  const port = await new Promise<number>((resolve) => {
    blocker.listen(0, '127.0.0.1', () => resolve((blocker.address() as { port: number }).port));
  });
  await expect(start({ port })).rejects.toThrow(`Port ${port} is taken`);
  blocker.close();
});

it('SH-01 reports that its data belong to another version', async () => {
  const older = path.join(dataDir, 'older');
  writeFiles(older, { 'postgres/PG_VERSION': '13\n' });
  await expect(start({ dataDir: older })).rejects.toThrow('was written by PostgreSQL 13');
});

it('SH-01 reports that it cannot write to its folder', async () => {
  const file = path.join(dataDir, 'file');
  writeFileSync(file, '');
  await expect(start({ dataDir: path.join(file, 'data') })).rejects.toThrow('Cannot write to the data folder');
});
