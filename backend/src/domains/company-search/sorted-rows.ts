import { sql, type RawBuilder } from 'kysely';
import type { Hit } from '../../platform/geo/hits';
import { squaredChord, vectorOf } from '../../platform/geo/distance-sql';
import {
  anyOfRowConditions,
  fixedRowConditions,
  withinCircle,
  type CircleParameters,
  type Condition,
  type FilterParameters,
} from './company-filters';

export interface Page {
  limit: number;
  offset: number;
}
export const PAGE_TYPES = { limit: 'int', offset: 'int' } as const;

/** One page of the rows of an area; a row has the columns that `companyOrder` names. */
export const sortedRows = (
  area: Condition,
  chord: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { limit, offset }: Record<keyof Page, unknown>,
): RawBuilder<Hit> => sql`
  with hit as materialized (select id, rating_score, ratings_count, ${chord} chord from company where ${area})
  select id, chord from hit order by ${order} limit ${limit} offset ${offset}`;

/** The square of the chord between a row and the centre of a circle. */
export const chordIn = (circle: CircleParameters): RawBuilder<number> => squaredChord(vectorOf(), circle);

/** The rows of these cells that lie within a circle and match all filters. */
export function rowsOfCells(cells: RawBuilder<unknown>, parameters: CircleParameters & FilterParameters): Condition {
  const conditions = [
    sql`cell = any (${cells})`,
    withinCircle(parameters),
    fixedRowConditions(parameters),
    ...Object.values(anyOfRowConditions(parameters)),
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
}
