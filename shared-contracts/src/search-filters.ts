import { DEFAULT_RADIUS, MAX_STARS, MIN_STARS, RADIUS_OPTIONS, type Radius } from './constants';
import { citySlug } from './paths';
import {
  CARE_FORMS,
  CARE_GRADES,
  COMPANY_FEATURES,
  PROVIDER_SORTS,
  EMPLOYMENT_TYPES,
  JOB_AGES,
  JOB_SALARIES,
  JOB_SORTS,
  OWN_SHARES,
  PLACES,
  STAFF_SORTS,
  exclusiveQualification,
  qualificationIds,
  type CareForm,
  type SearchSort,
  OTHER_CARE_FORM,
} from './vocabulary';

/** Spellings people type or link to; the real slugs have no "e" there. */
const aliases: Readonly<Record<string, CareForm>> = {
  'stationaere-pflege': 'stationare-pflege',
  'stationäre-pflege': 'stationare-pflege',
  'teilstationaere-pflege': 'teilstationare-pflege',
  'teilstationäre-pflege': 'teilstationare-pflege',
};

/** The care form of a slug, in upper or lower case and in all spellings; undefined if there is none. */
export function knownCareForm(slug: string): CareForm | undefined {
  const value = slug.trim().toLowerCase();
  return CARE_FORMS.find((form) => form === value) ?? (Object.hasOwn(aliases, value) ? aliases[value] : undefined);
}

/**
 * As `knownCareForm`, but an unknown service belongs to "weitere-pflegeformen" (SR-01); undefined for an empty slug.
 */
export const readCareForm = (slug: string) =>
  slug.trim() === '' ? undefined : (knownCareForm(slug) ?? OTHER_CARE_FORM);

/** The three kinds of search, as in the path. */
export const SEARCH_TYPES = ['pflegeanbieter', 'pflegepersonal', 'pflegejobs'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

/** West, south, east, north in degrees. */
export type SearchBox = readonly [number, number, number, number];

type SearchTypes = readonly SearchType[];
interface Place<Param extends string, Of extends SearchTypes> {
  /** The parameter in addresses, and of the API. */
  param: Param;
  /** The searches that have the filter. */
  of: Of;
}

/** A filter for one of several values; null without one. */
const one = <const Param extends string, const Of extends SearchTypes, Value extends string | number>(
  place: Place<Param, Of>,
  values: readonly Value[],
) => ({
  ...place,
  none: null as Value | null,
  read: ([text]: string[]): unknown => (typeof values[0] === 'number' ? decimal(text) : text),
  normal: (chosen: unknown) => oneOf(values, chosen),
});

/** A filter for several values, in their fixed order. */
const several = <const Param extends string, const Of extends SearchTypes, Value extends string | number>(
  place: Place<Param, Of>,
  values: readonly Value[],
  read: (text: string) => unknown = Number,
) => ({
  ...place,
  none: [] as Value[],
  read: (texts: string[]): unknown => listed(texts).map(read),
  normal: (chosen: unknown) => inOrder(values, chosen as Value[]),
});

/** A yes/no filter, with its words and the title above them. */
const flag = <const Param extends string, const Of extends SearchTypes>(
  place: Place<Param, Of>,
  words: { label: string; title: string },
) => ({
  ...place,
  ...words,
  none: false as boolean,
  read: ([text]: string[]): unknown => text === '1',
  normal: Boolean,
});

const featureIndexes = COMPANY_FEATURES.map(({ index }) => index as number);
const placeIndexes = PLACES.map(({ index }) => index);
const starValues = Array.from({ length: MAX_STARS - MIN_STARS + 1 }, (_, step): number => MIN_STARS + step);

/**
 * All filters besides place, part of the map and page, in the order of addresses and of the shown filters. Address, call,
 * chips, bar, sheet and ways out of an empty result are made from this table. A yes/no filter of providers needs a row
 * here and its SQL in `FLAGS` of the backend's company-filters.
 */
export const FILTERS = {
  /** Any of them; in the path (SR-01). */
  services: several({ param: 'services', of: ['pflegeanbieter'] }, CARE_FORMS, readCareForm),
  /** All of them, 1 to 10. */
  features: several({ param: 'features', of: ['pflegeanbieter'] }, featureIndexes),
  place: one({ param: 'place', of: ['pflegeanbieter'] }, placeIndexes),
  /** At least this many stars. */
  rating: one({ param: 'rating', of: ['pflegeanbieter'] }, starValues),
  /** The own share is the same for 2 to 5; there is none for 1 (CO-06, CO-07). */
  grade: one({ param: 'grade', of: ['pflegeanbieter'] }, CARE_GRADES),
  /** At most this own share in cents a month. */
  ownShare: one({ param: 'own_share', of: ['pflegeanbieter'] }, OWN_SHARES),
  /** With 1, providers without an own share are hits beside it. */
  withoutPrice: one({ param: 'without_price', of: ['pflegeanbieter'] }, [1]),
  /** A place, or home care that takes new clients, confirmed within 14 days (PL-08). */
  freePlace: flag(
    { param: 'free_place', of: ['pflegeanbieter'] },
    { label: 'Freier Platz bestätigt', title: 'Freie Plätze' },
  ),
  /** The meaning of 7 and 8 depends on the search (SR-11). */
  qualifications: several({ param: 'qualifications', of: ['pflegepersonal', 'pflegejobs'] }, qualificationIds('staff')),
  employment: one({ param: 'employment', of: ['pflegejobs'] }, EMPLOYMENT_TYPES),
  /** At least this pay in cents per month. */
  salaryMin: one({ param: 'salary_min', of: ['pflegejobs'] }, JOB_SALARIES),
  /** Published at most this many days ago. */
  postedDays: one({ param: 'posted_days', of: ['pflegejobs'] }, JOB_AGES),
  openForOffers: flag(
    { param: 'open_for_offers', of: ['pflegepersonal'] },
    { label: 'Nur offen für Angebote', title: 'Angebote' },
  ),
};
type Filters = typeof FILTERS;
export type FilterKey = keyof Filters;
/** The chosen values. Filters that a search type does not have stay empty. */
export type ChosenFilters = { [Key in FilterKey]: Filters[Key]['none'] };
/** The yes/no filters. */
export type FlagKey = { [Key in FilterKey]: Filters[Key] extends { label: string } ? Key : never }[FilterKey];
export type FilterParam<Type extends SearchType, Key extends FilterKey = FilterKey> = {
  [One in Key]: Type extends Filters[One]['of'][number] ? Filters[One]['param'] : never;
}[Key];

export const filterKeys = Object.keys(FILTERS) as FilterKey[];
export const flagsOf = (type: SearchType): FlagKey[] =>
  filterKeys.filter((key): key is FlagKey => 'label' in FILTERS[key] && isOf(key, type));
/** The parameters of a search for its filters. */
export const filterParams = <Type extends SearchType>(type: Type) =>
  filterKeys.filter((key) => isOf(key, type)).map((key) => FILTERS[key].param) as FilterParam<Type>[];
const isOf = (key: FilterKey, type: SearchType): boolean => (FILTERS[key].of as SearchTypes).includes(type);

/** Whether anything is chosen. */
export const isChosen = (value: unknown): boolean => Boolean(Array.isArray(value) ? value.length : value);

/** A value for each filter. */
const eachFilter = (valueOf: (key: FilterKey) => unknown) =>
  Object.fromEntries(filterKeys.map((key) => [key, valueOf(key)])) as ChosenFilters;
export const noFilters = (): ChosenFilters => eachFilter((key) => FILTERS[key].none);

/** All filters of a search. */
export interface SearchFilters extends ChosenFilters {
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
  ...noFilters(),
  sort: null,
  page: 1,
});

/** Whether the search has a place to measure distances from. */
export const hasPlace = ({ city, lat, lon }: SearchFilters): boolean => city !== null || (lat !== null && lon !== null);

/** The sorts a search offers as it stands, default first; distances only with a place, own shares not for grade 1 (SR-10). */
export function availableSorts(filters: SearchFilters): SearchSort[] {
  const sorts: readonly SearchSort[] = {
    pflegeanbieter: PROVIDER_SORTS,
    pflegepersonal: STAFF_SORTS,
    pflegejobs: JOB_SORTS,
  }[filters.searchType];
  return sorts.filter((sort) =>
    sort === 'ownShareAsc' ? filters.grade !== 1 : hasPlace(filters) || !sort.startsWith('radius'),
  );
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
  const chosen = eachFilter((key) => (isOf(key, searchType) ? FILTERS[key].normal(filters[key]) : FILTERS[key].none));
  const clean: SearchFilters = {
    searchType,
    ...normalizePlace(filters, chosen.services.length > 0),
    box: searchType === 'pflegepersonal' ? null : normalizeBox(filters.box),
    ...chosen,
    ...((chosen.ownShare === null || chosen.grade === 1) && { ownShare: null, withoutPrice: null }),
    qualifications: searchType === 'pflegeanbieter' ? [] : normalizeQualifications(searchType, filters.qualifications),
    sort: null,
    page: Number.isInteger(filters.page) && filters.page >= 1 && filters.page <= MAX_PAGE ? filters.page : 1,
  };
  const sorts = availableSorts(clean);
  const sort = oneOf(sorts, filters.sort);
  return { ...clean, sort: sort === sorts[0] ? null : sort };
}

const MAX_PAGE = 999_999;

function normalizePlace(filters: SearchFilters, hasServices: boolean) {
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

/** Comma list, repeated parameter or both; form encoding turns a "+" between services into a space. */
const listed = (texts: readonly string[]): string[] => texts.flatMap((text) => text.split(/[,+\s]/)).filter(Boolean);

/** A plain decimal number; other notations of JavaScript do not count. */
export const decimal = (text: string | null | undefined): number | null =>
  text && /^-?\d{1,9}(\.\d{1,15})?$/.test(text) ? Number(text) : null;

const oneOf = <Value>(list: readonly Value[], value: unknown) => list.find((one) => one === value) ?? null;
