import type { FastifyRequest } from 'fastify';
import { COMPANY_FIELDS, EDITED_SECTIONS, fieldsIn, isWanted, WANTED_SECTIONS } from '@care/contracts/company-fields';
import type { CompanyField, CompanySection } from '@care/contracts/company-fields';
import { allows } from '@care/contracts/tiers';
import type { CompanyDetailsAnswer, CompanyDetailsChange, CompanySections } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { isFound, rowsWith } from '../../../platform/database/queries';
import type { Db, DbTransaction } from '../../../platform/database/schema';
import { ApiError } from '../../../platform/http/errors';
import { limitsOfCompany } from '../../operator';
import { companyMedia, type CompanyRow } from '../company-queries';
import { storedFields } from '../present-company';

/** The sections that a change touches, each once. */
export const sectionsOf = (change: CompanyDetailsChange): CompanySection[] => [
  ...new Set((Object.keys(change) as (keyof CompanyDetailsChange)[]).map((field) => COMPANY_FIELDS[field].section)),
];

/**
 * The stored fields of a section, as the profile shows them; none for benefits and media, which have calls of their
 * own. Town and kind of place follow from the address.
 */
export function fieldsOf(company: CompanyRow, section: CompanySection): CompanyDetailsAnswer {
  const stored = storedFields(company);
  const { city, city_slug, place_kind: place } = company;
  return {
    ...Object.fromEntries(fieldsIn(section).map((field) => [field, stored[field]])),
    ...(section === 'contact' && { city, city_slug, place }),
  };
}

const etagOf = (section: CompanySection, changedAt: Date | null): string =>
  `"${section}-${(changedAt?.getTime() ?? 0).toString(36)}"`;

/** The version of a section, for `If-Match`. */
export const sectionTag = async (db: Db, companyId: number, section: CompanySection): Promise<string> =>
  etagOf(section, await lastChange(db, companyId, section));

async function lastChange(db: Db, companyId: number, section: CompanySection): Promise<Date | null> {
  const row = await rowsWith(db, 'company_section', { company_id: companyId, section })
    .select('changed_at')
    .executeTakeFirst();
  return row?.changed_at ?? null;
}

/**
 * Refuses a change of a section that somebody has changed since it was read (412). The answer has the stored version
 * and its tag, so that the client can show both. Without `If-Match` every change is accepted. The caller holds the lock
 * of the provider's row.
 */
export async function refuseStaleSection(
  request: FastifyRequest,
  transaction: DbTransaction,
  section: CompanySection,
  stored: { companyId: number; fields: object },
): Promise<void> {
  const given = request.headers['if-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  const changedAt = await lastChange(transaction, stored.companyId, section);
  const etag = etagOf(section, changedAt);
  if (!given || given.includes('*') || given.includes(etag)) return;
  throw new ApiError(412, 'conflict', t('fields.conflict'), {
    extra: { section, etag, changed_at: changedAt?.toISOString() ?? null, stored: stored.fields },
  });
}

/** Records that the owner says a section still holds. */
export async function confirmSection(
  db: Db,
  companyId: number,
  section: CompanySection,
  times: { changed_at?: Date; confirmed_at: Date } = { confirmed_at: new Date() },
): Promise<void> {
  await db
    .insertInto('company_section')
    .values({ company_id: companyId, section, ...times })
    .onConflict((conflict) => conflict.columns(['company_id', 'section']).doUpdateSet(times))
    .execute();
}

/** Records that the owner has changed a section, which also confirms it. */
export function noteChange(db: Db, companyId: number, section: CompanySection): Promise<void> {
  const now = new Date();
  return confirmSection(db, companyId, section, { changed_at: now, confirmed_at: now });
}

/** Data for the owner beside the sections: versions, gaps, and contents that the tier hides. */
export async function companySections(db: Db, company: CompanyRow): Promise<CompanySections> {
  const [rows, { logo, main_image, gallery }, limits, hasPublished] = await Promise.all([
    db.selectFrom('company_section').selectAll().where('company_id', '=', company.id).execute(),
    companyMedia(db, company.id),
    limitsOfCompany(db, company),
    isFound(db.selectFrom('job_offer').where('company_id', '=', company.id).where('status', '=', 'PUBLISHED')),
  ]);
  const tier = company.subscription;
  const hidden_main_image = allows(tier, 'mainImage') ? null : main_image;
  const stored = storedFields(company);
  const isEmpty = (field: CompanyField) => !stored[field] || Object(stored[field]).length === 0;
  const withoutFields: Partial<Record<CompanySection, boolean>> = {
    images: gallery.length === 0 && !main_image,
    logo: !logo,
    benefits: allows(tier, 'benefits') && company.benefits.length === 0,
  };
  const isMissing = (section: CompanySection): boolean =>
    withoutFields[section] ?? fieldsIn(section).some((field) => isWanted(field) && isEmpty(field));
  const hidden: [CompanySections['hidden'][number], boolean][] = [
    ['benefits', !allows(tier, 'benefits') && company.benefits.length > 0],
    ['main_image', hidden_main_image !== null],
    ['gallery', gallery.length > limits.galleryItems],
    ['job_offers', !allows(tier, 'jobsTab') && hasPublished],
  ];
  return {
    sections: EDITED_SECTIONS.map((section) => {
      const row = rows.find((one) => one.section === section);
      return {
        section,
        etag: etagOf(section, row?.changed_at ?? null),
        changed_at: row?.changed_at?.toISOString() ?? null,
        confirmed_at: row?.confirmed_at.toISOString() ?? null,
      };
    }),
    missing: WANTED_SECTIONS.filter(isMissing).slice(0, MOST_GAPS),
    hidden: hidden.filter(([, isHidden]) => isHidden).map(([part]) => part),
    hidden_main_image,
  };
}

const MOST_GAPS = 3;
