import { careFormLabel } from '@care/contracts/enumerations';
import { RESERVED_SLUGS, streetCitySlug } from '@care/contracts/routes';
import type { CompanyRegistration, ErrorDetails } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { CARE_FORMS, OTHER_CARE_FORM } from '@care/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import { textSlug } from '../../platform/text/text-slug';
import { isInGermany, kmBetween } from '../../platform/geo/distance';
import type { Viewer } from '../../platform/http/app-type';
import { maskOf } from '../../platform/database/bit-mask';
import type { Databases } from '../../platform/database/database';
import { ApiError, conflict, validationError } from '../../platform/http/errors';
import type { Database } from '../../platform/database/schema';

/** A town with at least this number of inhabitants is classified as urban. */
const URBAN_POPULATION = 20_000;
/** Registrations of one person that may wait for proof at the same time. */
const MAX_WAITING = 5;
/** Maximum distance of an address from the centre of its postcode, in km; the largest postcodes span about 40. */
const POSTCODE_REACH_KM = 40;
const MAX_SLUG_LENGTH = 150;

interface Services {
  mask: number;
  /** Numbers of the care forms in the given order; the first one is the main one. */
  order: number[];
  custom: string[];
}
interface Town {
  place_id: number;
  city: string;
  city_slug: string;
  population: number;
  lat: number;
  lon: number;
}

/**
 * Registers a provider (AC-05). It is not public until somebody has proved to act for it: it stays `PENDING_REVIEW`
 * without an owner, and the claim of the person who registered it waits for proof.
 * @returns the provider's id, for the ownership page
 */
export async function registerCompany(
  { primary }: Databases,
  entry: CompanyRegistration,
  viewer: Viewer,
): Promise<number> {
  const services = chosenServices(entry.services);
  refuseWrongAddress(entry, services);
  return primary.kysely.transaction().execute(async (transaction) => {
    await refuseTooMany(transaction, viewer);
    const town = await townOf(transaction, entry);
    if (!town) throw validationError({ zip_code: t('fields.zipCodeOfStreet') });
    const [lon, lat] = entry.coordinates.coordinates;
    if (kmBetween(town, { lat, lon }) > POSTCODE_REACH_KM)
      throw validationError({ street: t('errors.incorrectStreet') });
    await refuseKnown(transaction, entry);
    const id = await insertCompany(transaction, entry, { services, town });
    await transaction
      .insertInto('ownership_claim')
      .values({ company_id: id, user_id: viewer.userId, method: 'EMAIL' })
      .execute();
    return id;
  });
}

/** Care forms by slug or by name, in the given order, and at most one free-text service. */
function chosenServices(names: readonly string[]): Services {
  const numbers = new Set<number>();
  const custom = new Set<string>();
  for (const name of names) {
    const form = CARE_FORMS.find((one) => one === name || careFormLabel(one) === name);
    if (!form) custom.add(name);
    numbers.add(CARE_FORMS.indexOf(form ?? OTHER_CARE_FORM) + 1);
  }
  return { mask: maskOf([...numbers]), order: [...numbers], custom: [...custom] };
}

function refuseWrongAddress({ street, zip_code, coordinates }: CompanyRegistration, { custom }: Services): void {
  const details: ErrorDetails = {};
  const [lng, lat] = coordinates.coordinates;
  if (!isInGermany({ lat, lon: lng })) details['street'] = t('errors.incorrectStreet');
  if (zipOf(street) !== zip_code) details['zip_code'] = t('fields.zipCodeOfStreet');
  if (custom.length > 1) details['services'] = 'Bitte geben Sie höchstens eine eigene Leistung an.';
  if (Object.keys(details).length > 0) throw validationError(details);
}

/** The postcode in the middle of "Straße Nr, PLZ Ort, Deutschland". */
const zipOf = (street: string): string | undefined => /^(\d{5})\s/.exec(street.split(', ')[1] ?? '')?.[1];

async function refuseTooMany(db: Transaction<Database>, { userId }: Viewer): Promise<void> {
  // Simultaneous registrations run one after the other, so each counts the others.
  await db.selectFrom('user_account').select('id').where('id', '=', userId).forUpdate().execute();
  const owned = await db.selectFrom('company').select('id').where('owner_id', '=', userId).executeTakeFirst();
  if (owned) throw conflict('Ihr Konto verwaltet bereits eine Einrichtung.');
  const { waiting } = await db
    .selectFrom('ownership_claim')
    .innerJoin('company', 'company.id', 'ownership_claim.company_id')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('ownership_claim.user_id', '=', userId)
    .where('company.status', '=', 'PENDING_REVIEW')
    .executeTakeFirstOrThrow();
  if (waiting >= MAX_WAITING)
    throw conflict('Bitte schließen Sie zuerst die Prüfung Ihrer bisher registrierten Einrichtungen ab.');
}

/** The town of the postcode; if several towns share it, the one in the address. */
async function townOf(db: Transaction<Database>, { zip_code, street }: CompanyRegistration): Promise<Town | null> {
  const named = streetCitySlug(street);
  const town = await db
    .selectFrom('postcode')
    .innerJoin('place', 'place.id', 'postcode.place_id')
    .select(['place.id as place_id', 'place.name as city', 'place.slug as city_slug', 'place.population'])
    .select(['postcode.lat', 'postcode.lon'])
    .where('postcode.zip', '=', zip_code)
    .orderBy(sql`fold_de(place.slug) = fold_de(${named})`, 'desc')
    .orderBy('place.population', 'desc')
    .executeTakeFirst();
  return town ?? null;
}

/** Positions this near to each other may be the same house. */
const SAME_HOUSE_KM = 0.2;

/**
 * If a published provider with this name and postcode is in this street or nearby, the answer offers it and no
 * duplicate is created.
 */
async function refuseKnown(db: Transaction<Database>, entry: CompanyRegistration): Promise<void> {
  const [lon, lat] = entry.coordinates.coordinates;
  const named = await db
    .selectFrom('company')
    .select([
      'id',
      'slug',
      'name',
      'lat',
      'lon',
      sql<boolean>`norm_de(street) = norm_de(${entry.street})`.as('same_street'),
    ])
    .where('status', '=', 'PUBLISHED')
    .where('zip_code', '=', entry.zip_code)
    .where('name_norm', '=', sql<string>`norm_de(${entry.name})`)
    .orderBy('id')
    .execute();
  const known = named.find((one) => one.same_street || kmBetween(one, { lat, lon }) <= SAME_HOUSE_KM);
  if (!known) return;
  const { id, slug, name } = known;
  throw new ApiError(409, 'company_exists', t('errors.companyExists'), {
    details: { detail: t('errors.companyExists') },
    extra: { company: { id, slug, name } },
  });
}

async function freeSlug(db: Transaction<Database>, name: string, city: string): Promise<string> {
  const wanted =
    textSlug(name.toLowerCase().includes(city.toLowerCase()) ? name : `${name} ${city}`).slice(0, MAX_SLUG_LENGTH) ||
    'anbieter';
  const rows = await db
    .selectFrom('company')
    .select('slug')
    .where(({ or, eb }) => or([eb('slug', '=', wanted), eb('slug', 'like', `${wanted}-%`)]))
    .execute();
  const taken = new Set<string>([...rows.map(({ slug }) => slug), ...RESERVED_SLUGS, ...CARE_FORMS]);
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}

async function insertCompany(
  db: Transaction<Database>,
  entry: CompanyRegistration,
  { services, town }: { services: Services; town: Town },
): Promise<number> {
  const [lon, lat] = entry.coordinates.coordinates;
  const { id } = await db
    .insertInto('company')
    .values({
      slug: await freeSlug(db, entry.name, town.city),
      name: entry.name,
      operator: entry.operator,
      street: entry.street,
      zip_code: entry.zip_code,
      city: town.city,
      city_slug: town.city_slug,
      place_id: town.place_id,
      phone: entry.phone,
      email: entry.email,
      website: entry.website,
      status: 'PENDING_REVIEW',
      lat,
      lon,
      place_kind: town.population >= URBAN_POPULATION ? 1 : 2,
      services_mask: services.mask,
      care_form_order: services.order,
      custom_services: services.custom,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
