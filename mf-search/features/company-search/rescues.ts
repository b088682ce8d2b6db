import {
  changeFilters,
  formatRadius,
  hasPlace,
  knownCareForm,
  RADIUS_OPTIONS,
  t,
  type Radius,
  type SearchFilters,
} from '@care/contracts';
import type { SearchSuggestion } from '@care/contracts/schemas';
import { tt } from '../../texts';
import { activeFilters } from '../filters/filter-labels';

/** A way out of an empty result. */
export interface Rescue {
  label: string;
  target: SearchFilters;
  isWider: boolean;
}

/** What the backend suggests, in words and as searches; one that would leave nothing to search for is none. */
export function readRescues(filters: SearchFilters, suggestions: readonly SearchSuggestion[]): Rescue[] {
  return suggestions
    .filter(({ count }) => count > 0)
    .map((suggestion) => ({ suggestion, target: applySuggestion(filters, suggestion.params) }))
    .filter(({ target }) => hasPlace(target) || target.services.length > 0)
    .map(({ suggestion, target }) => ({
      target,
      label: labelOf(filters, target, suggestion),
      isWider: suggestion.type === 'widen_radius',
    }));
}

const list = (value: string) => value.split(',').filter(Boolean);

function applySuggestion(filters: SearchFilters, params: SearchSuggestion['params']): SearchFilters {
  const change: Parameters<typeof changeFilters>[1] = {};
  if (params.radius !== undefined) change.radius = radiusOf(params.radius) ?? filters.radius;
  if (params.features !== undefined) change.features = list(params.features).map(Number);
  if (params.services !== undefined)
    change.services = list(params.services).flatMap((value) => knownCareForm(value) ?? []);
  if (params.place !== undefined) change.place = null;
  if (params.rating !== undefined) change.rating = Number(params.rating) || null;
  return changeFilters(filters, change);
}

const radiusOf = (value: string): Radius | undefined => RADIUS_OPTIONS.find((radius) => String(radius) === value);

function labelOf(before: SearchFilters, after: SearchFilters, { type, count }: SearchSuggestion): string {
  const radius = formatRadius(after.radius);
  if (type === 'widen_radius') return t('search.emptyWiden', { radius, count });
  const hits = t('search.resultsCount', { count });
  const kept = new Set(activeFilters(after).map(({ label }) => label));
  const dropped = activeFilters(before).filter(({ label }) => !kept.has(label));
  const [only] = dropped;
  if (after.radius !== before.radius) return tt('empty.withoutAnyWider', { radius, hits });
  return only && dropped.length === 1
    ? tt('empty.without', { label: only.label, hits })
    : tt('empty.withoutAny', { hits });
}
