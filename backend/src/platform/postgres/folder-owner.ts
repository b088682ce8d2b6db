import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

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

const writeOwner = (file: string, watchdog = 0): void =>
  writeFileSync(file, `${process.pid} ${watchdog} ${bootId()}`.trim());

/** Creates the file with its content atomically, so that no process reads it empty. */
function createOwnerFile(dataDir: string): boolean {
  const draft = `${ownerFile(dataDir)}.${process.pid}`;
  writeOwner(draft);
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
  writeOwner(ownerFile(dataDir));
  return true;
}

export const noteWatchdog = (dataDir: string, watchdog: number): void => writeOwner(ownerFile(dataDir), watchdog);

export function releaseFolder(dataDir: string): void {
  rmSync(ownerFile(dataDir), { force: true });
}
