import type { FastifyRequest } from 'fastify';
import type { Updateable } from 'kysely';
import { COMPANY_FIELDS, plainFields, type Field, type PlainField } from '@care/contracts/company-fields';
import { hasPrices, pricesDayProblem } from '@care/contracts/company-prices';
import { berlinDay } from '@care/contracts/format';
import type { CompanyDetailsAnswer, CompanyDetailsChange } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { BENEFITS } from '@care/contracts/vocabulary';
import { changeRows } from '../../../platform/database/queries';
import { maskOf } from '../../../platform/database/bit-mask';
import type { Database, DbTransaction } from '../../../platform/database/schema';
import { signedIn } from '../../../platform/http/app-type';
import { validationError } from '../../../platform/http/errors';
import { manyLines, oneLine } from '../../../platform/text/plain-text';
import { chosenServices } from '../../accounts';
import { lockOwnCompany, updateCompany, type CompanyRow } from '../company-queries';
import { dropWithdrawnPlaces } from '../free-places/state-places';
import { addressProblems, companyAddress, zipOf, type CompanyAddress } from '../../search';
import { fieldsOf, noteChange, refuseStaleSection, sectionsOf } from './sections';

/**
 * Changes one or more sections of the owner's provider (PP-06, PP-07, PP-09, PP-10, PP-23).
 * @returns the changed fields as they are stored now
 */
export const changeCompany = (request: FastifyRequest, id: number, change: CompanyDetailsChange) =>
  request.server.databases.primary.kysely.transaction().execute(async (transaction) => {
    const company = await lockOwnCompany(transaction, id, signedIn(request));
    const sections = sectionsOf(change);
    for (const section of sections) {
      await refuseStaleSection(request, transaction, section, { companyId: id, fields: fieldsOf(company, section) });
    }
    if (sections.length === 0) return {};
    const address = await addressColumns(transaction, company, change);
    const columns = { ...columnsOf(change), ...address };
    if (sections.includes('prices')) checkPrices({ ...company, ...columns });
    const changed = await changeRows(transaction, 'company', { id })
      .set({ ...columns, updated_at: new Date() })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (address) await moveJobOffers(transaction, company, address);
    if (change.services) await dropWithdrawnPlaces(transaction, changed);
    for (const section of sections) await noteChange(transaction, id, section);
    return Object.assign({}, ...sections.map((section) => fieldsOf(changed, section))) as CompanyDetailsAnswer;
  });

/**
 * Changes the benefits: keys of the catalogue or free texts; empty ones are ignored, equal ones are kept once (PP-08).
 */
export const changeBenefits = (request: FastifyRequest, id: number, change: readonly string[]) =>
  request.server.databases.primary.kysely.transaction().execute(async (transaction) => {
    const company = await lockOwnCompany(transaction, id, signedIn(request));
    const stored = { companyId: id, fields: { benefits: company.benefits } };
    await refuseStaleSection(request, transaction, 'benefits', stored);
    const texts = change.map(oneLine).filter(Boolean);
    const known = BENEFITS.filter((key) => texts.includes(key));
    const custom = texts.filter((text) => !known.some((key) => key === text));
    const benefits = [...known, ...new Set(custom)];
    await updateCompany(transaction, id, { benefits });
    await noteChange(transaction, id, 'benefits');
    return { benefits };
  });

/** Prices have the day since which they are valid (CO-04). */
function checkPrices(company: Updateable<Database['company']>): void {
  const from = company.prices_from ?? null;
  const problem = pricesDayProblem(from, hasPrices(company), berlinDay(new Date()));
  if (problem) throw validationError({ prices_from: t(`fields.pricesDay.${problem}`) });
}

/** The value of a column; an empty text is null unless the field is required. */
function columnOf(field: PlainField, value: CompanyDetailsChange[PlainField]) {
  const { kind, isRequired }: Field = COMPANY_FIELDS[field];
  if (typeof value !== 'string') return value;
  const text = kind === 'text' ? manyLines(value) : oneLine(value);
  return isRequired ? text : text || null;
}

function columnsOf(change: CompanyDetailsChange): Updateable<Database['company']> {
  const services = change.services && chosenServices(change.services.map(oneLine));
  return {
    ...Object.fromEntries(
      plainFields().flatMap((field) => (field in change ? [[field, columnOf(field, change[field])]] : [])),
    ),
    ...(services && {
      services_mask: services.mask,
      care_form_order: services.order,
      custom_services: services.custom,
    }),
    ...(change.features && { features_mask: maskOf(change.features) }),
    ...(change.place && { place_kind: change.place }),
    ...(change.additional_features && { additional_features: change.additional_features.map(oneLine) }),
    ...(change.qualifications && { qualifications_mask: maskOf(change.qualifications) }),
  };
}

/**
 * A changed street must come with the position of the picked suggestion; town and postcode follow from it (PP-07). An
 * unchanged street needs none of this and changes nothing; a postcode with it, or alone, must be the stored one.
 */
async function addressColumns(
  transaction: DbTransaction,
  company: CompanyRow,
  { street, zip_code, coords }: CompanyDetailsChange,
): Promise<CompanyAddress | undefined> {
  if (street === undefined || street === company.street) {
    if (zip_code === undefined || zip_code === company.zip_code) return undefined;
    throw validationError({ zip_code: t('fields.zipCodeOfStreet') });
  }
  if (!coords) throw validationError({ street: t('errors.incorrectStreet') });
  const picked = { street, zip_code: zip_code ?? zipOf(street) ?? '', coordinates: coords };
  const details = addressProblems(picked);
  if (Object.keys(details).length > 0) throw validationError(details);
  return companyAddress(transaction, picked);
}

/** Job offers at the provider's former position move with it; those elsewhere stay. */
const moveJobOffers = (transaction: DbTransaction, before: CompanyRow, { city, lat, lon }: CompanyAddress) =>
  changeRows(transaction, 'job_offer', { company_id: before.id, lat: before.lat, lon: before.lon })
    .set({ city, lat, lon })
    .execute();
