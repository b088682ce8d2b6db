import { RADIUS_OPTIONS } from '@care/contracts/constants';
import { changeFilters, hasPlace, searchApiQuery, searchPath, type SearchFilters } from '@care/contracts/search';
import type { City } from '@care/contracts/schemas';
import { activeFilters, withoutFilters } from '../filters/filter-labels';
import type { WorkSearchType } from './work-api';

/** A search in the neighbouring towns. */
const inNeighbours = (filters: SearchFilters, nearby: City['nearby']): SearchFilters[] =>
  nearby.map(({ slug }) => changeFilters(filters, { city: slug }));

/** Alternatives to an empty result: a wider radius, without each filter, without all filters (SR-19). */
export function possibleRescues(filters: SearchFilters): SearchFilters[] {
  const { radius, box } = filters;
  const isCircle = hasPlace(filters) && box === null;
  const narrowing = activeFilters({ ...filters, radius: RADIUS_OPTIONS[0] });
  const all = [
    ...RADIUS_OPTIONS.filter((wider) => isCircle && wider > radius).map((wider) =>
      changeFilters(filters, { radius: wider }),
    ),
    ...narrowing.map(({ without }) => changeFilters(without, { radius, box: without.box })),
    ...(narrowing.length > 1 ? [changeFilters(withoutFilters(filters), { radius })] : []),
  ];
  return all.filter((target, index) => all.findIndex((one) => searchPath(one) === searchPath(target)) === index);
}

/**
 * The query that counts the hits of all alternatives, then of the neighbouring towns. The loader and the page use the
 * same one.
 */
export const rescueCounts = (searchType: WorkSearchType, filters: SearchFilters, nearby: City['nearby']) => ({
  searchType,
  queries: [...possibleRescues(filters), ...inNeighbours(filters, nearby)].map(searchApiQuery),
});
