import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { backendHome } from '../process/paths';
import { withClient } from './with-client';
import { setTimeout as delay } from 'node:timers/promises';
import { isConflict } from '../process/database-away';
import { StartupError } from '../process/startup-error';

const LOADING_LOCK = 4_711_002;

/** Takes the lock for loading data on this connection, so that only one of several processes loads it. */
export async function lockLoading(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [LOADING_LOCK]);
}

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

interface MigrateOptions {
  /** Gets one line for each migration that waits for its locks. */
  report?: (line: string) => void;
  /** How long a migration waits for a lock. All requests for the same table wait behind it. */
  lockMs?: number;
  /** How long requests go on before it tries again. */
  pauseMs?: number;
  attempts?: number;
}

/**
 * Brings a database to the newest schema. Several processes may call it at the same time: one applies the migrations,
 * the others wait. Every migration has its own transaction. If an applied migration was changed, the start is refused.
 * Migrations of a newer release stay: `checkSchema` decides whether this program can work with them.
 * @returns the names of the migrations that were applied now
 */
export const migrate = (url: string, migrations = readMigrations(), options: MigrateOptions = {}) =>
  withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migration',
    );
    const done = new Map(rows.map((row) => [row.name, row.checksum]));
    refuseChanged(done, migrations);
    // After the lock above, for which others wait as long as the migrations take.
    await client.query(`set lock_timeout = ${options.lockMs ?? 1000}`);
    const applied: string[] = [];
    for (const migration of migrations) {
      if (done.has(migration.name)) continue;
      await applyWhenFree(client, migration, options);
      applied.push(migration.name);
    }
    return applied;
  });

function refuseChanged(done: Map<string, string>, migrations: Migration[]): void {
  for (const { name, checksum } of migrations)
    if ((done.get(name) ?? checksum) !== checksum)
      throw new StartupError(`The migration ${name} was changed after it had been applied to this database.`);
}

/** A migration that gets no lock in time lets the requests go on and tries again. */
async function applyWhenFree(
  client: pg.Client,
  migration: Migration,
  { report = () => undefined, pauseMs = 2000, attempts = 60 }: MigrateOptions,
): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      return await apply(client, migration);
    } catch (error) {
      if (!isConflict((error as Error).cause) || attempt === attempts) throw error;
      if (attempt === 1) report(`The migration ${migration.name} waits until requests leave its tables free`);
      await delay(pauseMs);
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
    await client.query('rollback').catch(() => undefined);
    throw new StartupError(`The migration ${migration.name} failed: ${(error as Error).message}`, { cause: error });
  }
}
