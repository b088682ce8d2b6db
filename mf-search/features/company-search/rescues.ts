import { RADIUS_OPTIONS, type Radius } from '@care/contracts/constants';
import { changeFilters, hasPlace, readFilters, type SearchFilters } from '@care/contracts/search';
import type { City, SearchSuggestion } from '@care/contracts/schemas';
import type { NearbyHits, Rescue } from './NothingFound';

/** The searches that the backend suggests. A suggestion without any criterion left is dropped. */
export const readRescues = (filters: SearchFilters, suggestions: readonly SearchSuggestion[]): Rescue[] =>
  suggestions
    .filter(({ type, count }) => type !== 'nearby_city' && count > 0)
    .map(({ params, count }) => ({ target: applySuggestion(filters, params), count }))
    .filter(({ target }) => hasPlace(target) || target.services.length > 0);

/** The neighbouring towns in which the search has hits, nearest first. */
export const nearbyHits = (nearby: City['nearby'], suggestions: readonly SearchSuggestion[]): NearbyHits[] =>
  nearby.flatMap(({ slug, name }) => {
    const found = suggestions.find(({ type, params }) => type === 'nearby_city' && params.city_slug === slug);
    return found ? [{ slug, name, count: found.count }] : [];
  });

const applySuggestion = (
  filters: SearchFilters,
  { radius, bbox, ...params }: SearchSuggestion['params'],
): SearchFilters =>
  changeFilters(filters, {
    ...readFilters(new URLSearchParams(params)),
    ...(radius !== undefined && { radius: radiusOf(radius) ?? filters.radius }),
    ...(bbox !== undefined && { box: null }),
  });

const radiusOf = (value: string): Radius | undefined => RADIUS_OPTIONS.find((radius) => String(radius) === value);
