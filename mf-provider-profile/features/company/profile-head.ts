import { profilePath, type PageContext, type PageHead } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { MAX_STARS, MIN_RATINGS_FOR_AVERAGE, MIN_STARS } from '@care/contracts/constants';
import { breadcrumbsJsonLd } from '@care/contracts/structured-data';
import { profileText } from '../../texts';
import { stepsTo } from './CompanyCrumbs';
import { streetLineOf } from './company-address';
import { companySlugOf } from './load-company';
import { profileApi } from './profile-api';
import { serviceLabel } from './facts';
import { websiteOf } from './visible-parts';

const LONGEST_DESCRIPTION = 155;

/** The head of a page whose provider could not be loaded. */
export const unavailableHead = (): PageHead => ({ title: profileText('head.unavailable'), robots: 'noindex,follow' });

/** The provider that the page's loader has loaded. */
export const loadedCompany = ({ store, params }: PageContext): CompanyPage | undefined =>
  profileApi.company.select(companySlugOf(params))(store.getState()).data;

/**
 * Title, description, canonical path and structured data (PP-01). The title contains the street, because names repeat
 * in a town.
 */
export function profileHead(context: PageContext): PageHead {
  const company = loadedCompany(context);
  if (!company) return unavailableHead();
  const { name, city } = company;
  const street = streetLineOf(company);
  const title = profileText(street ? 'head.title' : 'head.titlePlain', { name, city, street: street ?? '' });
  return {
    title,
    description: descriptionOf(company, title),
    canonical: profilePath(company.slug),
    image: pictureOf(company),
    ...(__ON_SERVER__ && { oembed: true as const, jsonLd: [businessData(company), breadcrumbsData(company)] }),
  };
}

function descriptionOf({ description, services }: CompanyPage, title: string): string {
  const own = description.replace(/\s+/g, ' ').trim();
  const words = own || profileText('head.services', { services: services.slice(0, 3).map(serviceLabel).join(', ') });
  return metaDescription(profileText('head.description', { title, words }));
}

/** A description for search engines. A longer text is cut at the end of a word. */
export const metaDescription = (text: string): string =>
  text.length <= LONGEST_DESCRIPTION ? text : `${text.slice(0, LONGEST_DESCRIPTION).replace(/\s+\S*$/, '')} …`;

const pictureOf = ({ main_image, gallery, logo }: CompanyPage): string | undefined =>
  (main_image ?? gallery.find(({ file_type }) => file_type === 'IMAGE') ?? logo)?.url;

const CONTEXT = 'https://schema.org';

export const postalAddress = ({ street, zip_code, city }: Pick<CompanyPage, 'street' | 'zip_code' | 'city'>) => ({
  '@type': 'PostalAddress',
  streetAddress: streetLineOf({ street }),
  postalCode: zip_code || undefined,
  addressLocality: city,
  addressCountry: 'DE',
});

/**
 * The provider as LocalBusiness, its main care form first; the average from three ratings on, as on cards (SR-22).
 */
function businessData(company: CompanyPage): object {
  const { name, slug, phone, operator, coords, main_image, logo, services, average_rating, ratings_count } = company;
  const website = websiteOf(company);
  const isRated = ratings_count >= MIN_RATINGS_FOR_AVERAGE && average_rating !== null;
  return {
    '@context': CONTEXT,
    '@type': 'LocalBusiness',
    '@id': profilePath(slug),
    url: profilePath(slug),
    name,
    address: postalAddress(company),
    geo: { '@type': 'GeoCoordinates', latitude: coords.lat, longitude: coords.lng },
    ...(phone ? { telephone: phone } : {}),
    ...(website ? { sameAs: website } : {}),
    ...(operator ? { parentOrganization: { '@type': 'Organization', name: operator } } : {}),
    ...((main_image ?? logo) ? { image: (main_image ?? logo)?.url } : {}),
    ...(services.length ? { makesOffer: services.map(offerOf) } : {}),
    ...(isRated ? { aggregateRating: aggregateRating(average_rating, ratings_count) } : {}),
  };
}

const offerOf = (service: string) => ({
  '@type': 'Offer',
  itemOffered: { '@type': 'Service', name: serviceLabel(service) },
});

const aggregateRating = (average: number, count: number) => ({
  '@type': 'AggregateRating',
  ratingValue: Math.round(average * 10) / 10,
  reviewCount: count,
  bestRating: MAX_STARS,
  worstRating: MIN_STARS,
});

/** The breadcrumbs as structured data; `below` are pages below the profile. */
export const breadcrumbsData = (company: CompanyPage, below: { label: string; to: string }[] = []): object =>
  breadcrumbsJsonLd([...stepsTo(company), ...below]);
