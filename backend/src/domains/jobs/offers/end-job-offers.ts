import { sql } from 'kysely';
import type { App } from '../../../platform/http/app-type';
import type { Databases } from '../../../platform/database/database';
import { hasJobsTab } from '../../companies';
import { whereOpen } from './job-offer-queries';

/**
 * Ends offers past their last day in Berlin. Then it updates the number on the cards of every
 * provider whose number of open offers differs.
 */
export async function endJobOffers({ primary }: Databases): Promise<void> {
  await primary.kysely.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('job_offer')
      .set({ status: 'EXPIRED' })
      .where('status', '=', 'PUBLISHED')
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
