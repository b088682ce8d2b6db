import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Jobs } from '../platform/jobs/jobs';
import { Shutdown } from '../platform/process/shutdown';
import { readSettings } from '../platform/settings';
import { run } from '../testing/run-program';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { start } from './start';

const TEN_SECONDS = 10_000;
/** The time limit for stopping without a setting. */
const DEFAULT_LIMIT_MS = 15_000;

/** Ends the pause before the next attempt to start the jobs at once. */
function shortenPause(): void {
  const later = globalThis.setTimeout;
  jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((then, pause) => later(then, pause === TEN_SECONDS ? 0 : pause));
}

describe('start', () => {
  let database: TestDatabase;
  let dataDir: string;
  beforeAll(async () => {
    database = await createTestDatabase('empty');
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'care-start-'));
    // As root, PostgreSQL runs as another user, who must be able to enter the folder.
    chmodSync(dataDir, 0o755);
  });
  afterAll(async () => {
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('SH-01 SH-10 two processes start at the same time on an empty database, both work, and end cleanly on SIGTERM or SIGINT', async () => {
    let waiting = 2;
    let goOn = (): void => undefined;
    const both = new Promise<void>((resolve) => (goOn = resolve));
    const first = async (address: string): Promise<void> => {
      if (--waiting === 0) goOn();
      await both;
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
    };
    const environment = { DATABASE_URL: database.url, DATA_DIR: dataDir, LOG_LEVEL: 'info' };
    const origin = 'https://pflege.example';
    const real = { NODE_ENV: 'production', AUTH_SECRET: 's'.repeat(32), PUBLIC_ORIGIN: origin };
    const when = /(?=[^]*jobs started)[^]*API ready at (\S+)/;
    const ended = await Promise.all([
      run(environment, { when, first }),
      run({ ...environment, ...real }, { when, first, signal: 'SIGINT' }),
    ]);
    expect(ended.map(({ code }) => code)).toEqual([0, 0]);
    for (const { output } of ended) expect(output).not.toMatch(/"level":[45]0/);
    expect(ended[1]?.output).toContain('SMTP_URL is not set: mails are stored in the outbox and not sent.');
  });

  describe('while a request hangs', () => {
    const sockets: Socket[] = [];
    afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));

    /** Sends a request whose body never arrives. */
    const hang = async (address: string): Promise<void> => {
      const { hostname, port } = new URL(address);
      const socket = connect(Number(port), hostname).on('error', () => undefined);
      sockets.push(socket);
      await once(socket, 'connect');
      socket.write('POST /api/auth/callback/credentials HTTP/1.1\r\nHost: api\r\nContent-Length: 9\r\n\r\n');
      // The API has read the headers when it answers a request that came after them.
      await fetch(`${address}/readyz`);
    };

    it('SH-01 a second signal ends the process at once', async () => {
      const second = async (address: string): Promise<void> => {
        const isListening = async (): Promise<boolean> =>
          fetch(`${address}/healthz`).then(
            ({ ok }) => ok,
            () => false,
          );
        while (await isListening());
      };
      const ended = await run(
        { DATABASE_URL: database.url, DATA_DIR: dataDir },
        { when: /API ready at (\S+)/, first: hang, second },
      );
      expect(ended.code).toBe(1);
      expect(ended.output).not.toContain('Shutting down took too long.');
    });

    it('SH-01 the process ends with an error after the time limit for stopping', async () => {
      let stopped = 0;
      const first = async (address: string): Promise<void> => {
        await hang(address);
        stopped = performance.now();
      };
      const ended = await run(
        { DATABASE_URL: database.url, DATA_DIR: dataDir, SHUTDOWN_LIMIT_MS: '300' },
        { when: /API ready at (\S+)/, first },
      );
      expect(ended.code).toBe(1);
      expect(ended.output).toContain('Shutting down took too long.');
      const took = performance.now() - stopped;
      expect(took).toBeGreaterThanOrEqual(300);
      expect(took).toBeLessThan(DEFAULT_LIMIT_MS);
    });
  });

  it('AC-20 starts the jobs later if the first attempt fails', async () => {
    const read = readSettings({ DATABASE_URL: database.url, DATA_DIR: dataDir, DEMO_DATA: 'off', LOG_LEVEL: 'silent' });
    if (!read.success) throw new Error(read.problems.join());
    const shutdown = new Shutdown();
    const begun = new Promise<void>((resolve) => {
      jest
        .spyOn(Jobs.prototype, 'start')
        .mockImplementationOnce(() => {
          shortenPause();
          return Promise.reject(new Error('The database is away.'));
        })
        .mockImplementationOnce(async () => resolve());
    });
    await start({ ...read.settings, API_PORT: 0 }, shutdown, () => undefined);
    await begun;
    jest.restoreAllMocks();
    await shutdown.run();
  });

  it('SH-01 a signal during the start ends the process and its database server cleanly', async () => {
    const ended = await run({ DATA_DIR: dataDir, DEMO_DATA: 'on' }, { when: /Applied migration/ });
    expect(ended.code).toBe(0);
    expect(existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true);
    expect(existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  });
});
