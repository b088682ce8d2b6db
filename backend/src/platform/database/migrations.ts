import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { backendHome } from '../process/paths';
import { StartupError } from '../process/startup-error';

/** An advisory lock number that nothing else in the database uses. */
const LOCK = 4_711_001;

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** The migrations of a folder in the order of their numbers. */
export const readMigrations = (folder = path.join(backendHome(), 'migrations')): Migration[] =>
  readdirSync(folder)
    .filter((file) => /^\d{4}-[\w-]+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const sql = readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n');
      return { name: file.replace(/\.sql$/, ''), sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });

/**
 * Brings a database to the newest schema. Several processes may call it at the same time: one applies the migrations,
 * the others wait. Every migration has its own transaction. If an applied migration was changed, the start is refused.
 * @returns the names of the migrations that were applied now
 */
export async function migrate(url: string, migrations = readMigrations()): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migration',
    );
    const done = new Map(rows.map((row) => [row.name, row.checksum]));
    refuseUnknown(done, migrations);
    const applied: string[] = [];
    for (const migration of migrations) {
      if (done.has(migration.name)) continue;
      await apply(client, migration);
      applied.push(migration.name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

function refuseUnknown(done: Map<string, string>, migrations: Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]));
  for (const [name, checksum] of done) {
    if (!known.has(name))
      throw new StartupError(`The database is newer than this program: it has the migration ${name}.`);
    if (known.get(name) !== checksum)
      throw new StartupError(`The migration ${name} was changed after it had been applied to this database.`);
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(migration.sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new StartupError(`The migration ${migration.name} failed: ${(error as Error).message}`);
  }
}
