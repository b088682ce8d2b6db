import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { ratingRows } from './rating-queries';

/** The live rating of a person for a provider (RV-09). */
export const ownRatingOf = (db: Kysely<Database>, userId: number, companyId: number) =>
  ratingRows(db, userId)
    .where('rating.author_id', '=', userId)
    .where('rating.company_id', '=', companyId)
    .where('rating.status', 'not in', ['REMOVED', 'AUTHOR_DELETED'])
    .executeTakeFirst();

/** An own rating that was just written. */
export const ownRating = (db: Kysely<Database>, userId: number, id: number) =>
  ratingRows(db, userId)
    .where('rating.id', '=', id)
    .where('rating.author_id', '=', userId)
    .where('rating.status', '<>', 'AUTHOR_DELETED')
    .executeTakeFirst();

/** One page of a person's ratings, newest first, also of those that are not public (AC-07). */
export const ownRatings = (db: Kysely<Database>, userId: number, page: { limit: number; offset: number }) =>
  ratingRows(db, userId)
    .where('rating.author_id', '=', userId)
    .where('rating.status', '<>', 'AUTHOR_DELETED')
    .orderBy('rating.created_at', 'desc')
    .orderBy('rating.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

export async function ownRatingCount(db: Kysely<Database>, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('rating')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('author_id', '=', userId)
    .where('status', '<>', 'AUTHOR_DELETED')
    .executeTakeFirstOrThrow();
  return count;
}
