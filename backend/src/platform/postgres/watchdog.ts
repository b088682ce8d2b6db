import { spawn } from 'node:child_process';
import type { ProcessOwner } from './run';

/** The time to retry while the server is only starting. */
const START_LIMIT_MS = 10_000;

/**
 * Waits for the end of its input, which comes when its parent process ends in any way, and then stops the server. Plain
 * JavaScript, because it runs without the program's files.
 */
const SCRIPT = `
const { spawnSync } = require('node:child_process');
const { program, words, owner, limit } = JSON.parse(process.argv[1]);
const stop = () => spawnSync(program, words, { ...owner, cwd: '/', stdio: 'ignore' }).status === 0;
let isRunning = false;
process.stdin.on('data', () => (isRunning = true));
process.stdin.on('end', () => {
  for (const end = Date.now() + limit; !stop() && !isRunning && Date.now() < end;)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
});
`;

export interface Watchdog {
  pid: number;
  /** The server runs now, so stopping it will work at the first attempt. */
  serverRuns(): void;
  /** The server was stopped normally. */
  end(): void;
}

/**
 * Starts the process that stops the server if this process is killed. It has a separate session, so that Ctrl+C does
 * not reach it.
 */
export function startWatchdog(pgCtl: string, pgData: string, owner: ProcessOwner): Watchdog {
  const words = ['stop', '-D', pgData, '-m', 'fast', '-w', '-t', '30'];
  const task = JSON.stringify({ program: pgCtl, words, owner, limit: START_LIMIT_MS });
  const child = spawn(process.execPath, ['-e', SCRIPT, task], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  // Without the watchdog the server still works, and the next start takes it over.
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  child.unref();
  (child.stdin as { unref?(): void }).unref?.();
  return {
    pid: child.pid ?? 0,
    serverRuns: () => void child.stdin.write('\n'),
    end: () => void child.kill('SIGKILL'),
  };
}
