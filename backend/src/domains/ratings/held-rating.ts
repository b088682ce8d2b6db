import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { App } from '../../platform/http/app-type';
import { anyAccountOf } from '../../platform/mail/mail-address';
import { siteOrigin } from '../../platform/mail/site-address';
import { authSecret } from '../../platform/secrets/auth-secret';
import { openCase } from '../desk';
import { aboutRating } from './about-rating';
import { RATING_REPORT } from './rating-case-kind';
import { inviteAddressHash } from './invite-keys';
import { restrictedMail } from './rating-mails';

interface Hold {
  badge: string;
  /** For the log of the desk. */
  action: string;
  /** For the author. */
  facts: string;
}

const WRITTEN_AGAIN: Hold = {
  badge: 'Erneut geschrieben',
  action: 'Nach einer Prüfung erneut geschrieben',
  facts:
    'Zu dieser Einrichtung gibt es schon eine Bewertung von Ihnen, vielleicht mit einem anderen Konto: Sie ist öffentlich, wir haben sie entfernt, oder wir haben sie geprüft, als Sie sie gelöscht haben. Eine neue lesen wir deshalb, bevor sie öffentlich wird.',
};

/** The states of ratings that are public, or may become so. */
const LIVE = ['PUBLISHED', 'DISPUTED'] as const;

/**
 * Whether the desk decides about a new rating before it is public: an earlier one of the same person for the provider was
 * removed, or deleted while the desk was examining it, also with an account that was deleted, or another account of the
 * person has one (RV-03). Otherwise authors could undo a decision by writing again.
 */
export async function isHeld(
  app: App,
  db: Kysely<Database>,
  { companyId, authorId }: { companyId: number; authorId: number },
): Promise<boolean> {
  const atCompany = sql<boolean>`coalesce(company.merged_into_id, company.id) = ${companyId}`;
  const earlier = await db
    .selectFrom('rating')
    .innerJoin('company', 'company.id', 'rating.company_id')
    .select('rating.id')
    .where('author_id', '=', anyAccountOf(authorId))
    .where(atCompany)
    .where(({ or, eb }) =>
      or([
        eb('rating.status', '=', 'REMOVED'),
        eb('deleted_in_case', '=', true),
        eb.and([eb('author_id', '<>', authorId), eb('rating.status', 'in', LIVE)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (earlier) return true;
  const { email } = await db
    .selectFrom('user_account')
    .select('email')
    .where('id', '=', authorId)
    .executeTakeFirstOrThrow();
  const hold = await db
    .selectFrom('rating_hold')
    .innerJoin('company', 'company.id', 'rating_hold.company_id')
    .select('company.id')
    .where('address_hash', '=', addressHash(app, email))
    .where(atCompany)
    .executeTakeFirst();
  return hold !== undefined;
}

const addressHash = (app: App, email: string): Buffer => inviteAddressHash(authSecret(app.settings), email);

/** Whether the desk is examining a rating, which may still be public. */
export const isInOpenCase = sql<boolean>`exists (select from desk_case
  where kind = ${RATING_REPORT} and subject_id = rating.id and state <> 'CLOSED')`;

/** Holds the reviews that a person may write with another account (`isHeld`), before this one is deleted (RV-03). */
export async function keepHolds(app: App, db: Transaction<Database>, userId: number): Promise<void> {
  const held = await db
    .selectFrom('rating')
    .innerJoin('user_account', 'user_account.id', 'rating.author_id')
    .select(['company_id', 'email'])
    .distinct()
    .where('author_id', '=', userId)
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
export async function hasRatedWithOther(
  db: Kysely<Database>,
  { companyId, authorId }: { companyId: number; authorId: number },
): Promise<boolean> {
  const other = await db
    .selectFrom('rating')
    .select('id')
    .where('company_id', '=', companyId)
    .where('author_id', '=', anyAccountOf(authorId))
    .where('author_id', '<>', authorId)
    .where('status', 'in', LIVE)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Opens the case of a held rating, which is stored as DISPUTED, and tells its author why it is not public yet. */
export async function bringToDesk(
  app: App,
  db: Transaction<Database>,
  ratingId: number,
  { badge, action, facts } = WRITTEN_AGAIN,
): Promise<void> {
  const rating = await db
    .selectFrom('rating')
    .innerJoin('company', 'company.id', 'rating.company_id')
    .select(['rating.author_id', 'rating.review_summary', 'company.id as company_id'])
    .select(['company.name', 'company.zip_code', 'company.city'])
    .where('rating.id', '=', ratingId)
    .executeTakeFirstOrThrow();
  await openCase(
    db,
    {
      kind: RATING_REPORT,
      subjectId: ratingId,
      reference: `BN-${new Date().getFullYear()}-${String(ratingId).padStart(4, '0')}`,
      title: rating.name,
      searchText: `${rating.zip_code} ${rating.city} ${rating.review_summary}`,
      badge,
      companyId: rating.company_id,
      personId: rating.author_id,
    },
    { actorId: rating.author_id, action },
  );
  const { author, ...about } = await aboutRating(db, ratingId);
  if (!author) return;
  const restriction = { ...about, action: 'bis zur Entscheidung nicht veröffentlicht', facts };
  const mail = restrictedMail(author, { ...restriction, origin: siteOrigin(app.settings) });
  await app.mailer.send(mail, { transaction: db });
}
