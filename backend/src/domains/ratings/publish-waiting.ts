import { sql, type Transaction } from 'kysely';
import type { EmailConfirmedEvent } from '../accounts';
import { hasOwned } from '../companies';
import type { Database } from '../../platform/database/schema';
import type { App } from '../../platform/http/app-type';
import { bringToDesk, isHeld } from './held-rating';
import { refreshRatingsOf } from './rating-status';

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

const waitingOf = (db: Transaction<Database>, userId: number) =>
  db
    .selectFrom('rating')
    .where('author_id', '=', userId)
    .where('status', '=', 'PENDING')
    .where(({ not }) => not(hasOwned(sql.ref('rating.company_id'), sql.val(userId))));
