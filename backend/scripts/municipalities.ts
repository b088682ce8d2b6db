/** A point in degrees. */
interface Position {
  lat: number;
  lon: number;
}

type Postcode = Position & { zip: string };

/** A town of GeoNames, reduced to what the files need. */
export interface GeoTown extends Position {
  name: string;
  state: string;
  population: number;
  /** Official municipality key (AGS); a village has that of its municipality. */
  municipality: string;
}

export interface Sources {
  towns: GeoTown[];
  /** By the name of the municipality, as OpenStreetMap spells it. */
  postcodes: Map<string, string[]>;
  /** Railway stations by the postcode of their address. */
  stations: Map<string, Position[]>;
}

/**
 * A town that a search can name. `ownPostcodes` is empty for a village without postcodes of its own; it shares those of
 * its municipality.
 */
export type Place = Omit<GeoTown, 'municipality'> & { ownPostcodes: Postcode[]; firstPostcode: string };

/** Postcodes of one name that lie near each other, and the town that they belong to. */
interface Group {
  name: string;
  zips: string[];
  points: Position[];
  at: Position;
  town?: GeoTown;
}

/** If postcodes and a town of the same name are further apart than this, they are two different towns. */
const MATCH_KM = 38;
/** Postcodes with the same first digits are near each other; the longest prefix is tried first. */
const PREFIXES = [5, 4, 3, 2] as const;
/** A town above this size does not share its name, and its postcodes may belong to several regions. */
const LARGE_TOWN = 90_000;
/** A city has at least so many postcodes. */
const CITY_POSTCODES = 10;
/** The town's centre counts like a postcode whose number is this far away. */
const CENTRE_AT = 10;
/** At the equator, 0.1 per cent more than in `@care/contracts/distance`. The committed places were derived with it. */
const KM_PER_DEGREE = 111.32;

/** Kilometres between two points, accurate for short distances. */
const distanceKm = (a: Position, b: Position): number =>
  Math.hypot(
    (a.lat - b.lat) * KM_PER_DEGREE,
    (a.lon - b.lon) * KM_PER_DEGREE * Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180),
  );

/** A point that lies `km` away from the centre in the given direction (radians). */
const offset = ({ lat, lon }: Position, km: number, direction: number): Position => ({
  lat: lat + (km * Math.sin(direction)) / KM_PER_DEGREE,
  lon: lon + (km * Math.cos(direction)) / (KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180)),
});

/** Bounding box `[west, south, east, north]` of the disc that a town of this size covers. */
export function boundsOf(town: Pick<Place, 'lat' | 'lon' | 'population'>): [number, number, number, number] {
  const to = (direction: number) => offset(town, Math.max(1.2, 0.0095 * Math.sqrt(town.population)), direction);
  return [to(Math.PI).lon, to(-Math.PI / 2).lat, to(0).lon, to(Math.PI / 2).lat];
}

/** The median of several points, which one distant point does not change much. */
function medianPosition(points: readonly Position[]): Position | undefined {
  if (points.length === 0) return undefined;
  const middle = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return { lat: middle(points.map((point) => point.lat)), lon: middle(points.map((point) => point.lon)) };
}

/** The weighted middle of several points near each other. */
function middlePosition(points: readonly (Position & { weight: number })[]): Position | undefined {
  if (points.length === 0) return undefined;
  const total = points.reduce((sum, { weight }) => sum + weight, 0);
  const middle = (axis: keyof Position) => points.reduce((sum, point) => sum + point[axis] * point.weight, 0) / total;
  return { lat: middle('lat'), lon: middle('lon') };
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

/** The towns of postcodes by every prefix of the postcodes. */
const byPrefix = (located: readonly { zips: readonly string[]; town: GeoTown }[]) =>
  groupBy(
    located.flatMap(({ zips, town }) =>
      zips.flatMap((zip) => PREFIXES.map((length) => ({ ...town, prefix: zip.slice(0, length) }))),
    ),
    ({ prefix }) => prefix,
  );

/** Estimates the position of each postcode prefix from the unambiguous names. */
function prefixPositions({ towns, postcodes }: Sources): (zip: string) => Position | undefined {
  const byName = groupBy(towns, (town) => town.name);
  const samples = byPrefix(
    [...postcodes].flatMap(([name, zips]) => {
      const [town, ...others] = byName.get(name) ?? [];
      const regions = new Set(zips.map((zip) => zip.slice(0, 2))).size;
      const isAmbiguous = others.length > 0 || (regions > 1 && town && town.population < LARGE_TOWN);
      return town && !isAmbiguous ? [{ zips, town }] : [];
    }),
  );
  const middles = new Map(
    [...samples].map(([prefix, points]) => [prefix, { at: medianPosition(points), size: points.length }]),
  );
  return (zip) => {
    const find = (length: number, least: number) => {
      const middle = middles.get(zip.slice(0, length));
      return middle && middle.size >= least ? middle.at : undefined;
    };
    return find(4, 2) ?? find(3, 2) ?? find(2, 1);
  };
}

/** Splits the postcodes of one name into the towns that share it. */
function groupsOf(name: string, zips: string[], whereIs: (zip: string) => Position | undefined): Group[] {
  const groups: Group[] = [];
  for (const zip of zips) {
    const at = whereIs(zip);
    if (!at) continue;
    const near = groups.find((group) => distanceKm(group.at, at) < MATCH_KM * 1.5);
    near?.zips.push(zip);
    near?.points.push(at);
    if (!near) groups.push({ name, zips: [zip], points: [at], at });
  }
  // The first postcode of a city may be that of a place outside, such as the harbour of Bremen in Bremerhaven.
  for (const group of groups)
    if (group.points.length >= CITY_POSTCODES) group.at = medianPosition(group.points) ?? group.at;
  return groups;
}

const fold = (name: string): string =>
  name
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/\bsankt\b/g, 'st.')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');

const ADDITION = /( (a\.|a\.d\.|am|an|im|in|bei|ob|vor|auf|unter|der|zu)(\b|(?<=\.)).*| \(.*|[-/].*| lutherstadt| i+$)/;

/** "Mülheim" and "Mülheim an der Ruhr", "Bad Saulgau" and "Saulgau" share this stem. */
const stem = (name: string): string =>
  fold(name)
    .replace(/^(bad|gemeinde|lutherstadt) /, '')
    .replace(ADDITION, '');

/** The nearest unassigned town among the candidates. */
const nearest = (group: Group, candidates: readonly GeoTown[], taken: ReadonlySet<GeoTown>): GeoTown | undefined =>
  candidates
    .filter((town) => !taken.has(town) && distanceKm(group.at, town) < MATCH_KM)
    .sort((a, b) => distanceKm(group.at, a) - distanceKm(group.at, b))[0];

/** Assigns towns to groups in two rounds: by exact names, then by similar ones. */
function assignTowns(groups: readonly Group[], towns: readonly GeoTown[]): Set<GeoTown> {
  const taken = new Set<GeoTown>();
  for (const key of [(name: string) => name, stem]) {
    const byKey = groupBy(towns, (town) => key(town.name));
    for (const group of groups.filter(({ town }) => !town).sort((a, b) => b.zips.length - a.zips.length)) {
      const town = nearest(group, byKey.get(key(group.name)) ?? [], taken);
      if (town) taken.add((group.town = town));
    }
  }
  return taken;
}

type Located = Group & { town: GeoTown };

/** A municipality too small for GeoNames gets the position of others with its postcode. */
function estimate({ name, zips, at }: Group, known: ReadonlyMap<string, GeoTown[]>) {
  const neighbours = zips.flatMap(
    (zip) => PREFIXES.map((length) => known.get(zip.slice(0, length))).find(Boolean) ?? [],
  );
  const direction = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const states = [...groupBy(neighbours, (town) => town.state)].sort((a, b) => b[1].length - a[1].length);
  const position = offset(medianPosition(neighbours) ?? at, 1.5, direction);
  return { ...position, state: states[0]?.[0] ?? '', population: 0 };
}

/** Postcodes of the town's own regions come first, lowest number first; the region of a suburb comes last. */
function inTownOrder(zips: readonly string[]): string[] {
  const regions = groupBy(zips, (zip) => zip.slice(0, 2));
  const isBorder = (zip: string): number => ((regions.get(zip.slice(0, 2))?.length ?? 0) < zips.length / 5 ? 1 : 0);
  return [...zips].sort((a, b) => isBorder(a) - isBorder(b) || (a < b ? -1 : 1));
}

/**
 * Positions of postcodes, from railway stations with an address and from towns with a single postcode. In a town with
 * several postcodes, one without a station lies between the located ones, near those with a similar number, because
 * Deutsche Post numbered neighbours one after the other.
 */
function postcodePositions(stations: Sources['stations'], located: readonly Located[]) {
  const single = groupBy(
    located.filter(({ zips }) => zips.length === 1),
    ({ zips }) => zips[0] ?? '',
  );
  const positionOf = (zip: string): Position | undefined =>
    middlePosition((stations.get(zip) ?? []).map((at) => ({ ...at, weight: 1 }))) ??
    medianPosition((single.get(zip) ?? []).map(({ town }) => town));
  return ({ lat, lon }: Position, zips: readonly string[]): Postcode[] => {
    if (zips.length === 1) return zips.map((zip) => ({ zip, lat, lon }));
    const known = zips.map((zip) => ({ zip, at: positionOf(zip) }));
    return known.map(({ zip, at }) => {
      const others = known.flatMap((other) =>
        other.at ? [{ ...other.at, weight: 1 / Math.abs(Number(other.zip) - Number(zip)) }] : [],
      );
      const centre = { lat, lon, weight: 1 / CENTRE_AT };
      return { zip, ...(at ?? middlePosition([...others, centre]) ?? centre) };
    });
  };
}

/** Villages inside a municipality that people also search for, with the nearest postcode. */
function villageOf(town: GeoTown, parent: Place | undefined): Place[] {
  if (!parent) return [];
  const repeatsParent = stem(town.name) === stem(parent.name) || fold(town.name).startsWith(fold(parent.name));
  if (repeatsParent) return [];
  const [closest] = [...parent.ownPostcodes].sort((a, b) => distanceKm(a, town) - distanceKm(b, town));
  // The source gives some villages the population of the whole district; no village is larger than its municipality.
  const population = Math.min(town.population, Math.round(parent.population / 2));
  return [{ ...town, population, ownPostcodes: [], firstPostcode: closest?.zip ?? '' }];
}

/** Merges the sources into one list of places, largest first. */
export function matchMunicipalities(sources: Sources): Place[] {
  const whereIs = prefixPositions(sources);
  const groups = [...sources.postcodes].flatMap(([name, zips]) => groupsOf(name, zips, whereIs));
  const taken = assignTowns(groups, sources.towns);
  const located = groups.filter((group): group is Located => group.town !== undefined);
  const known = byPrefix(located);
  const locate = postcodePositions(sources.stations, located);
  const municipalities = groups.map((group): Place => {
    const { lat, lon, state, population } = group.town ?? estimate(group, known);
    const zips = inTownOrder(group.zips);
    const ownPostcodes = locate({ lat, lon }, zips);
    return { name: group.name, state, population, lat, lon, ownPostcodes, firstPostcode: zips[0] ?? '' };
  });
  const homes = new Map(groups.map(({ town }, index) => [town?.municipality ?? '', municipalities[index]]));
  const villages = sources.towns.flatMap((town) =>
    taken.has(town) ? [] : villageOf(town, homes.get(town.municipality)),
  );
  return [...municipalities, ...villages].sort(
    (a, b) => b.population - a.population || a.name.localeCompare(b.name, 'de'),
  );
}
