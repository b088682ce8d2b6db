import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { RATING_REPORT } from './rating-case-kind';
import type { Addressee } from './rating-mails';

/** The author of a rating, with a confirmed address; the case is named in every mail. */
export async function aboutRating(db: Kysely<Database>, id: number) {
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
