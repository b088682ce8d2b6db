import { jobOfferPath, profilePath } from '@care/contracts';
import type { CompanyPage, JobOffer, Salary } from '@care/contracts/schemas';
import { postalAddress } from '../company/json-ld';

const employmentTypes: Record<JobOffer['employment_type'], string[]> = {
  Vollzeit: ['FULL_TIME'],
  Teilzeit: ['PART_TIME'],
  'Vollzeit/Teilzeit': ['FULL_TIME', 'PART_TIME'],
};

/** A position as search engines list jobs. */
export function jobPostingData(company: CompanyPage, offer: JobOffer): object {
  const { title, description_html, tasks, requirements, salary, posted_at, valid_through, direct_apply } = offer;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: [description_html, tasks, requirements, offer.offer].filter(Boolean).join('\n'),
    url: jobOfferPath(company.slug, offer.slug),
    employmentType: employmentTypes[offer.employment_type],
    hiringOrganization: { '@type': 'Organization', name: company.name, sameAs: profilePath(company.slug) },
    jobLocation: { '@type': 'Place', address: { ...postalAddress(company), addressLocality: offer.city } },
    directApply: direct_apply,
    ...(posted_at ? { datePosted: posted_at } : {}),
    ...(valid_through ? { validThrough: valid_through } : {}),
    ...(salary ? { baseSalary: baseSalary(salary) } : {}),
  };
}

const euros = (cents: number | null) => (cents === null ? undefined : cents / 100);

const baseSalary = ({ min, max, currency, unit }: Salary) => ({
  '@type': 'MonetaryAmount',
  currency,
  value: { '@type': 'QuantitativeValue', minValue: euros(min), maxValue: euros(max), unitText: unit },
});
