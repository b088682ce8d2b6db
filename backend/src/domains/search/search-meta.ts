import type { SearchPlace } from './places/search-place';

/** The effective sort: the default if none is given, or if a distance is given without a place (SR-10, SR-22). */
export const effectiveSort = <Sort extends string>(
  sort: Sort | undefined,
  place: SearchPlace | null,
  usual: Sort,
): Sort => (sort && (place || !sort.startsWith('radius')) ? sort : usual);

/** The part of each search's answer about page and place. */
export const pageMeta = (
  query: { page: number; page_size: number; bbox?: unknown },
  place: SearchPlace | null,
  total: number,
) => ({
  page: query.page,
  page_size: query.page_size,
  pages: Math.ceil(total / query.page_size),
  place_label: place?.label ?? null,
  effective_radius: query.bbox ? null : (place?.radiusKm ?? null),
});
