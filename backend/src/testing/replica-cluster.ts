import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startCluster, type Cluster } from '../platform/postgres/cluster';
import { FAST_AND_LOOSE } from './start-postgres';

/** Settings that a primary needs for a replica. */
const FEEDING = { wal_level: 'replica', max_wal_senders: '5', wal_keep_size: '256MB', hot_standby: 'on' };
/** As in scripts/operations/postgres/start-replica.sh. */
const FOLLOWING = { wal_retrieve_retry_interval: '1s' };
/** Data that was confirmed before a kill must exist after it. */
const SMALL = {
  ...FAST_AND_LOOSE,
  ...FEEDING,
  ...FOLLOWING,
  synchronous_commit: 'on',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
};

export interface Pair {
  primary: Cluster;
  replica: Cluster;
  settings: Record<string, string>;
}

interface PairOptions {
  /** Server settings that differ from those of a small one for tests. */
  settings?: Record<string, string>;
  /** 0 takes any free port. */
  ports?: { primary: number; replica: number };
  /** Both are started again whenever they have ended. */
  keepRunning?: boolean;
}

/**
 * A primary in `folder`/primary and a replica in `folder`/replica that follows it. The built-in PostgreSQL has no
 * pg_basebackup, so the replica starts as a copy of the stopped primary.
 * @param fill writes the data of the primary before it is copied
 */
export async function startPair(
  folder: string,
  fill: (url: string) => Promise<void>,
  { settings: changes, ports = { primary: 0, replica: 0 }, keepRunning = false }: PairOptions = {},
): Promise<Pair> {
  const settings = { ...SMALL, ...changes };
  const dataDir = path.join(folder, 'primary');
  const first = await startCluster({ dataDir, port: ports.primary, settings });
  await fill(first.urlFor('postgres'));
  await first.stop();
  const copy = path.join(folder, 'replica');
  // Keeps the owner of the files, which may be another user.
  execFileSync('cp', ['-a', dataDir, copy]);
  const primary = await startCluster({ dataDir, port: first.port, settings, keepRunning });
  const url = new URL(primary.urlFor('postgres'));
  const source = `host=${url.hostname} port=${url.port} user=${url.username} password=${url.password}`;
  writeFileSync(path.join(copy, 'postgres', 'standby.signal'), '');
  appendFileSync(path.join(copy, 'postgres', 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  const replica = await startCluster({ dataDir: copy, port: ports.replica, settings, keepRunning });
  return { primary, replica, settings };
}

/** The process of the server on a data folder; NaN if none runs. */
export function serverOf(dataDir: string): number {
  try {
    return Number.parseInt(readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
  } catch {
    return Number.NaN;
  }
}
