import { TIER_TABLE } from '@care/contracts/tiers';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema';
import { countOpenOffers } from './change-job-offer';

/**
 * After a change of the tier: pauses the published offers above its limit, the newest ones stay (PK-05). Nothing is
 * deleted, and nothing is published again. Updates the number of open offers. The caller holds the lock of the company's
 * row.
 */
export async function pauseSurplusOffers(db: Transaction<Database>, companyId: number): Promise<void> {
  const { subscription } = await db
    .selectFrom('company')
    .select('subscription')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  await sql`
    update job_offer set status = 'PAUSED', updated_at = now()
    where id in (
      select id from job_offer where company_id = ${companyId} and status = 'PUBLISHED'
      order by posted_at desc nulls last, id desc offset ${TIER_TABLE[subscription].limits.jobOffers})`.execute(db);
  await countOpenOffers(db, companyId);
}
