import { citySlug, companyPath, routes, streetCitySlug } from '@care/contracts';
import { STREET_PARTS, STREET_SEPARATOR } from '@care/contracts/constants';
import type { Company } from '@care/contracts/schemas';

const COUNTRY = 'Deutschland';

type Address = Pick<Company, 'slug' | 'street' | 'city_slug'>;

/** "Neusser Straße 120" and "50733 Köln": an address line without its country. */
export function addressLines(street: string): string[] {
  const parts = street.split(STREET_SEPARATOR);
  return parts.length === STREET_PARTS || parts.at(-1) === COUNTRY ? parts.slice(0, -1) : parts;
}

/** "Neusser Straße 120"; undefined where the directory that it came from had no street. */
export const doorOf = ({ street }: Pick<Company, 'street'>): string | undefined =>
  addressLines(street).length === STREET_PARTS - 1 ? addressLines(street)[0] : undefined;

/** Whether street and postcode are known; an imported provider may lack either. */
export const hasFullAddress = (company: Pick<Company, 'street' | 'zip_code'>): boolean =>
  doorOf(company) !== undefined && company.zip_code !== '';

/** Whether an address names the provider's town as we do: by its slug, or by the town of its street (PP-01). */
export const isTownOf = (town: string, { street, city_slug }: Address): boolean =>
  town === city_slug || town === streetCitySlug(street);

/** The provider's page under its town, and the pages below it. */
export const pathInTown = (company: Address, below: string): string => companyPath(company) + below;

/** The search that lists this provider beside others of its town. */
export const townSearchPath = ({ city, city_slug }: Pick<Company, 'city' | 'city_slug'>): string =>
  routes.searchResults.build({ searchType: 'pflegeanbieter', slug: city_slug || citySlug(city) });

/** Where OpenStreetMap shows a point. */
export function openStreetMapUrl({ lat, lng }: Company['coords']): string {
  const [latitude, longitude] = [lat.toFixed(5), lng.toFixed(5)];
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}
