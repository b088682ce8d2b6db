import { existsSync } from 'node:fs';
import path from 'node:path';
import { folderOfTests } from '@care/contracts/testing/folder';
import { Jobs } from '../platform/jobs/jobs';
import { Shutdown } from '../platform/process/shutdown';
import { readSettings } from '../platform/settings';
import { run } from '../testing/run-program';
import { databaseOfTests } from '../testing/test-database';
import { start } from './start';

const TEN_SECONDS = 10_000;
const REAL = { NODE_ENV: 'production', AUTH_SECRET: 's'.repeat(32), PUBLIC_ORIGIN: 'https://pflege.example' };

/** Ends the pause before the next attempt to start the jobs at once. */
function shortenPause(): void {
  const later = globalThis.setTimeout;
  jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((then, pause) => later(then, pause === TEN_SECONDS ? 0 : pause));
}

const database = databaseOfTests('empty');
const dataDir = folderOfTests();

it('SH-01 SH-10 OP-08 OP-94 two processes start at the same time on an empty database, both work, a real one names missing data once, and they end cleanly on SIGTERM or SIGINT; in production each line of log is JSON', async () => {
  let waiting = 2;
  let goOn = (): void => undefined;
  const both = new Promise<void>((resolve) => (goOn = resolve));
  const first = async (address: string): Promise<void> => {
    if (--waiting === 0) goOn();
    await both;
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  };
  const environment = { DATABASE_URL: database.url, DATA_DIR: dataDir, LOG_LEVEL: 'info' };
  const when = /(?=[^]*jobs started)[^]*API ready at ([^\s"]+)/;
  const ended = await Promise.all([
    run(environment, { when, first }),
    run({ ...environment, ...REAL }, { when, first, signal: 'SIGINT' }),
  ]);
  expect(ended.map(({ code }) => code)).toEqual([0, 0]);
  const warnings = ended.map(({ output }) => output.match(/"level":[45]0.*/g));
  expect(warnings).toEqual([null, [expect.stringMatching(/"imprint: name, .*Data of the operator is missing;/)]]);
  expect((ended[1]?.output.trim().split('\n') ?? []).map((line) => JSON.parse(line) as unknown)).toContainEqual(
    expect.objectContaining({ level: 30, msg: expect.stringMatching(/^API ready at /) }),
  );
  expect(ended[1]?.output).toContain('SMTP_URL is not set: mails are stored in the outbox and not sent.');
});

it.each([
  ['settings', { AUTH_SECRET: 'short' }, 'These settings are not usable'],
  ['database', { DATABASE_URL: 'postgres://me@no.invalid/care' }, 'Cannot connect to the database'],
])('OP-94 a fault of the %s at the start is one line of JSON in production', async (_what, environment, words) => {
  const { code, output } = await run({ ...REAL, DATA_DIR: dataDir, ...environment });
  expect([code, output.trim().split('\n').length]).toEqual([1, 1]);
  expect(JSON.parse(output)).toMatchObject({ level: 60, msg: expect.stringContaining(words) });
});

it('AC-20 starts the jobs later if the first attempt fails', async () => {
  const read = readSettings({ DATABASE_URL: database.url, DATA_DIR: dataDir, DEMO_DATA: 'off', LOG_LEVEL: 'silent' });
  if (!read.success) throw new Error(read.problems.join());
  const shutdown = new Shutdown();
  const begun = new Promise<void>((resolve) => {
    const started = jest.spyOn(Jobs.prototype, 'start').mockImplementation(async () => resolve());
    started.mockImplementationOnce(() => {
      shortenPause();
      return Promise.reject(new Error('The database is away.'));
    });
  });
  await start({ ...read.settings, API_PORT: 0 }, shutdown, () => undefined);
  await begun;
  jest.restoreAllMocks();
  await shutdown.run();
});

it('SH-01 a signal during the start ends the process and its database server cleanly', async () => {
  expect((await run({ DATA_DIR: dataDir, DEMO_DATA: 'on' }, { when: /Applied migration/ })).code).toBe(0);
  expect(existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true);
  expect(existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});
