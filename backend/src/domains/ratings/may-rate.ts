import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { notFound, permissionDenied } from '../../platform/http/errors';
import { answerText } from '../../platform/http/texts';

type Db = Kysely<Database> | Transaction<Database>;

/**
 * Refuses who may not rate a provider (RV-09): 404 for one that is not public, 403 for those who own it or have owned
 * it, because they would judge their own work.
 */
export async function refuseRating(db: Db, companyId: number, userId: number): Promise<void> {
  const company = await db
    .selectFrom('company')
    .select(['status', 'owner_id'])
    .where('id', '=', companyId)
    .executeTakeFirst();
  if (company?.status !== 'PUBLISHED') throw notFound(answerText('noSuch.company'));
  const owned = await db
    .selectFrom('company_ownership')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (owned || company.owner_id === userId)
    throw permissionDenied('Eine Einrichtung, die Sie vertreten oder vertreten haben, können Sie nicht bewerten.');
}
