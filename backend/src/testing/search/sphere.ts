import { RADIUS_OPTIONS } from '@care/contracts/constants';
import type { Random } from './random';

// Textbook spherical trigonometry, independent of the code under test.

export interface LatLon {
  lat: number;
  lon: number;
}

const EARTH_KM = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

function haversine(a: LatLon, b: LatLon): number {
  const dLat = radians(b.lat - a.lat);
  const dLon = radians(b.lon - a.lon);
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(h));
}

const known = new WeakMap<LatLon, WeakMap<LatLon, number>>();

/** Kilometres by the haversine formula, cached for every pair because sorting needs them repeatedly. */
export function distanceKm(a: LatLon, b: LatLon): number {
  const fromA = known.get(a) ?? new WeakMap<LatLon, number>();
  known.set(a, fromA);
  const km = fromA.get(b) ?? haversine(a, b);
  fromA.set(b, km);
  return km;
}

/** Within the radius, border included, with a tolerance of a millimetre for rounding. */
export const within = (a: LatLon, b: LatLon, km: number): boolean => distanceKm(a, b) <= km + 1e-6;

/** The point this many km away in a direction (degrees from north). */
export function travel(from: LatLon, km: number, bearing: number): LatLon {
  const arc = km / EARTH_KM;
  const [lat, lon, course] = [radians(from.lat), radians(from.lon), radians(bearing)];
  const sin = Math.sin(lat) * Math.cos(arc) + Math.cos(lat) * Math.sin(arc) * Math.cos(course);
  const dLon = Math.atan2(Math.sin(course) * Math.sin(arc) * Math.cos(lat), Math.cos(arc) - Math.sin(lat) * sin);
  return { lat: degrees(Math.asin(sin)), lon: degrees(lon + dLon) };
}

const METRE = 0.001;

/** Points on each radius around each centre, and a metre inside and outside of it. */
export const borderPoints = (centres: readonly LatLon[]): LatLon[] =>
  centres.flatMap((centre, c) =>
    RADIUS_OPTIONS.flatMap((radius, r) =>
      [0, -METRE, METRE].map((offset, o) => travel(centre, radius + offset, 40 * c + 100 * r + 25 * o)),
    ),
  );

/** A random point up to 130 km from one of the centres, often near it. */
export const randomPoint = (random: Random, centres: readonly LatLon[]): LatLon =>
  travel(random.pick(centres), 130 * random.next() ** 2, 360 * random.next());
