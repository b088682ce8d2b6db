import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/schema';

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
/**
 * A cluster cell is about this many px of a 256 px tile wide and high (a degree of latitude counts 1.6 times as wide in
 * Germany).
 */
const CELL_PX = 64;
const LATITUDE_FACTOR = 0.62;
const MAX_CLUSTER_ZOOM = 18;

export const mapFeature = <Single>(
  { lat, lon }: { lat: number; lon: number },
  properties: MapFeature<Single>['properties'],
): MapFeature<Single> => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [lon, lat] },
  properties,
});

/** The cell of a grid that a row with `lat` and `lon` lies in, to group by; the grid gets finer with the zoom. */
export function mapCell(zoom: number): RawBuilder<unknown> {
  const width = (360 / 2 ** Math.min(zoom, MAX_CLUSTER_ZOOM)) * (CELL_PX / 256);
  return sql`floor(lat / ${width * LATITUDE_FACTOR}::float8), floor(lon / ${width}::float8)`;
}

/** `id` is set if a marker stands for one hit. */
interface Marker {
  count: number;
  lat: number;
  lon: number;
  id: number | null;
}

/**
 * Hits counted per cell; the point of a cell is the mean position of its hits. If there are too many cells, larger ones
 * are taken.
 */
async function clusters(db: Kysely<Database>, hits: RawBuilder<unknown>, zoom: number): Promise<Marker[]> {
  const { rows } = await sql<Marker>`
    select count(*)::int count, avg(lat) lat, avg(lon) lon, case when count(*) = 1 then min(id) end id
    from (${hits}) hit group by ${mapCell(zoom)} order by 1 desc, 2, 3`.execute(db);
  return rows.length > MAX_MARKERS ? clusters(db, hits, Math.min(zoom, MAX_CLUSTER_ZOOM) - 2) : rows;
}

/** Single hits; null if there are too many. */
async function singles(db: Kysely<Database>, hits: RawBuilder<unknown>): Promise<Marker[] | null> {
  const { rows } = await sql<Marker>`
    select 1 count, lat, lon, id from (${hits}) hit order by id limit ${MAX_MARKERS + 1}`.execute(db);
  return rows.length > MAX_MARKERS ? null : rows;
}

interface MapQuery<Single> {
  /** A query for the id, lat and lon of every hit in view. */
  hits: RawBuilder<unknown>;
  zoom: number;
  /** The description of single hits. */
  describe: (ids: number[]) => Promise<(Single & { id: number })[]>;
}

/** The markers of a map: single hits from zoom 12 on, clusters at lower zooms (SR-20). */
export async function searchMap<Single>(
  db: Kysely<Database>,
  { hits, zoom, describe }: MapQuery<Single>,
): Promise<SearchMap<Single & { id: number }>> {
  const markers = (zoom >= SINGLE_ZOOM ? await singles(db, hits) : null) ?? (await clusters(db, hits, zoom));
  const ids = markers.flatMap(({ id }) => id ?? []);
  const described = new Map(ids.length ? (await describe(ids)).map((single) => [single.id, single]) : []);
  const features = markers.flatMap(({ id, count, ...at }) => {
    if (id === null) return mapFeature<Single & { id: number }>(at, { cluster: true, count });
    const single = described.get(id);
    return single ? mapFeature(at, single) : [];
  });
  return { type: 'FeatureCollection', features };
}
