import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from './testing/test-database';

type Ended = { code: number | null; output: string };

type Plan = {
  /** Printed before the signal is sent. */
  when: RegExp;
  signal?: 'SIGTERM' | 'SIGINT';
  /** Done first, with what the parentheses of `when` matched. */
  first?: (matched: string) => Promise<void>;
};

/** The real program in a process of its own. */
function run(environment: Record<string, string>, plan?: Plan): Promise<Ended> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env['PATH'] ?? '', DEMO_DATA: 'off', API_PORT: '0', ...environment },
    cwd: path.join(import.meta.dirname, '..'),
  });
  let output = '';
  let pending = plan;
  const read = (chunk: Buffer): void => {
    output += chunk.toString();
    const match = pending?.when.exec(output);
    if (!pending || !match) return;
    const { first, signal = 'SIGTERM' } = pending;
    pending = undefined;
    void Promise.resolve(first?.(match[1] ?? '')).finally(() => child.kill(signal));
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, output })));
}

describe('start', () => {
  let database: TestDatabase;
  let dataDir: string;
  beforeAll(async () => {
    database = await createTestDatabase('empty');
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'care-start-'));
    // As root PostgreSQL runs as another user, who must be able to enter.
    chmodSync(dataDir, 0o755);
  });
  afterAll(async () => {
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('SH-01 migrates, answers, and ends cleanly on %s', async (signal) => {
    let status = 0;
    const first = async (address: string): Promise<void> => {
      status = (await fetch(`${address}/readyz`)).status;
    };
    const ended = await run(
      { DATABASE_URL: database.url, DATA_DIR: dataDir },
      { when: /API ready at (\S+)/, signal, first },
    );
    expect(status).toBe(200);
    expect(ended).toMatchObject({ code: 0 });
  });

  it('SH-01 ends cleanly on a signal while it still starts, its database server too', async () => {
    const ended = await run({ DATA_DIR: dataDir, DEMO_DATA: 'on' }, { when: /Demo data/ });
    expect(ended.code).toBe(0);
    expect(existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true);
    expect(existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  it('SH-01 says which port is taken and ends with 1', async () => {
    const blocker: Server = createServer();
    const port = await new Promise<number>((resolve) => {
      blocker.listen(0, '127.0.0.1', () => resolve((blocker.address() as { port: number }).port));
    });
    const ended = await run({ DATABASE_URL: database.url, DATA_DIR: dataDir, API_PORT: String(port) });
    blocker.close();
    expect(ended.code).toBe(1);
    expect(ended.output).toContain(`Port ${port} is taken`);
    expect(ended.output).not.toContain('    at ');
  });

  it('SH-01 says which database cannot be reached, without the password, and ends with 1', async () => {
    const ended = await run({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/care', DATA_DIR: dataDir });
    expect(ended.code).toBe(1);
    expect(ended.output).toContain('Cannot connect to the database 127.0.0.1:1');
    expect(ended.output).not.toContain('secret');
  });

  it('SH-27 names settings that are not usable and ends with 1', async () => {
    const ended = await run({ LOG_LEVEL: 'loud' });
    expect(ended.code).toBe(1);
    expect(ended.output).toContain('LOG_LEVEL');
  });
});
