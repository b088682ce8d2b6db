import { sql } from 'kysely';
import type { App } from '../../platform/http/app-type';
import type { DbTransaction } from '../../platform/database/schema';
import type { Leaver } from '../../platform/domain/domain';
import { closeCase } from '../desk';
import { CASE_KINDS, caseOf, lockClaim, OPEN_STATES } from './claim-queries';
import { close } from './decide-claim';

/**
 * Ends the open claims of an account that is being deleted, with their cases, and removes name and address from all
 * cases of the account (AC-07, AC-20). The caller has locked the account. Documents are deleted after the commit.
 */
async function endClaimsOfAccount(app: App, db: DbTransaction, userId: number): Promise<void> {
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

/** A provider remains after its owner is deleted, without the paid tier. */
async function releaseCompany(db: DbTransaction, userId: number): Promise<void> {
  await db
    .updateTable('company')
    .set({
      owner_id: null,
      subscription: 'FREE_TIER',
      billing_period: null,
      is_wpw_confirmed: false,
      job_offers_count: 0,
      updated_at: new Date(),
    })
    .where('owner_id', '=', userId)
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
