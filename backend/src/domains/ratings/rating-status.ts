import { sql, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';

export type RatingStatus = Selectable<Database['rating']>['status'];

/**
 * Moves a rating from one of these states to another. The averages of its provider are right afterwards (RV-07). The
 * caller has locked the provider, so that a change of the rating by its author waits and no deadlock arises.
 * @returns the state before; undefined if the rating is gone or in no such state
 */
export async function changeRatingStatus(
  db: Transaction<Database>,
  id: number,
  { from, to }: { from: readonly RatingStatus[]; to: RatingStatus },
): Promise<RatingStatus | undefined> {
  const rating = await db
    .selectFrom('rating')
    .select(['company_id', 'status'])
    .where('id', '=', id)
    .where('status', 'in', from)
    .forUpdate()
    .executeTakeFirst();
  if (!rating) return undefined;
  await db.updateTable('rating').set({ status: to }).where('id', '=', id).execute();
  await refreshRatingsOf(db, rating.company_id);
  return rating.status;
}

/** Counts and averages of a provider, after one of its ratings was written or has another status (RV-07). */
export const refreshRatingsOf = (db: Transaction<Database>, companyId: number) =>
  sql`select refresh_company_ratings(array[${companyId}]::bigint[])`.execute(db);
