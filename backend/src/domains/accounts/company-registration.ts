import { careFormLabel } from '@care/contracts/enumerations';
import type { CompanyRegistered, CompanyRegistration, ErrorDetails } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { CARE_FORMS, OTHER_CARE_FORM } from '@care/contracts/vocabulary';
import { sql } from 'kysely';
import { kmBetween } from '../../platform/geo/distance';
import type { App, Viewer } from '../../platform/http/app-type';
import { maskOf } from '../../platform/database/bit-mask';
import { conflict, refusedAt, validationError } from '../../platform/http/errors';
import type { Sender } from '../../platform/http/sender';
import { once } from '../../platform/http/idempotency';
import { countOf, isFound, pick, rowsWith } from '../../platform/database/queries';
import type { DbTransaction } from '../../platform/database/schema';
import { numberedSlug, providerSlug, RESERVED_PROVIDER_SLUGS } from '../../platform/text/provider-slug';
import { addressProblems, companyAddress, type CompanyAddress } from '../search';
import { companyRegisteredMail } from './account-mails';
import { accountById, PERSON, tellOwner } from './account-rows';

/** Registrations of one person that may wait for proof at the same time. */
const MAX_WAITING = 5;

const REGISTERED_BEFORE =
  'Diese Einrichtung haben Sie schon registriert. Die Prüfung finden Sie unter „Mein Unternehmen“.';

/**
 * Registers a provider (AC-05). It is not public until somebody has proved to act for it: it stays `PENDING_REVIEW`
 * without an owner, and the claim of the person who registered it waits for proof.
 * @returns the provider's id, for the ownership page
 */
export async function registerCompany(
  app: App,
  entry: CompanyRegistration,
  { viewer, origin, idempotencyKey: key }: Sender,
): Promise<CompanyRegistered> {
  const services = chosenServices(entry.services);
  refuseWrongEntry(entry, services);
  const scope = `company-registration user:${viewer.userId}`;
  return once(app.databases, { scope, key, body: entry }, async (transaction) => {
    const person = await refuseTooMany(transaction, viewer);
    const address = await companyAddress(transaction, entry);
    await refuseKnown(transaction, entry, viewer);
    const id = await insertCompany(transaction, entry, { services, address });
    // Its addresses were not on file before, so only a document can prove the ownership.
    const claim = { company_id: id, user_id: viewer.userId, method: 'DOCUMENT' } as const;
    await transaction.insertInto('ownership_claim').values(claim).execute();
    await tellOwner(app, transaction, person, companyRegisteredMail(person, { id, name: entry.name }, origin));
    return { id };
  });
}

/**
 * Splits services, given by slug or by name, into care forms (as a mask, and their numbers in the given order, of which
 * the first one is the main one) and free texts (SR-21).
 */
export function chosenServices(names: readonly string[]) {
  const numbers = new Set<number>();
  const custom = new Set<string>();
  for (const name of names) {
    const form = CARE_FORMS.find((one) => one === name || careFormLabel(one) === name);
    if (!form) custom.add(name);
    numbers.add(CARE_FORMS.indexOf(form ?? OTHER_CARE_FORM) + 1);
  }
  return { mask: maskOf([...numbers]), order: [...numbers], custom: [...custom] };
}
type Services = ReturnType<typeof chosenServices>;

function refuseWrongEntry(entry: CompanyRegistration, { custom }: Services): void {
  const details: ErrorDetails = addressProblems(entry);
  if (custom.length > 1) details['services'] = 'Bitte geben Sie höchstens eine eigene Leistung an.';
  if (Object.keys(details).length > 0) throw validationError(details);
}

/** @returns the person, who is locked */
async function refuseTooMany(db: DbTransaction, { userId }: Viewer) {
  // Simultaneous registrations run one after the other, so each counts the others.
  // The lock lets others store references to the person.
  const person = await accountById(db, userId).select(PERSON).forNoKeyUpdate().executeTakeFirstOrThrow();
  if (await isFound(db.selectFrom('company').where('owner_id', '=', userId)))
    throw conflict('Ihr Konto verwaltet bereits eine Einrichtung.');
  if ((await countOf(waitingOf(db, userId))) >= MAX_WAITING)
    throw conflict('Bitte schließen Sie zuerst die Prüfung Ihrer bisher registrierten Einrichtungen ab.');
  return person;
}

/** The providers that a person has registered and not yet proved to act for. */
const waitingOf = (db: DbTransaction, userId: number) =>
  db
    .selectFrom('ownership_claim')
    .innerJoin('company', 'company.id', 'ownership_claim.company_id')
    .where('ownership_claim.user_id', '=', userId)
    .where('company.status', '=', 'PENDING_REVIEW')
    .where('ownership_claim.status', 'in', ['PENDING_PROOF', 'PENDING_REVIEW', 'DISPUTED'])
    .where(sql<boolean>`(ownership_claim.status <> 'PENDING_PROOF' or ownership_claim.expires_at > now())`);

/** Positions this near to each other may be the same house. */
const SAME_HOUSE_KM = 0.2;

/**
 * If a published provider with this name and postcode is in this street or nearby, the answer offers it and no
 * duplicate is created. Nor does a person register the same provider again while the first registration waits for proof.
 */
async function refuseKnown(db: DbTransaction, entry: CompanyRegistration, { userId }: Viewer): Promise<void> {
  const [lon, lat] = entry.coordinates.coordinates;
  const named = await rowsWith(db, 'company', { zip_code: entry.zip_code })
    .select(['id', 'slug', 'name', 'lat', 'lon', 'status'])
    .select(sql<boolean>`norm_de(street) = norm_de(${entry.street})`.as('same_street'))
    .where(({ or, eb }) =>
      or([eb('status', '=', 'PUBLISHED'), eb('id', 'in', waitingOf(db, userId).select('company.id'))]),
    )
    .where('name_norm', '=', sql<string>`norm_de(${entry.name})`)
    .orderBy('id')
    .execute();
  const known = named.find((one) => one.same_street || kmBetween(one, { lat, lon }) <= SAME_HOUSE_KM);
  if (!known) return;
  if (known.status === 'PENDING_REVIEW') throw conflict(REGISTERED_BEFORE);
  const { id, slug, name } = known;
  throw refusedAt('detail', 409, 'company_exists', t('errors.companyExists'), { company: { id, slug, name } });
}

async function freeSlug(db: DbTransaction, name: string, city: string): Promise<string> {
  const wanted = providerSlug(name, city);
  const rows = await db
    .selectFrom('company')
    .select('slug')
    .where(({ or, eb }) => or([eb('slug', '=', wanted), eb('slug', 'like', `${wanted}-%`)]))
    .execute();
  const taken = new Set<string>([...rows.map(({ slug }) => slug), ...RESERVED_PROVIDER_SLUGS]);
  for (let number = 1; ; number++) {
    const slug = numberedSlug(wanted, number);
    if (!taken.has(slug)) return slug;
  }
}

async function insertCompany(
  db: DbTransaction,
  entry: CompanyRegistration,
  { services, address }: { services: Services; address: CompanyAddress },
): Promise<number> {
  const { id } = await db
    .insertInto('company')
    .values({
      ...address,
      slug: await freeSlug(db, entry.name, address.city),
      ...pick(entry, ['name', 'operator', 'phone', 'email', 'website']),
      status: 'PENDING_REVIEW',
      services_mask: services.mask,
      care_form_order: services.order,
      custom_services: services.custom,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
