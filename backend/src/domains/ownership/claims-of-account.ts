import type { Transaction } from 'kysely';
import type { App } from '../../platform/http/app-type';
import type { Database } from '../../platform/database/schema';
import { closeCase } from '../desk';
import { CASE_KINDS, caseOf, lockClaim, OPEN_STATES } from './claim-queries';
import { close } from './decide-claim';

/**
 * Ends the open claims of an account that is being deleted, with their cases, and removes name and address from all
 * cases of the account (AC-07, AC-20). The caller has locked the account. Documents are deleted after the commit.
 */
export async function endClaimsOfAccount(app: App, db: Transaction<Database>, userId: number): Promise<void> {
  const open = await db
    .selectFrom('ownership_claim')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', OPEN_STATES)
    .orderBy('company_id')
    .execute();
  for (const { id } of open) {
    await lockClaim(db, id);
    await close(app, db, { id, status: 'WITHDRAWN' });
    await closeCase(db, caseOf(id), { actorId: null, action: 'Antrag mit dem Konto gelöscht' });
  }
  await db
    .updateTable('desk_case')
    .set({ search_text: '' })
    .where('kind', 'in', CASE_KINDS)
    .where('person_id', '=', userId)
    .execute();
}
