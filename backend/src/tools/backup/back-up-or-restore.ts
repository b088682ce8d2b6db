import path from 'node:path';
import { withClient } from '../../platform/database/with-client';
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { MAILS_HELD } from '../../platform/mail/outbox';
import { StartupError } from '../../platform/process/startup-error';
import { connect, databaseOf, type Command } from '../command';
import { type About, backUp } from './backup';
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { unpack } from './archive';
import { withoutPassword, postgresProgram } from './postgres-programs';

const USAGE = `Backs up database, files and releases while the site runs, and restores them.

  npm run backup -- keygen <key file>     makes the key, and prints its public part
  npm run backup -- <new file>            BACKUP_RECIPIENT is the public part of the key
  npm run restore -- <file> --check       only checks that the archive is whole; BACKUP_KEY_FILE is the key
  npm run restore -- <file>               into an empty database and an empty DATA_DIR, while no API runs
  npm run restore -- send-mails           from now on the restored copy sends mails`;

function setting({ environment }: Command, name: string): string {
  const value = environment[name];
  if (!value) throw new StartupError(`${name} is not set.\n\n${USAGE}`);
  return value;
}

/** Where releases are; undefined if they are in a bucket. */
const releasesOf = ({ environment, settings }: Command): string | undefined =>
  environment['RELEASES_S3_BUCKET']
    ? undefined
    : path.resolve(environment['RELEASES_DIR'] || path.join(settings.DATA_DIR, 'releases'));

async function makeKey(file: string): Promise<string> {
  if (existsSync(file)) throw new StartupError(`${file} exists already. A key is never replaced.`);
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  writeFileSync(file, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' });
  return `Keep ${file} away from this machine. BACKUP_RECIPIENT=${recipient}`;
}

const notIncluded = ({ not_included }: About): string => `Not in the archive: ${not_included.join('; ')}.`;

async function makeBackup(command: Command, file: string): Promise<string> {
  const { settings } = command;
  const recipient = setting(command, 'BACKUP_RECIPIENT');
  const releases = releasesOf(command);
  const about = await backUp({ settings, url: await databaseOf(command), releases, recipient, file });
  const keptApart = Object.entries(about.kept_apart).map(([name, reason]) => `  ${name}: ${reason}`);
  return [`${file} is complete. ${notIncluded(about)}`, 'Keep apart, because it is in no archive:', ...keptApart].join(
    '\n',
  );
}

async function restoreBackup(command: Command, file: string, isCheck: boolean): Promise<string> {
  const about = await restore(command, file, isCheck);
  const said = `The archive of ${about.made_at} is ${isCheck ? 'whole' : 'restored'}. ${notIncluded(about)}`;
  return isCheck ? said : `${said}\nIt sends no mails until "npm run restore -- send-mails".`;
}

async function sendMails(command: Command): Promise<string> {
  const client = await connect(command);
  const { rowCount } = await client.query('delete from app_meta where key = $1', [MAILS_HELD]);
  return rowCount ? 'From now on mails are sent.' : 'Mails were not held back. Nothing was changed.';
}

/** Runs `npm run backup` or `npm run restore`. @returns what it says when it is done */
export async function backUpOrRestore(command: Command): Promise<string> {
  const options = { check: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ args: [...command.words], allowPositionals: true, options });
  const [task, first, second, ...more] = positionals;
  if (values.help || !first || more.length > 0) throw new StartupError(USAGE);
  if (task === 'backup' && first === 'keygen' && second) return makeKey(second);
  if (second) throw new StartupError(USAGE);
  if (task === 'backup') return makeBackup(command, first);
  if (task === 'restore' && first === 'send-mails') return sendMails(command);
  if (task === 'restore') return restoreBackup(command, first, values.check);
  throw new StartupError(USAGE);
}

/**
 * Restores an archive into an empty database and empty folders. Nothing is written there before the archive was found
 * whole. The database appears in one step, with the mark that holds its mails back.
 */
async function restore(command: Command, file: string, isCheck: boolean): Promise<About> {
  const { DATA_DIR: dataDir } = command.settings;
  const keyFile = setting(command, 'BACKUP_KEY_FILE');
  if (!existsSync(file)) throw new StartupError(`There is no file ${file}.`);
  const targets = {
    media: path.join(dataDir, 'media'),
    private: path.join(dataDir, 'private'),
    releases: releasesOf(command),
  };
  await mkdir(dataDir, { recursive: true });
  if (!isCheck) for (const folder of Object.values(targets)) await refuseFull(folder);
  const folder = await mkdtemp(path.join(dataDir, 'restore-'));
  try {
    await unpack(file, folder, keyFile);
    const about = JSON.parse(await readFile(path.join(folder, 'about.json'), 'utf8')) as About;
    if (isCheck) return about;
    const url = await databaseOf(command);
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

const refuseUsed = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) "name" from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p', 'v', 'm', 'S') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' limit 1`,
    );
    if (rows[0])
      throw new StartupError(
        `The database is not empty: it has ${rows[0].name}. Restore into a new one, while no API runs on it.`,
      );
  });

/** All in one transaction: after a fault or a kill the database is as empty as before. */
async function restoreDatabase(dump: string, url: string, version: number): Promise<void> {
  const psql = postgresProgram('psql', version);
  const { address, env } = withoutPassword(url);
  const reading = started(path.join(path.dirname(psql), 'pg_restore'), ['--no-owner', '--file=-', dump], env);
  const words = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--single-transaction', '--file=-', address];
  const writing = started(psql, words, env);
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
