import { streetCitySlug } from '@care/contracts/routes';
import type { ErrorDetails, Point } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { sql } from 'kysely';
import type { Database, DbTransaction } from '../../../platform/database/schema';
import { validationError } from '../../../platform/http/errors';
import { isInGermany, kmBetween } from '../../../platform/geo/distance';

/** A town with at least this number of inhabitants is classified as urban. */
const URBAN_POPULATION = 20_000;
/** Maximum distance of an address from the centre of its postcode, in km; the largest postcodes span about 40. */
const POSTCODE_REACH_KM = 40;

/** An address that was picked from the suggestions: "Straße Nr, PLZ Ort, Deutschland" and its position. */
export interface PickedAddress {
  street: string;
  zip_code: string;
  coordinates: Point;
}

/** The columns of a provider's address. */
export type CompanyAddress = Pick<
  Database['company'],
  'street' | 'zip_code' | 'city' | 'city_slug' | 'place_id' | 'place_kind' | 'lat' | 'lon'
>;

/** The postcode in the middle of "Straße Nr, PLZ Ort, Deutschland". */
export const zipOf = (street: string): string | undefined => /^(\d{5})\s/.exec(street.split(', ')[1] ?? '')?.[1];

/** Problems of a picked address that can be found without the list of towns (PP-07). */
export function addressProblems({ street, zip_code, coordinates }: PickedAddress): ErrorDetails {
  const [lng, lat] = coordinates.coordinates;
  return {
    ...(!isInGermany({ lat, lon: lng }) && { street: t('errors.incorrectStreet') }),
    ...(zipOf(street) !== zip_code && { zip_code: t('fields.zipCodeOfStreet') }),
  };
}

/**
 * Derives town and position of a provider from its picked address (AC-05, PP-07). Throws 422 at `zip_code` for an
 * unknown postcode, and at `street` for a position far from it.
 */
export async function companyAddress(db: DbTransaction, picked: PickedAddress): Promise<CompanyAddress> {
  const { street, zip_code } = picked;
  const [lon, lat] = picked.coordinates.coordinates;
  const town = await townOf(db, picked);
  if (!town) throw validationError({ zip_code: t('fields.zipCodeOfStreet') });
  if (kmBetween(town, { lat, lon }) > POSTCODE_REACH_KM) throw validationError({ street: t('errors.incorrectStreet') });
  const { place_id, city, city_slug } = town;
  const place_kind = town.population >= URBAN_POPULATION ? 1 : 2;
  return { street, zip_code, city, city_slug, place_id, place_kind, lat, lon };
}

/** The town of the postcode; if several towns share it, the one in the address. */
const townOf = (db: DbTransaction, { zip_code, street }: PickedAddress) =>
  db
    .selectFrom('postcode')
    .innerJoin('place', 'place.id', 'postcode.place_id')
    .select(['place.id as place_id', 'place.name as city', 'place.slug as city_slug', 'place.population'])
    .select(['postcode.lat', 'postcode.lon'])
    .where('postcode.zip', '=', zip_code)
    .orderBy(sql`fold_de(place.slug) = fold_de(${streetCitySlug(street)})`, 'desc')
    .orderBy('place.population', 'desc')
    .executeTakeFirst();
