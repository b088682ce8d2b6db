import { jobOfferPath, profilePath } from '@care/contracts';
import { escapeMarkup } from '@care/contracts/markup';
import type { CompanyPage, JobOffer, Salary } from '@care/contracts/schemas';
import { jobOfferText } from './texts';
import { postalAddress } from '../company/profile-head';
import { websiteOf } from '../company/visible-parts';

const employmentTypes: Record<JobOffer['employment_type'], string[]> = {
  Vollzeit: ['FULL_TIME'],
  Teilzeit: ['PART_TIME'],
  'Vollzeit/Teilzeit': ['FULL_TIME', 'PART_TIME'],
};

/** A job offer as JobPosting; unknown data is left out, and directApply only if the provider has an owner. */
export function jobPostingData(company: CompanyPage, offer: JobOffer): object {
  const { id, title, salary, posted_at, valid_through, direct_apply } = offer;
  const pay = salary && baseSalary(salary);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    identifier: { '@type': 'PropertyValue', name: company.name, value: String(id) },
    description: descriptionHtml(offer),
    url: jobOfferPath(company.slug, offer.slug),
    employmentType: employmentTypes[offer.employment_type],
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      sameAs: websiteOf(company) ?? profilePath(company.slug),
      ...(company.logo ? { logo: company.logo.url } : {}),
    },
    jobLocation: { '@type': 'Place', address: addressOf(company, offer) },
    ...(posted_at ? { datePosted: posted_at } : {}),
    ...(valid_through ? { validThrough: valid_through } : {}),
    ...(pay ? { baseSalary: pay } : {}),
    directApply: direct_apply && company.owner !== null,
  };
}

/** The provider's address, or only the town of an offer in another town. */
const addressOf = (company: CompanyPage, { city }: JobOffer): object =>
  city === company.city
    ? postalAddress(company)
    : { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'DE' };

/** The introduction, sanitized by the backend, and each section with its heading. */
function descriptionHtml({ description_html, tasks, requirements, offer }: JobOffer): string {
  const part = (title: string, text: string) => {
    const points = pointsOf(text).map((point) => `<li>${escapeMarkup(point)}</li>`);
    return points.length > 0 ? `<p><strong>${title}</strong></p><ul>${points.join('')}</ul>` : '';
  };
  return [
    description_html,
    part(jobOfferText('tasks'), tasks),
    part(jobOfferText('requirements'), requirements),
    part(jobOfferText('offer'), offer),
  ].join('');
}

/** Pay in euros: one amount as value, two as range; undefined if unknown. */
function baseSalary({ min, max, currency, unit }: Salary): object | undefined {
  if (min === null && max === null) return undefined;
  const amounts = min === max ? { value: euros(min) } : { minValue: euros(min), maxValue: euros(max) };
  return { '@type': 'MonetaryAmount', currency, value: { '@type': 'QuantitativeValue', ...amounts, unitText: unit } };
}

const euros = (cents: number | null) => (cents === null ? undefined : cents / 100);

/** The lines of a text without leading dashes. */
export const pointsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*[–—•*-]\s+/u, '').trim())
    .filter(Boolean);
