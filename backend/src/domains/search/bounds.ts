import { sql, type RawBuilder } from 'kysely';

/** West, south, east, north; null without a hit. */
export type Bounds = [number, number, number, number] | null;

/** The bounding box of all rows of a query, as an array. */
export const boundsOfRows = sql<Bounds>`case when count(*) > 0 then array[min(lon), min(lat), max(lon), max(lat)] end`;

/** The bounding box of the rows that meet a condition. */
export function boundsWhere(condition: RawBuilder<unknown>): RawBuilder<Bounds> {
  const hit = sql`filter (where ${condition})`;
  return sql`case when count(*) ${hit} > 0
    then array[min(lon) ${hit}, min(lat) ${hit}, max(lon) ${hit}, max(lat) ${hit}] end`;
}
