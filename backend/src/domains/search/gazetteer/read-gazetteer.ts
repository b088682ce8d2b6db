import { readFileSync } from 'node:fs';
import path from 'node:path';
import { backendHome } from '../../../platform/process/paths';

/** Cells of one CSV line. scripts/derive-places.ts writes both files and quotes cells only if necessary. */
function cells(line: string): string[] {
  if (!line.includes('"')) return line.split(',');
  return [...line.matchAll(/("((?:[^"]|"")*)"|[^,]*)(?:,|$)/g)].map(([, plain, quoted]) =>
    quoted === undefined ? (plain ?? '') : quoted.replace(/""/g, '"'),
  );
}

function rowsOf(file: string): string[][] {
  const text = readFileSync(path.join(backendHome(), 'data', file), 'utf8');
  return text.trimEnd().split('\n').slice(1).map(cells);
}

function placeOf(row: string[]) {
  const [slug = '', name = '', state = '', population, firstZip = '', ...numbers] = row;
  const [lat = 0, lon = 0, west = 0, south = 0, east = 0, north = 0] = numbers.map(Number);
  const size = Number(population);
  /** With their positions (data/README.md); none for a village that shares the postcodes of its municipality. */
  const postcodes: { zip: string; lat: number; lon: number }[] = [];
  return { slug, name, state, population: size, firstZip, lat, lon, west, south, east, north, postcodes };
}

/** A German town or village that a search can name. */
export type GazetteerPlace = ReturnType<typeof placeOf>;

/** All places, largest first, each with its postcodes. */
export function readGazetteer(): GazetteerPlace[] {
  const places = rowsOf('places.csv').map(placeOf);
  const bySlug = new Map(places.map((place) => [place.slug, place]));
  for (const [zip = '', slug = '', lat, lon] of rowsOf('postcodes.csv'))
    bySlug.get(slug)?.postcodes.push({ zip, lat: Number(lat), lon: Number(lon) });
  return places;
}
