import { sql, type Kysely, type RawBuilder } from 'kysely';
import { CARE_FORMS, COMPANY_FEATURES, PLACES } from '@care/contracts/vocabulary';
import { MAX_STARS, MIN_STARS } from '@care/contracts/constants';
import { keepPlan } from '../../platform/database/database';
import type { Database } from '../../platform/database/schema';
import {
  ANY_OF,
  anyOfCondition,
  FEATURE_CONDITIONS,
  fixedConditions,
  VALUE_CONDITIONS,
  withinCircle,
  type AnyOfDimension,
  type CompanyFilters,
} from './company-filters';
import { boundsOfRows, boundsWhere, type Bounds } from './bounds';
import type { CircleCells } from './search-cells';

type Expression = RawBuilder<unknown>;

/** How many results each choice would give; lists in the order of the vocabulary, ratings from one star up. */
export type FacetCounts = { services: number[]; features: number[]; places: number[]; ratings: number[] };
/** `everything` is about how many providers there are in all. */
export type CompanyCounts = { total: number; everything: number; bounds: Bounds; facets: FacetCounts };
export const everything = sql<number>`(select reltuples from pg_class where oid = 'company'::regclass)`;

const SERVICES = CARE_FORMS.map((_, index) => `service_${index + 1}`);
const FEATURES = COMPANY_FEATURES.map(({ index }) => `feature_${index}`);
const STARS = Array.from({ length: MAX_STARS - MIN_STARS + 1 }, (_, index) => `stars_${MIN_STARS + index}`);
/** Columns of company_bits by dimension. */
const COLUMNS: Record<AnyOfDimension, readonly string[]> = {
  services: SERVICES,
  place: PLACES.map(({ index }) => `place_${index}`),
  rating: STARS,
};

const chosenColumns = (names: readonly string[], mask: number): string[] =>
  names.filter((_, index) => mask & (1 << index));

const both = (terms: readonly Expression[]): Expression => sql`(${sql.join(terms, sql` & `)})`;

/** What is chosen in an any-of dimension, as bits; null where nothing is. */
function chosenBits(dimension: AnyOfDimension, filters: CompanyFilters): Expression | null {
  if (dimension === 'services') {
    const columns = chosenColumns(SERVICES, filters.services);
    return columns.length ? sql`(${sql.join(columns.map(sql.ref), sql` | `)})` : null;
  }
  const value = dimension === 'place' ? filters.place : filters.minRating;
  return value ? sql.ref(`${dimension === 'place' ? 'place' : 'stars'}_${value}`) : null;
}

/** The bits of those that meet every filter, but for one dimension's own. */
function meeting(filters: CompanyFilters, lifted?: AnyOfDimension): Expression {
  const chosen = ANY_OF.filter((dimension) => dimension !== lifted).map((dimension) => chosenBits(dimension, filters));
  const terms = [
    sql.ref('published'),
    ...(filters.hasJobs ? [sql.ref('jobs')] : []),
    ...chosenColumns(FEATURES, filters.features).map((name) => sql.ref(name)),
    ...chosen.filter((term) => term !== null),
  ];
  return terms.length > 1 ? both(terms) : terms[0]!;
}

const countBits = (bits: string, column: string): Expression =>
  sql`coalesce(sum(bit_count(${sql.ref(bits)} & ${sql.ref(column)})), 0)`;
const countRows = (condition: Expression): Expression => sql`count(*) filter (where ${condition})`;

const BITS: Record<AnyOfDimension, string> = { services: 'but_services', place: 'but_place', rating: 'but_rating' };

/** Total and facets of cells by their bits, in one list. */
const bitCounts = sql`array[coalesce(sum(bit_count(hits)), 0),
  ${sql.join([
    ...FEATURES.map((column) => countBits('hits', column)),
    ...ANY_OF.flatMap((dimension) => COLUMNS[dimension].map((column) => countBits(BITS[dimension], column))),
  ])}]::int[]`;

/** The same list of rows that meet the fixed conditions. */
function rowCounts(filters: CompanyFilters): Expression {
  const others = (dimension: AnyOfDimension | null): Expression => {
    const terms = ANY_OF.filter((one) => one !== dimension).map((one) => anyOfCondition(one, filters));
    const chosen = terms.filter((term) => term !== null);
    return chosen.length ? sql`${sql.join(chosen, sql` and `)} and ` : sql``;
  };
  return sql`array[${sql.join([
    countRows(sql`${others(null)}true`),
    ...FEATURE_CONDITIONS.map((value) => countRows(sql`${others(null)}${value}`)),
    ...ANY_OF.flatMap((dimension) =>
      VALUE_CONDITIONS[dimension].map((value) => countRows(sql`${others(dimension)}${value}`)),
    ),
  ])}]::int[]`;
}

/** What every row of a cell must meet. */
const rowConditions = (filters: CompanyFilters): Expression[] => [
  ...withinCircle(filters),
  ...fixedConditions({ ...filters, circle: null }),
];

const allConditions = (filters: CompanyFilters): Expression =>
  sql.join(
    [...rowConditions(filters), ...ANY_OF.map((one) => anyOfCondition(one, filters)).filter((one) => one !== null)],
    sql` and `,
  );

/**
 * Total, facets and bounds where the area is a circle or everything and no name is asked for. Cells inside of the area are counted by
 * their bits; rows are read for cells on its border, for those with stale bits, and for the outermost cells with hits, whose
 * rows are the edges of the bounds. One statement, so that bits and rows are of one moment.
 */
function countQuery(filters: CompanyFilters, cells: CircleCells | null): Expression {
  const inside = cells ? sql`cell = any (${cells.inside}::int[])` : sql`true`;
  const border = cells ? sql`select unnest(${cells.border}::int[]) cell union all` : sql``;
  return sql`${keepPlan}
    with stale as materialized (select distinct cell from company_bits_stale where ${inside}),
    row_cell as materialized (${border} select cell from stale),
    bits as materialized (
      select *, ${meeting(filters)} hits, ${meeting(filters, 'services')} but_services, ${meeting(filters, 'place')} but_place,
        ${meeting(filters, 'rating')} but_rating
      from company_bits where ${inside} and cell not in (select cell from stale)
    ),
    hit_cell as materialized (select cell, cell >> 12 as row_number, cell & 4095 as column_number from bits where bit_count(hits) > 0),
    extent as (
      select min(row_number) south, max(row_number) north, min(column_number) west, max(column_number) east from hit_cell
    ),
    edge_cell as materialized (
      select cell from hit_cell, extent where row_number in (south, north) or column_number in (west, east)
    )
    select ${everything} everything, by_bits.counts bit_counts, by_rows.counts row_counts, by_rows.bounds row_bounds,
      (select ${boundsOfRows} from edge_cell join company using (cell) where ${allConditions(filters)}) edge_bounds
    from (select ${bitCounts} counts from bits) by_bits,
      (select ${rowCounts(filters)} counts, ${boundsOfHits(filters)} bounds
        from row_cell join company using (cell) where ${sql.join(rowConditions(filters), sql` and `)}) by_rows`;
}

/** The box around those rows of a count that meet the any-of filters too. */
function boundsOfHits(filters: CompanyFilters): Expression {
  const chosen = ANY_OF.map((one) => anyOfCondition(one, filters)).filter((one) => one !== null);
  return chosen.length ? boundsWhere(sql.join(chosen, sql` and `)) : boundsOfRows;
}

const union = (one: Bounds, other: Bounds): Bounds =>
  one && other
    ? [Math.min(one[0], other[0]), Math.min(one[1], other[1]), Math.max(one[2], other[2]), Math.max(one[3], other[3])]
    : (one ?? other);

type CountRow = {
  everything: number;
  bit_counts: number[];
  row_counts: number[];
  row_bounds: Bounds;
  edge_bounds: Bounds;
};

/** Counts with bits instead of rows where it can (SR-20); `cells` is null for a search of everything. */
export async function countByCells(
  db: Kysely<Database>,
  filters: CompanyFilters,
  cells: CircleCells | null,
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
