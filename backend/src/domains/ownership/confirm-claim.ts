import { OWNERSHIP_CODE_TRIES } from '@care/contracts/constants';
import type { Transaction } from 'kysely';
import type { App, Viewer } from '../../platform/http/app-type';
import type { Database } from '../../platform/database/schema';
import { conflict, wrongGuess } from '../../platform/http/errors';
import { noSuch } from '../../platform/http/texts';
import { verifyPassword } from '../accounts';
import { approveClaim } from './decide-claim';
import { isExpired, lockClaim, type ClaimRow } from './claim-queries';

const VOID = 'Dieser Code gilt nicht mehr. Bitte fordern Sie einen neuen an oder laden Sie ein Dokument hoch.';

const triesText = (left: number): string =>
  left === 1
    ? 'Dieser Code stimmt nicht. Sie haben noch einen Versuch.'
    : `Dieser Code stimmt nicht. Sie haben noch ${left} Versuche.`;

/** Locks a claim of this person. */
export async function lockOwnClaim(db: Transaction<Database>, id: number, { userId }: Viewer): Promise<ClaimRow> {
  const claim = await lockClaim(db, id);
  if (claim?.user_id !== userId) throw noSuch('claim');
  return claim;
}

/** Throws 409 for a claim that no longer waits for proof or a decision. */
export function requireOpen(claim: ClaimRow): void {
  if (isExpired(claim) || !['PENDING_PROOF', 'PENDING_REVIEW'].includes(claim.status))
    throw conflict('Dieser Antrag ist abgeschlossen. Sie können einen neuen stellen.');
}

/** Counts the try before the code is compared, so that simultaneous guesses are no more than five. */
async function isCode(db: Transaction<Database>, claim: ClaimRow, code: string): Promise<boolean> {
  await db
    .updateTable('ownership_claim')
    .set({ code_tries: claim.code_tries + 1 })
    .where('id', '=', claim.id)
    .execute();
  return verifyPassword(code, claim.code_hash ?? undefined);
}

/** Approves a claim by the code that was sent to an address on file. */
export async function confirmClaim(
  app: App,
  { id, code, viewer, origin }: { id: number; code: string; viewer: Viewer; origin: string },
): Promise<void> {
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
    if (await isCode(db, claim, code)) {
      await approveClaim(app, db, { id, origin, by: 'CODE' });
      return undefined;
    }
    const left = OWNERSHIP_CODE_TRIES - claim.code_tries - 1;
    return left > 0 ? triesText(left) : VOID;
  });
  if (refusal) throw wrongGuess({ code: refusal });
}
