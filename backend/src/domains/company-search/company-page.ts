import { sql, type Kysely, type RawBuilder } from 'kysely';
import { COMPANY_SORTS, type CompanySort } from '@care/contracts/vocabulary';
import { preparedStatement } from '../../platform/database/prepared-statement';
import type { Database } from '../../platform/database/schema';
import { BORDER_TOLERANCE, chordLimit } from '../../platform/geo/distance';
import { chordTo } from '../../platform/geo/distance-sql';
import type { Hit } from '../../platform/geo/hits';
import type { CompanyCounts } from './company-counts';
import {
  CIRCLE_TYPES,
  circleValues,
  companyConditions,
  companyOrder,
  FILTER_TYPES,
  filterValues,
  withinArea,
  type CompanyFilters,
} from './company-filters';
import { cellsOfCircle, wholeCells } from './search-cells';
import { chordIn, PAGE_TYPES, rowsOfCells, sortedRows, type Page } from './sorted-rows';

type Circle = NonNullable<CompanyFilters['circle']>;

/** A smaller circle is chosen so that it contains about this many times the required results. */
const SPARE = 3;

const chordOf = ({ circle }: CompanyFilters): RawBuilder<unknown> =>
  circle ? chordTo(circle.centre) : sql`null::float8`;

const select = async (db: Kysely<Database>, query: RawBuilder<Hit>): Promise<Hit[]> => (await query.execute(db)).rows;

const readArea = (db: Kysely<Database>, filters: CompanyFilters, sort: CompanySort, page: Page): Promise<Hit[]> =>
  select(
    db,
    sortedRows(companyConditions(filters), chordOf(filters), companyOrder(sort, filters.circle !== null), page),
  );

/** Reads the rows of these cells within a circle, except those nearer than `minChord`. */
const readCells = (sort: CompanySort) =>
  preparedStatement(
    { cells: 'int[]', minChord: 'float8', ...PAGE_TYPES, ...CIRCLE_TYPES, ...FILTER_TYPES },
    (parameters) => {
      const { cells, minChord } = parameters;
      const area = sql<boolean>`${rowsOfCells(cells, parameters)} and ${chordIn(parameters)} >= ${minChord}`;
      return sortedRows(area, chordIn(parameters), companyOrder(sort, true), parameters);
    },
  );
const READ_CELLS = new Map(COMPANY_SORTS.map((sort) => [sort, readCells(sort)]));

/** A search within a circle. */
interface CircleSearch {
  filters: CompanyFilters;
  circle: Circle;
  page: Page;
  sort: CompanySort;
}

/** Reads a circle, or the ring outside of `innerKm`, by its cells. */
async function readRing(
  db: Kysely<Database>,
  { filters, circle, page, sort }: CircleSearch,
  innerKm = 0,
): Promise<Hit[]> {
  const area = cellsOfCircle(circle.centre, circle.radiusKm);
  // Near a pole a circle has too many cells. There is no provider.
  if (!area) return readArea(db, { ...filters, circle }, sort, page);
  const innerArea = innerKm > 0 ? cellsOfCircle(circle.centre, innerKm) : null;
  const inner = new Set(innerArea ? wholeCells(innerArea) : []);
  return READ_CELLS.get(sort)!(db, {
    ...page,
    ...circleValues(circle),
    ...filterValues(filters),
    cells: area.cells.filter((cell) => !inner.has(cell)),
    minChord: innerKm > 0 ? chordLimit(innerKm) * (1 - 2 * BORDER_TOLERANCE) : 0,
  });
}

/**
 * Reads along an index of ratings until the page is full; without the box around the circle, for which the planner
 * would use another index.
 */
export function walkRatings(filters: CompanyFilters, sort: CompanySort, { limit, offset }: Page): RawBuilder<Hit> {
  const conditions = [...withinArea(filters), companyConditions({ ...filters, circle: null, box: null })];
  return sql`
    select id, ${chordOf(filters)} chord from company where ${sql.join(conditions, sql` and `)}
    order by ${companyOrder(sort, filters.circle !== null)} limit ${sql.lit(limit)} offset ${sql.lit(offset)}`;
}

/**
 * Reads four times as much of the circle until the page is full; `read` returns the first hits of a share of the area.
 */
async function widening(
  { page }: CircleSearch,
  total: number,
  read: (share: number, first: Page) => Promise<Hit[]>,
): Promise<Hit[] | null> {
  const wanted = Math.min(page.offset + page.limit, total);
  for (let share = (SPARE * wanted) / total; share < 1; share *= 4) {
    const hits = await read(share, { limit: wanted, offset: 0 });
    if (hits.length >= wanted) return hits.slice(page.offset);
  }
  return null;
}

/** The nearest hits lie in a smaller circle, the farthest in a ring at the border. */
const readShare = (db: Kysely<Database>, search: CircleSearch) => (share: number, page: Page) => {
  const { circle, sort } = search;
  const radiusKm = circle.radiusKm * Math.sqrt(sort === 'radiusAsc' ? share : 1 - share);
  return sort === 'radiusAsc'
    ? readRing(db, { ...search, page, circle: { ...circle, radiusKm } })
    : readRing(db, { ...search, page }, radiusKm);
};

/**
 * One page of the results. The total is known and decides how it is read. If most providers are results, the first ones
 * are found quickly along the ratings or near the centre. If few are, all of them are read, mostly by the count itself.
 */
export async function companyPage(
  db: Kysely<Database>,
  filters: CompanyFilters,
  sort: CompanySort,
  page: Page,
  { total, everything, area, hits }: CompanyCounts,
): Promise<Hit[]> {
  if (hits) return hits;
  if (page.offset >= total) return [];
  // With a box the circle is no area.
  const circle = filters.box ? null : filters.circle;
  const wanted = page.offset + page.limit;
  const isPlain = !filters.box && !filters.words.length;
  // Without a name both ways read an index alone, so that their rows cost the same.
  const isShortWalk = sort.startsWith('rating') && (wanted * everything) / total < area;
  // With a name filter or a small box, reading along the ratings would pass too many other providers.
  const walks = isPlain ? !circle || isShortWalk : !circle && isShortWalk;
  if (walks) return select(db, walkRatings(filters, sort, page));
  if (!isPlain || !circle) return readArea(db, filters, sort, page);
  const search = { filters, circle, page, sort };
  const isByDistance = sort === 'radiusAsc' || sort === 'radiusDesc';
  const first = isByDistance ? await widening(search, total, readShare(db, search)) : null;
  return first ?? readRing(db, search);
}
