import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../../platform/process/startup-error';

/** An address for PostgreSQL's programs; the password is in the environment, which other users cannot read. */
export function withoutPassword(url: string): { address: string; env: NodeJS.ProcessEnv } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, env: { ...process.env, LC_ALL: 'C', ...(password && { PGPASSWORD: password }) } };
}

const DEBIAN = '/usr/lib/postgresql';
const PROGRAM = 'pg_dump';
/** The version of the built-in server; an older pg_dump cannot read its data. */
const OLDEST = 15;

const versionOf = (folder: string): number =>
  Number(/(\d+)/.exec(spawnSync(path.join(folder, PROGRAM), ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1]);

/**
 * The folder of pg_dump, pg_restore and psql, which the built-in PostgreSQL does not include: those of the machine. A
 * server takes what its own version has dumped, so that comes first.
 */
export function findPostgresPrograms(version = OLDEST): string | undefined {
  const ofDebian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((name) => path.join(DEBIAN, name, 'bin')) : [];
  const found = [...ofDebian, ...(process.env['PATH'] ?? '').split(path.delimiter)]
    .filter((folder) => existsSync(path.join(folder, PROGRAM)))
    .map((folder) => ({ folder, version: versionOf(folder) }))
    .filter((one) => one.version >= version)
    .sort((one, other) => one.version - other.version);
  return found[0]?.folder;
}

/** One of these programs for a server of this version. */
export function postgresProgram(name: string, version: number): string {
  const folder = findPostgresPrograms(version);
  if (folder) return path.join(folder, name);
  throw new StartupError(
    `No ${name} of PostgreSQL ${version} or newer was found. Install PostgreSQL's client programs (Debian: postgresql-client-${version}).`,
  );
}
