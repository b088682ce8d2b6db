import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from '../../platform/postgres/folder-owner';

/** The process id of the server on a data folder. */
const serverOf = (dataDir: string): number =>
  Number(readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

export function isUp(dataDir: string): boolean {
  try {
    return isAlive(serverOf(dataDir));
  } catch {
    return false;
  }
}

/** Kills the server; one that ended by itself a moment before is treated as killed. */
export function killServer(dataDir: string): void {
  try {
    process.kill(serverOf(dataDir), 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Kills one of the processes that serve a connection; PostgreSQL then ends all of them and recovers. */
export function killBackend(dataDir: string): void {
  const list = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(serverOf(dataDir))], { encoding: 'utf8' });
  const backends = list.split('\n').filter((line) => /127\.0\.0\.1\(\d+\)/.test(line));
  const pid = Number.parseInt(backends[Math.floor(Math.random() * backends.length)] ?? '', 10);
  if (pid > 0) process.kill(pid, 'SIGKILL');
}
