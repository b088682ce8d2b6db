/**
 * Where a postcode lies. A postcode of its own town lies at the town's centre. A town with several postcodes gets them
 * laid out from the centre outwards along a spiral, in numeric order, over a disc as large as its population suggests:
 * neighbours in number are neighbours on the ground, the lowest number lies in the centre, as German postcodes mostly do.
 * The result is right to a few kilometres, enough for a search by distance and never shown as an address.
 */
export interface Position {
  lat: number;
  lon: number;
}

const KM_PER_DEGREE = 111.32;

/** Kilometres between two points, good for the short distances used here. */
export function distanceKm(a: Position, b: Position): number {
  const north = (a.lat - b.lat) * KM_PER_DEGREE;
  const east = (a.lon - b.lon) * KM_PER_DEGREE * Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** Radius in km of the disc that a town covers. */
export const townRadiusKm = (population: number): number => Math.max(1.2, 0.0095 * Math.sqrt(population));

/** A point that lies `km` away from the centre in the given direction (radians). */
export function offset(centre: Position, km: number, direction: number): Position {
  const lat = centre.lat + (km * Math.sin(direction)) / KM_PER_DEGREE;
  const lon = centre.lon + (km * Math.cos(direction)) / (KM_PER_DEGREE * Math.cos((centre.lat * Math.PI) / 180));
  return { lat, lon };
}

/** Positions of `count` postcodes of one town, in numeric order. */
export function spiral(centre: Position, population: number, count: number): Position[] {
  const radius = townRadiusKm(population) * 0.85;
  const turns = Math.sqrt(count) / 2;
  return Array.from({ length: count }, (_, index) => {
    const share = count === 1 ? 0 : Math.sqrt(index / (count - 1));
    return offset(centre, radius * share, share * turns * 2 * Math.PI);
  });
}

/** Bounding box `[west, south, east, north]` of a town. */
export function boundsOf(centre: Position, population: number): [number, number, number, number] {
  const radius = townRadiusKm(population);
  const south = offset(centre, radius, -Math.PI / 2).lat;
  const north = offset(centre, radius, Math.PI / 2).lat;
  return [offset(centre, radius, Math.PI).lon, south, offset(centre, radius, 0).lon, north];
}

/** The middle of several points, robust against a single far one. */
export function medianPosition(points: readonly Position[]): Position | undefined {
  if (points.length === 0) return undefined;
  const middle = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return { lat: middle(points.map((point) => point.lat)), lon: middle(points.map((point) => point.lon)) };
}

/** Groups by key (Map.groupBy needs a newer Node than the project's floor). */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
