import fc from 'fast-check';
import { CITIES } from './cities';
import type { LatLon } from './sphere';

export type Box = [west: number, south: number, east: number, north: number];

/** The parameters of a search, named as those of the API; the centre is a city or a point. */
export function paramsOf({ centre, ...filters }: { centre?: LatLon }, more: object = {}): URLSearchParams {
  const city = CITIES.find((one) => one === centre);
  const given = Object.entries({ ...(city ? { city_slug: city.slug } : centre), ...filters, ...more });
  return new URLSearchParams(given.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
}

/** Mostly no value, so that searches with several filters still have results. */
export const seldom = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });

export const points: fc.Arbitrary<LatLon> = fc.record({ lat: degrees(50, 55), lon: degrees(6, 10) });

export const boxes: fc.Arbitrary<Box> = fc
  .tuple(points, degrees(0, 3), degrees(0, 2))
  .map(([{ lat, lon }, width, height]): Box => [lon, lat, lon + width, lat + height]);

/** The smallest box around all points; null without any. */
export function boundsOf(all: readonly LatLon[]): Box | null {
  if (all.length === 0) return null;
  const [lats, lons] = [all.map(({ lat }) => lat), all.map(({ lon }) => lon)];
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}

/** How many hits the markers of a map stand for. */
export const hitsOf = (features: readonly { properties: object }[]): number =>
  features.reduce((sum, { properties }) => sum + ('count' in properties ? Number(properties.count) : 1), 0);
