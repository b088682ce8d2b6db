import type { Radius } from '@care/contracts/constants';
import { t } from '@care/contracts/texts';
import { notFound } from '../../../platform/http/errors';
import { answerText } from '../../../platform/http/texts';
import type { Db } from '../../../platform/database/schema';
import { findPlace } from './find-place';
import type { Point } from '../../../platform/geo/distance';
import { chordTo, insideCircle } from '../../../platform/geo/distance-sql';

/** The place parameters of the three searches; the schema has checked that the numbers are in range. */
export interface PlaceQuery {
  city_slug?: string | undefined;
  lat?: number | undefined;
  lon?: number | undefined;
  radius: Radius;
}

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
