import { citySlug, routes, streetCitySlug } from '@care/contracts';
import { STREET_PARTS, STREET_SEPARATOR } from '@care/contracts/constants';
import type { Company } from '@care/contracts/schemas';

const COUNTRY = 'Deutschland';

type Address = Pick<Company, 'slug' | 'street' | 'city_slug'>;

/** The lines of an address without the country: "Neusser Straße 120" and "50733 Köln". */
export function addressLines(street: string): string[] {
  const parts = street.split(STREET_SEPARATOR);
  return parts.length === STREET_PARTS || parts.at(-1) === COUNTRY ? parts.slice(0, -1) : parts;
}

/** "Neusser Straße 120"; undefined if an imported address has no street. */
export const streetLineOf = ({ street }: Pick<Company, 'street'>): string | undefined =>
  addressLines(street).length === STREET_PARTS - 1 ? addressLines(street)[0] : undefined;

/** Whether street and postcode are known; imported providers may lack either. */
export const hasFullAddress = (company: Pick<Company, 'street' | 'zip_code'>): boolean =>
  streetLineOf(company) !== undefined && company.zip_code !== '';

/** Whether the town in a URL is the provider's: its city slug, or the slug of the town in its address (PP-01). */
export const isTownOf = (town: string, { street, city_slug }: Address): boolean =>
  town === city_slug || town === streetCitySlug(street);

/** Path of the search in the provider's town. */
export const townSearchPath = ({ city, city_slug }: Pick<Company, 'city' | 'city_slug'>): string =>
  routes.searchResults.build({ searchType: 'pflegeanbieter', slug: city_slug || citySlug(city) });

/** URL of OpenStreetMap with a marker at the point. */
export function openStreetMapUrl({ lat, lng }: Company['coords']): string {
  const [latitude, longitude] = [lat.toFixed(5), lng.toFixed(5)];
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}
