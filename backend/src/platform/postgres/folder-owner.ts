import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Longer than stopping a server takes. */
const WATCHDOG_LIMIT_MS = 40_000;
const LOOK_EVERY_MS = 50;

/**
 * Two process ids: the process that stops the server at its end, and the watchdog that does so if the first is killed.
 */
const ownerFile = (dataDir: string): string => path.join(dataDir, 'postgres.owner');

export function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}

function readOwner(dataDir: string): { pid: number; watchdog: number } {
  try {
    const [pid = 0, watchdog = 0] = readFileSync(ownerFile(dataDir), 'utf8').split(' ').map(Number);
    return { pid, watchdog };
  } catch {
    return { pid: 0, watchdog: 0 };
  }
}

/** Creates the file with its content atomically, so that no process reads it empty. */
function createOwnerFile(dataDir: string): boolean {
  const draft = `${ownerFile(dataDir)}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, ownerFile(dataDir));
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * True if this process is now the owner, which stops the server at its end; false while another live process is. If the
 * owner was killed, this waits for its watchdog, which is stopping the server.
 */
export async function claimFolder(dataDir: string): Promise<boolean> {
  if (createOwnerFile(dataDir)) return true;
  const { pid, watchdog } = readOwner(dataDir);
  if (pid === process.pid) return true;
  if (isAlive(pid)) return false;
  for (const end = Date.now() + WATCHDOG_LIMIT_MS; isAlive(watchdog) && Date.now() < end;) await delay(LOOK_EVERY_MS);
  writeFileSync(ownerFile(dataDir), String(process.pid));
  return true;
}

export const noteWatchdog = (dataDir: string, watchdog: number): void =>
  writeFileSync(ownerFile(dataDir), `${process.pid} ${watchdog}`);

export function releaseFolder(dataDir: string): void {
  rmSync(ownerFile(dataDir), { force: true });
}
