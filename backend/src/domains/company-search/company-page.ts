import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CompanySort } from '@care/contracts/vocabulary';
import { BORDER_TOLERANCE, chordLimit } from '../../platform/geo/distance';
import { chordTo } from '../../platform/geo/distance-sql';
import { keepPlan } from '../../platform/database/database';
import type { Database } from '../../platform/database/schema';
import {
  anyOfRowConditions,
  asParameter,
  companyConditions,
  companyOrder,
  filterValues,
  fixedRowConditions,
  withinArea,
  type CompanyFilters,
  type Condition,
} from './company-filters';
import type { Hit } from '../../platform/geo/hits';
import { cellsOfCircle } from './search-cells';

interface Page {
  limit: number;
  offset: number;
}
type Circle = NonNullable<CompanyFilters['circle']>;

/** Below this number of results the whole area is read at once. */
const FEW = 300;
/**
 * How many rows of the area cost as much as one row along an index of ratings, because those are read singly from the
 * table.
 */
const WALK_COST = 4;
/** A smaller circle is chosen so that it contains about this many times the required results. */
const SPARE = 3;

const chordOf = ({ circle }: CompanyFilters): RawBuilder<unknown> =>
  circle ? chordTo(circle.centre) : sql`null::float8`;

const select = async (db: Kysely<Database>, query: RawBuilder<Hit>): Promise<Hit[]> => (await query.execute(db)).rows;

/** Reads the rows of the area and sorts them. */
function readArea(
  filters: CompanyFilters,
  sort: CompanySort,
  { limit, offset }: Page,
  conditions: Condition,
): RawBuilder<Hit> {
  const centre = filters.circle?.centre ?? null;
  return sql`
    with hit as materialized (
      select id, rating_score, ratings_count, ${chordOf(filters)} chord from company where ${conditions}
    )
    select id, chord from hit order by ${companyOrder(sort, centre)} limit ${limit} offset ${offset}`;
}

/**
 * Reads the rows of the cells of an area and sorts them; the text is the same for all filters, so it is planned once
 * (`keepPlan`).
 */
function readCells(filters: CompanyFilters, sort: CompanySort, page: Page, area: Condition): RawBuilder<Hit> {
  const values = filterValues(filters, asParameter);
  const conditions = [area, fixedRowConditions(filters, values), ...Object.values(anyOfRowConditions(values))];
  return sql`${keepPlan} ${readArea(filters, sort, page, sql<boolean>`${sql.join(conditions, sql` and `)}`)}`;
}

/**
 * Reads along an index of ratings until the page is full; without the box around the circle, for which the planner
 * would use another index.
 */
function walkRatings(filters: CompanyFilters, sort: CompanySort, { limit, offset }: Page): RawBuilder<Hit> {
  const conditions = [...withinArea(filters), companyConditions({ ...filters, circle: null, box: null })];
  return sql`
    select id, ${chordOf(filters)} chord from company where ${sql.join(conditions, sql` and `)}
    order by ${companyOrder(sort, filters.circle?.centre ?? null)} limit ${sql.lit(limit)} offset ${sql.lit(offset)}`;
}

/** The cells of a circle without those of a smaller circle inside, as a condition for the index on cells. */
function inRing({ centre, radiusKm }: Circle, innerKm: number): Condition {
  const cells = cellsOfCircle(centre, radiusKm);
  if (!cells) return sql`true`;
  const inner = new Set(innerKm > 0 ? cellsOfCircle(centre, innerKm)?.inside : []);
  const wanted = [...cells.border, ...cells.inside.filter((cell) => !inner.has(cell))];
  return sql`cell = any (${wanted}::int[])`;
}

/** A search within a circle for its first page. */
interface CircleSearch {
  filters: CompanyFilters;
  circle: Circle;
  page: Page;
  total: number;
}

/**
 * Reads four times as much of the circle until the page is full; `read` returns the first hits of a share of the area.
 */
async function widening(
  { page, total }: CircleSearch,
  read: (share: number, first: Page) => Promise<Hit[]>,
): Promise<Hit[] | null> {
  const wanted = Math.min(page.offset + page.limit, total);
  for (let share = (SPARE * wanted) / total; share < 1; share *= 4) {
    const hits = await read(share, { limit: wanted, offset: 0 });
    if (hits.length >= wanted) return hits.slice(page.offset);
  }
  return null;
}

/** The nearest hits lie in a smaller circle. */
async function nearest(db: Kysely<Database>, search: CircleSearch): Promise<Hit[]> {
  const { filters, circle, page } = search;
  const found = await widening(search, (share, first) => {
    const smaller = { ...circle, radiusKm: circle.radiusKm * Math.sqrt(share) };
    return select(db, readCells({ ...filters, circle: smaller }, 'radiusAsc', first, inRing(smaller, 0)));
  });
  return found ?? select(db, readCells(filters, 'radiusAsc', page, inRing(circle, 0)));
}

/** The farthest hits lie in a ring at the border. */
async function farthest(db: Kysely<Database>, search: CircleSearch): Promise<Hit[]> {
  const { filters, circle, page } = search;
  const found = await widening(search, (share, first) => {
    const innerKm = circle.radiusKm * Math.sqrt(1 - share);
    const outer = sql<boolean>`${chordTo(circle.centre)} >= ${chordLimit(innerKm) * (1 - 2 * BORDER_TOLERANCE)}`;
    return select(db, readCells(filters, 'radiusDesc', first, sql<boolean>`${inRing(circle, innerKm)} and ${outer}`));
  });
  return found ?? select(db, readCells(filters, 'radiusDesc', page, inRing(circle, 0)));
}

/**
 * One page of the results. The total is known and decides how it is read. If most providers are results, the first ones
 * are found quickly along the ratings or near the centre. If few are, all of them are read.
 */
export async function companyPage(
  db: Kysely<Database>,
  filters: CompanyFilters,
  sort: CompanySort,
  page: Page,
  { total, everything }: { total: number; everything: number },
): Promise<Hit[]> {
  if (page.offset >= total) return [];
  // With a box the circle is no area.
  const circle = filters.box ? null : filters.circle;
  const wanted = page.offset + page.limit;
  const isPlain = !filters.box && !filters.words.length;
  if (circle && isPlain && total > FEW && sort === 'radiusAsc') return nearest(db, { filters, circle, page, total });
  if (circle && isPlain && total > FEW && sort === 'radiusDesc') return farthest(db, { filters, circle, page, total });
  const isShortWalk = sort.startsWith('rating') && (wanted * everything * WALK_COST) / total < total;
  // With a name filter or a small box, reading along the ratings would pass too many other providers.
  const walks = isPlain ? !circle || isShortWalk : !circle && isShortWalk;
  if (walks) return select(db, walkRatings(filters, sort, page));
  if (isPlain && circle) return select(db, readCells(filters, sort, page, inRing(circle, 0)));
  return select(db, readArea(filters, sort, page, companyConditions(filters)));
}
