import { useNavigation } from '@care/contracts/router';
import type { SearchFilters } from '@care/contracts/search';
import { readSearch } from './read-search';

/**
 * The search that the next choice changes: that of the address whose results are `loading`, else that of the browser's
 * address. Both are newer than the page while it still shows the former results.
 */
export function latestSearch(
  shown: SearchFilters,
  loading: Pick<Location, 'pathname' | 'search'> = location,
): SearchFilters {
  const [, , type, slug] = loading.pathname.split('/');
  if (type !== shown.searchType) return shown;
  const params = { slug: slug && decodeURIComponent(slug) };
  const request = readSearch({ params, url: new URL(loading.pathname + loading.search, location.origin) }, type);
  return request.kind === 'results' ? request.filters : shown;
}

/** The latest search for links, which are rendered on the server too. */
export function useLatestSearch(shown: SearchFilters): SearchFilters {
  const { location: loading } = useNavigation();
  return loading ? latestSearch(shown, loading) : shown;
}
