import { spawnSync } from 'node:child_process';
import { findPostgresPrograms } from '../tools/backup/postgres-programs';

/** The folder of PostgreSQL's client programs; if the machine has none, Debian's package is installed. */
export function postgresPrograms(): string {
  const install = 'apt-get update -qq && apt-get install -y -qq postgresql-client';
  const found =
    findPostgresPrograms() ??
    (spawnSync('sh', ['-c', install], { stdio: ['ignore', 'ignore', 'inherit'] }), findPostgresPrograms());
  if (!found) throw new Error("No pg_dump found. Install PostgreSQL's client programs.");
  return found;
}
