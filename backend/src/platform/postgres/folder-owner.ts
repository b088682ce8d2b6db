import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ownerFile = (dataDir: string): string => path.join(dataDir, 'postgres.owner');

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}

/** True when this process is now the one that stops the server at its end; false while another live process is. */
export function claimFolder(dataDir: string): boolean {
  try {
    writeFileSync(ownerFile(dataDir), String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const pid = Number(readFileSync(ownerFile(dataDir), 'utf8'));
    if (pid > 0 && pid !== process.pid && isAlive(pid)) return false;
    writeFileSync(ownerFile(dataDir), String(process.pid));
    return true;
  }
}

export function releaseFolder(dataDir: string): void {
  rmSync(ownerFile(dataDir), { force: true });
}
