import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { spawn } from 'node:child_process';
import { createFile } from '../process/create-file';
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

/**
 * Starts the process that stops the server if this process is killed. It has a separate session, so that Ctrl+C does
 * not reach it.
 */
export function startWatchdog(pgCtl: string, pgData: string, owner: ProcessOwner) {
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
    /** The server runs now, so stopping it will work at the first attempt. */
    serverRuns: () => void child.stdin.write('\n'),
    /** The server was stopped normally. */
    end: () => void child.kill('SIGKILL'),
  };
}

/** Longer than stopping a server takes. */
const WATCHDOG_LIMIT_MS = 40_000;
const LOOK_EVERY_MS = 50;

/**
 * Two process ids and a boot: the process that stops the server at its end, the watchdog that does so if the first is
 * killed, and the boot of the machine since which they are valid.
 */
export const ownerFile = (dataDir: string): string => path.join(dataDir, 'postgres.owner');

/** False also for a zombie: it has ended, and only its parent has not read its exit code, as in many containers. */
export function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as { code?: string }).code !== 'EPERM') return false;
  }
  return !isZombie(pid);
}

/** False on systems without /proc. */
function isZombie(pid: number): boolean {
  try {
    // The state follows the name, which may contain any character: "42 (node) Z 1 …".
    return /^.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Differs after every boot; empty if the system has no such id. */
function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}

/** Without ids if the machine was booted since: other programs may have the same ids now. */
function readOwner(dataDir: string): { pid: number; watchdog: number } {
  try {
    const [pid, watchdog, boot = bootId()] = readFileSync(ownerFile(dataDir), 'utf8').split(' ');
    if (boot === bootId()) return { pid: Number(pid), watchdog: Number(watchdog) };
  } catch {
    // The owner has just released the folder.
  }
  return { pid: 0, watchdog: 0 };
}

const ownerLine = (watchdog = 0): string => `${process.pid} ${watchdog} ${bootId()}`.trim();

/**
 * True if this process is now the owner, which stops the server at its end; false while another live process is. If the
 * owner was killed, this waits for its watchdog, which is stopping the server.
 */
export async function claimFolder(dataDir: string): Promise<boolean> {
  if (createFile(ownerFile(dataDir), ownerLine())) return true;
  const { pid, watchdog } = readOwner(dataDir);
  if (pid === process.pid) return true;
  if (isAlive(pid)) return false;
  for (const end = Date.now() + WATCHDOG_LIMIT_MS; isAlive(watchdog) && Date.now() < end;) await delay(LOOK_EVERY_MS);
  noteWatchdog(dataDir);
  return true;
}

export const noteWatchdog = (dataDir: string, watchdog?: number): void =>
  writeFileSync(ownerFile(dataDir), ownerLine(watchdog));

export function releaseFolder(dataDir: string): void {
  rmSync(ownerFile(dataDir), { force: true });
}
