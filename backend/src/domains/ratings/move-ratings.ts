import { sql } from 'kysely';
import type { DeskKind } from '../../platform/domain/desk-kind';
import { bringToDesk, isHeld } from './held-rating';
import { RATING_REPORT } from './rating-case-kind';

const MOVED = {
  badge: 'Nach Zusammenführung',
  action: 'Zu einer Einrichtung gekommen, bei der das Schreiben die Prüfstelle braucht',
  facts:
    'Wir haben zwei Einträge derselben Einrichtung zusammengeführt. Zu ihr haben wir schon eine Bewertung von Ihnen entfernt oder geprüft. Diese lesen wir deshalb auch, bevor sie wieder öffentlich wird.',
};

/**
 * Moves the reviews of a merged provider, with their cases. Somebody who has reviewed both keeps the review of the
 * remaining one. The desk reads a review first that its author could not publish there, unless it has kept it before
 * (RV-03).
 */
export const moveRatings: NonNullable<DeskKind['merged']> = async (app, db, { from, into }) => {
  const { rows: moved } = await sql<{ id: number; author_id: number | null; status: string }>`
    update rating set company_id = ${into} where company_id = ${from} and not exists (
      select 1 from rating there where there.company_id = ${into} and there.author_id in (select accounts_of_person(rating.author_id))
        and there.status not in ('REMOVED', 'AUTHOR_DELETED'))
    returning id, author_id, status`.execute(db);
  await sql`select hide_ratings_of_owners(${into})`.execute(db);
  const ids = [0, ...moved.map(({ id }) => id)];
  const cases = await db
    .updateTable('desk_case')
    .set({ company_id: into })
    .where('kind', '=', RATING_REPORT)
    .where('subject_id', 'in', ids)
    .returning(['subject_id', 'state'])
    .execute();
  const isRead = new Set(cases.flatMap(({ subject_id, state }) => (state === 'CLOSED' ? subject_id : [])));
  const hidden = db.updateTable('rating').set({ status: 'DISPUTED' }).where('status', '=', 'PUBLISHED');
  for (const { id, author_id } of moved) {
    if (author_id === null || isRead.has(id)) continue;
    if (!(await isHeld(app, db, { companyId: into, authorId: author_id }))) continue;
    const { numUpdatedRows } = await hidden.where('id', '=', id).executeTakeFirst();
    if (numUpdatedRows > 0n) await bringToDesk(app, db, id, MOVED);
  }
  await sql`select refresh_company_ratings(array[${from}, ${into}]::bigint[])`.execute(db);
  return [];
};
