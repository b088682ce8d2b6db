import { EARTH_RADIUS_KM } from '@care/contracts/constants';
import { sql, type RawBuilder } from 'kysely';
import { BORDER_TOLERANCE, boxAround, chordLimit, unitVector, type Box, type Point, type Vector } from './distance';

type Condition = RawBuilder<boolean>;
type Axes = Record<keyof Vector, number | RawBuilder<unknown>>;

/** The unit vector of a row, from its generated columns; without a table that of the only table in scope. */
export function vectorOf(table?: string): Axes {
  const column = (axis: keyof Vector) => sql.ref(table ? `${table}.${axis}` : axis);
  return { x: column('x'), y: column('y'), z: column('z') };
}

/** The unit vector of a place in degrees. */
export const vectorAt = (lat: RawBuilder<unknown>, lon: RawBuilder<unknown>): Axes => ({
  x: sql`cosd(${lat}) * cosd(${lon})`,
  y: sql`cosd(${lat}) * sind(${lon})`,
  z: sql`sind(${lat})`,
});

/** The square of the chord between two unit vectors. Written as products, because `^ 2` is slower. */
export const squaredChord = (one: Axes, other: Axes): RawBuilder<number> =>
  sql`((${one.x} - ${other.x}) * (${one.x} - ${other.x}) + (${one.y} - ${other.y}) * (${one.y} - ${other.y})
    + (${one.z} - ${other.z}) * (${one.z} - ${other.z}))`;

/** The square of the chord between a row of the present table and a point. */
export const chordTo = (point: Point): RawBuilder<number> => squaredChord(vectorOf(), unitVector(point));

/** `chordLimit` for a column that holds a radius in km. */
export const chordLimitOf = (radius: RawBuilder<unknown>): RawBuilder<number> =>
  sql`4 * power(sin(${radius} / ${2 * EARTH_RADIUS_KM}::float8), 2) * ${1 + BORDER_TOLERANCE}::float8`;

/** Whether a row lies in the box. If west is greater than east, the box crosses the date line. */
export function insideBox({ west, south, east, north }: Box): Condition {
  const longitude = west <= east ? sql`lon between ${west} and ${east}` : sql`(lon >= ${west} or lon <= ${east})`;
  return sql`lat between ${south} and ${north} and ${longitude}`;
}

/** The box first, because the index supports it, then the exact circle including its border (SR-20). */
export const insideCircle = (centre: Point, radiusKm: number): Condition =>
  sql`${insideBox(boxAround(centre, radiusKm))} and ${chordTo(centre)} <= ${chordLimit(radiusKm)}`;
