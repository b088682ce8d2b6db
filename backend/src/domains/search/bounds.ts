import { sql, type RawBuilder } from 'kysely';
import { boxAround, overlap, type Box, type Point } from '../../platform/geo/distance';

/** West, south, east, north; null without a hit. */
export type Bounds = [number, number, number, number] | null;

/** The bounding box of the rows that have a position and meet a condition. */
export function boundsWhere(condition?: RawBuilder<unknown>): RawBuilder<Bounds> {
  const hit = condition ? sql`filter (where ${condition})` : sql``;
  return sql`case when count(lat) ${hit} > 0
    then array[min(lon) ${hit}, min(lat) ${hit}, max(lon) ${hit}, max(lat) ${hit}] end`;
}

interface Circle {
  centre: Point;
  radiusKm: number;
}

/** The area in which a search within a circle has hits in a box; undefined for all of Germany. */
export function areaOf(circle: Circle | null, box: Box | null): Box | undefined {
  const around = circle ? boxAround(circle.centre, circle.radiusKm) : undefined;
  return around && box ? overlap(box, around) : (around ?? box ?? undefined);
}
