import { sql } from 'kysely';
import type { App } from '../../platform/http/app-type';
import type { DbTransaction } from '../../platform/database/schema';
import type { Leaver } from '../../platform/domain/domain';
import { closeCase } from '../desk';
import { CASE_KINDS, caseOf, lockClaim, OPEN_STATES } from './claim-queries';
import { close } from './decide-claim';
import { rowsWith, changeRows } from '../../platform/database/queries';

/**
 * Ends the open claims of an account that is being deleted, with their cases, and removes name and address from all
 * cases of the account (AC-07, AC-20). The caller has locked the account. Documents are deleted after the commit.
 */
async function endClaimsOfAccount(app: App, db: DbTransaction, userId: number): Promise<void> {
  const open = await rowsWith(db, 'ownership_claim', { user_id: userId })
    .select('id')
    .where('status', 'in', OPEN_STATES)
    .orderBy('company_id')
    .execute();
  for (const { id } of open) {
    await lockClaim(db, id);
    await close(app, db, { id, status: 'WITHDRAWN' });
    await closeCase(db, caseOf(id), { actorId: null, action: 'Antrag mit dem Konto gelöscht' });
  }
  await changeRows(db, 'desk_case', { person_id: userId })
    .set({ search_text: '' })
    .where('kind', 'in', CASE_KINDS)
    .execute();
}

/** A provider remains after its owner is deleted, without the paid tier. */
async function releaseCompany(db: DbTransaction, userId: number): Promise<void> {
  await changeRows(db, 'company', { owner_id: userId })
    .set({
      owner_id: null,
      subscription: 'FREE_TIER',
      billing_period: null,
      is_wpw_confirmed: false,
      job_offers_count: 0,
      updated_at: new Date(),
    })
    .execute();
  // Registered, but never proved to belong to anybody.
  await sql`
    delete from company where status = 'PENDING_REVIEW' and owner_id is null
      and id in (select company_id from ownership_claim where user_id = ${userId})
      and not exists (select from ownership_claim where company_id = company.id and user_id <> ${userId})`.execute(db);
}

/** Ends the claims of an account that is being deleted, and releases its provider. */
export async function releaseAccount(app: App, db: DbTransaction, { id }: Leaver): Promise<void> {
  await endClaimsOfAccount(app, db, id);
  await releaseCompany(db, id);
}
