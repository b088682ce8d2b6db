import { routes, t } from '@care/contracts';
import { changeFilters, emptyFilters, searchPath, type SearchFilters } from '@care/contracts/search';
import type { Crumb } from '@care/ui';
import { searchText } from '../../texts';
import { searchedFor, whoIsSearched } from './search-words';

/** Home, search, town, care form. Each is a page of its own, and the last one is the current page. */
export function searchCrumbs(filters: SearchFilters, placeName: string | null): Crumb[] {
  const { searchType, services, city, box } = filters;
  const bare = emptyFilters(searchType);
  const place =
    placeName === null ? [] : [{ label: placeName, to: city ? searchPath(changeFilters(bare, { city })) : undefined }];
  const careForm = services.length ? [{ label: searchedFor(filters) }] : [];
  const section = box ? [{ label: searchText('results.mapSection') }] : [];
  const trail: Crumb[] = [
    { label: t('nav.home'), to: routes.home.build() },
    { label: whoIsSearched(filters), to: routes.search.build({ searchType }) },
    ...place,
    ...careForm,
    ...section,
  ];
  return trail.map((crumb, index) => (index === trail.length - 1 ? { label: crumb.label } : crumb));
}
