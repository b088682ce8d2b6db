// Distances on the unit sphere: a chord's square needs no trigonometry per row and grows with the distance.

/** Mean radius of the earth in km (IUGG). */
export const EARTH_RADIUS_KM = 6371.0088;

/** Degrees; both within their usual ranges. */
export type Point = { lat: number; lon: number };
export type Vector = { x: number; y: number; z: number };
/** Edges in degrees, in the order of GeoJSON's bbox. */
export type Box = { west: number; south: number; east: number; north: number };

export const boxOf = ([west, south, east, north]: readonly [number, number, number, number]): Box => ({
  west,
  south,
  east,
  north,
});

const RADIANS = Math.PI / 180;
/** Keeps what lies on the border inside, whatever the last bit of a sine says: 1e-12 of 100 km is 0.1 µm. */
export const BORDER_TOLERANCE = 1e-12;

/** Where a point pierces the unit sphere; the same formula as the generated columns x, y and z. */
export const unitVector = ({ lat, lon }: Point): Vector => ({
  x: Math.cos(lat * RADIANS) * Math.cos(lon * RADIANS),
  y: Math.cos(lat * RADIANS) * Math.sin(lon * RADIANS),
  z: Math.sin(lat * RADIANS),
});

/** The square of the unit sphere's chord under an arc of so many km, border included (SR-20). */
export const chordLimit = (km: number): number =>
  (2 * Math.sin(Math.min(km / EARTH_RADIUS_KM, Math.PI) / 2)) ** 2 * (1 + BORDER_TOLERANCE);

/** Km along the surface for the square of a chord, to the metre. */
export const kmOfChord = (squared: number): number =>
  Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(squared) / 2)) * 1000) / 1000;

/** Km along the surface from one point to another, to the metre. */
export function kmBetween(one: Point, other: Point): number {
  const [a, b] = [unitVector(one), unitVector(other)];
  return kmOfChord((a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2);
}

const GERMANY: Box = { south: 47.2, north: 55.1, west: 5.8, east: 15.1 };

/** Whether a point may lie in Germany; the rest of its box is close enough for a check of what was looked up. */
export const isInGermany = ({ lat, lon }: Point): boolean =>
  lat >= GERMANY.south && lat <= GERMANY.north && lon >= GERMANY.west && lon <= GERMANY.east;

/** The smallest box of degrees that holds the circle; all longitudes where it touches a pole or the date line. */
export const boxAround = ({ lat, lon }: Point, km: number): Box => {
  const arc = (km / EARTH_RADIUS_KM) * (1 + 1e-9);
  const south = lat - arc / RADIANS;
  const north = lat + arc / RADIANS;
  const spread = Math.sin(arc) / Math.cos(lat * RADIANS);
  const reach = south <= -90 || north >= 90 || spread >= 1 ? Infinity : Math.asin(spread) / RADIANS;
  if (lon - reach < -180 || lon + reach > 180)
    return { west: -180, south: Math.max(-90, south), east: 180, north: Math.min(90, north) };
  return { west: lon - reach, south, east: lon + reach, north };
};
