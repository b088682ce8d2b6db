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
function middlePosition(points: readonly (Position & { weight: number })[]): Position | undefined {
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

export interface Postcode extends Position {
  zip: string;
}

interface Town extends Position {
  zips: readonly string[];
}

/** The town's centre counts like a postcode whose number is this far away. */
const CENTRE_AT = 10;

/**
 * Positions of postcodes, from railway stations with an address and from towns with a single postcode. In a town with
 * several postcodes, one without a station lies between the located ones, near those with a similar number, because
 * Deutsche Post numbered neighbours one after the other.
 */
export function postcodePositions(
  stations: ReadonlyMap<string, readonly Position[]>,
  towns: readonly Town[],
): (town: Town) => Postcode[] {
  const single = groupBy(
    towns.filter(({ zips }) => zips.length === 1),
    ({ zips }) => zips[0] ?? '',
  );
  const located = (zip: string): Position | undefined =>
    middlePosition((stations.get(zip) ?? []).map((at) => ({ ...at, weight: 1 }))) ??
    medianPosition(single.get(zip) ?? []);
  return ({ lat, lon, zips }) => {
    if (zips.length === 1) return zips.map((zip) => ({ zip, lat, lon }));
    const known = zips.flatMap((zip) => ({ zip, at: located(zip) }));
    return known.map(({ zip, at }) => {
      const others = known.flatMap((other) =>
        other.at ? [{ ...other.at, weight: 1 / Math.abs(Number(other.zip) - Number(zip)) }] : [],
      );
      const centre = { lat, lon, weight: 1 / CENTRE_AT };
      return { zip, ...(at ?? middlePosition([...others, centre]) ?? centre) };
    });
  };
}
