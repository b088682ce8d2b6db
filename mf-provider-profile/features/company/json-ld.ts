import { profilePath, routes, t } from '@care/contracts';
import { MAX_STARS, MIN_RATINGS_FOR_AVERAGE, MIN_STARS } from '@care/contracts/constants';
import type { CompanyPage } from '@care/contracts/schemas';
import { breadcrumbsJsonLd } from '@care/contracts/structured-data';
import { profileText } from '../../texts';
import { streetLineOf, townSearchPath } from './company-address';
import { serviceLabel } from './service-label';
import { websiteOf } from './visible-parts';

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
export function businessData(company: CompanyPage): object {
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
  breadcrumbsJsonLd([
    { label: t('nav.home'), to: routes.home.build() },
    { label: profileText('crumbs.city', { city: company.city }), to: townSearchPath(company) },
    { label: company.name, to: profilePath(company.slug) },
    ...below,
  ]);
