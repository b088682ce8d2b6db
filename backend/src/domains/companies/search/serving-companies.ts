import { CARE_FORMS } from '@care/contracts/vocabulary';
import { HOME_CARE } from '@care/contracts/free-places';
import { sql, type Kysely } from 'kysely';
import { keepPlan } from '../../../platform/database/database';
import type { Database } from '../../../platform/database/schema';
import { boxAround, kmBetween, type Box, type Point } from '../../../platform/geo/distance';
import { insideBox, insideCircle } from '../../../platform/geo/distance-sql';
import type { SearchPlace } from '../../search';

/** Home care outside the circle of a search that serves its town or postcode (PL-10). */
export interface ServingCompanies {
  ids: readonly number[];
  /** Contains all of them: the search needs one box for its index. */
  box: Box;
}

export const HOME_CARE_MASK = 1 << CARE_FORMS.indexOf(HOME_CARE);

/** A point belongs to the nearest postcode up to this distance. */
const POSTCODE_KM = 10;

async function zipCodeAt(db: Kysely<Database>, centre: Point): Promise<string[]> {
  const around = await db
    .selectFrom('postcode')
    .select(['zip', 'lat', 'lon'])
    .where(insideBox(boxAround(centre, POSTCODE_KM)))
    .execute();
  const nearest = around
    .map((code) => ({ zip: code.zip, km: kmBetween(centre, code) }))
    .filter(({ km }) => km <= POSTCODE_KM)
    .toSorted((one, other) => one.km - other.km || one.zip.localeCompare(other.zip))[0];
  return nearest ? [nearest.zip] : [];
}

/** Null if there are none, which is usual: then the search is as without this. */
export async function findServing(
  db: Kysely<Database>,
  place: Pick<SearchPlace, 'id' | 'centre' | 'radiusKm'> | null,
): Promise<ServingCompanies | null> {
  if (!place) return null;
  const { id, centre, radiusKm } = place;
  const zipCodes =
    id === null
      ? sql`${await zipCodeAt(db, centre)}::text[]`
      : sql`array(select zip from postcode where place_id = ${id})`;
  const { rows } = await sql<Point & { id: number }>`
    ${keepPlan} select id, lat, lon from company
    where id in (select company_id from company_places where zip_codes && ${zipCodes})
      and status = 'PUBLISHED' and services_mask & ${HOME_CARE_MASK} <> 0
      and not (${insideCircle(centre, radiusKm)})`.execute(db);
  if (rows.length === 0) return null;
  const [lats, lons] = [rows.map(({ lat }) => lat), rows.map(({ lon }) => lon)];
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  return { ids: rows.map((row) => row.id), box: { west, east, south: Math.min(...lats), north: Math.max(...lats) } };
}
