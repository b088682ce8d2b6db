import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { Leaver } from '../../platform/domain/domain';
import type { App } from '../../platform/http/app-type';
import { endRatingCasesOf } from './decide-rating';
import { keepHolds } from './held-rating';

/** Ends the cases of the ratings of an account that is being deleted, and takes its name from them. */
export async function leaveRatings(app: App, db: Transaction<Database>, { id, deleteRatings }: Leaver): Promise<void> {
  await keepHolds(app, db, id);
  if (deleteRatings) await endRatingCasesOf(app, db, id);
  await detachRatings(db, id, deleteRatings);
}

/**
 * Reviews remain without a name, or are deleted if the person chose that. Those that are not public, and what is left
 * of deleted ones, are always deleted.
 */
async function detachRatings(db: Transaction<Database>, userId: number, deleteThem: boolean): Promise<void> {
  if (!deleteThem)
    await db
      .updateTable('rating')
      .set({ is_anonymous: true, preferred_author_name: '' })
      .where('author_id', '=', userId)
      .execute();
  // Without it nobody could find out whose address belongs to a review that stays.
  await db
    .updateTable('rating_invite')
    .set({ rating_id: null })
    .where('rating_id', 'in', (eb) => eb.selectFrom('rating').select('id').where('author_id', '=', userId))
    .execute();
  const gone = await db
    .deleteFrom('rating')
    .where('author_id', '=', userId)
    .$if(!deleteThem, (some) => some.where('status', 'in', ['PENDING', 'AUTHOR_DELETED', 'OWNED']))
    .returning('company_id')
    .execute();
  const companies = gone.map(({ company_id }) => company_id);
  if (companies.length > 0) await sql`select refresh_company_ratings(${sql.val(companies)}::bigint[])`.execute(db);
}
