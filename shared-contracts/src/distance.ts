import { EARTH_RADIUS_KM } from './constants';

// Distances on the unit sphere: the square of a chord needs no trigonometry per row and grows with the distance.

/** In degrees. */
export interface Degrees {
  lat: number;
  lon: number;
}
export type Vector = ReturnType<typeof unitVector>;

const RADIANS = Math.PI / 180;

/** The length of a degree of latitude. */
export const KM_PER_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180;

/** The point on the unit sphere; the same formula as the generated columns x, y and z. */
export const unitVector = ({ lat, lon }: Degrees) => ({
  x: Math.cos(lat * RADIANS) * Math.cos(lon * RADIANS),
  y: Math.cos(lat * RADIANS) * Math.sin(lon * RADIANS),
  z: Math.sin(lat * RADIANS),
});

/** Km along the surface for the square of a chord, accurate to a metre. */
export const kmOfChord = (squared: number): number =>
  Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(squared) / 2)) * 1000) / 1000;

/** Km along the surface between two points, accurate to a metre. */
export function kmBetween(one: Degrees, other: Degrees): number {
  const [a, b] = [unitVector(one), unitVector(other)];
  return kmOfChord((a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2);
}
