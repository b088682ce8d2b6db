import { DEFAULT_RADIUS, type Radius } from './constants';
import { citySlug, routes } from './paths';
import {
  decimal,
  emptyFilters,
  filterKeys,
  FILTERS,
  hasPlace,
  isChosen,
  normalizeFilters,
  parseProviderSlug,
  SEARCH_TYPES,
} from './search-filters';
import type { ChosenFilters, FilterKey, SearchBox, SearchFilters, SearchType } from './search-filters';
import type { CareForm, SearchSort } from './vocabulary';

/** The search type of a path segment. */
export const searchTypeOf = (segment: string | undefined) => SEARCH_TYPES.find((type) => type === segment);

/**
 * Reads a search from its address (SR-01 to SR-05). Unreadable values count as not given. The result is normalised:
 * `searchPath` of it is the canonical address of the search.
 */
export function parseSearchParams(searchType: SearchType, slug: string | undefined, params: URLSearchParams) {
  const fromSlug = readSlug(searchType, slug || params.get('slug') || '');
  const chosen = readFilters(params);
  return normalizeFilters({
    ...emptyFilters(searchType),
    ...chosen,
    city: fromSlug.city ?? params.get('city_slug'),
    services: [...fromSlug.services, ...(chosen.services ?? [])],
    lat: decimal(params.get('lat')),
    lon: decimal(params.get('lon')),
    radius: decimal(params.get('radius')) as Radius,
    box: boxIn(params.get('bbox')),
    sort: params.get('sort') as SearchSort | null,
    page: decimal(params.get('page')) ?? 1,
  });
}

/** The filters that have a parameter, as given: unknown values are left to `normalizeFilters`. */
export const readFilters = (params: URLSearchParams): Partial<ChosenFilters> =>
  Object.fromEntries(
    filterKeys
      .filter((key) => params.has(FILTERS[key].param))
      .map((key) => [key, FILTERS[key].read(params.getAll(FILTERS[key].param))]),
  );

function readSlug(searchType: SearchType, slug: string): { city: string | null; services: CareForm[] } {
  if (slug.trim() === '') return { city: null, services: [] };
  if (searchType !== 'pflegeanbieter') return { city: slug, services: [] };
  const parsed = parseProviderSlug(slug);
  return parsed.kind === 'city' ? { city: parsed.slug, services: [] } : { city: null, services: parsed.services };
}

/** Four numbers; `normalizeFilters` checks whether they are a box. */
function boxIn(value: string | null): SearchBox | null {
  const edges = (value ?? '').split(',').map((edge) => decimal(edge) ?? NaN);
  return edges.length === 4 ? (edges as [number, number, number, number]) : null;
}

/** A search as its form sends it without script (SR-03). */
export type SearchForm = ReturnType<typeof parseSearchForm>;

/**
 * Whether an entry still names the town of a slug. The slug of a smaller namesake ends in its postcode, and the field
 * has only its name; a typed postcode may belong to another namesake.
 */
function namesTown(typed: string, slug: string): boolean {
  const named = citySlug(typed);
  return named === slug || (!/^\d/.test(typed) && named === slug.replace(/-\d{5}$/, ''));
}

/**
 * Reads `/suche/{searchType}/` with city_slug, radius, cityField and radiusField (SR-03). What was typed wins over a
 * city_slug left from an earlier entry, an emptied field means no town, and `filters.city` is only a guess while there
 * is a `cityText`.
 */
export function parseSearchForm(searchType: SearchType, params: URLSearchParams) {
  const complete = new URLSearchParams(params);
  if (!params.get('radius') && params.has('radiusField')) complete.set('radius', params.get('radiusField') ?? '');
  const typed = params.get('cityField')?.trim();
  const isSettled = typed === undefined || namesTown(typed, citySlug(params.get('city_slug') ?? ''));
  if (!isSettled) complete.set('city_slug', typed);
  return {
    filters: parseSearchParams(searchType, undefined, complete),
    /** Typed text that has to be looked up as a city; null when `filters` hold the place already. */
    cityText: isSettled || !typed ? null : typed,
  };
}

/**
 * The one address of a search: fixed order of parameters, defaults dropped (SR-04, SR-09). Providers: city, services,
 * or services with the city as parameter; staff and jobs: the city.
 */
export function searchPath(search: SearchFilters): string {
  const filters = normalizeFilters(search);
  const { searchType, city } = filters;
  const services = filters.services.join('+');
  const slug = services || city;
  const path = slug ? routes.searchResults.build({ searchType, slug }) : routes.search.build({ searchType });
  const query = queryOf(filters, services ? city : null);
  return query ? `${path}?${query}` : path;
}

/** "1,3", "Teilzeit", or "1" for a yes. */
const textOf = (value: ChosenFilters[FilterKey]) => (value === true ? '1' : isChosen(value) ? String(value) : '');

/** All parameters of the address and of the form of a search. */
export const searchParameters: readonly string[] = [
  ...['city_slug', 'lat', 'lon', 'radius', 'bbox', 'sort', 'page', 'slug', 'cityField', 'radiusField'],
  ...filterKeys.map((key) => FILTERS[key].param),
];

function queryOf(filters: SearchFilters, city: string | null): string {
  const values: [string, string | number | null][] = [
    ['city_slug', city],
    ['lat', filters.lat],
    ['lon', filters.lon],
    ['radius', filters.radius === DEFAULT_RADIUS ? null : filters.radius],
    ['bbox', filters.box && filters.box.join(',')],
    ...filterKeys
      .filter((key) => key !== 'services')
      .map((key): [string, string] => [FILTERS[key].param, textOf(filters[key])]),
    ['sort', filters.sort],
    ['page', filters.page === 1 ? null : filters.page],
  ];
  return values
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}=${encodeValue(String(value))}`)
    .join('&');
}

/** Commas and slashes are allowed in a query and easier to read plain. */
const encodeValue = (value: string): string => encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%2F', '/');

/** The query string of the backend's search for the same hits; "" without any filter. */
export function searchApiQuery(search: SearchFilters): string {
  const filters = normalizeFilters(search);
  const around = hasPlace(filters) ? filters : { ...filters, radius: DEFAULT_RADIUS };
  const query = queryOf(around, filters.city);
  const services = filters.services.length ? `services=${filters.services.join(',')}` : '';
  const both = [query, services].filter(Boolean).join('&');
  return both && `?${both}`;
}
