// Distances on the unit sphere: the square of a chord needs no trigonometry per row and grows with the distance.

/** Mean radius of the earth in km (IUGG). */
export const EARTH_RADIUS_KM = 6371.0088;

/** In degrees. */
export interface Point {
  lat: number;
  lon: number;
}
export interface Vector {
  x: number;
  y: number;
  z: number;
}
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

/** The point on the unit sphere; the same formula as the generated columns x, y and z. */
export const unitVector = ({ lat, lon }: Point): Vector => ({
  x: Math.cos(lat * RADIANS) * Math.cos(lon * RADIANS),
  y: Math.cos(lat * RADIANS) * Math.sin(lon * RADIANS),
  z: Math.sin(lat * RADIANS),
});

/** The square of the chord for an arc of this many km, border included (SR-20). */
export const chordLimit = (km: number): number =>
  (2 * Math.sin(Math.min(km / EARTH_RADIUS_KM, Math.PI) / 2)) ** 2 * (1 + BORDER_TOLERANCE);

/** Km along the surface for the square of a chord, accurate to a metre. */
export const kmOfChord = (squared: number): number =>
  Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(squared) / 2)) * 1000) / 1000;

/** Km along the surface between two points, accurate to a metre. */
export function kmBetween(one: Point, other: Point): number {
  const [a, b] = [unitVector(one), unitVector(other)];
  return kmOfChord((a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2);
}

const GERMANY: Box = { south: 47.2, north: 55.1, west: 5.8, east: 15.1 };

/** Whether a point may lie in Germany, by its bounding box; this is accurate enough to check lookup results. */
export const isInGermany = ({ lat, lon }: Point): boolean =>
  lat >= GERMANY.south && lat <= GERMANY.north && lon >= GERMANY.west && lon <= GERMANY.east;

/** The smallest box that contains the circle; all longitudes if the circle includes a pole or crosses the date line. */
export function boxAround({ lat, lon }: Point, km: number): Box {
  const arc = (km / EARTH_RADIUS_KM) * (1 + 1e-9);
  const south = lat - arc / RADIANS;
  const north = lat + arc / RADIANS;
  const spread = Math.sin(arc) / Math.cos(lat * RADIANS);
  const reach = south <= -90 || north >= 90 || spread >= 1 ? Infinity : Math.asin(spread) / RADIANS;
  if (lon - reach < -180 || lon + reach > 180)
    return { west: -180, south: Math.max(-90, south), east: 180, north: Math.min(90, north) };
  return { west: lon - reach, south, east: lon + reach, north };
}
