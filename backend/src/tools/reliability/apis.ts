import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../platform/postgres/ports';

/** Enough to load the demo data. */
const START_LIMIT_MS = 300_000;

export interface Api {
  origin: string;
  child: ChildProcess;
}

/** Starts an API as a program of its own, on a free port or the given one; resolves when it is ready. */
export async function startApi(
  program: string,
  dataDir: string,
  settings: Record<string, string>,
  wantedPort?: number,
): Promise<Api> {
  const port = wantedPort ?? (await freePort());
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      DEMO_DATA: 'off',
      LOG_LEVEL: 'fatal',
      RATE_LIMIT_FACTOR: '1000000',
      SHUTDOWN_DRAIN_MS: '0',
      DATA_DIR: dataDir,
      API_PORT: String(port),
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const origin = `http://127.0.0.1:${port}`;
  for (const end = Date.now() + START_LIMIT_MS; Date.now() < end && child.exitCode === null; await delay(100)) {
    const response = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (response?.ok) return { origin, child };
  }
  throw new Error('An API did not get ready.');
}

export async function stopApi({ child }: Api): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
