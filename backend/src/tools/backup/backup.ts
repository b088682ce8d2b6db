import { execFile } from 'node:child_process';
import { constants, existsSync } from 'node:fs';
import { copyFile, link, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { withClient } from '../../platform/database/with-client';
import { markBackup } from '../../platform/files/backup-mark';
import { StartupError } from '../../platform/process/startup-error';
import type { Settings } from '../../platform/settings';
import { encrypterFor, pack } from './archive';
import { withoutPassword, postgresProgram } from './postgres-programs';

/** What no archive has, because whoever finds one must not get it, and what happens to a restored copy without it. */
export const KEPT_APART: Readonly<Record<string, string>> = {
  AUTH_SECRET:
    'or the file auth.secret in DATA_DIR: without it everybody signs in again, links in mails end, refusals of invitations are forgotten, and authenticator apps stop working',
  BACKUP_KEY_FILE: 'opens the archives; without it they are worthless',
  DATABASE_URL: 'has the password of the database',
  DATABASE_REPLICA_URL: 'has the password of the replica',
  MAPBOX_TOKEN: 'no address suggestions and no map with GEO_PROVIDER=mapbox',
  MAIL_DKIM_KEY_FILE: 'mails are not signed',
  MAIL_WEBHOOK_SECRET: 'no bounces of mails are accepted',
  MEDIA_S3_ACCESS_KEY_ID: 'no pictures and videos',
  MEDIA_S3_SECRET_ACCESS_KEY: 'no pictures and videos',
  METRICS_TOKEN: 'no metrics',
  OVERRIDE_SECRET: 'no links that replace slices in one browser',
  RELEASE_KEY_FILE: 'no release can be published; shells refuse what another key has signed',
  RELEASE_PUBLIC_KEYS: 'shells do not check who published a release',
  RELEASES_S3_ACCESS_KEY_ID: 'no releases from a bucket',
  RELEASES_S3_SECRET_ACCESS_KEY: 'no releases from a bucket',
  SMTP_URL: 'has the password of the mail server',
  STRIPE_SECRET_KEY: 'no payments',
  STRIPE_WEBHOOK_SECRET: 'no news of payments',
};

interface BackupPlan {
  settings: Settings;
  /** Address of the database. */
  url: string;
  /** Undefined if releases are in a bucket. */
  releases: string | undefined;
  recipient: string;
  file: string;
}

/** What an archive says about itself, in `about.json`. */
export type About = Awaited<ReturnType<typeof backUp>>;

/**
 * Writes an encrypted archive of database, files and releases while the site runs. Its database is that of one moment
 * after the begin. A file is written before its row and never changes, and none is deleted while the backup runs, so
 * every row's file is in the archive.
 */
export async function backUp({ settings, url, releases, recipient, file }: BackupPlan) {
  if (existsSync(file)) throw new StartupError(`${file} exists already. Name a new file.`);
  const encrypter = encrypterFor(recipient);
  const { DATA_DIR, MEDIA_S3_BUCKET } = settings;
  const endMark = markBackup(DATA_DIR);
  const folder = await mkdtemp(path.join(DATA_DIR, 'backup-'));
  try {
    const postgres = await dump(url, path.join(folder, 'database.dump'));
    if (!MEDIA_S3_BUCKET) await copyFolder(path.join(DATA_DIR, 'media'), path.join(folder, 'media'));
    await copyFolder(path.join(DATA_DIR, 'private'), path.join(folder, 'private'));
    if (releases) await copyFolder(releases, path.join(folder, 'releases'));
    const about = {
      made_at: new Date().toISOString(),
      postgres,
      not_included: [
        ...(MEDIA_S3_BUCKET ? [`pictures and videos, which are in the bucket ${MEDIA_S3_BUCKET}`] : []),
        ...(releases ? [] : ['releases, which are in a bucket']),
        'downloads of people’s own data, which can be requested again',
      ],
      kept_apart: KEPT_APART,
    };
    await writeFile(path.join(folder, 'about.json'), JSON.stringify(about, undefined, 2));
    await pack(folder, file, encrypter);
    return about;
  } finally {
    endMark();
    await rm(folder, { recursive: true, force: true });
  }
}

/** @returns the version of the server */
async function dump(url: string, file: string): Promise<number> {
  const version = await serverVersion(url);
  const program = postgresProgram('pg_dump', version);
  const { address, env } = withoutPassword(url);
  const words = ['--format=custom', '--no-owner', `--file=${file}`, `--dbname=${address}`];
  await promisify(execFile)(program, words, { env });
  return version;
}

const serverVersion = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    const asked = `select current_setting('server_version_num')::int / 10000 "version"`;
    return (await client.query<{ version: number }>(asked)).rows[0]?.version ?? 0;
  });

/**
 * Links the files of a folder into another one, those beside the root first: the registry of the releases names only
 * what was there before. A file that is replaced meanwhile keeps its content here.
 */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true }).catch(() => []);
  for (const { name } of entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.part')))
    await copyOne(path.join(from, name), path.join(to, name));
  for (const { name } of entries.filter((entry) => entry.isDirectory()))
    await copyFolder(path.join(from, name), path.join(to, name));
}

async function copyOne(from: string, to: string): Promise<void> {
  const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;
  try {
    // Another file system, or one without links, needs a copy.
    await link(from, to).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') throw error;
      return copyFile(from, to, constants.COPYFILE_FICLONE);
    });
  } catch (error) {
    // A draft that was renamed or a release that was removed meanwhile.
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}
