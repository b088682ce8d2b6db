import { sql, type Kysely, type RawBuilder } from 'kysely';
import { CARE_FORMS, COMPANY_FEATURES, COMPANY_SORTS, PLACES, type CompanySort } from '@care/contracts/vocabulary';
import { MAX_STARS, MIN_STARS } from '@care/contracts/constants';
import { preparedStatement } from '../../platform/database/prepared-statement';
import type { Database } from '../../platform/database/schema';
import {
  ANY_OF,
  anyOfCondition,
  anyOfRowConditions,
  CIRCLE_TYPES,
  circleValues,
  companyConditions,
  companyOrder,
  FILTER_TYPES,
  filterValues,
  fixedRowConditions,
  withinCircle,
  type FilterParameters,
  FEATURE_CONDITIONS,
  VALUE_CONDITIONS,
  type AnyOfDimension,
  type CompanyFilters,
  type Condition,
} from './company-filters';
import type { Hit } from '../../platform/geo/hits';
import { boundsOfRows, boundsWhere, type Bounds } from '../search';
import { ALL_PARTS, cellsOfBox, cellsOfCircle, PARTS, type AreaCells } from './search-cells';
import { chordIn, PAGE_TYPES, rowsOfCells, sortedRows, type Page } from './sorted-rows';

type Expression = RawBuilder<unknown>;

/** The number of results for each filter value; lists in the order of the vocabulary, ratings from one star on. */
export interface FacetCounts {
  services: number[];
  features: number[];
  places: number[];
  ratings: number[];
}
/**
 * `everything` is the approximate number of all providers. `area` is that of the providers in the area; of those near its
 * border it counts only the ones that meet the all-of filters. `hits` is the page, if the count read it.
 */
export interface CompanyCounts {
  total: number;
  hits?: Hit[] | null;
  everything: number;
  area: number;
  bounds: Bounds;
  facets: FacetCounts;
}
const everything = sql<number>`(select reltuples from pg_class where oid = 'company'::regclass)`;

const PART_COLUMNS = Array.from({ length: PARTS }, (_, part) => `part_${part}`);
const SERVICES = CARE_FORMS.map((_, index) => `service_${index + 1}`);
const FEATURES = COMPANY_FEATURES.map(({ index }) => `feature_${index}`);
const STARS = Array.from({ length: MAX_STARS - MIN_STARS + 1 }, (_, index) => `stars_${MIN_STARS + index}`);
/** Columns of company_bits per dimension. */
const COLUMNS: Record<AnyOfDimension, readonly string[]> = {
  services: SERVICES,
  place: PLACES.map(({ index }) => `place_${index}`),
  rating: STARS,
};

/** What the count needs of a cell; each column costs time for each cell. */
const COUNTED_COLUMNS = sql.join(
  ['cell', 'published', 'jobs', ...FEATURES, ...Object.values(COLUMNS).flat()].map((column) => sql.ref(column)),
);

/** A cell at the border with fewer providers is read: that takes less time than its bits. */
const WORTH_BITS = 16;

/** Up to this many results are sorted by the statement that counts them; more have faster ways (`companyPage`). */
const FEW = 300;

const flag = (index: number): Expression => sql.lit(1 << index);

/** The bits of a cell that match the chosen values of each any-of dimension, and those that match all other filters. */
type ChosenBits = Record<AnyOfDimension | 'fixed', Expression>;

const NO_BITS = sql`published & ~published`;

/** The column of a value; all published ones for 0. */
function columnOf(value: Expression, values: readonly [number, string][], otherwise = sql`null`): Expression {
  const cases = values.map(([known, column]) => sql`when ${sql.lit(known)} then ${sql.ref(column)}`);
  return sql`case ${value} when 0 then published ${sql.join(cases, sql` `)} else ${otherwise} end`;
}

/** Combines the columns of the bits of a mask; those of other bits count as `none`. */
function combined(mask: Expression, columns: readonly string[], operator: '&' | '|', none: Expression): Expression {
  const chosen = columns.map(
    (column, index) => sql`case when ${mask} & ${flag(index)} <> 0 then ${sql.ref(column)} else ${none} end`,
  );
  return sql`${sql.join(chosen, sql.raw(` ${operator} `))}`;
}

/** The same for chosen values, all published ones for none; a single value is frequent and needs no combination. */
const chosenOf = (mask: Expression, columns: readonly string[], operator: '&' | '|', none: Expression): Expression =>
  columnOf(
    mask,
    columns.map((column, index) => [1 << index, column]),
    combined(mask, columns, operator, none),
  );

function chosenBits({ services, features, place, minRating, hasJobs }: FilterParameters): ChosenBits {
  const oneOf = (value: Expression, columns: readonly string[]): Expression =>
    columnOf(
      value,
      columns.map((column, index) => [index + 1, column]),
    );
  return {
    fixed: sql`case when ${hasJobs} then of_area & jobs else of_area end & ${chosenOf(features, FEATURES, '&', sql`published`)}`,
    services: chosenOf(services, SERVICES, '|', NO_BITS),
    place: oneOf(place, COLUMNS.place),
    rating: oneOf(minRating, COLUMNS.rating),
  };
}

// The lists are the same for every search, so they are plain texts.
const countBits = (bits: string): string => `coalesce(sum(bit_count(${bits})), 0)`;
const countRows = (condition: string): string => `count(*) filter (where ${condition})`;
const countList = (counts: readonly string[]): RawBuilder<number[]> => sql.raw(`array[${counts.join(', ')}]::int[]`);

const BITS: Record<AnyOfDimension, string> = { services: 'but_services', place: 'but_place', rating: 'but_rating' };

/** Total and facets of cells from their bits, and the number of their providers, in one list. */
const bitCounts = countList([
  countBits('hits'),
  ...FEATURES.map((column) => countBits(`hits & ${column}`)),
  ...ANY_OF.flatMap((dimension) => COLUMNS[dimension].map((column) => countBits(`${BITS[dimension]} & ${column}`))),
  countBits('of_area'),
]);

/** The same list for the rows of `candidate`. */
const rowCounts = countList([
  countRows('is_hit'),
  ...FEATURES.map((_, index) => countRows(`hit_features & ${1 << index} <> 0`)),
  ...SERVICES.map((_, index) => countRows(`services_but & ${1 << index} <> 0`)),
  ...PLACES.map(({ index }) => countRows(`place_but = ${index}`)),
  ...STARS.map((_, index) => countRows(`stars_but >= ${MIN_STARS + index}`)),
  countRows('true'),
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

/** What `countQuery` knows about an area: the lists of `AreaCells`, the edges of its inner box, and its rows. */
type Area = Record<keyof typeof CELL_TYPES, Expression> & { within: Condition; page?: RawBuilder<Hit> };

const CELL_TYPES = {
  cells: 'int[]',
  inside: 'int[]',
  runCells: 'int[]',
  runFirsts: 'int[]',
  runLasts: 'int[]',
  innerWest: 'float8',
  innerSouth: 'float8',
  innerEast: 'float8',
  innerNorth: 'float8',
} as const;
const BOX_TYPES = { west: 'float8', south: 'float8', east: 'float8', north: 'float8' } as const;

/** Without an inner box nothing is counted by bits, and its edges are not compared with anything. */
const cellValues = ({ inner, ...lists }: AreaCells): Record<keyof typeof CELL_TYPES, unknown> => ({
  ...lists,
  innerWest: inner?.west ?? null,
  innerSouth: inner?.south ?? null,
  innerEast: inner?.east ?? null,
  innerNorth: inner?.north ?? null,
});

/**
 * The cells with stale bits, those of the area, the parts whose rows are read, and the bits of each cell that is counted by
 * them, of which `of_area` are those of the area.
 */
function cellQueries(area: Area | undefined) {
  const hasCurrentBits = sql`cell not in (select cell from stale)`;
  if (!area)
    return {
      stale: sql`select distinct cell from company_bits_stale`,
      areaCell: sql``,
      rowParts: sql`select cell, 0 first, ${sql.lit(PARTS - 1)} last from stale`,
      cellBits: sql`select ${COUNTED_COLUMNS}, published of_area from company_bits where ${hasCurrentBits}`,
    };
  const providers = sql`(select length(published) from company_bits where company_bits.cell = area_cell.cell)`;
  return {
    stale: sql`select distinct cell from company_bits_stale where cell = any (${area.cells})`,
    areaCell: sql`area_cell as materialized (
      select *, inside <> 0 and ${hasCurrentBits}
        and (inside = ${sql.lit(ALL_PARTS)} or ${providers} >= ${sql.lit(WORTH_BITS)}) has_bits
      from unnest(${area.cells}, ${area.inside}) as area_cell (cell, inside)
    ),`,
    rowParts: sql`select cell, 0 first, ${sql.lit(PARTS - 1)} last from area_cell where not has_bits union all
      select cell, first, last from unnest(${area.runCells}, ${area.runFirsts}, ${area.runLasts}) as run (cell, first, last)
        join area_cell using (cell) where has_bits`,
    cellBits: sql`select ${COUNTED_COLUMNS}, case inside when ${sql.lit(ALL_PARTS)} then published
        else ${combined(sql`inside`, PART_COLUMNS, '|', NO_BITS)} end of_area
      from area_cell join company_bits using (cell) where has_bits`,
  };
}

/**
 * Whether a cell is the outermost one with hits on one of the four sides, unless a hit among the rows lies farther out than
 * anything that was counted by bits.
 */
function isEdgeCell(area: Area | undefined): Condition {
  const farthest = (nearer: 'greatest' | 'least', edgeOfCells: string, inner: Expression | undefined): Expression =>
    inner ? sql`${sql.raw(nearer)}(${sql.raw(edgeOfCells)}, ${inner})` : sql.raw(edgeOfCells);
  const south = farthest('greatest', 'south / 16.0', area?.innerSouth);
  const north = farthest('least', '(north + 1) / 16.0', area?.innerNorth);
  const west = farthest('greatest', '(west - 2048) / 8.0', area?.innerWest);
  const east = farthest('least', '(east - 2047) / 8.0', area?.innerEast);
  return sql`cell >> 12 = south and (bounds[2] < ${south}) is not true
    or cell >> 12 = north and (bounds[4] >= ${north}) is not true
    or cell & 4095 = west and (bounds[1] < ${west}) is not true
    or cell & 4095 = east and (bounds[3] >= ${east}) is not true`;
}

/**
 * Total, facets and bounds where no name is searched. Parts of cells that lie inside the area are counted by
 * their bits; rows are read for parts on its border, for cells with stale bits, and for the outermost cells with hits, whose
 * rows are the edges of the bounds. One statement, so that bits and rows are of one moment. `offset 0` keeps the planner from
 * computing an inner expression again for each count.
 *
 * The text is the same for all filters, so each connection plans it once: planning costs as much as running it.
 */
function countQuery(parameters: FilterParameters, area?: Area): RawBuilder<CountRow> {
  const bits = chosenBits(parameters);
  const anyOf = anyOfRowConditions(parameters);
  const conditions = sql`${fixedRowConditions(parameters)} and ${area?.within ?? sql`true`}`;
  const hits = area?.page
    ? sql`case when by_bits.counts[1] + by_rows.counts[1] <= ${sql.lit(FEW)}
        then (select json_agg(hit) from (${area.page}) hit) end`
    : sql`null`;
  const meetsColumns = sql.join(ANY_OF.map((dimension) => sql`${anyOf[dimension]} ${sql.ref(`meets_${dimension}`)}`));
  const { stale, areaCell, rowParts, cellBits } = cellQueries(area);
  return sql`
    with stale as materialized (${stale}),
    ${areaCell}
    row_parts as materialized (${rowParts}),
    by_bits as materialized (
      select ${bitCounts} counts, array_agg(hit_cell) hit_cells, min(hit_cell) >> 12 south, max(hit_cell) >> 12 north,
        min(hit_cell & 4095) west, max(hit_cell & 4095) east
      from (
        select *, fixed_and_services & place_and_rating hits, fixed & place_and_rating but_services,
          fixed_and_services & chosen_rating but_place, fixed_and_services & chosen_place but_rating,
          case when bit_count(fixed_and_services & place_and_rating) > 0 then cell end hit_cell
        from (
          select *, fixed & chosen_services fixed_and_services, chosen_place & chosen_rating place_and_rating
          from (
            select *, ${bits.fixed} fixed, ${bits.services} chosen_services, ${bits.place} chosen_place, ${bits.rating} chosen_rating
            from (${cellBits} offset 0) cell_bits
            offset 0
          ) chosen
          offset 0
        ) combined
        offset 0
      ) bits
    ),
    candidate as (
      select ${countedColumns} from (
        select services_mask, features_mask, place_kind, average_rating, lat, lon, ${meetsColumns}
        from row_parts join company using (cell) where part between first and last and ${conditions}
        offset 0
      ) row
      offset 0
    ),
    by_rows as materialized (select ${rowCounts} counts, ${boundsWhere(sql`is_hit`)} bounds from candidate),
    edge_cell as materialized (
      select cell from by_bits, by_rows, unnest(hit_cells) cell
      where ${isEdgeCell(area)}
    )
    select ${everything} everything, by_bits.counts bit_counts, by_rows.counts row_counts, by_rows.bounds row_bounds, ${hits} hits,
      (select ${boundsOfRows} from edge_cell join company using (cell) where ${sql.join([conditions, ...Object.values(anyOf)], sql` and `)}) edge_bounds
    from by_bits, by_rows`;
}

const countEverywhere = preparedStatement(FILTER_TYPES, (parameters) => countQuery(parameters));
const countInCircle = (sort: CompanySort) =>
  preparedStatement({ ...CELL_TYPES, ...PAGE_TYPES, ...CIRCLE_TYPES, ...FILTER_TYPES }, (parameters) => {
    const rows = rowsOfCells(parameters.cells, parameters);
    const page = sortedRows(rows, chordIn(parameters), companyOrder(sort, true), parameters);
    return countQuery(parameters, { ...parameters, page, within: withinCircle(parameters) });
  });
const COUNT_IN_CIRCLE = new Map(COMPANY_SORTS.map((sort) => [sort, countInCircle(sort)]));
const countInBox = preparedStatement({ ...CELL_TYPES, ...BOX_TYPES, ...FILTER_TYPES }, (parameters) => {
  const { west, south, east, north } = parameters;
  const within = sql<boolean>`lat between ${south} and ${north} and lon between ${west} and ${east}`;
  return countQuery(parameters, { ...parameters, within });
});

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
  hits: Hit[] | null;
}

/** Adds what was counted by bits and by rows (SR-20). */
function countsOf([row]: CountRow[]): CompanyCounts {
  const { everything: approximate, bit_counts, row_counts, row_bounds, edge_bounds, hits } = row!;
  const counts = bit_counts.map((count, index) => count + row_counts[index]!);
  const take = (length: number): number[] => counts.splice(0, length);
  const [total = 0] = take(1);
  const features = take(FEATURES.length);
  const [services, places, ratings] = ANY_OF.map((dimension) => take(COLUMNS[dimension].length)) as [
    number[],
    number[],
    number[],
  ];
  const [area = 0] = counts;
  return {
    total,
    hits,
    everything: approximate,
    area,
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
  const { rows } = await sql<FacetCounts & Omit<CompanyCounts, 'area' | 'facets'>>`${facetQuery(filters)}`.execute(db);
  const { services, features, places, ratings, ...counts } = rows[0]!;
  return { ...counts, area: counts.total, facets: { services, features, places, ratings } };
}

const NO_PAGE = { sort: COMPANY_SORTS[0], limit: 0, offset: 0 };

/**
 * Total, facets and bounds of all matching providers (SR-20). Searches by name are less frequent and have fewer hits,
 * so their rows are counted.
 * @param page within a circle, it is part of the answer if the hits are few
 */
export async function countWithFacets(
  db: Kysely<Database>,
  filters: CompanyFilters,
  { sort, ...page }: Page & { sort: CompanySort } = NO_PAGE,
): Promise<CompanyCounts> {
  const { circle, box, words } = filters;
  if (words.length) return countByRows(db, filters);
  if (!circle && !box) return countsOf(await countEverywhere(db, filterValues(filters)));
  const cells = box ? cellsOfBox(box) : circle && cellsOfCircle(circle.centre, circle.radiusKm);
  if (!cells) return countByRows(db, filters);
  const values = { ...cellValues(cells), ...filterValues(filters) };
  if (box) return countsOf(await countInBox(db, { ...values, ...box }));
  if (!circle) return countByRows(db, filters);
  return countsOf(await COUNT_IN_CIRCLE.get(sort)!(db, { ...values, ...page, ...circleValues(circle) }));
}

/** The number of matching providers (shown on the filter's button). */
export async function countCompanies(db: Kysely<Database>, filters: CompanyFilters): Promise<number> {
  if (!filters.words.length) return (await countWithFacets(db, filters)).total;
  const { rows } = await sql<{ total: number }>`
    select count(*)::int total from company where ${companyConditions(filters)}`.execute(db);
  return rows[0]!.total;
}
