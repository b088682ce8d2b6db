import { sql, type Kysely } from 'kysely';
import type { CompanyMap } from '@care/contracts/schemas';
import type { Database } from '../platform/schema';
import { companyConditions, type CompanyFilters } from './company-filters';

type MapFeature = CompanyMap['features'][number];
type Properties = MapFeature['properties'];
/** `id` is set where a cell holds one provider. */
type Cell = {
  count: number;
  lat: number;
  lon: number;
  id: number | null;
  slug: string;
  name: string;
  rating: number | null;
};

/** From this zoom on providers are shown one by one. */
const SINGLE_ZOOM = 12;
/** More markers than this on one map are clustered at any zoom. */
const MAX_MARKERS = 1000;
/** A cell is about this many px of a 256 px tile wide and high (a degree of latitude counts 1.6 times as wide in Germany). */
const CELL_PX = 64;
const LATITUDE_FACTOR = 0.62;
const MAX_CLUSTER_ZOOM = 18;

const feature = (lon: number, lat: number, properties: Properties): MapFeature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [lon, lat] },
  properties,
});

/** Providers counted by the cells of a grid that gets finer with the zoom; a cell's point is the middle of what it holds. */
const clusters = async (db: Kysely<Database>, filters: CompanyFilters, zoom: number): Promise<MapFeature[]> => {
  const width = (360 / 2 ** Math.min(zoom, MAX_CLUSTER_ZOOM)) * (CELL_PX / 256);
  const { rows } = await sql<Cell>`
    with cell as (
      select count(*)::int count, avg(lat) lat, avg(lon) lon, case when count(*) = 1 then min(id) end id
      from company where ${companyConditions(filters)}
      group by floor(lat / ${width * LATITUDE_FACTOR}::float8), floor(lon / ${width}::float8)
    )
    select cell.*, c.slug, c.name, c.average_rating rating from cell left join company c on c.id = cell.id
    order by cell.count desc, cell.lat, cell.lon`.execute(db);
  return rows.map(({ count, lat, lon, id, slug, name, rating }) =>
    feature(lon, lat, id === null ? { cluster: true, count } : { id, slug, name, rating }),
  );
};

/** Providers one by one; null where there are too many of them. */
const markers = async (db: Kysely<Database>, filters: CompanyFilters): Promise<MapFeature[] | null> => {
  const rows = await db
    .selectFrom('company')
    .select(['id', 'slug', 'name', 'lat', 'lon', 'average_rating'])
    .where(companyConditions(filters))
    .orderBy('id')
    .limit(MAX_MARKERS + 1)
    .execute();
  if (rows.length > MAX_MARKERS) return null;
  return rows.map(({ id, slug, name, lat, lon, average_rating }) =>
    feature(lon, lat, { id, slug, name, rating: average_rating }),
  );
};

/** What a map of the results shows: single providers from zoom 12 on, clusters before. */
export const companyMap = async (db: Kysely<Database>, filters: CompanyFilters, zoom: number): Promise<CompanyMap> => {
  const single = zoom >= SINGLE_ZOOM ? await markers(db, filters) : null;
  return { type: 'FeatureCollection', features: single ?? (await clusters(db, filters, zoom)) };
};
