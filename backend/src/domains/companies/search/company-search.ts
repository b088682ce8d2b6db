import { sql, type Kysely, type RawBuilder } from 'kysely';
import { MIN_STARS, MAX_STARS } from '@care/contracts/constants';
import { FRESH_DAYS, SHOWN_DAYS } from '@care/contracts/free-places';
import {
  CARE_FORMS,
  COMPANY_FEATURES,
  PROVIDER_SORTS,
  OWN_SHARES,
  PLACES,
  type CompanySort,
} from '@care/contracts/vocabulary';
import type {
  CompanyCard,
  CompanyFacets,
  CompanyMap,
  CompanySearchAnswer,
  CompanySearchQuery,
} from '@care/contracts/schemas';
import { areaOf, companyRanking, effectiveSort, pageMeta, searchMap, boundsWhere, type Bounds } from '../../search';
import type { Database } from '../../../platform/database/schema';
import { companyCards } from '../company-cards';
import { chordTo, insideBox } from '../../../platform/geo/distance-sql';
import type { Hit } from '../../../platform/geo/hits';
import {
  companyConditions,
  companyOrder,
  flags,
  OWN_SHARE,
  planOnce,
  findCompanyFilters,
  formsMask,
  type CompanyFilters,
  anyOfConditions,
  fixedConditions,
} from './company-filters';
import { rescueEmptySearch } from './suggestions';

type FlagCounts = Omit<CompanyFacets, 'services' | 'features' | 'place' | 'rating' | 'own_share' | 'without_price'>;
const facets = ({ services, features, places, ratings, shares, ...counts }: FacetCounts): CompanyFacets => ({
  services: CARE_FORMS.map((value, index) => ({ value, count: services[index] ?? 0 })),
  features: COMPANY_FEATURES.map(({ index }) => ({ index, count: features[index - 1] ?? 0 })),
  place: PLACES.map(({ index }) => ({ value: index, count: places[index - 1] ?? 0 })),
  rating: ratings.map((count, index) => ({ min: MIN_STARS + index, count })),
  own_share: OWN_SHARES.map((max, index) => ({ max, count: shares[index] ?? 0 })),
  without_price: counts.without_price,
  ...(Object.fromEntries(flags.map(([flag], index) => [flag, counts.flags[index] ?? 0])) as FlagCounts),
});

/** The cards of one page of the results. */
async function companyPage(
  db: Kysely<Database>,
  filters: CompanyFilters,
  sort: CompanySort,
  { page, page_size }: CompanySearchQuery,
  viewerId: number | null,
): Promise<CompanyCard[]> {
  const { circle } = filters;
  const { rows } = await sql<Hit>`
    ${planOnce(filters)} select id, ${circle ? chordTo(circle.centre) : sql`null::float8`} chord from company
    where ${companyConditions(filters)} order by ${companyOrder(sort, circle !== null)}
    limit ${page_size} offset ${(page - 1) * page_size}`.execute(db);
  return companyCards(db, rows, viewerId);
}

/** `GET /company/search/` (SR-20, SR-22). */
export async function searchCompanies(
  db: Kysely<Database>,
  query: CompanySearchQuery,
  viewerId: number | null,
): Promise<CompanySearchAnswer> {
  const { place, filters } = await findCompanyFilters(db, query);
  const isWithoutShares = query.grade === 1 && query.sort === 'ownShareAsc';
  const sort = effectiveSort(isWithoutShares ? undefined : query.sort, place, PROVIDER_SORTS[0]);
  const [{ total, bounds, ...counts }, results] = await Promise.all([
    countWithFacets(db, filters),
    companyPage(db, filters, sort, query, viewerId),
  ]);
  return {
    count: total,
    results,
    meta: {
      ...pageMeta(query, place, total),
      facets: facets(counts),
      bounds,
      ranking: companyRanking(sort, place !== null),
      suggestions: total ? [] : await rescueEmptySearch(db, filters),
    },
  };
}

/**
 * `GET /company/search/map/`: the box of the query is what the map shows, and does not replace the circle of the
 * search.
 */
export const companyMap = (
  db: Kysely<Database>,
  { box, ...filters }: CompanyFilters,
  zoom: number,
): Promise<CompanyMap> =>
  searchMap(db, {
    hits: sql`select id, lat, lon from company
      where ${companyConditions({ ...filters, box: null })} and ${box ? insideBox(box) : sql`true`}`,
    // Home care that serves the place may have its office anywhere.
    area: areaOf(filters.serving ? null : filters.circle, box),
    zoom,
    describe: (ids) =>
      db
        .selectFrom('company')
        .select(['id', 'slug', 'name', 'average_rating as rating', 'ratings_count'])
        .select(isPlaceShown.as('has_free_place'))
        .where('id', '=', sql<number>`any(${ids}::bigint[])`)
        .execute(),
  });

/** A confirmed place is shown some days longer than it counts as confirmed (PL-06). */
const isPlaceShown = sql<boolean>`(free_place_until > now() - make_interval(days => ${sql.lit(SHOWN_DAYS - FRESH_DAYS)})) is true`;

/** The number of results for each filter value; lists in the order of the vocabulary, ratings from one star on. */
interface FacetCounts {
  services: number[];
  features: number[];
  places: number[];
  ratings: number[];
  shares: number[];
  without_price: number;
  /** For each yes/no filter, in the order of the table. */
  flags: number[];
}
interface CompanyCounts extends FacetCounts {
  total: number;
  bounds: Bounds;
}

const STARS = Array.from({ length: MAX_STARS - MIN_STARS + 1 }, (_, index) => MIN_STARS + index);

/** Counts the rows that meet each condition. The lists are the same for every search, so they are plain texts. */
const countEach = (conditions: readonly string[]): RawBuilder<number[]> =>
  sql.raw(`array[${conditions.map((condition) => `count(*) filter (where ${condition})`).join(', ')}]::int[]`);

/** Counts the rows with each bit of a mask: a sum is faster than a condition and a count. */
const countBits = (mask: string, values: readonly unknown[]): RawBuilder<number[]> =>
  sql.raw(
    `array[${values.map((_, bit) => `coalesce(sum(${mask} & ${1 << bit}), 0) / ${1 << bit}`).join(', ')}]::int[]`,
  );

const counts = sql`
  count(lat)::int total, ${boundsWhere()} bounds,
  ${countBits('hit_features', COMPANY_FEATURES)} features,
  ${countBits('services_but', CARE_FORMS)} services,
  ${countEach(PLACES.map(({ index }) => `place_but = ${index}`))} places,
  ${countEach(STARS.map((stars) => `stars_but >= ${stars}`))} ratings,
  ${countEach(OWN_SHARES.map((most) => `share_but <= ${most}`))} shares,
  count(*) filter (where is_hit_but and share_but is null)::int without_price,
  ${countEach(flags.map(([flag]) => `lat is not null and ${flag}`))} flags`;
/** A column with the name of each yes/no filter. */
const flagNames = sql.raw(flags.map(([flag]) => `, ${flag}`).join(''));
const flagColumns = sql.join(
  flags.map(([flag, isMet]) => sql`, ${isMet} ${sql.raw(flag)}`),
  sql``,
);

/**
 * Keeps the planner from computing an expression again for each count. With a constant of the right type it sees that no
 * row is skipped, so that two processes can count a large area.
 */
const barrier = sql.raw(`offset bigint '0'`);
const isHit = sql`in_services and in_place and in_rating and in_share`;

/**
 * Total, facets and bounds of all matching providers, in one pass over the rows that meet the other filters (SR-20). For
 * an any-of dimension (services, place, rating, own share) a count is the number of results with that value alone, so its own
 * filter is lifted. Features and yes/no filters are all-of: a count is the number of results after adding it.
 */
async function countWithFacets(db: Kysely<Database>, filters: CompanyFilters): Promise<CompanyCounts> {
  const { services, place, rating, own_share } = anyOfConditions(filters);
  const { rows } = await sql<CompanyCounts>`
    ${planOnce(filters)} select ${counts} from (
      select in_services and in_place and in_rating is_hit_but,
        case when ${isHit} then lat end lat, case when ${isHit} then lon end lon,
        case when ${isHit} then features_mask else 0 end hit_features,
        case when in_place and in_rating and in_share then services_mask else 0 end services_but,
        case when in_services and in_rating and in_share then place_kind end place_but,
        case when in_services and in_place and in_share then average_rating end stars_but,
        case when in_services and in_place and in_rating then own_share end share_but ${flagNames}
      from (
        select lat, lon, ${formsMask(filters)} services_mask, features_mask, place_kind, average_rating, ${OWN_SHARE} own_share,
          ${services} in_services, ${place} in_place, ${rating} in_rating, ${own_share} in_share ${flagColumns}
        from company where ${fixedConditions(filters)} ${barrier}
      ) row ${barrier}
    ) candidate`.execute(db);
  return rows[0]!;
}

/** The number of matching providers (shown on the filter's button). */
export async function countCompanies(db: Kysely<Database>, filters: CompanyFilters): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    ${planOnce(filters)} select count(*)::int total from company where ${companyConditions(filters)}`.execute(db);
  return rows[0]!.total;
}
