import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const DEBIAN = '/usr/lib/postgresql';
const PROGRAM = 'pg_dump';
/** The version of the built-in server; an older pg_dump cannot read its data. */
const OLDEST = 15;

const versionOf = (file: string): number =>
  Number(/(\d+)/.exec(spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1] ?? 0);

function findFolder(): string | undefined {
  const ofDebian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => path.join(DEBIAN, version, 'bin')) : [];
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...ofDebian];
  return folders.find(
    (folder) => existsSync(path.join(folder, PROGRAM)) && versionOf(path.join(folder, PROGRAM)) >= OLDEST,
  );
}

/**
 * The folder of pg_dump and pg_restore, which the built-in PostgreSQL does not include: those of the machine; otherwise
 * Debian's package is installed.
 */
export function postgresPrograms(): string {
  const install = 'apt-get update -qq && apt-get install -y -qq postgresql-client';
  const found =
    findFolder() ?? (spawnSync('sh', ['-c', install], { stdio: ['ignore', 'ignore', 'inherit'] }), findFolder());
  if (!found)
    throw new Error(`No ${PROGRAM} of version ${OLDEST} or newer found. Install PostgreSQL's client programs.`);
  return found;
}
