import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { MAILS_HELD } from '../../platform/mail/outbox';
import { StartupError } from '../../platform/process/startup-error';
import { unpack } from './archive';
import type { About } from './backup';
import { withoutPassword, findPostgresPrograms } from './postgres-programs';

interface RestorePlan {
  dataDir: string;
  /** Starts the database if need be. */
  database: () => Promise<string>;
  releases: string | undefined;
  keyFile: string;
  file: string;
  /** Only unpacks and compares the checksums. */
  isCheck?: boolean;
}

/**
 * Restores an archive into an empty database and empty folders. Nothing is written there before the archive was found
 * whole. The database appears in one step, with the mark that holds its mails back.
 */
export async function restore(plan: RestorePlan): Promise<About> {
  const { dataDir, releases, keyFile, file } = plan;
  if (!existsSync(file)) throw new StartupError(`There is no file ${file}.`);
  const targets = { media: path.join(dataDir, 'media'), private: path.join(dataDir, 'private'), releases };
  await mkdir(dataDir, { recursive: true });
  if (!plan.isCheck) for (const folder of Object.values(targets)) await refuseFull(folder);
  const folder = await mkdtemp(path.join(dataDir, 'restore-'));
  try {
    await unpack(file, folder, keyFile);
    const about = JSON.parse(await readFile(path.join(folder, 'about.json'), 'utf8')) as About;
    if (plan.isCheck) return about;
    const url = await plan.database();
    await refuseUsed(url);
    await restoreDatabase(path.join(folder, 'database.dump'), url, about.postgres);
    for (const [name, target] of Object.entries(targets))
      if (target && existsSync(path.join(folder, name))) await move(path.join(folder, name), target);
    return about;
  } finally {
    // Of a damaged archive a file may still be written.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

async function refuseFull(folder: string | undefined): Promise<void> {
  const found = folder ? await readdir(folder).catch(() => []) : [];
  if (found.length > 0)
    throw new StartupError(`${folder} has files already. Restore into empty folders, or move these away.`);
}

async function refuseUsed(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) "name" from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p', 'v', 'm', 'S') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' limit 1`,
    );
    if (rows[0])
      throw new StartupError(
        `The database is not empty: it has ${rows[0].name}. Restore into a new one, while no API runs on it.`,
      );
  } finally {
    await client.end();
  }
}

/** All in one transaction: after a fault or a kill the database is as empty as before. */
async function restoreDatabase(dump: string, url: string, version: number): Promise<void> {
  const programs = findPostgresPrograms(version);
  if (!programs)
    throw new StartupError(
      `No psql of PostgreSQL ${version} or newer was found. Install PostgreSQL's client programs (Debian: postgresql-client-${version}).`,
    );
  const { address, env } = withoutPassword(url);
  const reading = started(path.join(programs, 'pg_restore'), ['--no-owner', '--file=-', dump], env);
  const words = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--single-transaction', '--file=-', address];
  const writing = started(path.join(programs, 'psql'), words, env);
  try {
    await pipeline(reading.child.stdout, writing.child.stdin, { end: false });
    await reading.ended;
    writing.child.stdin.end(
      `insert into public.app_meta (key, value) values ('${MAILS_HELD}', to_jsonb(now())) on conflict (key) do nothing;\n`,
    );
    await writing.ended;
  } catch (error) {
    reading.child.kill();
    writing.child.kill();
    // What the database says explains more than the broken pipe.
    await writing.ended;
    throw error;
  }
}

function started(program: string, words: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(program, words, { env, stdio: ['pipe', 'pipe', 'pipe'] });
  let problems = '';
  child.stderr.on('data', (chunk: Buffer) => (problems += chunk.toString()));
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new StartupError(`The database was not restored: ${problems.trim()}`)),
    );
  });
  // A fault is told by whoever waits first.
  ended.catch(() => undefined);
  return { child, ended };
}

async function move(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await rm(to, { recursive: true, force: true });
  await rename(from, to).catch(() => cp(from, to, { recursive: true }));
}
