import { sql, type Kysely, type RawBuilder } from 'kysely';
import { CARE_FORMS, COMPANY_FEATURES, PLACES, type CompanySort } from '@care/contracts/vocabulary';
import { MAX_STARS, MIN_STARS } from '@care/contracts/constants';
import { chordTo } from '../places/search-place';
import type { Database } from '../platform/schema';
import {
  anyOfCondition,
  companyConditions,
  companyOrder,
  type AnyOfDimension,
  type CompanyFilters,
  type Condition,
} from './company-filters';

/** How many results each choice would give; lists in the order of the vocabulary, ratings from one star up. */
export type FacetCounts = { services: number[]; features: number[]; places: number[]; ratings: number[] };
/** The square of the chord is null where there is no centre. */
export type Hit = { id: number; chord: number | null };
/** West, south, east, north; null without a hit. */
export type Bounds = [number, number, number, number] | null;
export type CompanyHits = { total: number; bounds: Bounds; facets: FacetCounts; hits: Hit[] };

const STARS = Array.from({ length: MAX_STARS - MIN_STARS + 1 }, (_, index) => MIN_STARS + index);

const hasBit = (column: string) => (_: unknown, index: number) =>
  sql<boolean>`${sql.ref(column)} & ${sql.lit(1 << index)} <> 0`;
const hasFeature = COMPANY_FEATURES.map(hasBit('features_mask'));
const VALUES: Record<AnyOfDimension, readonly Condition[]> = {
  services: CARE_FORMS.map(hasBit('services_mask')),
  place: PLACES.map(({ index }) => sql<boolean>`place_kind = ${sql.lit(index)}`),
  rating: STARS.map((stars) => sql<boolean>`average_rating >= ${sql.lit(stars)}`),
};

const countEach = (values: readonly Condition[]): RawBuilder<number[]> =>
  sql`array[${sql.join(values.map((value) => sql`count(*) filter (where ${value})`))}]::int[]`;

/** The box around all rows of a query, as an array. */
export const boundsOfRows = sql<Bounds>`case when count(*) > 0 then array[min(lon), min(lat), max(lon), max(lat)] end`;

/**
 * Total and facet counts. For an any-of dimension (services, place, rating) a count says what choosing that value alone
 * would give, so a chosen dimension is counted in a scan of its own with its filter lifted. Features are all-of: a count
 * says what would remain after adding that feature, so every filter is kept.
 */
const facetQuery = (filters: CompanyFilters): RawBuilder<unknown> => {
  const counts = (dimension: AnyOfDimension): RawBuilder<unknown> =>
    anyOfCondition(dimension, filters)
      ? sql`(select ${countEach(VALUES[dimension])} from company where ${companyConditions(filters, dimension)})`
      : countEach(VALUES[dimension]);
  return sql`
    select count(*)::int total, ${boundsOfRows} bounds, ${countEach(hasFeature)} features, ${counts('services')} services,
      ${counts('place')} places, ${counts('rating')} ratings
    from company where ${companyConditions(filters)}`;
};

const pageQuery = (filters: CompanyFilters, sort: CompanySort, limit: number, offset: number): RawBuilder<unknown> => {
  const centre = filters.circle?.centre ?? null;
  return sql`
    select id, ${centre ? chordTo(centre) : sql`null::float8`} chord
    from company where ${companyConditions(filters)}
    order by ${companyOrder(sort, centre)} limit ${sql.lit(limit)} offset ${sql.lit(offset)}`;
};

/** One page of matching providers with the total and the facets, all from one snapshot (SR-20). */
export const findCompanies = async (
  db: Kysely<Database>,
  filters: CompanyFilters,
  sort: CompanySort,
  page: { limit: number; offset: number },
): Promise<CompanyHits> => {
  const { rows } = await sql<FacetCounts & Omit<CompanyHits, 'facets'>>`
    with facet as (${facetQuery(filters)}), hit as (${pageQuery(filters, sort, page.limit, page.offset)})
    select facet.*, (select coalesce(json_agg(hit), '[]') from hit) hits from facet`.execute(db);
  const { total, bounds, hits, services, features, places, ratings } = rows[0]!;
  return { total, bounds, hits, facets: { services, features, places, ratings } };
};

/** How many providers match (the live number on the filter's button). */
export const countCompanies = async (db: Kysely<Database>, filters: CompanyFilters): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int total from company where ${companyConditions(filters)}`.execute(db);
  return rows[0]!.total;
};
