import { sql, type Selectable } from 'kysely';
import { preparedStatement } from '../../../platform/database/prepared-statement';
import type { Database, Db } from '../../../platform/database/schema';
import { chordLimit, kmOfChord, type Point } from '../../../platform/geo/distance';
import { chordTo, insideCircle } from '../../../platform/geo/distance-sql';

export type PlaceRow = Selectable<Database['place']>;
/** `isCanonical` is false if the slug had another spelling, such as `koeln`. */
export interface FoundPlace {
  place: PlaceRow;
  isCanonical: boolean;
}

const MAX_SLUG_LENGTH = 100;

/** A town with exactly this slug comes first, then the largest. */
const selectPlace = preparedStatement(
  { slug: 'text' },
  ({ slug }) => sql<PlaceRow>`
    select * from place where slug = ${slug} or fold_de(slug) = fold_de(${slug})
    order by slug = ${slug} desc, population desc, id limit 1`,
);

/** The towns that were asked for by the slug itself. They change only with a release, which starts a new process. */
const known = new WeakMap<Db, Map<string, PlaceRow>>();

/** The place of a city slug in any spelling; if a spelling may mean several places, the largest. */
export async function findPlace(db: Db, slug: string): Promise<FoundPlace | null> {
  const spelled = slug.trim().toLowerCase();
  if (!spelled || spelled.length > MAX_SLUG_LENGTH) return null;
  const places = known.get(db) ?? new Map<string, PlaceRow>();
  known.set(db, places);
  const place = places.get(spelled) ?? (await selectPlace(db, { slug: spelled }))[0];
  if (place?.slug === spelled) places.set(spelled, place);
  return place ? { place, isCanonical: place.slug === slug } : null;
}

const NEARBY_KM = 30;
const MAX_NEARBY = 8;
/** A place this near to the point is the same place. */
const HERE_KM = 0.1;

type NearbyPlace = Point & { id: number; slug: string; name: string; km: number };

/** The largest towns around a point, nearest first. */
export async function nearbyPlaces(db: Db, centre: Point): Promise<NearbyPlace[]> {
  const { rows } = await sql<Point & { id: number; slug: string; name: string; chord: number }>`
    with large as (
      select id, slug, name, lat, lon, ${chordTo(centre)} chord from place
      where ${insideCircle(centre, NEARBY_KM)} and ${chordTo(centre)} > ${chordLimit(HERE_KM)}
      order by population desc, id limit ${MAX_NEARBY}
    )
    select * from large order by chord, slug`.execute(db);
  return rows.map(({ chord, ...place }) => ({ ...place, km: Math.round(kmOfChord(chord)) }));
}
