import { sql } from 'kysely';
import type { JobSeekerMap, JobSeekerMapQuery } from '@care/contracts/schemas';
import { boxOf } from '../../platform/geo/distance';
import { insideBox, squaredChord, vectorOf } from '../../platform/geo/distance-sql';
import { findSearchPlace, mapCell, mapFeature } from '../search';
import type { Db } from '../../platform/database/schema';
import type { Searcher } from './job-seeker-queries';
import { foundStaff, locationsInReach } from './search';

/** From this zoom on, towns are not clustered. */
const TOWN_ZOOM = 9;

const near = sql`place.lat between location.lat - 0.2 and location.lat + 0.2
  and place.lon between location.lon - 0.3 and location.lon + 0.3`;
const chord = squaredChord(vectorOf('place'), vectorOf('location'));
const columns = sql`slug, name, lat, lon`;

/**
 * The town of a work location: the nearby one with its name, otherwise the nearest one, which is computed only if
 * needed.
 */
const townOf = sql`
  (select ${columns} from place where name_folded = (select fold_de(location.city)) and ${near} order by ${chord}, id limit 1)
  union all
  (select ${columns} from place where ${near} order by ${chord}, id limit 1)
  limit 1`;

/**
 * `GET /user/profile/search/map/`: the towns in which the found people would work, each with their number; nearby towns
 * form a cluster. A marker is at the centre of a town, and nothing more exact leaves the database (AC-13).
 */
export async function staffMap(db: Db, query: JobSeekerMapQuery, viewer: Searcher | null): Promise<JobSeekerMap> {
  const place = await findSearchPlace(db, query);
  // `slug` and `name` are set where a marker stands for one town.
  const { rows } = await sql<{ count: number; lat: number; lon: number; slug: string | null; name: string | null }>`
    with presence as (
      select town.*, job_seeker_id
      from (${locationsInReach(place)}) location cross join lateral (${townOf}) town
      where job_seeker_id in (${foundStaff({ ...query, viewer }, place)})
    )
    select count(distinct job_seeker_id)::int count, avg(distinct lat) lat, avg(distinct lon) lon,
      case when count(distinct slug) = 1 then min(slug) end slug, min(name) name
    from presence where ${query.bbox ? insideBox(boxOf(query.bbox)) : sql`true`}
    group by ${query.zoom >= TOWN_ZOOM ? sql`slug` : mapCell(query.zoom)} order by 1 desc, 2, 3`.execute(db);
  return {
    type: 'FeatureCollection',
    features: rows.map(({ count, slug, name, ...at }) =>
      mapFeature(at, slug && name ? { city_slug: slug, city: name, count } : { cluster: true, count }),
    ),
  };
}
