import { sql } from 'kysely';
import { isFound, rowsWith, changeRows } from '../../platform/database/queries';
import type { Db, DbTransaction } from '../../platform/database/schema';
import type { App } from '../../platform/http/app-type';
import { anyAccountOf } from '../../platform/mail/mail-address';
import { siteOrigin } from '../../platform/mail/site-address';
import { authSecret } from '../../platform/secrets/auth-secret';
import { permissionDenied } from '../../platform/http/errors';
import { noSuch } from '../../platform/http/texts';
import { accountById } from '../accounts';
import { companyById, hasOwned } from '../companies';
import { inviteAddressHash } from './invite-keys';
import { LIVE, openRatingCase, RATING_REPORT, tellRestricted } from './rating-case-kind';
import type { DeskKind } from '../../platform/domain/desk-kind';

/** The words for the case, for the log of the desk, and for the author. */
const WRITTEN_AGAIN = {
  badge: 'Erneut geschrieben',
  action: 'Nach einer Prüfung erneut geschrieben',
  facts:
    'Zu dieser Einrichtung gibt es schon eine Bewertung von Ihnen, vielleicht mit einem anderen Konto: Sie ist öffentlich, wir haben sie entfernt, oder wir haben sie geprüft, als Sie sie gelöscht haben. Eine neue lesen wir deshalb, bevor sie öffentlich wird.',
};

/**
 * Refuses who may not rate a provider (RV-09): 404 for one that is not public, 403 for those who own it or have owned
 * it, because they would judge their own work.
 */
export async function refuseRating(db: Db, companyId: number, userId: number): Promise<void> {
  const company = await companyById(db, companyId)
    .select('status')
    .select(hasOwned(sql.ref('company.id'), sql.val(userId)).as('hasOwned'))
    .executeTakeFirst();
  if (company?.status !== 'PUBLISHED') throw noSuch('company');
  if (company.hasOwned)
    throw permissionDenied('Eine Einrichtung, die Sie vertreten oder vertreten haben, können Sie nicht bewerten.');
}

interface Rater {
  companyId: number;
  authorId: number;
}

/**
 * Whether the desk decides about a new rating before it is public: an earlier one of the same person for the provider was
 * removed, or deleted while the desk was examining it, also with an account that was deleted, or another account of the
 * person has one (RV-03). Otherwise authors could undo a decision by writing again.
 */
export async function isHeld(app: App, db: Db, { companyId, authorId }: Rater): Promise<boolean> {
  const atCompany = sql<boolean>`coalesce(company.merged_into_id, company.id) = ${companyId}`;
  const earlier = db
    .selectFrom('rating')
    .innerJoin('company', 'company.id', 'rating.company_id')
    .where('author_id', '=', anyAccountOf(authorId))
    .where(atCompany)
    .where(({ or, eb }) =>
      or([
        eb('rating.status', '=', 'REMOVED'),
        eb('deleted_in_case', '=', true),
        eb.and([eb('author_id', '<>', authorId), eb('rating.status', 'in', LIVE)]),
      ]),
    )
    .limit(1);
  if (await isFound(earlier)) return true;
  const { email } = await accountById(db, authorId).select('email').executeTakeFirstOrThrow();
  const hold = rowsWith(db, 'rating_hold', { address_hash: addressHash(app, email) })
    .innerJoin('company', 'company.id', 'rating_hold.company_id')
    .where(atCompany);
  return isFound(hold);
}

const addressHash = (app: App, email: string): Buffer => inviteAddressHash(authSecret(app.settings), email);

/** Whether the desk is examining a rating, which may still be public. */
export const isInOpenCase = sql<boolean>`exists (select from desk_case
  where kind = ${RATING_REPORT} and subject_id = rating.id and state <> 'CLOSED')`;

/** Holds the reviews that a person may write with another account (`isHeld`), before this one is deleted (RV-03). */
export async function keepHolds(app: App, db: DbTransaction, userId: number): Promise<void> {
  const held = await rowsWith(db, 'rating', { author_id: userId })
    .innerJoin('user_account', 'user_account.id', 'rating.author_id')
    .select(['company_id', 'email'])
    .distinct()
    .where('email_verified_at', 'is not', null)
    .where(({ or, eb }) =>
      or([eb('rating.status', 'in', ['REMOVED', 'DISPUTED']), eb('deleted_in_case', '=', true), isInOpenCase]),
    )
    .execute();
  if (held.length === 0) return;
  await db
    .insertInto('rating_hold')
    .values(held.map(({ company_id, email }) => ({ company_id, address_hash: addressHash(app, email) })))
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Whether another account of the same person has a rating of the provider, so that one person would count twice (RV-03). */
export const hasRatedWithOther = (db: Db, { companyId, authorId }: Rater): Promise<boolean> =>
  isFound(
    rowsWith(db, 'rating', { company_id: companyId })
      .where('author_id', '=', anyAccountOf(authorId))
      .where('author_id', '<>', authorId)
      .where('status', 'in', LIVE)
      .limit(1),
  );

/** Opens the case of a held rating, which is stored as DISPUTED, and tells its author why it is not public yet. */
export async function bringToDesk(
  app: App,
  db: DbTransaction,
  ratingId: number,
  { badge, action, facts } = WRITTEN_AGAIN,
): Promise<void> {
  const { author_id } = await rowsWith(db, 'rating', { id: ratingId }).select('author_id').executeTakeFirstOrThrow();
  await openRatingCase(db, ratingId, { letters: 'BN', number: ratingId, badge }, { actorId: author_id, action });
  const restriction = { action: 'bis zur Entscheidung nicht veröffentlicht', facts, origin: siteOrigin(app.settings) };
  await tellRestricted(app, db, ratingId, restriction);
}

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
  const cases = await changeRows(db, 'desk_case', { kind: RATING_REPORT })
    .set({ company_id: into })
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
