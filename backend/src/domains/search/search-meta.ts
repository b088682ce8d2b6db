import type { SearchPlace } from '../places/search-place';

/** The sort that counts: the usual one for none, and for a distance without a place to measure from (SR-10, SR-22). */
export const effectiveSort = <Sort extends string>(
  sort: Sort | undefined,
  place: SearchPlace | null,
  usual: Sort,
): Sort => (sort && (place || !sort.startsWith('radius')) ? sort : usual);

/** What the answer of each search says about its page and place. */
export const pageMeta = (query: { page: number; page_size: number }, place: SearchPlace | null, total: number) => ({
  page: query.page,
  page_size: query.page_size,
  pages: Math.ceil(total / query.page_size),
  place_label: place?.label ?? null,
  effective_radius: place?.radiusKm ?? null,
});
