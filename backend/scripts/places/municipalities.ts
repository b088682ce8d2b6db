import type { GeoTown, Sources } from './sources.ts';
import {
  distanceKm,
  groupBy,
  medianPosition,
  offset,
  postcodePositions,
  type Position,
  type Postcode,
} from './positions.ts';

/**
 * A town that a search can name. `ownPostcodes` is empty for a village without postcodes of its own; it shares those of
 * its municipality.
 */
export interface Place extends Position {
  name: string;
  state: string;
  population: number;
  ownPostcodes: Postcode[];
  firstPostcode: string;
}

/** If postcodes and a town of the same name are further apart than this, they are two different towns. */
const MATCH_KM = 38;

/** Postcodes with the same first digits are near each other; the longest prefix is tried first. */
const PREFIXES = [5, 4, 3, 2] as const;

/** A town above this size does not share its name, and its postcodes may belong to several regions. */
const LARGE_TOWN = 90_000;

/** A city has at least so many postcodes. */
const CITY_POSTCODES = 10;

const fold = (name: string): string =>
  name
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/\bsankt\b/g, 'st.')
    .replace(/\bbergstrasse\b/g, 'bergstr')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');

/** "Mülheim" and "Mülheim an der Ruhr", "Bad Saulgau" and "Saulgau" share this stem. */
const stem = (name: string): string =>
  fold(name)
    .replace(/^(bad|gemeinde|lutherstadt) /, '')
    .replace(
      /( (a\.|a\.d\.|am|an|im|in|bei|ob|vor|auf|unter|der|zu)(\b|(?<=\.)).*| \(.*|[-/].*| lutherstadt| i+$)/,
      '',
    );

/** Estimates the position of each postcode prefix from the unambiguous names. */
function prefixPositions({ towns, postcodes }: Sources): (zip: string) => Position | undefined {
  const byName = groupBy(towns, (town) => town.name);
  const samples = new Map<string, Position[]>();
  for (const [name, zips] of postcodes) {
    const candidates = byName.get(name) ?? [];
    const town = candidates[0];
    const regions = new Set(zips.map((zip) => zip.slice(0, 2))).size;
    if (!town || candidates.length > 1 || (regions > 1 && town.population < LARGE_TOWN)) continue;
    for (const zip of zips)
      for (const length of PREFIXES)
        samples.set(zip.slice(0, length), [...(samples.get(zip.slice(0, length)) ?? []), town]);
  }
  const middles = new Map(
    [...samples].map(([prefix, points]) => [prefix, { at: medianPosition(points), size: points.length }]),
  );
  return (zip) => {
    for (const [length, least] of [
      [4, 2],
      [3, 2],
      [3, 1],
      [2, 1],
    ] as const) {
      const middle = middles.get(zip.slice(0, length));
      if (middle?.at && middle.size >= least) return middle.at;
    }
    return undefined;
  };
}

interface Group {
  name: string;
  zips: string[];
  at: Position;
  town?: GeoTown;
}

/** Splits the postcodes of one name into the towns that share it. */
function groupsOf(name: string, zips: string[], whereIs: (zip: string) => Position | undefined): Group[] {
  const groups: (Group & { points: Position[] })[] = [];
  for (const zip of zips) {
    const at = whereIs(zip);
    if (!at) continue;
    const near = groups.find((group) => distanceKm(group.at, at) < MATCH_KM * 1.5);
    if (near) {
      near.zips.push(zip);
      near.points.push(at);
    } else groups.push({ name, zips: [zip], at, points: [at] });
  }
  // The first postcode of a city may be that of a place outside, such as the harbour of Bremen in Bremerhaven.
  return groups.map(({ points, ...group }) => ({
    ...group,
    at: (points.length >= CITY_POSTCODES && medianPosition(points)) || group.at,
  }));
}

/** The nearest unassigned town among the candidates; a seat of administration is preferred, then a larger town. */
function nearest(group: Group, candidates: readonly GeoTown[], taken: ReadonlySet<GeoTown>): GeoTown | undefined {
  const cost = (town: GeoTown): number =>
    distanceKm(group.at, town) - (town.isSeat ? 6 : 0) - Math.min(10, Math.log10(town.population + 1) * 2);
  return candidates
    .filter((town) => !taken.has(town) && distanceKm(group.at, town) < MATCH_KM)
    .sort((a, b) => cost(a) - cost(b))[0];
}

/** Assigns towns to groups in several rounds, from exact to similar names. */
function assignTowns(groups: Group[], towns: readonly GeoTown[]): Set<GeoTown> {
  const taken = new Set<GeoTown>();
  for (const key of [(name: string) => name, fold, stem]) {
    const byKey = groupBy(towns, (town) => key(town.name));
    const open = groups.filter((group) => !group.town).sort((a, b) => b.zips.length - a.zips.length);
    for (const group of open) {
      group.town = nearest(group, byKey.get(key(group.name)) ?? [], taken);
      if (group.town) taken.add(group.town);
    }
  }
  return taken;
}

/** A municipality too small for GeoNames gets the position of others with its postcode. */
function estimate(group: Group, known: ReadonlyMap<string, GeoTown[]>): { at: Position; state: string } {
  const nearest = (zip: string): GeoTown[] =>
    PREFIXES.map((length) => known.get(zip.slice(0, length))).find(Boolean) ?? [];
  const neighbours = group.zips.flatMap(nearest);
  const at = medianPosition(neighbours) ?? group.at;
  const direction = [...group.name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const states = groupBy(neighbours, (town) => town.state);
  const state = [...states].sort((a, b) => b[1].length - a[1].length)[0]?.[0] ?? '';
  return { at: offset(at, 1.5, direction), state };
}

function townsByPrefix(groups: readonly Group[]): Map<string, GeoTown[]> {
  const known = new Map<string, GeoTown[]>();
  for (const { zips, town } of groups) {
    if (!town) continue;
    for (const zip of zips)
      for (const length of PREFIXES)
        known.set(zip.slice(0, length), [...(known.get(zip.slice(0, length)) ?? []), town]);
  }
  return known;
}

/** Postcodes of the town's own regions come first, lowest number first; the region of a suburb comes last. */
function inTownOrder(zips: readonly string[]): string[] {
  const regions = groupBy(zips, (zip) => zip.slice(0, 2));
  const isBorder = (zip: string): number => ((regions.get(zip.slice(0, 2))?.length ?? 0) < zips.length / 5 ? 1 : 0);
  return [...zips].sort((a, b) => isBorder(a) - isBorder(b) || (a < b ? -1 : 1));
}

function placeOf(
  group: Group,
  known: ReadonlyMap<string, GeoTown[]>,
  locate: ReturnType<typeof postcodePositions>,
): Place {
  const { at, state } = group.town ? { at: group.town, state: group.town.state } : estimate(group, known);
  const population = group.town?.population ?? 0;
  const { lat, lon } = at;
  const zips = inTownOrder(group.zips);
  const ownPostcodes = locate({ lat, lon, zips });
  return { name: group.name, state, population, lat, lon, ownPostcodes, firstPostcode: zips[0] ?? '' };
}

/** Villages inside a municipality that people also search for, with the nearest postcode. */
function villages(
  towns: readonly GeoTown[],
  taken: ReadonlySet<GeoTown>,
  groups: readonly Group[],
  places: readonly Place[],
): Place[] {
  const home = new Map(groups.map((group, index) => [group.town?.municipality ?? '', places[index]]));
  return towns.flatMap((town): Place[] => {
    const parent = home.get(town.municipality);
    if (taken.has(town) || !parent || town.municipality === '') return [];
    const repeatsParent = stem(town.name) === stem(parent.name) || fold(town.name).startsWith(fold(parent.name));
    if (repeatsParent || /[/\d]/.test(town.name)) return [];
    const closest = [...parent.ownPostcodes].sort((a, b) => distanceKm(a, town) - distanceKm(b, town))[0];
    const { name, state, population, lat, lon } = town;
    // The source gives some villages the population of the whole district; no village is larger than its municipality.
    return [
      {
        name,
        state,
        population: Math.min(population, Math.round(parent.population / 2)),
        lat,
        lon,
        ownPostcodes: [],
        firstPostcode: closest?.zip ?? '',
      },
    ];
  });
}

/** Merges both sources into one list of places, largest first. */
export function matchMunicipalities(sources: Sources): Place[] {
  const whereIs = prefixPositions(sources);
  const groups = [...sources.postcodes].flatMap(([name, zips]) => groupsOf(name, zips, whereIs));
  const taken = assignTowns(groups, sources.towns);
  const known = townsByPrefix(groups);
  const located = groups.flatMap(({ town, zips }) => (town ? [{ lat: town.lat, lon: town.lon, zips }] : []));
  const locate = postcodePositions(sources.stations, located);
  const municipalities = groups.map((group) => placeOf(group, known, locate));
  const all = [...municipalities, ...villages(sources.towns, taken, groups, municipalities)];
  return all.sort(
    (a, b) =>
      b.population - a.population || a.name.localeCompare(b.name, 'de') || (a.firstPostcode < b.firstPostcode ? -1 : 1),
  );
}
