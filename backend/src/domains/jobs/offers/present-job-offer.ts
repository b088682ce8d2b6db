import type { CompanyJobOffers, JobOffer, JobOfferCompany, Salary } from '@care/contracts/schemas';
import { pictureOf, type CompanyMediaRow, type CompanyRow } from '../../companies';
import { sanitizeHtml } from '../../../platform/text/sanitize-html';
import { qualificationIdsOf } from '../../search';
import type { JobOfferRow } from './job-offer-queries';

export const employer = (company: CompanyRow, logo: CompanyMediaRow | undefined): JobOfferCompany => ({
  id: company.id,
  name: company.name,
  slug: company.slug,
  street: company.street,
  logo: pictureOf(logo),
});

const salaryOf = (offer: JobOfferRow): Salary | null =>
  offer.salary_unit && {
    min: offer.salary_min,
    max: offer.salary_max,
    currency: 'EUR',
    unit: offer.salary_unit,
    scheme: offer.salary_scheme,
  };

const isoOrNull = (time: Date | null): string | null => time?.toISOString() ?? null;

/** An offer in the list of its company (PP-04). */
export const presentListedOffer = (
  offer: JobOfferRow,
  company: JobOfferCompany,
): CompanyJobOffers['results'][number] => ({
  id: offer.id,
  slug: offer.slug,
  title: offer.title,
  employment_type: offer.employment_type,
  company,
  city: offer.city,
  coords: { lng: offer.lon, lat: offer.lat },
  salary: salaryOf(offer),
  status: offer.status,
  posted_at: isoOrNull(offer.posted_at),
  valid_through: isoOrNull(offer.valid_through),
});

/** An offer in full (PP-04). */
export function presentJobOffer(offer: JobOfferRow, company: JobOfferCompany): JobOffer {
  const { contact_name: name, contact_email: email, contact_phone: phone } = offer;
  return {
    ...presentListedOffer(offer, company),
    description_html: sanitizeHtml(offer.description_html),
    tasks: offer.tasks,
    requirements: offer.requirements,
    offer: offer.offer,
    qualifications: qualificationIdsOf(offer.qualifications_mask),
    benefits: offer.benefits,
    start_date: offer.start_date,
    contact: name || email || phone ? { name, email, phone } : null,
    direct_apply: offer.direct_apply,
  };
}
