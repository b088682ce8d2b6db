import { sql, type ExpressionBuilder } from 'kysely';
import type { RatingList, RatingListItem } from '@care/contracts/schemas';
import { RATING_CATEGORIES, type RaterIdentity } from '@care/contracts/vocabulary';
import { allows } from '@care/contracts/tiers';
import type { Viewer } from '../../platform/http/app-type';
import { countOf, pick, rowsWith, times } from '../../platform/database/queries';
import type { Database, Db } from '../../platform/database/schema';
import { hasOwned } from '../companies';

export interface RatingListFilter {
  companyId: number;
  category?: RaterIdentity | undefined;
  min?: number | undefined;
}
type Page = Record<'limit' | 'offset', number>;

/** The comments on the categories of stars. */
export const RATING_COMMENTS = RATING_CATEGORIES.map((name) => `${name}_comment` as const);

/**
 * Ratings with company and answer; `viewerId` only marks the viewer's own. Neither the author's id nor name is read
 * (RV-10).
 */
const ratingRows = (db: Db, viewerId: number | null) =>
  db
    .selectFrom('rating')
    .innerJoin('company', 'company.id', 'rating.company_id')
    .leftJoin('rating_response', 'rating_response.rating_id', 'rating.id')
    .select(['rating.id', 'preferred_author_name', 'category', 'review_summary', 'rating.description', 'origin'])
    .select([...RATING_CATEGORIES, ...RATING_COMMENTS].map((name) => `rating.${name}` as const))
    .select(['rating.average_rating', 'is_anonymous', 'verification', 'helpful_count'])
    .select(['rating.created_at', 'rating.updated_at'])
    .select(['company.id as company_id', 'company.name as company_name', 'company.slug as company_slug'])
    .select(['company.street as company_street', 'company.owner_id as company_owner_id'])
    .select(['company.subscription as company_subscription', 'company.status as company_status'])
    .select(['rating_response.id as response_id', 'rating_response.description as response_description'])
    .select('rating_response.created_at as response_created_at')
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
  db: Db,
  filter: RatingListFilter,
  { sort, limit, offset }: Page & { sort: 'newest' | 'best' | 'worst' },
  viewerId: number | null,
) {
  const found = ratingRows(db, viewerId).where(matches(filter));
  const sorted = sort === 'newest' ? found : found.orderBy('rating.average_rating', sort === 'best' ? 'desc' : 'asc');
  return sorted.orderBy('rating.created_at', 'desc').orderBy('rating.id', 'desc').limit(limit).offset(offset).execute();
}

export const ratingCount = (db: Db, filter: RatingListFilter): Promise<number> =>
  countOf(db.selectFrom('rating').where(matches(filter)));

/** One rating of a public provider. A rating that is waiting, disputed or of an owner exists for its author only. */
export const findRating = (db: Db, id: number, viewerId: number | null) =>
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
export const ratingGroups = (db: Db, companyId: number) =>
  rowsWith(db, 'rating', { company_id: companyId, status: 'PUBLISHED' })
    .select(({ fn }) => [
      'category',
      sql<number>`round(average_rating::numeric)::int`.as('stars'),
      fn.countAll<number>().as('count'),
    ])
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

const ofAuthor = (db: Db, userId: number) => ratingRows(db, userId).where('rating.author_id', '=', userId);

/** The live rating of a person for a provider (RV-09). */
export const ownRatingOf = (db: Db, userId: number, companyId: number) =>
  ofAuthor(db, userId)
    .where('rating.company_id', '=', companyId)
    .where('rating.status', 'not in', ['REMOVED', 'AUTHOR_DELETED'])
    .executeTakeFirst();

/** An own rating that was just written. */
export const ownRating = (db: Db, userId: number, id: number) =>
  ofAuthor(db, userId).where('rating.id', '=', id).where('rating.status', '<>', 'AUTHOR_DELETED').executeTakeFirst();

/** One page of a person's ratings, newest first, also of those that are not public, and their number (AC-07). */
export async function ownRatings(db: Db, userId: number, { limit, offset }: Page) {
  const own = ofAuthor(db, userId).where('rating.status', '<>', 'AUTHOR_DELETED');
  const page = own.orderBy('rating.created_at', 'desc').orderBy('rating.id', 'desc').limit(limit).offset(offset);
  const [count, rows] = await Promise.all([countOf(own), page.execute()]);
  return { count, rows };
}

type RatingGroup = Awaited<ReturnType<typeof ratingGroups>>[number];
type Meta = RatingList['meta'];

const total = (groups: RatingGroup[]): number => groups.reduce((sum, { count }) => sum + count, 0);

/** Ratings per rater identity. */
export function countsByCategory(groups: RatingGroup[]): Meta['by_category'] {
  const of = (identity: RaterIdentity) => total(groups.filter(({ category }) => category === identity));
  return { resident: of('RESIDENT'), relative: of('RELATIVE'), employee: of('EMPLOYEE'), visitor: of('VISITOR') };
}

/** Ratings per average, rounded to whole stars. */
export function starDistribution(groups: RatingGroup[]): Meta['distribution'] {
  const of = (count: number) => total(groups.filter(({ stars }) => stars === count));
  return { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) };
}

/**
 * A rating as this viewer may see it. Only the author gets the author's id. Nobody gets the author's name: the name
 * given for the rating is shown (RV-10).
 */
export const presentRating = (row: PublicRatingRow, viewer: Viewer | null): RatingListItem => ({
  ...pick(row, ['id', 'category', 'review_summary', 'description', 'preferred_author_name', 'origin', 'status']),
  ...pick(row, RATING_CATEGORIES),
  ...pick(row, RATING_COMMENTS),
  ...pick(row, ['average_rating', 'verification', 'helpful_count']),
  company: { id: row.company_id, name: row.company_name, slug: row.company_slug, street: row.company_street },
  author: row.is_own && viewer ? viewer.userId : null,
  name_is_chosen: row.is_anonymous && row.preferred_author_name !== '',
  ...(row.is_own && { is_anonymous: row.is_anonymous }),
  ...times(row, ['created_at', 'updated_at']),
  response: responseOf(row),
  viewer: mayDo(row, viewer),
});

function responseOf(row: PublicRatingRow): RatingListItem['response'] {
  if (row.response_id === null || row.response_created_at === null) return null;
  return {
    id: row.response_id,
    description: row.response_description ?? '',
    created_at: row.response_created_at.toISOString(),
  };
}

/**
 * Authors may edit and delete (RV-04): not what STAFF has removed, and edit only a rating that could be given now. Others
 * may report, without an account too (RV-05), and the owner may answer once, if the tier includes answers (RV-06).
 */
function mayDo(row: PublicRatingRow, viewer: Viewer | null): RatingListItem['viewer'] {
  const ownsCompany = viewer !== null && row.company_owner_id === viewer.userId;
  const canAnswer = ownsCompany && row.status === 'PUBLISHED' && row.response_id === null;
  const isLive = row.is_own && row.status !== 'REMOVED';
  return {
    can_edit: isLive && row.company_status === 'PUBLISHED' && !row.has_owned,
    can_delete: isLive,
    can_report: row.status === 'PUBLISHED' && !row.is_own,
    can_respond: canAnswer && allows(row.company_subscription, 'answerReviews'),
    can_respond_from_plus: canAnswer && !allows(row.company_subscription, 'answerReviews'),
    can_change_response: ownsCompany && row.response_id !== null,
  };
}
