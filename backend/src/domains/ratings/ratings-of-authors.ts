import { sql } from 'kysely';
import type { EmailConfirmedEvent } from '../accounts';
import { hasOwned } from '../companies';
import { rowsWith, deleteRows, changeRows } from '../../platform/database/queries';
import type { DbTransaction } from '../../platform/database/schema';
import type { Leaver } from '../../platform/domain/domain';
import type { App } from '../../platform/http/app-type';
import { endCaseOfOwner, endRatingCasesOf } from './decide-rating';
import { bringToDesk, isHeld, keepHolds } from './held-rating';
import { refreshRatingsOf } from './rating-case-kind';
import { ownedMail } from './rating-mails';

// What happens to ratings when their author confirms the address, comes to own the provider, or leaves.

/**
 * Ratings that were written before the author's address was confirmed are published when it is confirmed (RV-02), with
 * the date on which they were written. Not those of a provider that the author has come to own meanwhile; and the desk
 * reads those first that it would read if they were written now (RV-03).
 */
export const publishWaiting = (app: App, { userId }: EmailConfirmedEvent): Promise<void> =>
  app.databases.primary.kysely.transaction().execute(async (db) => {
    const waiting = waitingOf(db, userId);
    await db
      .selectFrom('company')
      .select('id')
      .where('id', 'in', waiting.select('company_id'))
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    for (const { id, company_id } of await waiting.select(['id', 'company_id']).orderBy('id').execute()) {
      const status = (await isHeld(app, db, { companyId: company_id, authorId: userId })) ? 'DISPUTED' : 'PUBLISHED';
      await db.updateTable('rating').set({ status, verification: 'EMAIL' }).where('id', '=', id).execute();
      if (status === 'DISPUTED') await bringToDesk(app, db, id);
      await refreshRatingsOf(db, company_id);
    }
  });

const waitingOf = (db: DbTransaction, userId: number) =>
  rowsWith(db, 'rating', { author_id: userId, status: 'PENDING' }).where(({ not }) =>
    not(hasOwned(sql.ref('rating.company_id'), sql.val(userId))),
  );

/**
 * The database hides the ratings of a person who becomes the owner of the provider (RV-09). This job tells their authors,
 * and ends the cases of such ratings.
 */
export async function tellOwnersOfRatings(app: App): Promise<void> {
  await app.databases.primary.kysely.transaction().execute(async (db) => {
    const hidden = await db
      .selectFrom('rating as r')
      .innerJoin('company as c', 'c.id', 'r.company_id')
      .innerJoin('user_account as u', 'u.id', 'r.author_id')
      .select(['r.id', 'c.name', 'u.email', 'u.first_name', 'u.email_verified_at'])
      .where('r.status', '=', 'OWNED')
      .where('r.owner_told_at', 'is', null)
      .orderBy('r.id')
      .forUpdate('r')
      .skipLocked()
      .execute();
    for (const { id, name, email_verified_at, ...author } of hidden) {
      await changeRows(db, 'rating', { id })
        .set({ owner_told_at: sql`now()` })
        .execute();
      await endCaseOfOwner(app, db, id);
      if (email_verified_at) await app.mailer.send(ownedMail(author, name), { transaction: db });
    }
  });
}

/** Ends the cases of the ratings of an account that is being deleted, and takes its name from them. */
export async function leaveRatings(app: App, db: DbTransaction, { id, deleteRatings }: Leaver): Promise<void> {
  await keepHolds(app, db, id);
  if (deleteRatings) await endRatingCasesOf(app, db, id);
  await detachRatings(db, id, deleteRatings);
}

/**
 * Reviews remain without a name, or are deleted if the person chose that. Those that are not public, and what is left
 * of deleted ones, are always deleted.
 */
async function detachRatings(db: DbTransaction, userId: number, deleteThem: boolean): Promise<void> {
  if (!deleteThem)
    await changeRows(db, 'rating', { author_id: userId })
      .set({ is_anonymous: true, preferred_author_name: '' })
      .execute();
  // Without it nobody could find out whose address belongs to a review that stays.
  await db
    .updateTable('rating_invite')
    .set({ rating_id: null })
    .where('rating_id', 'in', (eb) => eb.selectFrom('rating').select('id').where('author_id', '=', userId))
    .execute();
  const gone = await deleteRows(db, 'rating', { author_id: userId })
    .$if(!deleteThem, (some) => some.where('status', 'in', ['PENDING', 'AUTHOR_DELETED', 'OWNED']))
    .returning('company_id')
    .execute();
  const companies = gone.map(({ company_id }) => company_id);
  if (companies.length > 0) await sql`select refresh_company_ratings(${sql.val(companies)}::bigint[])`.execute(db);
}
