import type { CompanyJobOffers, JobOffer, JobOfferCompany, Salary } from '@care/contracts/schemas';
import type { Db } from '../../../platform/database/schema';
import { companyMedia, mediaOf, type CompanyRow } from '../../companies';
import { pick } from '../../../platform/database/queries';
import { sanitizeHtml } from '../../../platform/text/sanitize-html';
import { qualificationIdsOf } from '../../search';
import type { JobOfferRow } from './job-offer-queries';

export async function employer(db: Db, company: CompanyRow): Promise<JobOfferCompany> {
  const { logo } = mediaOf(await companyMedia(db, company.id));
  return {
    ...pick(company, ['id', 'name', 'slug', 'street']),
    logo: logo && pick(logo, ['url', 'width', 'height', 'alt', 'variants']),
  };
}

type SalaryColumns = Pick<JobOfferRow, 'salary_min' | 'salary_max' | 'salary_unit' | 'salary_scheme'>;

export const salaryOf = ({ salary_min, salary_max, salary_unit, salary_scheme }: SalaryColumns): Salary | null =>
  salary_unit && { min: salary_min, max: salary_max, currency: 'EUR', unit: salary_unit, scheme: salary_scheme };

const isoOrNull = (time: Date | null): string | null => time?.toISOString() ?? null;

/** An offer in the list of its company (PP-04). */
export const presentListedOffer = (
  offer: JobOfferRow,
  company: JobOfferCompany,
): CompanyJobOffers['results'][number] => ({
  ...pick(offer, ['id', 'slug', 'title', 'employment_type', 'city', 'status']),
  company,
  coords: { lng: offer.lon, lat: offer.lat },
  salary: salaryOf(offer),
  posted_at: isoOrNull(offer.posted_at),
  valid_through: isoOrNull(offer.valid_through),
});

/** An offer in full (PP-04). */
export function presentJobOffer(offer: JobOfferRow, company: JobOfferCompany): JobOffer {
  const { contact_name: name, contact_email: email, contact_phone: phone } = offer;
  return {
    ...presentListedOffer(offer, company),
    description_html: sanitizeHtml(offer.description_html),
    ...pick(offer, ['tasks', 'requirements', 'offer', 'benefits', 'start_date', 'direct_apply']),
    qualifications: qualificationIdsOf(offer.qualifications_mask),
    contact: name || email || phone ? { name, email, phone } : null,
  };
}
