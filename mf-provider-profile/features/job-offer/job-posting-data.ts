import { jobOfferPath, profilePath } from '@care/contracts';
import type { CompanyPage, JobOffer, Salary } from '@care/contracts/schemas';
import { jt } from './texts';
import { postalAddress } from '../company/json-ld';
import { websiteOf } from '../company/visible-parts';
import { pointsOf } from './points-of';

const employmentTypes: Record<JobOffer['employment_type'], string[]> = {
  Vollzeit: ['FULL_TIME'],
  Teilzeit: ['PART_TIME'],
  'Vollzeit/Teilzeit': ['FULL_TIME', 'PART_TIME'],
};

/** A position as search engines list jobs. Nothing is claimed that is not known; where nobody reads applications, none is sent from here. */
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

/** The house's address; of a position in another town only that town is known. */
const addressOf = (company: CompanyPage, { city }: JobOffer): object =>
  city === company.city
    ? postalAddress(company)
    : { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'DE' };

/** The introduction as the backend has cleaned it, then each part under its headline. */
function descriptionHtml({ description_html, tasks, requirements, offer }: JobOffer): string {
  const part = (title: string, text: string) => {
    const points = pointsOf(text).map((point) => `<li>${escaped(point)}</li>`);
    return points.length > 0 ? `<p><strong>${title}</strong></p><ul>${points.join('')}</ul>` : '';
  };
  return [
    description_html,
    part(jt('tasks'), tasks),
    part(jt('requirements'), requirements),
    part(jt('offer'), offer),
  ].join('');
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Pay in euros; one amount is a value, two are a range, none is nothing. */
function baseSalary({ min, max, currency, unit }: Salary): object | undefined {
  if (min === null && max === null) return undefined;
  const amounts = min === max ? { value: euros(min) } : { minValue: euros(min), maxValue: euros(max) };
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amounts, unitText: unit },
  };
}

const euros = (cents: number | null) => (cents === null ? undefined : cents / 100);
