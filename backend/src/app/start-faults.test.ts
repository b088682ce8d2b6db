import { symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { folderOfTests, writeFiles } from '@care/contracts/testing/folder';
import { explainFault } from '../platform/process/startup-error';
import { Shutdown } from '../platform/process/shutdown';
import { readSettings } from '../platform/settings';
import { start } from './start';
import { run } from '../testing/run-program';
import { databaseOfTests } from '../testing/test-database';

/** Every write to this device fails with ENOSPC, as on a full disk. Every Linux has it. */
const FULL_DEVICE = '/dev/full';
const NO_CERTIFICATE = '?sslmode=verify-full&sslrootcert=/nowhere.pem';

async function listenAnywhere(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as { port: number }).port;
}

/** The text that the console would show, by the same path as in main.ts, without the cost of a process. */
async function faultOf(environment: Record<string, string>): Promise<string> {
  const read = readSettings({ NODE_ENV: 'test', DEMO_DATA: 'off', API_PORT: '0', ...environment });
  if (!read.success) throw new Error(read.problems.join('; '));
  const shutdown = new Shutdown();
  const outcome = await start(read.settings, shutdown, () => undefined).then(({ address }) => address, explainFault);
  await shutdown.run();
  return outcome;
}

const database = databaseOfTests('empty');
const folder = folderOfTests();
let dataDir: string;
let starts = 0;
beforeEach(() => void (dataDir = path.join(folder, `data-${starts++}`)));
const addressWith = (changes: Partial<URL>): string => Object.assign(new URL(database.url), changes).href;
/** A name that no other test server has. */
const nameFor = (what: string): string => `${what}_${path.basename(folder).replace(/\W/g, '')}`.toLowerCase();

it('SH-01 names the port that is taken at its address', async () => {
  const blocker = createServer();
  const port = await listenAnywhere(blocker);
  const fault = await faultOf({ DATABASE_URL: database.url, API_PORT: String(port), API_HOST: '0.0.0.0' });
  blocker.close();
  expect(fault).toBe(`Port ${port} is taken. Is the API running already? Set API_PORT to a free port.`);
});

it('SH-01 names the database that is away, without the password, waits for it, and ends on a signal', async () => {
  const blocker = createServer();
  const port = await listenAnywhere(blocker);
  const url = 'postgres://me:secret@127.0.0.1:1/care';
  const environment = { DATABASE_URL: url, DATA_DIR: dataDir, API_PORT: String(port), API_HOST: '127.0.0.2' };
  const ended = await run(environment, { when: /waits for the database/ });
  blocker.close();
  const fault = 'Cannot connect to the database 127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1';
  expect(ended).toEqual({ code: 0, output: `${fault}\nThe start waits for the database.\n` });
});

it('SH-27 names invalid settings, without the password in an address, and ends with 1', async () => {
  const ended = await run({ LOG_LEVEL: 'loud', DATABASE_URL: 'postgres://me:sec#ret@127.0.0.1/care' });
  expect(ended.code).toBe(1);
  expect(ended.output).toContain('LOG_LEVEL');
  expect(ended.output).toContain('DATABASE_URL: is no valid address');
  expect(ended.output).not.toMatch(/sec#ret|    at /);
});

it('SH-01 names the PostgreSQL version of the data folder, and a full disk', async () => {
  symlinkSync(FULL_DEVICE, path.join(folder, 'postgres.initial'));
  expect(await faultOf({ DATA_DIR: folder })).toMatch(/^The disk is full\. ENOSPC.+$/);
  writeFiles(dataDir, { 'postgres/PG_VERSION': '13\n' });
  const version = /^\S+ was written by PostgreSQL 13, this is version 15\. Move .+$/;
  expect(await faultOf({ DATA_DIR: dataDir })).toMatch(version);
});

it.each<[string, () => string, RegExp]>([
  ['a wrong password', () => addressWith({ password: 'wrong' }), /^Cannot connect .+ password authentication failed/],
  ['a missing database', () => addressWith({ pathname: '/nowhere' }), /^Cannot connect .+ "nowhere" does not exist$/],
  ['an unknown host', () => addressWith({ hostname: 'db.invalid' }), /^Cannot connect to the database db\.invalid/],
  ['a missing certificate', () => addressWith({ search: NO_CERTIFICATE }), /^Cannot connect .+ENOENT.+nowhere\.pem/],
])('SH-01 explains a DATABASE_URL with %s in one line', async (_what, url, message) => {
  const fault = await faultOf({ DATABASE_URL: url(), DATA_DIR: dataDir });
  expect(fault).toMatch(message);
  expect(fault).not.toContain('\n');
});

it('SH-01 explains that the server at DATABASE_URL is not PostgreSQL', async () => {
  const other = createServer((socket) => socket.end('220 mail.example ESMTP\r\n'));
  const port = await listenAnywhere(other);
  const fault = await faultOf({ DATABASE_URL: `postgres://me@127.0.0.1:${port}/care`, DATA_DIR: dataDir });
  other.close();
  expect(fault).toMatch(new RegExp(`^Cannot connect to the database 127\\.0\\.0\\.1:${port}: .+$`));
});

it('SH-01 explains that the database user may not create tables', async () => {
  const name = nameFor('guest');
  await database.client.query(`create role ${name} login password 'guest'`);
  const url = addressWith({ username: name, password: 'guest' });
  const fault = await faultOf({ DATABASE_URL: url, DATA_DIR: dataDir });
  await database.client.query(`drop role ${name}`);
  expect(fault).toBe('The database refuses: permission denied for schema public');
});

it('SH-01 refuses a database whose encoding would damage German text', async () => {
  const name = nameFor('latin');
  const locale = `encoding 'LATIN1' locale 'C' locale_provider libc`;
  await database.client.query(`create database ${name} template template0 ${locale}`);
  const fault = await faultOf({ DATABASE_URL: addressWith({ pathname: `/${name}` }), DATA_DIR: dataDir });
  await database.client.query(`drop database ${name}`);
  expect(fault).toContain('has the encoding LATIN1');
});

it('SH-01 explains that the data folder is a file', async () => {
  writeFileSync(dataDir, '');
  const fault = await faultOf({ DATABASE_URL: database.url, DATA_DIR: dataDir });
  expect(fault).toMatch(/^A folder is needed where a file is\./);
});

it('SH-01 shows the stack of an error in the program', () => {
  expect(explainFault(new TypeError('x is undefined'))).toContain('    at ');
  expect(explainFault('thrown text')).toBe('thrown text');
});
