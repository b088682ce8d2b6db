import { buffer } from 'node:stream/consumers';
import { OWNERSHIP_DOCUMENTS, PDF_MAX_BYTES } from '@care/contracts/constants';
import { fileTypeFromBuffer } from 'file-type/core';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { App, Viewer } from '../../platform/http/app-type';
import { privateFiles, type PrivateFiles } from '../../platform/files/private-files';
import { pdfProblem, type PdfProblem } from '../../platform/files/pdf-rules';
import { readFacts } from '../../platform/files/picture-facts';
import type { UploadedFile } from '../../platform/files/read-upload';
import { ApiError, conflict } from '../../platform/http/errors';
import { answerText } from '../../platform/http/texts';
import { oneLine } from '../../platform/text/plain-text';
import { openClaimCase } from './claim-case';
import { refuseGone } from './claim-queries';
import { lockOwnClaim, requireOpen } from './confirm-claim';
import { informOfReviewedClaims } from './owner-answer';

const MAX_NAME = 150;
const ENDINGS = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;
type DocumentType = keyof typeof ENDINGS;

const refused = (status: number, code: string, text: string): ApiError =>
  new ApiError(status, code, text, { details: { file: text } });
const invalid = (text: string): ApiError => refused(422, 'validation_error', text);
const tooLarge = (): ApiError =>
  refused(413, 'payload_too_large', 'Die Datei ist zu groß. Erlaubt sind höchstens 5\u00a0MB.');
const wrongType = (): ApiError =>
  refused(415, 'unsupported_media_type', 'Diese Datei ist kein PDF, JPG oder PNG, oder sie ist beschädigt.');

const pdfRefusals: Record<PdfProblem, () => ApiError> = {
  tooLarge,
  noPdf: wrongType,
  active: () => invalid(answerText('pdf.active')),
  protected: () => invalid(answerText('pdf.protected')),
  unreadable: () => invalid(answerText('pdf.unreadable')),
};

/** The last bytes of a whole picture; what follows them could be another file. */
const PICTURE_ENDS = {
  'image/jpeg': Buffer.from([0xff, 0xd9]),
  'image/png': Buffer.from('IEND\xaeB\x60\x82', 'latin1'),
};
/** A page of A3 at 600 dpi has 70 million. More would harm the program in which STAFF opens the document. */
const MAX_PIXELS = 100_000_000;

async function refuseBadPicture(content: Buffer, type: 'image/jpeg' | 'image/png'): Promise<void> {
  const end = PICTURE_ENDS[type];
  if (!content.subarray(-end.length).equals(end)) throw wrongType();
  const facts = await readFacts(content);
  if (!facts) throw wrongType();
  if (facts.width * facts.height > MAX_PIXELS)
    throw invalid('Dieses Bild hat zu viele Pixel. Bitte scannen Sie das Dokument mit höchstens 600 dpi.');
}

/** The type of a document by its content; throws for everything that is not a plain PDF, JPG or PNG. */
async function checkedType(content: Buffer): Promise<DocumentType> {
  if (content.length > PDF_MAX_BYTES) throw tooLarge();
  const found = (await fileTypeFromBuffer(content))?.mime;
  if (found === 'application/pdf') {
    const problem = await pdfProblem(content);
    if (problem) throw pdfRefusals[problem]();
    return found;
  }
  if (found !== 'image/jpeg' && found !== 'image/png') throw wrongType();
  await refuseBadPicture(content, found);
  return found;
}

/** A safe name: one line, no path, with the ending of the type. */
function safeName(given: string, type: DocumentType): string {
  const base = oneLine(given.split(/[\\/]/).at(-1) ?? '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .slice(0, MAX_NAME);
  return `${base || 'Nachweis'}.${ENDINGS[type]}`;
}

interface NewDocument {
  /** The claim, which is locked. */
  id: number;
  mime_type: DocumentType;
  file: UploadedFile;
}

/** Keeps a document, but not a second time if it is sent again after a lost answer. */
async function keepOnce(
  db: Transaction<Database>,
  files: PrivateFiles,
  { id, mime_type, file: { name, content } }: NewDocument,
): Promise<void> {
  const document = { file_name: safeName(name, mime_type), mime_type, bytes: content.length };
  const kept = await db
    .selectFrom('ownership_document')
    .select(['file_name', 'bytes', 'storage_key'])
    .where('claim_id', '=', id)
    .execute();
  for (const { storage_key, ...other } of kept) {
    const isAlike = other.file_name === document.file_name && other.bytes === document.bytes;
    const found = isAlike && storage_key !== null && (await files.find(storage_key));
    if (found && content.equals(await buffer(found.open()))) return;
  }
  if (kept.length >= OWNERSHIP_DOCUMENTS)
    throw invalid(`Sie können höchstens ${OWNERSHIP_DOCUMENTS} Dokumente hochladen.`);
  const storage_key = await files.put(content);
  await db
    .insertInto('ownership_document')
    .values({ ...document, claim_id: id, storage_key })
    .execute();
}

/** Adds a document to an open claim; with it the claim waits for the desk, and the present owner for an answer. */
export async function addDocument(
  app: App,
  { id, viewer, origin }: { id: number; viewer: Viewer; origin: string },
  file: UploadedFile,
): Promise<void> {
  const mime_type = await checkedType(file.content);
  const files = privateFiles(app.settings);
  await app.databases.primary.kysely.transaction().execute(async (db) => {
    const claim = await lockOwnClaim(db, id, viewer);
    requireOpen(claim);
    if (!claim.confirmed_at) throw conflict('Bitte bestätigen Sie zuerst, dass Sie die Einrichtung vertreten dürfen.');
    const { status } = await db
      .selectFrom('company')
      .select('status')
      .where('id', '=', claim.company_id)
      .executeTakeFirstOrThrow();
    refuseGone(status);
    await keepOnce(db, files, { id, mime_type, file });
    await db
      .updateTable('ownership_claim')
      .set({ status: 'PENDING_REVIEW', method: 'DOCUMENT', question: null, code_hash: null, updated_at: new Date() })
      .where('id', '=', id)
      .execute();
    const company = await openClaimCase(db, claim);
    await informOfReviewedClaims(app, db, { company, origin });
  });
}
