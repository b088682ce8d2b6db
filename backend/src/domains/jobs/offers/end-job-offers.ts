import { sql } from 'kysely';
import { changeRows } from '../../../platform/database/queries';
import type { Databases } from '../../../platform/database/database';
import type { DbTransaction } from '../../../platform/database/schema';
import type { Leaver } from '../../../platform/domain/domain';
import type { App } from '../../../platform/http/app-type';
import { companyById, hasJobsTab } from '../../companies';
import { limitsOfCompany } from '../../operator';
import { countOpenOffers } from './change-job-offer';
import { whereOpen } from './job-offer-queries';

/**
 * Ends offers past their last day in Berlin. Then it updates the number on the cards of every
 * provider whose number of open offers differs.
 */
export async function endJobOffers({ primary }: Databases): Promise<void> {
  await primary.kysely.transaction().execute(async (transaction) => {
    await changeRows(transaction, 'job_offer', { status: 'PUBLISHED' })
      .set({ status: 'EXPIRED' })
      .where('valid_through', '<', sql<Date>`berlin_today()`)
      .execute();
    await sql`
      update company set job_offers_count = counted.amount
      from (
        select company.id, count(job_offer.id)::int amount
        from company left join job_offer on job_offer.company_id = company.id and ${whereOpen} and ${hasJobsTab()}
        group by company.id
      ) counted
      where counted.id = company.id and counted.amount <> company.job_offers_count`.execute(transaction);
  });
}

/**
 * After a change of the tier: pauses the published offers above its limit, the newest ones stay (PK-05). Nothing is
 * deleted, and nothing is published again. Updates the number of open offers. The caller holds the lock of the company's
 * row.
 */
export async function pauseSurplusOffers(db: DbTransaction, companyId: number): Promise<void> {
  const company = await companyById(db, companyId).select(['subscription', 'tier_since']).executeTakeFirstOrThrow();
  const { jobOffers } = await limitsOfCompany(db, company);
  await sql`
    update job_offer set status = 'PAUSED', updated_at = now()
    where id in (
      select id from job_offer where company_id = ${companyId} and status = 'PUBLISHED'
      order by posted_at desc nulls last, id desc offset ${jobOffers})`.execute(db);
  await countOpenOffers(db, companyId);
}

/** Removes the offers of providers that an account leaves without an owner, because nobody would answer. */
export async function removeOffersOf(_app: App, db: DbTransaction, { companies }: Leaver): Promise<void> {
  if (companies.length === 0) return;
  await db
    .updateTable('job_offer')
    .set({ status: 'REMOVED', contact_name: null, contact_email: null, contact_phone: null })
    .where('company_id', 'in', (eb) =>
      eb.selectFrom('company').select('id').where('id', 'in', companies).where('owner_id', 'is', null),
    )
    .execute();
}
