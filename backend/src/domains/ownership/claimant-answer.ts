import type { Transaction } from 'kysely';
import type { App, Viewer } from '../../platform/http/app-type';
import type { Database } from '../../platform/database/schema';
import { conflict } from '../../platform/http/errors';
import { openClaimCase } from './claim-case';
import { claimReference, type ClaimRow } from './claim-queries';
import { lockOwnClaim, requireOpen } from './confirm-claim';
import { receivedProofMail, type ClaimedCompany } from './ownership-mails';
import { tellPerson } from './tell-person';

interface Answer {
  id: number;
  text: string;
  viewer: Viewer;
  origin: string;
}

/** Answers the question of the desk in words; the case is open again. The same answer once more has no effect. */
export async function answerQuestion(app: App, { id, text, viewer, origin }: Answer): Promise<void> {
  await app.databases.primary.kysely.transaction().execute(async (db) => {
    const claim = await lockOwnClaim(db, id, viewer);
    if (claim.question === null && claim.answer === text) return;
    requireOpen(claim);
    if (claim.question === null) throw conflict('Zu diesem Antrag ist keine Rückfrage offen.');
    await db
      .updateTable('ownership_claim')
      .set({ question: null, answer: text, updated_at: new Date() })
      .where('id', '=', id)
      .execute();
    const company = await openClaimCase(db, claim, { badge: 'Antwort liegt vor', action: 'Rückfrage beantwortet' });
    await confirmReceipt(app, db, { what: 'Ihre Antwort', claim, company, origin });
  });
}

interface Receipt {
  what: 'Ihr Dokument' | 'Ihre Antwort';
  claim: ClaimRow;
  company: ClaimedCompany;
  origin: string;
}

/** Tells the claimant that a document or an answer has arrived at the desk. */
export async function confirmReceipt(
  app: App,
  db: Transaction<Database>,
  { claim, company, ...receipt }: Receipt,
): Promise<void> {
  const about = { reference: claimReference(claim), ...receipt };
  await tellPerson(app, db, claim.user_id, (person) => receivedProofMail(person, company, about));
}
