import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema';
import { chordLimit, kmOfChord, type Point } from '../../../platform/geo/distance';
import { chordTo, insideCircle } from '../../../platform/geo/distance-sql';

const NEARBY_KM = 30;
const MAX_NEARBY = 8;
/** A place this near to the point is the same place. */
const HERE_KM = 0.1;

export type NearbyPlace = Point & { slug: string; name: string; km: number };

/** The largest towns around a point, nearest first. */
export async function nearbyPlaces(db: Kysely<Database>, centre: Point): Promise<NearbyPlace[]> {
  const { rows } = await sql<Point & { slug: string; name: string; chord: number }>`
    with large as (
      select slug, name, lat, lon, ${chordTo(centre)} chord from place
      where ${insideCircle(centre, NEARBY_KM)} and ${chordTo(centre)} > ${chordLimit(HERE_KM)}
      order by population desc, id limit ${MAX_NEARBY}
    )
    select * from large order by chord, slug`.execute(db);
  return rows.map(({ chord, ...place }) => ({ ...place, km: Math.round(kmOfChord(chord)) }));
}
