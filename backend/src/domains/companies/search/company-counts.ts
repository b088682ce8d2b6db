import { sql, type Kysely, type RawBuilder } from 'kysely';
import { CARE_FORMS, COMPANY_FEATURES, PLACES } from '@care/contracts/vocabulary';
import { MAX_STARS, MIN_STARS } from '@care/contracts/constants';
import type { Database } from '../../../platform/database/schema';
import {
  anyOfConditions,
  companyConditions,
  fixedConditions,
  flags,
  planOnce,
  type CompanyFilters,
} from './company-filters';
import { boundsWhere, type Bounds } from '../../search';

/** The number of results for each filter value; lists in the order of the vocabulary, ratings from one star on. */
export interface FacetCounts {
  services: number[];
  features: number[];
  places: number[];
  ratings: number[];
  /** For each yes/no filter, in the order of the table. */
  flags: number[];
}
export interface CompanyCounts extends FacetCounts {
  total: number;
  bounds: Bounds;
}

const STARS = Array.from({ length: MAX_STARS - MIN_STARS + 1 }, (_, index) => MIN_STARS + index);

/** Counts the rows that meet each condition. The lists are the same for every search, so they are plain texts. */
const countEach = (conditions: readonly string[]): RawBuilder<number[]> =>
  sql.raw(`array[${conditions.map((condition) => `count(*) filter (where ${condition})`).join(', ')}]::int[]`);

const bitsOf = (mask: string, values: readonly unknown[]): string[] =>
  values.map((_, index) => `${mask} & ${1 << index} <> 0`);

const counts = sql`
  count(*) filter (where is_hit)::int total, ${boundsWhere(sql`is_hit`)} bounds,
  ${countEach(bitsOf('hit_features', COMPANY_FEATURES))} features,
  ${countEach(bitsOf('services_but', CARE_FORMS))} services,
  ${countEach(PLACES.map(({ index }) => `place_but = ${index}`))} places,
  ${countEach(STARS.map((stars) => `stars_but >= ${stars}`))} ratings,
  ${countEach(flags.map(([flag]) => `is_hit and ${flag}`))} flags`;
/** A column with the name of each yes/no filter. */
const flagNames = sql.raw(flags.map(([flag]) => `, ${flag}`).join(''));
const flagColumns = sql.join(
  flags.map(([flag, isMet]) => sql`, ${isMet} ${sql.raw(flag)}`),
  sql``,
);

/**
 * Total, facets and bounds of all matching providers, in one pass over the rows that meet the other filters (SR-20). For
 * an any-of dimension (services, place, rating) a count is the number of results with that value alone, so its own
 * filter is lifted. Features and yes/no filters are all-of: a count is the number of results after adding it. `offset 0`
 * keeps the planner from computing an expression again for each count.
 */
export async function countWithFacets(db: Kysely<Database>, filters: CompanyFilters): Promise<CompanyCounts> {
  const { services, place, rating } = anyOfConditions(filters.chosen);
  const { rows } = await sql<CompanyCounts>`
    ${planOnce(filters)} select ${counts} from (
      select lat, lon, in_services and in_place and in_rating is_hit,
        case when in_services and in_place and in_rating then features_mask else 0 end hit_features,
        case when in_place and in_rating then services_mask else 0 end services_but,
        case when in_services and in_rating then place_kind end place_but,
        case when in_services and in_place then average_rating end stars_but ${flagNames}
      from (
        select lat, lon, services_mask, features_mask, place_kind, average_rating,
          ${services} in_services, ${place} in_place, ${rating} in_rating ${flagColumns}
        from company where ${fixedConditions(filters)} offset 0
      ) row offset 0
    ) candidate`.execute(db);
  return rows[0]!;
}

/** The number of matching providers (shown on the filter's button). */
export async function countCompanies(db: Kysely<Database>, filters: CompanyFilters): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    ${planOnce(filters)} select count(*)::int total from company where ${companyConditions(filters)}`.execute(db);
  return rows[0]!.total;
}
