import { sql, type Kysely, type Transaction } from 'kysely';
import { hasOwned } from '../company';
import type { Database } from '../../platform/database/schema';
import { notFound, permissionDenied } from '../../platform/http/errors';
import { answerText } from '../../platform/http/texts';
import { isSameMailbox } from '../../platform/mail/mail-address';

type Db = Kysely<Database> | Transaction<Database>;

/**
 * Refuses who may not rate a provider (RV-09): 404 for one that is not public, 403 for those who own it or have owned
 * it, because they would judge their own work. A second account with the owner's mailbox is the owner's.
 */
export async function refuseRating(db: Db, companyId: number, userId: number): Promise<void> {
  const company = await db
    .selectFrom('company')
    .leftJoin('user_account as owner', 'owner.id', 'company.owner_id')
    .innerJoin('user_account as me', (join) => join.on('me.id', '=', userId))
    .select(['company.status', 'owner.email as owner_email', 'me.email'])
    .select(hasOwned(sql.ref('company.id'), sql.ref('me.id')).as('hasOwned'))
    .where('company.id', '=', companyId)
    .executeTakeFirst();
  if (company?.status !== 'PUBLISHED') throw notFound(answerText('noSuch.company'));
  if (company.hasOwned || (company.owner_email !== null && isSameMailbox(company.owner_email, company.email)))
    throw permissionDenied('Eine Einrichtung, die Sie vertreten oder vertreten haben, können Sie nicht bewerten.');
}
