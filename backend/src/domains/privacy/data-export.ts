import { API_PREFIX, EXPORT_LINK_HOURS } from '@care/contracts/constants';
import type { DataExport } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { sql, type Selectable } from 'kysely';
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { authSecret, isSameKey, signedKey } from '../../platform/secrets/auth-secret';
import { accountById, exportReadyMail, tellOwner } from '../accounts';
import { mediaStorage } from '../../platform/files/media-storage';
import { PrivateFiles } from '../../platform/files/private-files';
import type { Database, DbTransaction } from '../../platform/database/schema';
import type { App } from '../../platform/http/app-type';
import type { Settings } from '../../platform/settings';
import { tablesOf, type AccountFile, type Leaver } from '../../platform/domain/domain';
import { isFound, rowsWith, changeRows } from '../../platform/database/queries';
import { notFound } from '../../platform/http/errors';

/** An export that is not ready after this time counts as failed, and another one can be requested. */
const MAX_BUILD_MS = 15 * 60_000;
const oldestInProgress = (): Date => new Date(Date.now() - MAX_BUILD_MS);
const oldestFile = (): Date => new Date(Date.now() - EXPORT_LINK_HOURS * 3_600_000);

const folderOf = ({ DATA_DIR }: Settings): string => path.join(DATA_DIR, 'exports');

/** The key in the link is computed from the row, so that it can be shown again and needs no column. */
const keyOf = (settings: Settings, id: number, file: string): string =>
  signedKey(authSecret(settings), 'export', id, file);

const linkOf = (settings: Settings, id: number, file: string): string =>
  `${API_PREFIX}/user/export/${id}/download/?key=${keyOf(settings, id, file)}`;

const fileName = (): string => `${randomBytes(16).toString('hex')}.zip`;

/** Requests an export of a person's data; if one is in progress, it is used. */
export const requestExport = async (app: App, userId: number, origin: string): Promise<number> =>
  app.databases.primary.kysely.transaction().execute(async (transaction) => {
    // Simultaneous requests run one after the other. The lock lets others store references to the person.
    await accountById(transaction, userId).select('id').forNoKeyUpdate().execute();
    const waiting = await rowsWith(transaction, 'data_export', { user_id: userId, status: 'PENDING' })
      .select('id')
      .where('created_at', '>', oldestInProgress())
      .executeTakeFirst();
    if (waiting) return waiting.id;
    const { id } = await transaction
      .insertInto('data_export')
      // The name is stored before the file is written, so that the deletion of the account finds it, however the job ends.
      .values({ user_id: userId, file: fileName() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.jobs.enqueue('data-export', { id, origin }, { transaction });
    return id;
  });

/** The state of an export. @throws 404 for that of another person */
export async function exportOf(app: App, userId: number, id: number): Promise<DataExport> {
  const row = await rowsWith(app.databases.primary.kysely, 'data_export', { id, user_id: userId })
    .selectAll()
    .executeTakeFirstOrThrow(() => notFound());
  const status = statusOf(row);
  return {
    id,
    status,
    download_url: status === 'READY' && row.file ? linkOf(app.settings, id, row.file) : null,
    expires_at: row.expires_at?.toISOString() ?? null,
  };
}

function statusOf({ status, created_at, expires_at }: Selectable<Database['data_export']>): DataExport['status'] {
  if (status === 'PENDING' && created_at < oldestInProgress()) return 'FAILED';
  if (status === 'READY' && expires_at && expires_at <= new Date()) return 'EXPIRED';
  return status;
}

/** The file of a link; null if the key is wrong or has expired. */
export async function exportFile(app: App, id: number, key: string): Promise<string | null> {
  const row = await rowsWith(app.databases.primary.kysely, 'data_export', { id, status: 'READY' })
    .select('file')
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  const file = row?.file;
  return file && isSameKey(key, keyOf(app.settings, id, file)) ? path.join(folderOf(app.settings), file) : null;
}

/** The job: collects the data, stores the file for a day, and mails the link. */
export async function buildExport(app: App, { id, origin }: { id: number; origin: string }): Promise<void> {
  const { kysely } = app.databases.primary;
  const wanted = await kysely
    .selectFrom('data_export as e')
    .innerJoin('user_account as u', 'u.id', 'e.user_id')
    .select(['e.file', 'u.id as user_id', 'u.email', 'u.email_verified_at', 'u.first_name'])
    .where('e.id', '=', id)
    .where('e.status', '=', 'PENDING')
    .executeTakeFirst();
  if (!wanted) return;
  const file = wanted.file ?? fileName();
  // The former release, which may still run, leaves the name to the job.
  if (!wanted.file) await kysely.updateTable('data_export').set({ file }).where('id', '=', id).execute();
  await writeZip(app, wanted.user_id, path.join(folderOf(app.settings), file));
  const isAnnounced = await kysely.transaction().execute(async (transaction) => {
    const expires_at = new Date(Date.now() + EXPORT_LINK_HOURS * 3_600_000);
    const ready = await changeRows(transaction, 'data_export', { id, status: 'PENDING' })
      .set({ status: 'READY', expires_at })
      .returning('id')
      .executeTakeFirst();
    if (ready)
      await tellOwner(app, transaction, wanted, exportReadyMail(wanted, origin + linkOf(app.settings, id, file)));
    return ready !== undefined;
  });
  // Another run of the job was faster, or the account was deleted in the meantime.
  const named = kysely.selectFrom('data_export').where('id', '=', id).where('file', '=', file);
  if (!isAnnounced && !(await isFound(named))) await removeExportFiles(app.settings, [file]);
}

/** Deletes expired files; their rows are kept as a record. Files of the day before without a row are deleted too. */
export async function removeExpiredExports({ databases, settings }: App): Promise<void> {
  const { kysely } = databases.primary;
  const over = await kysely
    .selectFrom('data_export')
    .select(['id', 'file'])
    .where('file', 'is not', null)
    // The time is over, or it was never ready.
    .where(sql<boolean>`(expires_at < now() or (status = 'PENDING' and created_at < ${oldestFile()}))`)
    .execute();
  for (const { id, file } of over) {
    await removeExportFiles(settings, file ? [file] : []);
    await kysely.updateTable('data_export').set({ file: null }).where('id', '=', id).execute();
  }
  const rows = await kysely.selectFrom('data_export').select('file').where('file', 'is not', null).execute();
  const known = new Set(rows.map(({ file }) => file));
  // Such as those of a job that was interrupted. A running export may rename its draft at any time.
  const old = await new PrivateFiles(folderOf(settings)).olderThan(oldestFile());
  await removeExportFiles(
    settings,
    old.filter((name) => !known.has(name)),
  );
}

/** Deletes the exports of an account that is deleted. One that is being written finds no row at its end. */
export async function leaveExports({ settings }: App, db: DbTransaction, { id }: Leaver) {
  const rows = await db.deleteFrom('data_export').where('user_id', '=', id).returning('file').execute();
  const files = rows.flatMap(({ file }) => file ?? []);
  return { committed: () => removeExportFiles(settings, files) };
}

/** Deletes files and their drafts. A run of the job that still writes one fails, and finds no row when it is retried. */
async function removeExportFiles(settings: Settings, files: string[]): Promise<void> {
  const folder = folderOf(settings);
  const names = files.length > 0 ? await readdir(folder).catch(() => []) : [];
  for (const name of names)
    if (files.some((file) => name.startsWith(file))) await rm(path.join(folder, name), { force: true });
}

type Row = Record<string, unknown>;

/** All data about a person, by table. */
export async function collectData({ databases, domains }: App, userId: number): Promise<Map<string, Row[]>> {
  const found = new Map<string, Row[]>();
  for (const [table, { personal, omit = [] }] of tablesOf(domains)) {
    if (personal === undefined) continue;
    const { rows } = await databases.primary.pool.query<Row>(`select * from ${table} where ${personal}`, [userId]);
    found.set(
      table,
      rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !omit.includes(column)))),
    );
  }
  return found;
}

const README = `Ihre Daten bei ${t('brand.name')}

Im Ordner "daten" liegt je Art von Angaben eine JSON-Datei. Im Ordner "dateien" liegen Ihre Bilder und Anhänge.
Passwörter und Zugangsschlüssel kennen wir nur als Fingerabdruck; sie sind nicht enthalten.
`;

async function writeZip(app: App, userId: number, target: string): Promise<void> {
  const data = await collectData(app, userId);
  const files = await filesOf(app, data, userId);
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  // Two runs of one job may write at the same time.
  const draft = `${target}.${randomBytes(4).toString('hex')}.part`;
  const output = createWriteStream(draft, { mode: 0o600 });
  const zip = new ZipFile();
  zip.on('error', (error: Error) => output.destroy(error));
  zip.addBuffer(Buffer.from(README), 'LIESMICH.txt');
  for (const [table, rows] of data) zip.addBuffer(Buffer.from(JSON.stringify(rows, null, 2)), `daten/${table}.json`);
  const opened: Readable[] = [];
  for (const { name, open } of files) {
    // Each file is opened when the ones before it are written, so no stream waits and times out.
    zip.addReadStreamLazy(`dateien/${name}`, (add) => {
      const content = open();
      opened.push(content);
      content.once('error', (error) => zip.emit('error', error));
      add(null, content);
    });
  }
  zip.end();
  try {
    await pipeline(zip.outputStream, output);
    await rename(draft, target);
  } finally {
    for (const content of opened) content.destroy();
    await rm(draft, { force: true });
  }
}

/** The files of the person: pictures that the rows name, and what the domains add. */
async function filesOf(app: App, data: ReadonlyMap<string, Row[]>, userId: number): Promise<AccountFile[]> {
  const media = mediaStorage(app.settings);
  const names = tablesOf(app.domains).flatMap(([table, { picture }]) =>
    picture ? (data.get(table) ?? []).map((row) => String(row[picture]).split('/').at(-1) ?? '') : [],
  );
  const files: AccountFile[] = [];
  for (const name of new Set(names)) {
    const found = await media.find(name);
    if (found) files.push({ name, open: () => found.open() as Readable });
  }
  for (const { account } of app.domains) files.push(...((await account?.files?.(app, userId, data)) ?? []));
  return files;
}
