import { formatRadius, t } from '@care/contracts';
import { DEFAULT_RADIUS, RADIUS_OPTIONS, type Radius } from '@care/contracts/constants';
import { changeFilters, hasPlace, readFilters, type SearchFilters } from '@care/contracts/search';
import type { City, SearchSuggestion } from '@care/contracts/schemas';
import { searchText } from '../../texts';
import { activeFilters } from '../filters/filter-labels';
import type { NearbyHits, Rescue } from './NothingFound';

/** Turns the backend's suggestions into labels and searches. A suggestion without any criterion left is dropped. */
export const readRescues = (filters: SearchFilters, suggestions: readonly SearchSuggestion[]): Rescue[] =>
  suggestions
    .filter(({ type, count }) => type !== 'nearby_city' && count > 0)
    .map((suggestion) => ({ suggestion, target: applySuggestion(filters, suggestion.params) }))
    .filter(({ target }) => hasPlace(target) || target.services.length > 0)
    .map(({ suggestion, target }) => ({
      target,
      label: labelOf(filters, target, suggestion.count),
      isWider: target.radius !== filters.radius,
    }));

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

function labelOf(before: SearchFilters, after: SearchFilters, count: number): string {
  const hits = t('search.resultsCount', { count });
  const radius = formatRadius(after.radius);
  const isWider = after.radius !== before.radius;
  const [only, ...others] = droppedLabels(before, after);
  if (only === undefined) return t('search.emptyWiden', { radius, count });
  if (isWider) return searchText('empty.withoutAnyWider', { radius, hits });
  return others.length ? searchText('empty.withoutAny', { hits }) : searchText('empty.without', { label: only, hits });
}

/** The labels of the filters that an alternative removes. A change of the radius is not one of them. */
function droppedLabels(before: SearchFilters, after: SearchFilters): string[] {
  const labels = (filters: SearchFilters) =>
    activeFilters({ ...filters, radius: DEFAULT_RADIUS }).map(({ label }) => label);
  const kept = new Set(labels(after));
  return labels(before).filter((label) => !kept.has(label));
}
