import { formatRadius, t } from '@care/contracts';
import { RADIUS_OPTIONS } from '@care/contracts/constants';
import { changeFilters, hasPlace, searchApiQuery, searchPath, type SearchFilters } from '@care/contracts/search';
import type { City } from '@care/contracts/schemas';
import { searchText } from '../../texts';
import { activeFilters, withoutFilters } from '../filters/filter-labels';
import type { WorkSearchType } from './work-api';

/** A search without one of the filters or with a wider radius. `label` describes it with its number of hits. */
interface PossibleRescue {
  target: SearchFilters;
  isWider: boolean;
  label: (count: number) => string;
}

const hitsText = (count: number): string => t('search.resultsCount', { count });

/** A search in the neighbouring towns. */
const inNeighbours = (filters: SearchFilters, nearby: City['nearby']): SearchFilters[] =>
  nearby.map(({ slug }) => changeFilters(filters, { city: slug }));

/** Alternatives to an empty result: a wider radius, without each filter, without all filters (SR-19). */
export function possibleRescues(filters: SearchFilters): PossibleRescue[] {
  const isCircle = hasPlace(filters) && filters.box === null;
  const wider: PossibleRescue[] = RADIUS_OPTIONS.filter((radius) => isCircle && radius > filters.radius).map(
    (radius) => ({
      target: changeFilters(filters, { radius }),
      isWider: true,
      label: (count) => t('search.emptyWiden', { radius: formatRadius(radius), count }),
    }),
  );
  const narrowing = activeFilters({ ...filters, radius: RADIUS_OPTIONS[0] });
  const without: PossibleRescue[] = narrowing.map(({ label, without: target }) => ({
    target: changeFilters(target, { radius: filters.radius, box: target.box }),
    isWider: false,
    label: (count) => searchText('empty.without', { label, hits: hitsText(count) }),
  }));
  const bare: PossibleRescue = {
    target: changeFilters(withoutFilters(filters), { radius: filters.radius }),
    isWider: false,
    label: (count) => searchText('empty.withoutAny', { hits: hitsText(count) }),
  };
  return [...wider, ...without, ...(narrowing.length > 1 ? [bare] : [])].filter(
    ({ target }, index, all) => all.findIndex((one) => searchPath(one.target) === searchPath(target)) === index,
  );
}

/**
 * The query that counts the hits of all alternatives, then of the neighbouring towns. The loader and the page use the
 * same one.
 */
export const rescueCounts = (searchType: WorkSearchType, filters: SearchFilters, nearby: City['nearby']) => ({
  searchType,
  queries: [...possibleRescues(filters).map(({ target }) => target), ...inNeighbours(filters, nearby)].map(
    searchApiQuery,
  ),
});
