import { sql, type Kysely, type Transaction } from 'kysely';
import { hasOwned } from '../companies';
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
    .select('status')
    .select(hasOwned(sql.ref('company.id'), sql.val(userId)).as('hasOwned'))
    .where('company.id', '=', companyId)
    .executeTakeFirst();
  if (company?.status !== 'PUBLISHED') throw notFound(answerText('noSuch.company'));
  if (company.hasOwned)
    throw permissionDenied('Eine Einrichtung, die Sie vertreten oder vertreten haben, können Sie nicht bewerten.');
}
