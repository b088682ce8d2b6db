import { sql } from 'kysely';
import type { App } from '../../platform/http/app-type';
import { endCaseOfOwner } from './decide-rating';
import { ownedMail } from './rating-mails';

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
      await db
        .updateTable('rating')
        .set({ owner_told_at: sql`now()` })
        .where('id', '=', id)
        .execute();
      await endCaseOfOwner(app, db, id);
      if (email_verified_at) await app.mailer.send(ownedMail(author, name), { transaction: db });
    }
  });
}
