import { t } from '@care/contracts/texts';
import { sql } from 'kysely';
import { pdfProblem, type PdfProblem } from '../../../platform/files/pdf-rules';
import { privateFiles, type PrivateFiles } from '../../../platform/files/private-files';
import type { UploadedFile } from '../../../platform/files/read-upload';
import { oneLine } from '../../../platform/text/plain-text';
import type { App } from '../../../platform/http/app-type';
import type { Databases } from '../../../platform/database/database';
import { countOf, deleteRows } from '../../../platform/database/queries';
import { refusedAt, type ApiError } from '../../../platform/http/errors';
import { answerText } from '../../../platform/http/texts';

const HOUR_MS = 3_600_000;
const UNUSED_HOURS = 24;
/** Maximum number of uploads without an application, so that it cannot be used as file storage. */
const MAX_UNUSED = 10;
const MAX_NAME = 150;

function refusalOf(problem: PdfProblem): ApiError {
  if (problem === 'tooLarge') return refusedAt('file', 413, 'payload_too_large', t('errors.photoIsTooLarge'));
  if (problem === 'noPdf') return refusedAt('file', 415, 'unsupported_media_type', t('errors.invalidPhotoType'));
  return refusedAt('file', 422, 'validation_error', answerText(`pdf.${problem}`));
}

/** Stores a PDF for an application within a day; only sender and recipient can read it. */
export async function keepAttachment({ primary }: Databases, files: PrivateFiles, ownerId: number, file: UploadedFile) {
  const problem = await pdfProblem(file.content);
  if (problem) throw refusalOf(problem);
  const own = primary.kysely.selectFrom('message_attachment').where('owner_id', '=', ownerId);
  if ((await countOf(own.where('message_id', 'is', null))) >= MAX_UNUSED)
    throw refusedAt('file', 422, 'validation_error', t('errors.tooManyFiles', { max: MAX_UNUSED }));
  const storage_key = await files.put(file.content);
  const row = { owner_id: ownerId, file_name: pdfName(file.name), storage_key, bytes: file.content.length };
  const { id } = await primary.kysely
    .insertInto('message_attachment')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, file_name: row.file_name, bytes: row.bytes };
}

/** A safe file name: one line, no path, always with the ending .pdf. */
function pdfName(given: string): string {
  const base = oneLine(given.split(/[\\/]/).at(-1) ?? '')
    .replace(/\.pdf$/i, '')
    .slice(0, MAX_NAME);
  return `${base || 'Lebenslauf'}.pdf`;
}

/** Deletes uploads that were not sent, and files of deleted messages and claims. */
export async function sweepPrivateFiles({ databases, settings }: Pick<App, 'databases' | 'settings'>): Promise<void> {
  const { kysely } = databases.primary;
  const files = privateFiles(settings);
  await deleteRows(kysely, 'message_attachment', { message_id: null })
    .where('created_at', '<', new Date(Date.now() - UNUSED_HOURS * HOUR_MS))
    .execute();
  // A file is written before its row, so a new file may get its row later.
  const old = await files.olderThan(new Date(Date.now() - HOUR_MS));
  if (old.length === 0) return;
  const { rows } = await sql<{ storage_key: string }>`
    select storage_key from message_attachment where storage_key = any (${old}::text[])
    union all select storage_key from ownership_document where storage_key = any (${old}::text[])
    union all select storage_key from rating_document where storage_key = any (${old}::text[])`.execute(kysely);
  const used = new Set(rows.map(({ storage_key }) => storage_key));
  for (const key of old) if (!used.has(key)) await files.remove(key);
}
