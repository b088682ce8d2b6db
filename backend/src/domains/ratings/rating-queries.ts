import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import type { RatingListItem } from '@care/contracts/schemas';
import type { RaterIdentity } from '@care/contracts/vocabulary';
import type { Database } from '../../platform/database/schema';
import { hasOwned } from '../companies';
import type { RatingGroup } from './rating-summary';

export interface RatingListFilter {
  companyId: number;
  category?: RaterIdentity | undefined;
  min?: number | undefined;
}
type RatingSort = 'newest' | 'best' | 'worst';
export interface RatingPage {
  sort: RatingSort;
  limit: number;
  offset: number;
}

/** The public columns: neither the author's id nor name is read (RV-10). */
const publicColumns = [
  'rating.id',
  'rating.preferred_author_name',
  'rating.category',
  'rating.review_summary',
  'rating.description',
  'rating.housing',
  'rating.food',
  'rating.reliability',
  'rating.friendliness',
  'rating.competence',
  'rating.activities',
  'rating.housing_comment',
  'rating.food_comment',
  'rating.reliability_comment',
  'rating.friendliness_comment',
  'rating.competence_comment',
  'rating.activities_comment',
  'rating.average_rating',
  'rating.origin',
  'rating.is_anonymous',
  'rating.verification',
  'rating.helpful_count',
  'rating.created_at',
  'rating.updated_at',
  'company.id as company_id',
  'company.name as company_name',
  'company.slug as company_slug',
  'company.street as company_street',
  'company.owner_id as company_owner_id',
  'company.subscription as company_subscription',
  'company.status as company_status',
  'rating_response.id as response_id',
  'rating_response.description as response_description',
  'rating_response.created_at as response_created_at',
] as const;

/** Ratings with company and answer; `viewerId` only marks the viewer's own. */
export const ratingRows = (db: Kysely<Database>, viewerId: number | null) =>
  db
    .selectFrom('rating')
    .innerJoin('company', 'company.id', 'rating.company_id')
    .leftJoin('rating_response', 'rating_response.rating_id', 'rating.id')
    .select(publicColumns)
    // No query reads those whose authors have deleted them.
    .select(sql<RatingListItem['status']>`rating.status`.as('status'))
    .select([
      sql<boolean>`rating.author_id is not distinct from ${viewerId}::bigint and rating.author_id is not null`.as(
        'is_own',
      ),
      // Whether the viewer owns the provider or has owned it.
      hasOwned(sql.ref('rating.company_id'), sql`${viewerId}::bigint`).as('has_owned'),
    ]);
export type PublicRatingRow = Awaited<ReturnType<typeof ratingPage>>[number];

/** One page of a provider's ratings; equal ones are sorted newest first. */
export function ratingPage(
  db: Kysely<Database>,
  filter: RatingListFilter,
  { sort, limit, offset }: RatingPage,
  viewerId: number | null,
) {
  const found = ratingRows(db, viewerId).where(matches(filter));
  const sorted = sort === 'newest' ? found : found.orderBy('rating.average_rating', sort === 'best' ? 'desc' : 'asc');
  return sorted.orderBy('rating.created_at', 'desc').orderBy('rating.id', 'desc').limit(limit).offset(offset).execute();
}

export async function ratingCount(db: Kysely<Database>, filter: RatingListFilter): Promise<number> {
  const { count } = await db
    .selectFrom('rating')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(matches(filter))
    .executeTakeFirstOrThrow();
  return count;
}

/** One rating of a public provider. A rating that is waiting, disputed or of an owner exists for its author only. */
export const findRating = (db: Kysely<Database>, id: number, viewerId: number | null) =>
  ratingRows(db, viewerId)
    .where('rating.id', '=', id)
    .where('company.status', '=', 'PUBLISHED')
    .where((where) =>
      where.or([
        where('rating.status', '=', 'PUBLISHED'),
        where.and([
          where('rating.author_id', '=', viewerId),
          where('rating.status', 'in', ['PENDING', 'DISPUTED', 'OWNED']),
        ]),
      ]),
    )
    .executeTakeFirst();

/** The number of published ratings per rounded stars (1 to 5) and rater identity, without the filters of the list. */
export const ratingGroups = (db: Kysely<Database>, companyId: number): Promise<RatingGroup[]> =>
  db
    .selectFrom('rating')
    .select(({ fn }) => [
      'category',
      sql<number>`round(average_rating::numeric)::int`.as('stars'),
      fn.countAll<number>().as('count'),
    ])
    .where('company_id', '=', companyId)
    .where('status', '=', 'PUBLISHED')
    .groupBy(['category', 'stars'])
    .execute();

const matches =
  ({ companyId, category, min }: RatingListFilter) =>
  (where: ExpressionBuilder<Database, 'rating'>) =>
    where.and([
      where('rating.company_id', '=', companyId),
      where('rating.status', '=', 'PUBLISHED'),
      ...(category ? [where('rating.category', '=', category)] : []),
      ...(min === undefined ? [] : [where('rating.average_rating', '>=', min)]),
    ]);
