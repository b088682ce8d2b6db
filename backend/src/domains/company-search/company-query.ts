import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CompanySort } from '@care/contracts/vocabulary';
import type { Database } from '../../platform/database/schema';
import { boundsOfRows } from '../search';
import { countByCells, everything, type CompanyCounts, type FacetCounts } from './company-counts';
import {
  anyOfCondition,
  companyConditions,
  FEATURE_CONDITIONS,
  VALUE_CONDITIONS,
  type AnyOfDimension,
  type CompanyFilters,
  type Condition,
} from './company-filters';
import { companyPage, type Page } from './company-page';
import type { Hit } from '../../platform/geo/hits';
import { cellsOfBox, cellsOfCircle } from './search-cells';

export type CompanyHits = CompanyCounts & { hits: Hit[] };

const countEach = (values: readonly Condition[]): RawBuilder<number[]> =>
  sql`array[${sql.join(values.map((value) => sql`count(*) filter (where ${value})`))}]::int[]`;

/**
 * Total and facet counts, row by row. For an any-of dimension (services, place, rating) a count is the number of
 * results with that value alone, so a dimension with a chosen value is counted in a separate scan without its filter.
 * Features are all-of: a count is the number of results after adding that feature, so every filter applies.
 */
function facetQuery(filters: CompanyFilters): RawBuilder<unknown> {
  const counts = (dimension: AnyOfDimension): RawBuilder<unknown> =>
    anyOfCondition(dimension, filters)
      ? sql`(select ${countEach(VALUE_CONDITIONS[dimension])} from company where ${companyConditions(filters, dimension)})`
      : countEach(VALUE_CONDITIONS[dimension]);
  return sql`
    select count(*)::int total, ${everything} everything, ${boundsOfRows} bounds, ${countEach(FEATURE_CONDITIONS)} features, ${counts('services')} services,
      ${counts('place')} places, ${counts('rating')} ratings
    from company where ${companyConditions(filters)}`;
}

async function countByRows(db: Kysely<Database>, filters: CompanyFilters): Promise<CompanyCounts> {
  const { rows } = await sql<FacetCounts & Omit<CompanyCounts, 'facets'>>`${facetQuery(filters)}`.execute(db);
  const { total, everything, bounds, services, features, places, ratings } = rows[0]!;
  return { total, everything, bounds, facets: { services, features, places, ratings } };
}

/** Searches by name are less frequent and have fewer hits, so their rows are counted. */
async function countAll(db: Kysely<Database>, filters: CompanyFilters): Promise<CompanyCounts> {
  const { circle, box, words } = filters;
  if (words.length) return countByRows(db, filters);
  if (!circle && !box) return countByCells(db, filters, null);
  const cells = box ? cellsOfBox(box) : circle && cellsOfCircle(circle.centre, circle.radiusKm);
  return cells ? countByCells(db, filters, cells) : countByRows(db, filters);
}

/** One page of matching providers with total and facets (SR-20). */
export async function findCompanies(
  db: Kysely<Database>,
  filters: CompanyFilters,
  sort: CompanySort,
  page: Page,
): Promise<CompanyHits> {
  const counts = await countAll(db, filters);
  return { ...counts, hits: await companyPage(db, filters, sort, page, counts) };
}

/** The number of matching providers (shown on the filter's button). */
export async function countCompanies(db: Kysely<Database>, filters: CompanyFilters): Promise<number> {
  if (!filters.words.length) return (await countAll(db, filters)).total;
  const { rows } = await sql<{ total: number }>`
    select count(*)::int total from company where ${companyConditions(filters)}`.execute(db);
  return rows[0]!.total;
}
