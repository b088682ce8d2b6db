import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { MAILS_HELD } from '../../platform/mail/outbox';
import { StartupError } from '../../platform/process/startup-error';
import { connect, databaseOf, type Command } from '../command';
import type { About } from './backup';
import { backUp } from './backup';
import { restore } from './restore';

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
  const about = await restore({
    dataDir: command.settings.DATA_DIR,
    database: () => databaseOf(command),
    releases: releasesOf(command),
    keyFile: setting(command, 'BACKUP_KEY_FILE'),
    file,
    isCheck,
  });
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
