import { type PageContext } from '@care/contracts';
import { DEFAULT_RADIUS, RADIUS_OPTIONS } from '@care/contracts/constants';
import { hasPlace, parseSearchForm, parseSearchParams } from '@care/contracts/search';
import type { SearchFilters, SearchForm, SearchType } from '@care/contracts/search';

/** The search for care providers. The staff search and the job search name their own type. */
export const SEARCH_TYPE = 'pflegeanbieter';

/** A submitted form. `askedRadius` is true if a radius was chosen, even without a place. */
export interface SentForm extends SearchForm {
  askedRadius: boolean;
  /** False for an address without form fields: the user has not entered anything yet. */
  isSent: boolean;
}

/** The result of reading a search address: a search or a form. */
export type SearchRequest = { kind: 'results'; filters: SearchFilters } | { kind: 'form'; form: SentForm };

const formFields = ['cityField', 'city_slug', 'slug', 'services', 'qualifications', 'radiusField', 'radius'];

/** Reads the submitted form from the query of any page (SR-03, SR-05). */
export function readForm(query: URLSearchParams, type: SearchType = SEARCH_TYPE): SentForm {
  const radius = Number(query.get('radiusField') ?? query.get('radius') ?? '');
  const { filters, cityText } = parseSearchForm(type, query);
  const isWithoutPlace = !hasPlace(filters) && cityText === null;
  return {
    filters: isWithoutPlace ? { ...filters, radius: DEFAULT_RADIUS } : filters,
    cityText,
    askedRadius: radius !== DEFAULT_RADIUS && RADIUS_OPTIONS.some((one) => one === radius),
    isSent: formFields.some((field) => query.has(field)),
  };
}

/**
 * With a slug, around a point, or in a part of the map it is a search; without, the form that leads to one (SR-01,
 * SR-03).
 */
export function readSearch(
  { params, url }: Pick<PageContext, 'params' | 'url'>,
  type: SearchType = SEARCH_TYPE,
): SearchRequest {
  if (params.slug) return { kind: 'results', filters: parseSearchParams(type, params.slug, url.searchParams) };
  const form = readForm(url.searchParams, type);
  const { city, services } = form.filters;
  const isOnMap = hasPlace(form.filters) || form.filters.box !== null;
  const isWithoutSlug = city === null && services.length === 0 && !form.cityText && isOnMap;
  return isWithoutSlug ? { kind: 'results', filters: form.filters } : { kind: 'form', form };
}
