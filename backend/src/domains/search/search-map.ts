import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/schema';
import { GERMANY, overlap, type Box } from '../../platform/geo/distance';

/** GeoJSON with clusters and single hits; `Single` describes a hit. */
export interface SearchMap<Single> {
  type: 'FeatureCollection';
  features: MapFeature<Single>[];
}
interface MapFeature<Single> {
  type: 'Feature';
  geometry: { type: 'Point'; coordinates: [number, number] };
  properties: { cluster: true; count: number } | Single;
}

/** From this zoom on hits are shown without clusters. */
const SINGLE_ZOOM = 12;
/** A map has at most this number of markers: if more would be shown, they are clustered at any zoom. */
const MAX_MARKERS = 1000;
/** The database groups the hits into at most about this many cells, most of which are empty. */
const MAX_CELLS = 10 * MAX_MARKERS;
/**
 * A cluster cell is about this many px of a 256 px tile wide and high (a degree of latitude counts 1.6 times as wide in
 * Germany).
 */
const CELL_PX = 64;
const LATITUDE_FACTOR = 0.62;

export const mapFeature = <Single>(
  { lat, lon }: { lat: number; lon: number },
  properties: MapFeature<Single>['properties'],
): MapFeature<Single> => ({ type: 'Feature', geometry: { type: 'Point', coordinates: [lon, lat] }, properties });

/** Width and height of a cell in degrees; the grid gets finer with the zoom. */
function cellSize(zoom: number): { width: number; height: number } {
  const width = (360 / 2 ** zoom) * (CELL_PX / 256);
  return { width, height: width * LATITUDE_FACTOR };
}

/** The cell of a grid that a row with `lat` and `lon` lies in, to group by. */
export function mapCell(zoom: number): RawBuilder<unknown> {
  const { width, height } = cellSize(zoom);
  return sql`floor(lat / ${height}::float8), floor(lon / ${width}::float8)`;
}

/** The deepest zoom at which the area has not too many cells. A browser never shows a large area at a deep zoom. */
function deepestZoom(area: Box): number {
  const { west, south, east, north } = overlap(area, GERMANY) ?? GERMANY;
  const { width, height } = cellSize(0);
  const cellsAtZoom0 = ((east - west) / width) * ((north - south) / height);
  return cellsAtZoom0 > 0 ? Math.floor(Math.log2(MAX_CELLS / cellsAtZoom0) / 2) : Infinity;
}

/** `id` is set if a marker stands for one hit. */
interface Marker {
  count: number;
  lat: number;
  lon: number;
  id: number | null;
}

/**
 * Hits counted per cell; the point of a cell is the mean position of its hits. If there are too many cells, their hits
 * are counted in larger ones.
 */
async function clusters(db: Db, hits: RawBuilder<unknown>, zoom: number): Promise<Marker[]> {
  const { rows } = await sql<Marker>`
    select count(*)::int count, avg(lat) lat, avg(lon) lon, case when count(*) = 1 then min(id) end id
    from (${hits}) hit group by ${mapCell(zoom)} order by 1 desc, 2, 3`.execute(db);
  let markers = rows;
  for (let larger = zoom - 1; markers.length > MAX_MARKERS; larger--) markers = inLargerCells(markers, larger);
  return markers;
}

function inLargerCells(markers: readonly Marker[], zoom: number): Marker[] {
  const { width, height } = cellSize(zoom);
  const cells = new Map<string, Marker>();
  for (const marker of markers) {
    const cell = `${Math.floor(marker.lat / height)} ${Math.floor(marker.lon / width)}`;
    const other = cells.get(cell);
    cells.set(cell, other ? together(other, marker) : marker);
  }
  return [...cells.values()].sort((a, b) => b.count - a.count || a.lat - b.lat || a.lon - b.lon);
}

function together(a: Marker, b: Marker): Marker {
  const count = a.count + b.count;
  const mean = (one: number, other: number): number => (one * a.count + other * b.count) / count;
  return { count, lat: mean(a.lat, b.lat), lon: mean(a.lon, b.lon), id: null };
}

/** Single hits; null if there are too many, which the database finds without reading the others. */
async function singles(db: Db, hits: RawBuilder<unknown>): Promise<Marker[] | null> {
  const { rows } = await sql<Marker & { id: number }>`
    select 1 count, lat, lon, id from (${hits}) hit limit ${MAX_MARKERS + 1}`.execute(db);
  return rows.length > MAX_MARKERS ? null : rows.sort((a, b) => a.id - b.id);
}

interface MapQuery<Single> {
  /** A query for the id, lat and lon of every hit in view. */
  hits: RawBuilder<unknown>;
  /** The area that contains all hits, as far as the query tells; all of Germany without it. */
  area: Box | undefined;
  zoom: number;
  /** The description of single hits. */
  describe: (ids: number[]) => Promise<(Single & { id: number })[]>;
}

/** The markers of a map: single hits from zoom 12 on, clusters at lower zooms (SR-20). */
export async function searchMap<Single>(
  db: Db,
  { hits, area = GERMANY, zoom, describe }: MapQuery<Single>,
): Promise<SearchMap<Single & { id: number }>> {
  const markers =
    (zoom >= SINGLE_ZOOM ? await singles(db, hits) : null) ??
    (await clusters(db, hits, Math.min(zoom, deepestZoom(area))));
  const ids = markers.flatMap(({ id }) => id ?? []);
  const described = new Map(ids.length ? (await describe(ids)).map((single) => [single.id, single]) : []);
  const features = markers.flatMap(({ id, count, ...at }) => {
    if (id === null) return mapFeature<Single & { id: number }>(at, { cluster: true, count });
    const single = described.get(id);
    return single ? mapFeature(at, single) : [];
  });
  return { type: 'FeatureCollection', features };
}
