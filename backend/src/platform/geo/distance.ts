import { EARTH_RADIUS_KM } from '@care/contracts/constants';
import type { Degrees } from '@care/contracts/distance';

export { kmBetween, kmOfChord, unitVector, type Degrees as Point, type Vector } from '@care/contracts/distance';

/** Edges in degrees, in the order of GeoJSON's bbox. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

export const boxOf = ([west, south, east, north]: readonly [number, number, number, number]): Box => ({
  west,
  south,
  east,
  north,
});

const RADIANS = Math.PI / 180;
/** Includes points on the border despite rounding errors: 1e-12 of 100 km is 0.1 µm. */
export const BORDER_TOLERANCE = 1e-12;

/** The square of the chord for an arc of this many km, border included (SR-20). */
export const chordLimit = (km: number): number =>
  (2 * Math.sin(Math.min(km / EARTH_RADIUS_KM, Math.PI) / 2)) ** 2 * (1 + BORDER_TOLERANCE);

export const GERMANY: Box = { south: 47.2, north: 55.1, west: 5.8, east: 15.1 };

/** The part of a box that lies in another one, undefined if they do not meet. `east` may be beyond the date line. */
export function overlap(one: Box, other: Box): Box | undefined {
  const inside: Box = {
    west: Math.max(one.west, other.west),
    south: Math.max(one.south, other.south),
    east: Math.min(one.west <= one.east ? one.east : Infinity, other.east),
    north: Math.min(one.north, other.north),
  };
  return inside.west <= inside.east && inside.south <= inside.north ? inside : undefined;
}

/** Whether a point may lie in Germany, by its bounding box; this is accurate enough to check lookup results. */
export const isInGermany = ({ lat, lon }: Degrees): boolean =>
  lat >= GERMANY.south && lat <= GERMANY.north && lon >= GERMANY.west && lon <= GERMANY.east;

/** The smallest box that contains the circle; all longitudes if the circle includes a pole or crosses the date line. */
export function boxAround({ lat, lon }: Degrees, km: number): Box {
  const arc = (km / EARTH_RADIUS_KM) * (1 + 1e-9);
  const south = lat - arc / RADIANS;
  const north = lat + arc / RADIANS;
  const spread = Math.sin(arc) / Math.cos(lat * RADIANS);
  const reach = south <= -90 || north >= 90 || spread >= 1 ? Infinity : Math.asin(spread) / RADIANS;
  if (lon - reach < -180 || lon + reach > 180)
    return { west: -180, south: Math.max(-90, south), east: 180, north: Math.min(90, north) };
  return { west: lon - reach, south, east: lon + reach, north };
}
