import type { CompanyCountQuery } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { sql, type Selectable } from 'kysely';
import { preparedStatement } from '../../../platform/database/prepared-statement';
import type { Database, Db } from '../../../platform/database/schema';
import { chordLimit, kmOfChord, type Point } from '../../../platform/geo/distance';
import { chordTo, insideCircle } from '../../../platform/geo/distance-sql';
import { notFound } from '../../../platform/http/errors';
import { answerText } from '../../../platform/http/texts';

export type PlaceRow = Selectable<Database['place']>;

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

/**
 * The place of a city slug in any spelling; if a spelling may mean several places, the largest. `isCanonical` is false if
 * the slug had another spelling, such as `koeln`.
 */
export async function findPlace(db: Db, slug: string) {
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

/** The largest towns around a point, nearest first. */
export async function nearbyPlaces(db: Db, centre: Point) {
  const { rows } = await sql<Point & { id: number; slug: string; name: string; chord: number }>`
    with large as (
      select id, slug, name, lat, lon, ${chordTo(centre)} chord from place
      where ${insideCircle(centre, NEARBY_KM)} and ${chordTo(centre)} > ${chordLimit(HERE_KM)}
      order by population desc, id limit ${MAX_NEARBY}
    )
    select * from large order by chord, slug`.execute(db);
  return rows.map(({ chord, ...place }) => ({ ...place, km: Math.round(kmOfChord(chord)) }));
}

/** The place parameters of the three searches; the schema has checked that the numbers are in range. */
type PlaceQuery = Pick<CompanyCountQuery, 'city_slug' | 'lat' | 'lon' | 'radius'>;

/** The circle of a search and its name; a point on the map may have no town nearby and no name. */
export interface SearchPlace {
  /** Of the town; null for a point. */
  id: number | null;
  label: string | null;
  centre: Point;
  radiusKm: number;
}

/** Maximum distance of the place that gives a point its name. */
const NAMING_DISTANCE_KM = 10;

async function nearestPlaceName(db: Db, centre: Point): Promise<string | null> {
  const nearest = await db
    .selectFrom('place')
    .select('name')
    .where(insideCircle(centre, NAMING_DISTANCE_KM))
    .orderBy(chordTo(centre))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return nearest?.name ?? null;
}

/**
 * The circle of a search; null without a place. A city has priority over coordinates.
 * @throws 404 for an unknown city, because the search must not become a search everywhere (SR-21)
 */
export async function findSearchPlace(db: Db, query: PlaceQuery): Promise<SearchPlace | null> {
  if (query.city_slug) {
    const found = await findPlace(db, query.city_slug);
    if (!found) throw unknownCity();
    const { id, name, lat, lon } = found.place;
    return { id, label: name, centre: { lat, lon }, radiusKm: query.radius };
  }
  if (query.lat === undefined || query.lon === undefined) return null;
  const centre = { lat: query.lat, lon: query.lon };
  return { id: null, label: await nearestPlaceName(db, centre), centre, radiusKm: query.radius };
}

export const unknownCity = () => notFound(answerText('noSuch.place'), { city_slug: t('errors.chooseLocation') });
