import { sql, type Kysely, type RawBuilder } from 'kysely';
import { CARE_FORMS, COMPANY_FEATURES, PLACES } from '@care/contracts/vocabulary';
import { MAX_STARS, MIN_STARS } from '@care/contracts/constants';
import { keepPlan } from '../../platform/database/database';
import type { Database } from '../../platform/database/schema';
import {
  ANY_OF,
  anyOfCondition,
  anyOfRowConditions,
  asParameter,
  companyConditions,
  filterValues,
  fixedRowConditions,
  type FilterValues,
  FEATURE_CONDITIONS,
  VALUE_CONDITIONS,
  type AnyOfDimension,
  type CompanyFilters,
  type Condition,
} from './company-filters';
import { boundsOfRows, boundsWhere, type Bounds } from '../search';
import { cellsOfBox, cellsOfCircle, type AreaCells } from './search-cells';

type Expression = RawBuilder<unknown>;

/** The number of results for each filter value; lists in the order of the vocabulary, ratings from one star on. */
export interface FacetCounts {
  services: number[];
  features: number[];
  places: number[];
  ratings: number[];
}
/** `everything` is the approximate number of all providers. */
export interface CompanyCounts {
  total: number;
  everything: number;
  bounds: Bounds;
  facets: FacetCounts;
}
const everything = sql<number>`(select reltuples from pg_class where oid = 'company'::regclass)`;

const SERVICES = CARE_FORMS.map((_, index) => `service_${index + 1}`);
const FEATURES = COMPANY_FEATURES.map(({ index }) => `feature_${index}`);
const STARS = Array.from({ length: MAX_STARS - MIN_STARS + 1 }, (_, index) => `stars_${MIN_STARS + index}`);
/** Columns of company_bits per dimension. */
const COLUMNS: Record<AnyOfDimension, readonly string[]> = {
  services: SERVICES,
  place: PLACES.map(({ index }) => `place_${index}`),
  rating: STARS,
};

const flag = (index: number): Expression => sql.lit(1 << index);

/**
 * The bits of a cell that match the chosen values of an any-of dimension; without a chosen value all published ones.
 */
function chosenBits({ services, place, minRating }: FilterValues): Record<AnyOfDimension, Expression> {
  const oneOf = (value: Expression, columns: readonly string[]): Expression => {
    const cases = columns.map((column, index) => sql`when ${sql.lit(index + 1)} then ${sql.ref(column)}`);
    return sql`case ${value} ${sql.join(cases, sql` `)} else published end`;
  };
  const chosen = SERVICES.map(
    (column, index) =>
      sql`case when ${services} & ${flag(index)} <> 0 then ${sql.ref(column)} else published & ~published end`,
  );
  return {
    services: sql`case when ${services} = 0 then published else ${sql.join(chosen, sql` | `)} end`,
    place: oneOf(place, COLUMNS.place),
    rating: oneOf(minRating, COLUMNS.rating),
  };
}

/** The bits of a cell that match every filter except the any-of dimensions. */
function fixedBits({ features, hasJobs }: FilterValues): Expression {
  const chosen = FEATURES.map(
    (column, index) => sql`case when ${features} & ${flag(index)} <> 0 then ${sql.ref(column)} else published end`,
  );
  return sql`case when ${hasJobs} then jobs else published end
    & case when ${features} = 0 then published else ${sql.join(chosen, sql` & `)} end`;
}

// The lists are the same for every search, so they are plain texts.
const countBits = (bits: string): string => `coalesce(sum(bit_count(${bits})::int), 0)`;
const countRows = (condition: string): string => `count(*) filter (where ${condition})`;
const countList = (counts: readonly string[]): RawBuilder<number[]> => sql.raw(`array[${counts.join(', ')}]::int[]`);

const BITS: Record<AnyOfDimension, string> = { services: 'but_services', place: 'but_place', rating: 'but_rating' };

/** Total and facets of cells from their bits, in one list. */
const bitCounts = countList([
  countBits('hits'),
  ...FEATURES.map((column) => countBits(`hits & ${column}`)),
  ...ANY_OF.flatMap((dimension) => COLUMNS[dimension].map((column) => countBits(`${BITS[dimension]} & ${column}`))),
]);

/** The same list for the rows of `candidate`. */
const rowCounts = countList([
  countRows('is_hit'),
  ...FEATURES.map((_, index) => countRows(`hit_features & ${1 << index} <> 0`)),
  ...SERVICES.map((_, index) => countRows(`services_but & ${1 << index} <> 0`)),
  ...PLACES.map(({ index }) => countRows(`place_but = ${index}`)),
  ...STARS.map((_, index) => countRows(`stars_but >= ${MIN_STARS + index}`)),
]);

/**
 * The values of a row that `rowCounts` counts: those of hits, and per any-of dimension those of hits without its
 * filter.
 */
const countedColumns = sql`lat, lon, meets_services and meets_place and meets_rating is_hit,
  case when meets_services and meets_place and meets_rating then features_mask else 0 end hit_features,
  case when meets_place and meets_rating then services_mask else 0 end services_but,
  case when meets_services and meets_rating then place_kind end place_but,
  case when meets_services and meets_place then average_rating end stars_but`;

/** Whether a row matches each any-of dimension, as columns for `meetsAllBut`. */
function meetsColumns(values: FilterValues): Expression {
  const conditions = anyOfRowConditions(values);
  return sql.join(ANY_OF.map((dimension) => sql`${conditions[dimension]} ${sql.ref(`meets_${dimension}`)}`));
}

/**
 * Total, facets and bounds where no name is searched. Cells inside the area are counted by
 * their bits; rows are read for cells on its border, for those with stale bits, and for the outermost cells with hits, whose
 * rows are the edges of the bounds. One statement, so that bits and rows are of one moment. `offset 0` keeps the planner from
 * computing an inner expression again for each count.
 *
 * Within an area the text is the same for all filters, so each connection plans it once: planning costs as much as running it.
 * Everywhere it holds constants, because the planner then leaves out the columns that no filter names.
 */
function countQuery(filters: CompanyFilters, cells: AreaCells | null): Expression {
  const values = filterValues(filters, cells ? asParameter : sql.lit);
  const chosen = chosenBits(values);
  const inside = cells ? sql`cell = any (${cells.inside}::int[])` : sql`true`;
  const border = cells ? sql`select unnest(${cells.border}::int[]) cell union all` : sql``;
  const conditions = fixedRowConditions(filters, values);
  const anyOf = Object.values(anyOfRowConditions(values));
  return sql`${cells ? keepPlan : sql``}
    with stale as materialized (select distinct cell from company_bits_stale where ${inside}),
    row_cell as materialized (${border} select cell from stale),
    by_bits as materialized (
      select ${bitCounts} counts, array_agg(cell) filter (where bit_count(hits) > 0) hit_cells
      from (
        select *, fixed & chosen_services & chosen_place & chosen_rating hits, fixed & chosen_place & chosen_rating but_services,
          fixed & chosen_services & chosen_rating but_place, fixed & chosen_services & chosen_place but_rating
        from (
          select *, ${fixedBits(values)} fixed, ${chosen.services} chosen_services, ${chosen.place} chosen_place, ${chosen.rating} chosen_rating
          from company_bits where ${inside} and cell not in (select cell from stale)
          offset 0
        ) chosen
        offset 0
      ) bits
    ),
    hit_cell as materialized (
      select cell, cell >> 12 as row_number, cell & 4095 as column_number from by_bits, unnest(hit_cells) cell
    ),
    extent as (
      select min(row_number) south, max(row_number) north, min(column_number) west, max(column_number) east from hit_cell
    ),
    edge_cell as materialized (
      select cell from hit_cell, extent where row_number in (south, north) or column_number in (west, east)
    ),
    candidate as (
      select ${countedColumns} from (
        select services_mask, features_mask, place_kind, average_rating, lat, lon, ${meetsColumns(values)}
        from row_cell join company using (cell) where ${conditions}
        offset 0
      ) row
      offset 0
    )
    select ${everything} everything, by_bits.counts bit_counts, by_rows.counts row_counts, by_rows.bounds row_bounds,
      (select ${boundsOfRows} from edge_cell join company using (cell) where ${sql.join([conditions, ...anyOf], sql` and `)}) edge_bounds
    from by_bits,
      (select ${rowCounts} counts, ${boundsWhere(sql`is_hit`)} bounds from candidate) by_rows`;
}

const union = (one: Bounds, other: Bounds): Bounds =>
  one && other
    ? [Math.min(one[0], other[0]), Math.min(one[1], other[1]), Math.max(one[2], other[2]), Math.max(one[3], other[3])]
    : (one ?? other);

interface CountRow {
  everything: number;
  bit_counts: number[];
  row_counts: number[];
  row_bounds: Bounds;
  edge_bounds: Bounds;
}

/** Counts with bits instead of rows where possible (SR-20); `cells` is null for a search of everything. */
async function countByCells(
  db: Kysely<Database>,
  filters: CompanyFilters,
  cells: AreaCells | null,
): Promise<CompanyCounts> {
  const { rows } = await sql<CountRow>`${countQuery(filters, cells)}`.execute(db);
  const { bit_counts, row_counts, row_bounds, edge_bounds } = rows[0]!;
  const counts = bit_counts.map((count, index) => count + row_counts[index]!);
  const take = (length: number): number[] => counts.splice(0, length);
  const [total = 0] = take(1);
  const features = take(FEATURES.length);
  const [services, places, ratings] = ANY_OF.map((dimension) => take(COLUMNS[dimension].length)) as [
    number[],
    number[],
    number[],
  ];
  return {
    total,
    everything: rows[0]!.everything,
    bounds: union(row_bounds, edge_bounds),
    facets: { services, features, places, ratings },
  };
}

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

/**
 * Total, facets and bounds of all matching providers (SR-20). Searches by name are less frequent and have fewer hits,
 * so their rows are counted.
 */
export async function countWithFacets(db: Kysely<Database>, filters: CompanyFilters): Promise<CompanyCounts> {
  const { circle, box, words } = filters;
  if (words.length) return countByRows(db, filters);
  if (!circle && !box) return countByCells(db, filters, null);
  const cells = box ? cellsOfBox(box) : circle && cellsOfCircle(circle.centre, circle.radiusKm);
  return cells ? countByCells(db, filters, cells) : countByRows(db, filters);
}

/** The number of matching providers (shown on the filter's button). */
export async function countCompanies(db: Kysely<Database>, filters: CompanyFilters): Promise<number> {
  if (!filters.words.length) return (await countWithFacets(db, filters)).total;
  const { rows } = await sql<{ total: number }>`
    select count(*)::int total from company where ${companyConditions(filters)}`.execute(db);
  return rows[0]!.total;
}
