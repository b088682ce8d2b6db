import { profilePath, type PageContext, type PageHead } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { profileText } from '../../texts';
import { streetLineOf } from './company-address';
import { breadcrumbsData, businessData } from './json-ld';
import { companySlugOf } from './load-company';
import { profileApi } from './profile-api';
import { serviceLabel } from './service-label';

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
  const title = street
    ? profileText('head.title', { name, city, street })
    : profileText('head.titlePlain', { name, city });
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
