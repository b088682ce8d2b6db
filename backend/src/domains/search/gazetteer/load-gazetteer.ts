import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { copyRows } from '../../../platform/database/copy-rows';
import { backendHome } from '../../../platform/process/paths';

const MARK = 'gazetteer';
/** Raise this number when the files in data/ change; the next start then loads them again. */
const VERSION = 3;

const placeColumns = [
  ...(['slug', 'name', 'state', 'population', 'first_zip'] as const),
  ...(['lat', 'lon', 'west', 'south', 'east', 'north'] as const),
] as const;
const postcodeColumns = ['zip', 'place_name', 'place_id', 'state', 'lat', 'lon'] as const;

/** The database's ids of all places, by slug. */
export async function placeIds(client: pg.ClientBase): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: string; slug: string }>('select id, slug from place');
  return new Map(rows.map(({ id, slug }) => [slug, Number(id)]));
}

function* postcodeRows(places: readonly GazetteerPlace[], ids: ReadonlyMap<string, number>) {
  for (const { slug, name, state, postcodes } of places)
    for (const { zip, lat, lon } of postcodes)
      yield { zip, place_name: name, place_id: ids.get(slug), state, lat, lon };
}

/** Rows that have the position of a postcode, for lack of an exact one, get its new position. */
async function moveToPostcodes(client: pg.ClientBase): Promise<void> {
  await client.query(`
    with moved as (
      select n.zip, n.place_id, o.lat, o.lon, n.lat new_lat, n.lon new_lon
      from former_postcode o join postcode n using (zip, place_id) where (o.lat, o.lon) <> (n.lat, n.lon)
    ),
    company_moved as (
      update company c set lat = new_lat, lon = new_lon from moved m
      where (c.zip_code, c.place_id, c.lat, c.lon) = (m.zip, m.place_id, m.lat, m.lon)
      returning c.id, m.*
    ),
    job_offer_moved as (
      update job_offer j set lat = new_lat, lon = new_lon from company_moved c
      where j.company_id = c.id and (j.lat, j.lon) = (c.lat, c.lon)
    )
    update job_seeker_localization l set lat = round(new_lat::numeric, 2), lon = round(new_lon::numeric, 2)
    from moved m join place on place.id = m.place_id
    where l.zip_code = m.zip and l.city = place.name
      and (round(l.lat::numeric, 2), round(l.lon::numeric, 2)) = (round(m.lat::numeric, 2), round(m.lon::numeric, 2))`);
}

async function copyPlaces(client: pg.ClientBase, places: readonly GazetteerPlace[]): Promise<void> {
  // A staging table is used because a newer gazetteer must keep the ids that other rows refer to.
  const columns = placeColumns.join(', ');
  const updates = placeColumns.slice(1).map((column) => `${column} = excluded.${column}`);
  await client.query(`create temp table new_place on commit drop as select ${columns} from place with no data`);
  await copyRows(
    client,
    'new_place',
    placeColumns,
    places.map(({ firstZip, ...place }) => ({ ...place, first_zip: firstZip })),
  );
  await client.query(
    `insert into place (${columns}) select ${columns} from new_place on conflict (slug) do update set ${updates.join(', ')}`,
  );
  await client.query(
    'create temp table former_postcode on commit drop as select zip, place_id, lat, lon from postcode',
  );
  await client.query('delete from postcode');
  await copyRows(client, 'postcode', postcodeColumns, postcodeRows(places, await placeIds(client)));
  await moveToPostcodes(client);
}

/**
 * Fills `place` and `postcode` from the files in data/ (SR-06), once per version of these files, with and without demo
 * data. It is one transaction, so a kill leaves the tables unchanged.
 */
export async function loadGazetteer(client: pg.ClientBase): Promise<'loaded' | 'present'> {
  // A partly restored dump may have the version mark but no places.
  const found = await client.query(
    'select 1 from app_meta where key = $1 and value = $2 and exists (select from place) and exists (select from postcode)',
    [MARK, JSON.stringify(VERSION)],
  );
  if (found.rowCount) return 'present';
  await client.query('begin');
  try {
    await copyPlaces(client, readGazetteer());
    await client.query(
      `insert into app_meta (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value, updated_at = now()`,
      [MARK, JSON.stringify(VERSION)],
    );
    await client.query('commit');
    return 'loaded';
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

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
