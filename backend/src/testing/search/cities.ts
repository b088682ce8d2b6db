import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { insertRows } from '../rows';

const box = { west: 0, south: 0, east: 0, north: 0 };
const RHINE = { state: 'Nordrhein-Westfalen', ...box } as const;

/** Places for searches in tests; two of them are so near that their circles overlap. */
export const CITIES = [
  { ...RHINE, slug: 'köln', name: 'Köln', population: 1_000_000, first_zip: '50667', lat: 50.9333, lon: 6.95 },
  { ...RHINE, slug: 'bonn', name: 'Bonn', population: 330_000, first_zip: '53111', lat: 50.7343, lon: 7.0955 },
  {
    slug: 'flensburg',
    name: 'Flensburg',
    state: 'Schleswig-Holstein',
    population: 90_000,
    first_zip: '24937',
    lat: 54.7818,
    lon: 9.4368,
    ...box,
  },
] as const;

export async function insertCities(db: Kysely<Database>): Promise<void> {
  await insertRows(db, 'place', [...CITIES]);
}

/** Inserts rows in parts, because one statement has a maximum number of values. */
export async function insertInParts<Row>(rows: readonly Row[], insert: (part: Row[]) => Promise<unknown>) {
  const PART = 500;
  for (let start = 0; start < rows.length; start += PART) await insert(rows.slice(start, start + PART));
}
