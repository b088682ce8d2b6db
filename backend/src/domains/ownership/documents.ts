import { buffer } from 'node:stream/consumers';
import { OWNERSHIP_DOCUMENTS } from '@care/contracts/constants';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { App, Viewer } from '../../platform/http/app-type';
import { checkedDocument, type CheckedDocument } from '../../platform/files/document-rules';
import { privateFiles, type PrivateFiles } from '../../platform/files/private-files';
import type { UploadedFile } from '../../platform/files/read-upload';
import { conflict, validationError } from '../../platform/http/errors';
import { openClaimCase } from './claim-case';
import { confirmReceipt } from './claimant-answer';
import { refuseGone } from './claim-queries';
import { lockOwnClaim, requireOpen } from './confirm-claim';
import { informOfReviewedClaims } from './owner-answer';
import { companyById } from '../companies';

interface NewDocument {
  /** The claim, which is locked. */
  id: number;
  document: CheckedDocument;
  content: Buffer;
}

/**
 * Keeps a document, but not a second time if it is sent again after a lost answer.
 * @returns whether it is new
 */
async function keepOnce(
  db: Transaction<Database>,
  files: PrivateFiles,
  { id, document, content }: NewDocument,
): Promise<boolean> {
  const kept = await db
    .selectFrom('ownership_document')
    .select(['file_name', 'bytes', 'storage_key'])
    .where('claim_id', '=', id)
    .execute();
  for (const { storage_key, ...other } of kept) {
    const isAlike = other.file_name === document.file_name && other.bytes === document.bytes;
    const found = isAlike && storage_key !== null && (await files.find(storage_key));
    if (found && content.equals(await buffer(found.open()))) return false;
  }
  if (kept.length >= OWNERSHIP_DOCUMENTS)
    throw validationError({ file: `Sie können höchstens ${OWNERSHIP_DOCUMENTS} Dokumente hochladen.` });
  const storage_key = await files.put(content);
  await db
    .insertInto('ownership_document')
    .values({ ...document, claim_id: id, storage_key })
    .execute();
  return true;
}

/** Adds a document to an open claim; with it the claim waits for the desk, and the present owner for an answer. */
export async function addDocument(
  app: App,
  { id, viewer, origin }: { id: number; viewer: Viewer; origin: string },
  file: UploadedFile,
): Promise<void> {
  const document = await checkedDocument(file);
  const files = privateFiles(app.settings);
  await app.databases.primary.kysely.transaction().execute(async (db) => {
    const claim = await lockOwnClaim(db, id, viewer);
    requireOpen(claim);
    if (!claim.confirmed_at) throw conflict('Bitte bestätigen Sie zuerst, dass Sie die Einrichtung vertreten dürfen.');
    const { status } = await companyById(db, claim.company_id).select('status').executeTakeFirstOrThrow();
    refuseGone(status);
    const isNew = await keepOnce(db, files, { id, document, content: file.content });
    await db
      .updateTable('ownership_claim')
      .set({ status: 'PENDING_REVIEW', method: 'DOCUMENT', question: null, code_hash: null, updated_at: new Date() })
      .where('id', '=', id)
      .execute();
    const company = await openClaimCase(db, claim, { badge: 'Nachweis liegt vor', action: 'Dokument hochgeladen' });
    if (isNew) await confirmReceipt(app, db, { what: 'Ihr Dokument', claim, company, origin });
    await informOfReviewedClaims(app, db, { company, origin });
  });
}
