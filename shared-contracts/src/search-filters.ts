import { knownCareForm, readCareForm } from './care-form-slug';
import { DEFAULT_RADIUS, MAX_STARS, MIN_STARS, RADIUS_OPTIONS, type Radius } from './constants';
import { citySlug } from './paths';
import {
  CARE_FORMS,
  COMPANY_FEATURES,
  COMPANY_SORTS,
  EMPLOYMENT_TYPES,
  JOB_AGES,
  JOB_SALARIES,
  JOB_SORTS,
  PLACES,
  STAFF_SORTS,
  exclusiveQualification,
  qualificationIds,
  type CareForm,
  type EmploymentType,
  type JobAge,
  type JobSalary,
  type Place,
  type SearchSort,
} from './vocabulary';

/** The three kinds of search, as in the path. */
export const SEARCH_TYPES = ['pflegeanbieter', 'pflegepersonal', 'pflegejobs'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

/** West, south, east, north in degrees. */
export type SearchBox = readonly [number, number, number, number];

/** All filters of a search. Those that a search type does not have stay empty. */
export interface SearchFilters {
  searchType: SearchType;
  /** City slug; null when searching without a town. */
  city: string | null;
  /** A point that is more exact than the town's centre; always both or none. */
  lat: number | null;
  lon: number | null;
  radius: Radius;
  /**
   * Part of the map that is searched instead of the radius (providers and jobs); the place stays what distances are
   * measured from.
   */
  box: SearchBox | null;
  /** Any of them (providers). */
  services: CareForm[];
  /** All of them, 1 to 10 (providers). */
  features: number[];
  place: Place | null;
  /** At least this many stars (providers). */
  rating: number | null;
  /** Staff and jobs. */
  qualifications: number[];
  employment: EmploymentType | null;
  /** At least this pay in cents per month (jobs). */
  salaryMin: JobSalary | null;
  /** Published at most this many days ago (jobs). */
  postedDays: JobAge | null;
  /** Only job seekers who are open for offers (staff). */
  openForOffers: boolean;
  /** Null for the default of the search. */
  sort: SearchSort | null;
  /** From 1. */
  page: number;
}

/** The content of the slug of a provider search (SR-01). */
export type ProviderSlug = { kind: 'services'; services: CareForm[] } | { kind: 'city'; slug: string };

/**
 * Reads the slug of a provider search: services joined by "+", else a city. There is no list of cities here: a single
 * unknown word counts as a city. A page that finds no such city redirects to "weitere-pflegeformen" (SR-01).
 */
export function parseProviderSlug(slug: string): ProviderSlug {
  const parts = slug.split('+').filter((part) => part.trim() !== '');
  const isList = slug.includes('+');
  if (parts.length > 0 && (isList || parts.every((part) => knownCareForm(part) !== undefined))) {
    return { kind: 'services', services: inOrder(CARE_FORMS, parts.map(readCareForm)) };
  }
  return { kind: 'city', slug: citySlug(slug) };
}

/** A search without any filter. */
export const emptyFilters = (searchType: SearchType): SearchFilters => ({
  searchType,
  city: null,
  lat: null,
  lon: null,
  radius: DEFAULT_RADIUS,
  box: null,
  services: [],
  features: [],
  place: null,
  rating: null,
  qualifications: [],
  employment: null,
  salaryMin: null,
  postedDays: null,
  openForOffers: false,
  sort: null,
  page: 1,
});

/** Whether the search has a place to measure distances from. */
export const hasPlace = ({ city, lat, lon }: SearchFilters): boolean => city !== null || (lat !== null && lon !== null);

/** The sorts a search offers as it stands, default first; distances only with a place (SR-10). */
export function availableSorts(filters: SearchFilters): SearchSort[] {
  const sorts: readonly SearchSort[] = {
    pflegeanbieter: COMPANY_SORTS,
    pflegepersonal: STAFF_SORTS,
    pflegejobs: JOB_SORTS,
  }[filters.searchType];
  return sorts.filter((sort) => hasPlace(filters) || !sort.startsWith('radius'));
}

/** The chosen sort, or the default of the search (SR-10). */
export const effectiveSort = (filters: SearchFilters): SearchSort => filters.sort ?? availableSorts(filters)[0]!;

/**
 * A search with another filter: back on the first page (SR-04). Another place or radius ends the search in a
 * part of the map.
 */
export function changeFilters(filters: SearchFilters, change: Partial<Omit<SearchFilters, 'page'>>): SearchFilters {
  const isElsewhere = (['city', 'lat', 'lon', 'radius'] as const).some((name) => name in change);
  return normalizeFilters({ ...filters, ...(isElsewhere && { box: null }), ...change, page: 1 });
}

/** A search on another page or in another order of its hits. */
export const onPage = (filters: SearchFilters, page: number): SearchFilters => normalizeFilters({ ...filters, page });

/**
 * The normalised form of a search: lists in their fixed order, defaults for unreadable values, no values that its type
 * does not have or that have no effect. Two searches with the same results have the same form.
 */
export function normalizeFilters(filters: SearchFilters): SearchFilters {
  const { searchType } = filters;
  const isProviders = searchType === 'pflegeanbieter';
  const isJobs = searchType === 'pflegejobs';
  const services = isProviders ? inOrder(CARE_FORMS, filters.services) : [];
  const place = normalizePlace(filters, services.length > 0);
  const clean: SearchFilters = {
    searchType,
    ...place,
    box: searchType === 'pflegepersonal' ? null : normalizeBox(filters.box),
    services,
    features: isProviders ? inOrder(featureIndexes, filters.features) : [],
    place: isProviders ? oneOf(placeIndexes, filters.place) : null,
    rating: isProviders ? oneOf(starValues, filters.rating) : null,
    qualifications: isProviders ? [] : normalizeQualifications(searchType, filters.qualifications),
    employment: isJobs ? oneOf(EMPLOYMENT_TYPES, filters.employment) : null,
    salaryMin: isJobs ? oneOf(JOB_SALARIES, filters.salaryMin) : null,
    postedDays: isJobs ? oneOf(JOB_AGES, filters.postedDays) : null,
    openForOffers: searchType === 'pflegepersonal' && filters.openForOffers,
    sort: null,
    page: Number.isInteger(filters.page) && filters.page >= 1 && filters.page <= MAX_PAGE ? filters.page : 1,
  };
  const sorts = availableSorts(clean);
  const sort = oneOf(sorts, filters.sort);
  return { ...clean, sort: sort === sorts[0] ? null : sort };
}

const MAX_PAGE = 999_999;
const featureIndexes = COMPANY_FEATURES.map(({ index }) => index as number);
const placeIndexes = PLACES.map(({ index }) => index);
const starValues = Array.from({ length: MAX_STARS - MIN_STARS + 1 }, (_, step) => MIN_STARS + step);

function normalizePlace(
  filters: SearchFilters,
  hasServices: boolean,
): Pick<SearchFilters, 'city' | 'lat' | 'lon' | 'radius'> {
  const slug = citySlug(filters.city ?? '');
  // A care form is never a town: in the path it would be read as a service.
  const city = slug === '' || knownCareForm(slug) ? null : slug;
  const { lat, lon } = filters;
  const isPoint = lat !== null && lon !== null && Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  const point = isPoint ? { lat: rounded(lat), lon: rounded(lon) } : { lat: null, lon: null };
  // A care form keeps its radius for the town that may follow (SR-01).
  const radius =
    city !== null || isPoint || hasServices
      ? (oneOf(RADIUS_OPTIONS, filters.radius) ?? DEFAULT_RADIUS)
      : DEFAULT_RADIUS;
  return { city, ...point, radius };
}

/** To about 100 m; a box without an area is none. */
function normalizeBox(box: readonly number[] | null): SearchBox | null {
  const edges = (box ?? []).map((edge) => Math.round(edge * 1000) / 1000 + 0);
  if (edges.length !== 4 || edges.some(Number.isNaN)) return null;
  const [west, south, east, north] = edges as [number, number, number, number];
  const isBox = -180 <= west && west < east && east <= 180 && -90 <= south && south < north && north <= 90;
  return isBox ? [west, south, east, north] : null;
}

/** About a metre; more digits would make two addresses of one search. Adding 0 turns -0 into 0. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5 + 0;

function normalizeQualifications(searchType: SearchType, ids: readonly number[]): number[] {
  const list = searchType === 'pflegepersonal' ? 'staff' : 'jobs';
  const exclusive = exclusiveQualification(list);
  return ids.includes(exclusive) ? [exclusive] : inOrder(qualificationIds(list), ids);
}

/** The chosen ones of a closed list, in the list's order and once each. */
const inOrder = <Value>(list: readonly Value[], chosen: readonly (Value | undefined)[]): Value[] =>
  list.filter((value) => chosen.includes(value));

const oneOf = <Value>(list: readonly Value[], value: unknown): Value | null =>
  list.find((one) => one === value) ?? null;
