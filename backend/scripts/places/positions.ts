/** A point in degrees. */
export interface Position {
  lat: number;
  lon: number;
}

/** At the equator, 0.1 per cent more than in `@care/contracts/distance`. The committed places were derived with it. */
const KM_PER_DEGREE = 111.32;

/** Kilometres between two points, accurate for short distances. */
export function distanceKm(a: Position, b: Position): number {
  const north = (a.lat - b.lat) * KM_PER_DEGREE;
  const east = (a.lon - b.lon) * KM_PER_DEGREE * Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** Radius in km of the disc that a town covers. */
const townRadiusKm = (population: number): number => Math.max(1.2, 0.0095 * Math.sqrt(population));

/** A point that lies `km` away from the centre in the given direction (radians). */
export function offset(centre: Position, km: number, direction: number): Position {
  const lat = centre.lat + (km * Math.sin(direction)) / KM_PER_DEGREE;
  const lon = centre.lon + (km * Math.cos(direction)) / (KM_PER_DEGREE * Math.cos((centre.lat * Math.PI) / 180));
  return { lat, lon };
}

/** Bounding box `[west, south, east, north]` of a town. */
export function boundsOf(centre: Position, population: number): [number, number, number, number] {
  const radius = townRadiusKm(population);
  const south = offset(centre, radius, -Math.PI / 2).lat;
  const north = offset(centre, radius, Math.PI / 2).lat;
  return [offset(centre, radius, Math.PI).lon, south, offset(centre, radius, 0).lon, north];
}

/** The median of several points, which one distant point does not change much. */
export function medianPosition(points: readonly Position[]): Position | undefined {
  if (points.length === 0) return undefined;
  const middle = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return { lat: middle(points.map((point) => point.lat)), lon: middle(points.map((point) => point.lon)) };
}

/** The weighted middle of several points near each other. */
export function middlePosition(points: readonly (Position & { weight: number })[]): Position | undefined {
  if (points.length === 0) return undefined;
  const total = points.reduce((sum, { weight }) => sum + weight, 0);
  const middle = (valueOf: (point: Position) => number): number =>
    points.reduce((sum, point) => sum + valueOf(point) * point.weight, 0) / total;
  return { lat: middle(({ lat }) => lat), lon: middle(({ lon }) => lon) };
}

/** Groups by key (Map.groupBy needs a newer Node than 20). */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
