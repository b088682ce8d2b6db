import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { App } from '../../platform/http/app-type';
import { siteOrigin } from '../../platform/mail/site-address';
import { openCase } from '../desk';
import { aboutRating } from './about-rating';
import { RATING_REPORT } from './rating-case-kind';
import { restrictedMail } from './rating-mails';

const FACTS =
  'Eine frühere Bewertung von Ihnen zu dieser Einrichtung haben wir entfernt, oder wir haben sie geprüft, als Sie sie gelöscht haben. Eine neue lesen wir deshalb, bevor sie öffentlich wird.';

/**
 * Whether the desk decides about a new rating before it is public: an earlier one of the same author for the provider was
 * removed, or deleted while the desk was examining it (RV-03). Otherwise authors could undo a decision by writing again.
 */
export async function isHeld(
  db: Kysely<Database>,
  { companyId, authorId }: { companyId: number; authorId: number },
): Promise<boolean> {
  const earlier = await db
    .selectFrom('rating')
    .innerJoin('company', 'company.id', 'rating.company_id')
    .select('rating.id')
    .where('author_id', '=', authorId)
    .where(sql<boolean>`coalesce(company.merged_into_id, company.id) = ${companyId}`)
    .where(({ or, eb }) => or([eb('rating.status', '=', 'REMOVED'), eb('deleted_in_case', '=', true)]))
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}

/** Opens the case of a held rating, which is stored as DISPUTED, and tells its author why it is not public yet. */
export async function bringToDesk(app: App, db: Transaction<Database>, ratingId: number): Promise<void> {
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
      badge: 'Erneut geschrieben',
      companyId: rating.company_id,
      personId: rating.author_id,
    },
    { actorId: rating.author_id, action: 'Nach einer Prüfung erneut geschrieben' },
  );
  const { author, ...about } = await aboutRating(db, ratingId);
  if (!author) return;
  const restriction = { ...about, action: 'bis zur Entscheidung nicht veröffentlicht', facts: FACTS };
  const mail = restrictedMail(author, { ...restriction, origin: siteOrigin(app.settings) });
  await app.mailer.send(mail, { transaction: db });
}
