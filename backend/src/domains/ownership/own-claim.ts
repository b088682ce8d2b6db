import { OWNERSHIP_CODE_TRIES, OWNERSHIP_DOCUMENTS } from '@care/contracts/constants';
import type { FastifyRequest } from 'fastify';
import type { DbTransaction } from '../../platform/database/schema';
import { checkedDocument } from '../../platform/files/document-rules';
import type { UploadedFile } from '../../platform/files/read-upload';
import type { App, Viewer } from '../../platform/http/app-type';
import { conflict, wrongGuess } from '../../platform/http/errors';
import { senderOf, type Sender } from '../../platform/http/sender';
import { noSuch } from '../../platform/http/texts';
import { verifyPassword, tellPerson } from '../accounts';
import { companyById } from '../companies';
import { closeCase, storeProof } from '../desk';
import { openClaimCase } from './claim-case';
import { caseOf, changeClaim, claimReference, isExpired, lockClaim, refuseMerged } from './claim-queries';
import type { ClaimRow } from './claim-queries';
import { approveClaim, close } from './decide-claim';
import { informOfReviewedClaims } from './owner-answer';
import { receivedProofMail, type ClaimedCompany, type Receipt } from './ownership-mails';

// What claimants do with their claim: enter the code, send documents, answer a question of the desk, withdraw.

/** A step of a person about a claim, or about the provider that is handed over. */
export interface Step extends Pick<Sender, 'viewer' | 'origin'> {
  id: number;
}

export const stepOf = (request: FastifyRequest & { params: { id: number } }): Step => ({
  ...senderOf(request),
  id: request.params.id,
});

const VOID = 'Dieser Code gilt nicht mehr. Bitte fordern Sie einen neuen an oder laden Sie ein Dokument hoch.';

const triesText = (left: number): string =>
  left === 1
    ? 'Dieser Code stimmt nicht. Sie haben noch einen Versuch.'
    : `Dieser Code stimmt nicht. Sie haben noch ${left} Versuche.`;

/** Locks a claim of this person. */
async function lockOwnClaim(db: DbTransaction, id: number, { userId }: Viewer): Promise<ClaimRow> {
  const claim = await lockClaim(db, id);
  if (claim?.user_id !== userId) throw noSuch('claim');
  return claim;
}

/** Throws 409 for a claim that no longer waits for proof or a decision. */
function requireOpen(claim: ClaimRow): void {
  if (isExpired(claim) || !['PENDING_PROOF', 'PENDING_REVIEW'].includes(claim.status))
    throw conflict('Dieser Antrag ist abgeschlossen. Sie können einen neuen stellen.');
}

/** Approves a claim by the code that was sent to an address on file. */
export async function confirmClaim(app: App, { id, viewer, origin }: Step, code: string): Promise<void> {
  // The number of tries must be kept for a wrong code, so the refusal is thrown after the commit.
  const refusal = await app.databases.primary.kysely.transaction().execute(async (db) => {
    const claim = await lockOwnClaim(db, id, viewer);
    // The code is sent again after a lost answer.
    if (claim.status === 'APPROVED') return undefined;
    requireOpen(claim);
    const isVoid =
      claim.status !== 'PENDING_PROOF' ||
      claim.method !== 'EMAIL' ||
      !claim.code_expires_at ||
      claim.code_expires_at < new Date() ||
      claim.code_tries >= OWNERSHIP_CODE_TRIES;
    if (isVoid) return VOID;
    // Counted before the code is compared, so that simultaneous guesses are no more than five.
    await changeClaim(db, id, { code_tries: claim.code_tries + 1 });
    if (await verifyPassword(code, claim.code_hash ?? undefined)) {
      await approveClaim(app, db, { id, origin, by: 'CODE' });
      return undefined;
    }
    const left = OWNERSHIP_CODE_TRIES - claim.code_tries - 1;
    return left > 0 ? triesText(left) : VOID;
  });
  if (refusal) throw wrongGuess({ code: refusal });
}

/** Answers the question of the desk in words; the case is open again. The same answer once more has no effect. */
export async function answerQuestion(app: App, { id, viewer, origin }: Step, text: string): Promise<void> {
  await app.databases.primary.kysely.transaction().execute(async (db) => {
    const claim = await lockOwnClaim(db, id, viewer);
    if (claim.question === null && claim.answer === text) return;
    requireOpen(claim);
    if (claim.question === null) throw conflict('Zu diesem Antrag ist keine Rückfrage offen.');
    await changeClaim(db, id, { question: null, answer: text });
    const company = await openClaimCase(db, claim, { badge: 'Antwort liegt vor', action: 'Rückfrage beantwortet' });
    await confirmReceipt(app, db, { what: 'Ihre Antwort', claim, company, origin });
  });
}

/** Adds a document to an open claim; with it the claim waits for the desk, and the present owner for an answer. */
export async function addDocument(app: App, { id, viewer, origin }: Step, file: UploadedFile): Promise<void> {
  const document = await checkedDocument(file);
  await app.databases.primary.kysely.transaction().execute(async (db) => {
    const claim = await lockOwnClaim(db, id, viewer);
    requireOpen(claim);
    if (!claim.confirmed_at) throw conflict('Bitte bestätigen Sie zuerst, dass Sie die Einrichtung vertreten dürfen.');
    refuseMerged(await companyById(db, claim.company_id).select('status').executeTakeFirstOrThrow());
    const kept = await db.selectFrom('ownership_document').selectAll().where('claim_id', '=', id).execute();
    const proof = { document, content: file.content };
    const storage_key = await storeProof(app, proof, { kept, most: OWNERSHIP_DOCUMENTS });
    if (storage_key)
      await db
        .insertInto('ownership_document')
        .values({ ...document, claim_id: id, storage_key })
        .execute();
    await changeClaim(db, id, { status: 'PENDING_REVIEW', method: 'DOCUMENT', question: null, code_hash: null });
    const company = await openClaimCase(db, claim, { badge: 'Nachweis liegt vor', action: 'Dokument hochgeladen' });
    if (storage_key) await confirmReceipt(app, db, { what: 'Ihr Dokument', claim, company, origin });
    await informOfReviewedClaims(app, db, { company, origin });
  });
}

/** Tells the claimant that a document or an answer has arrived at the desk. */
async function confirmReceipt(
  app: App,
  db: DbTransaction,
  { claim, company, ...receipt }: Omit<Receipt, 'reference'> & { claim: ClaimRow; company: ClaimedCompany },
) {
  const about = { reference: claimReference(claim), ...receipt };
  await tellPerson(app, db, claim.user_id, (person) => receivedProofMail(person, company, about));
}

/** Withdraws an open claim, and closes its case. */
export async function withdrawClaim(app: App, { id, viewer }: Step): Promise<void> {
  await app.databases.primary.kysely.transaction().execute(async (db) => {
    const claim = await lockOwnClaim(db, id, viewer);
    if (claim.status === 'WITHDRAWN') return;
    requireOpen(claim);
    await close(app, db, { id, status: 'WITHDRAWN' });
    await closeCase(db, caseOf(id), { actorId: viewer.userId, action: 'Antrag zurückgezogen' });
  });
}
