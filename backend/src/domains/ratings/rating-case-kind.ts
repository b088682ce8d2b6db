import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../platform/database/schema';
import type { App } from '../../platform/http/app-type';
import { openCase } from '../desk';
import type { Addressee } from '../../platform/mail/mail';
import { restrictedMail, type Restriction } from './rating-mails';

/** The states of ratings that are public, or may become so: the desk decides about them. */
export const LIVE = ['PUBLISHED', 'DISPUTED'] as const;

/** The kind of the cases of reported ratings. */
export const RATING_REPORT = 'RATING_REPORT';
export const caseOfRating = (ratingId: number) => ({ kinds: [RATING_REPORT], subjectId: ratingId });

/**
 * Opens the case of a rating, or brings it back to the desk.
 * @param given a new case gets this number
 * @returns the reference of the case
 */
export async function openRatingCase(
  db: DbTransaction,
  ratingId: number,
  { letters, number, badge }: { letters: 'BN' | 'BW'; number: number; badge: string },
  event: Parameters<typeof openCase>[2],
): Promise<string> {
  const rating = await db
    .selectFrom('rating')
    .innerJoin('company', 'company.id', 'rating.company_id')
    .select(['author_id', 'review_summary', 'company_id', 'name', 'zip_code', 'city'])
    .where('rating.id', '=', ratingId)
    .executeTakeFirstOrThrow();
  const entry = {
    kind: RATING_REPORT,
    subject_id: ratingId,
    reference: `${letters}-${new Date().getFullYear()}-${String(number).padStart(4, '0')}`,
    title: rating.name,
    search_text: `${rating.zip_code} ${rating.city} ${rating.review_summary}`,
    badge,
    company_id: rating.company_id,
    person_id: rating.author_id,
  };
  return openCase(db, entry, event);
}

/** The author of a rating, with a confirmed address; the case is named in every mail. */
export async function aboutRating(db: Db, id: number) {
  const row = await db
    .selectFrom('rating as r')
    .innerJoin('company as c', 'c.id', 'r.company_id')
    .innerJoin('desk_case as k', (join) => join.onRef('k.subject_id', '=', 'r.id').on('k.kind', '=', RATING_REPORT))
    .leftJoin('user_account as u', (join) =>
      join.onRef('u.id', '=', 'r.author_id').on('u.email_verified_at', 'is not', null),
    )
    .select(['c.name as company', 'k.reference', 'u.email', 'u.first_name'])
    .select(sql<boolean>`exists (select from rating_report where rating_id = r.id)`.as('isReported'))
    .where('r.id', '=', id)
    .executeTakeFirst();
  const author: Addressee | undefined = row?.email ? { email: row.email, first_name: row.first_name ?? '' } : undefined;
  const { company = '', reference = '', isReported = false } = row ?? {};
  return { author, company, reference, isReported };
}

type Told = Omit<Restriction, 'company' | 'reference' | 'isReported'>;

/** Tells the author of a rating why it is hidden or removed. */
export async function tellRestricted(app: App, db: DbTransaction, id: number, restriction: Told): Promise<void> {
  const { author, ...about } = await aboutRating(db, id);
  if (author) await app.mailer.send(restrictedMail(author, { ...about, ...restriction }), { transaction: db });
}

/** Counts and averages of a provider, after one of its ratings was written or has another status (RV-07). */
export const refreshRatingsOf = (db: DbTransaction, companyId: number) =>
  sql`select refresh_company_ratings(array[${companyId}]::bigint[])`.execute(db);
