import { sql } from 'kysely';

/** West, south, east, north; null without a hit. */
export type Bounds = [number, number, number, number] | null;

/** The box around all rows of a query, as an array. */
export const boundsOfRows = sql<Bounds>`case when count(*) > 0 then array[min(lon), min(lat), max(lon), max(lat)] end`;
