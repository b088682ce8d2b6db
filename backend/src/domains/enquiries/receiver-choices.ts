import type { EnquiryReceiverChoices } from '@care/contracts/schemas';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { reachableCompanies } from '../messages';

/** Public providers by their ids, in this order, and whether their owners read messages here (EQ-01). */
export async function receiverChoices(db: Kysely<Database>, ids: readonly number[]): Promise<EnquiryReceiverChoices> {
  const results = await db
    .selectFrom('company')
    .leftJoin(reachableCompanies(db).select('company.id').as('reachable'), 'reachable.id', 'company.id')
    .select(['company.id', 'company.slug', 'company.name', 'company.city', 'company.phone', 'company.reply_days'])
    .select(sql<boolean>`reachable.id is not null`.as('is_reachable'))
    .where('company.id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .where('company.status', '=', 'PUBLISHED')
    .orderBy(sql`array_position(${[...ids]}::bigint[], company.id)`)
    .execute();
  return { count: results.length, results };
}
