import { careFormLabel, routes, t } from '@care/contracts';
import { DEFAULT_RADIUS } from '@care/contracts/constants';
import { changeFilters, emptyFilters, searchPath, type SearchFilters } from '@care/contracts/search';
import type { City, SearchMeta } from '@care/contracts/schemas';
import type { Crumb } from '@care/ui';
import { searchText } from '../../texts';

const who = {
  pflegeanbieter: 'results.providers',
  pflegepersonal: 'results.staff',
  pflegejobs: 'results.jobs',
} as const;

/** "Pflegeanbieter", "Pflegepersonal" or "Pflegejobs". */
const whoIsSearched = ({ searchType }: Pick<SearchFilters, 'searchType'>): string => searchText(who[searchType]);

/** "Kurzzeitpflege und Senioren-WG", or "Pflegeanbieter" without a chosen care form. */
function searchedFor(filters: Pick<SearchFilters, 'searchType' | 'services'>): string {
  const { services } = filters;
  const labels = services.map(careFormLabel);
  const last = labels.pop();
  if (last === undefined) return whoIsSearched(filters);
  return labels.length ? searchText('results.and', { first: labels.join(', '), last }) : last;
}

/**
 * "Stationäre Pflege in Köln" or "Stationäre Pflege im Kartenausschnitt". Without a place, it names the whole country.
 */
export function searchTitle(filters: SearchFilters, placeName: string | null): string {
  const what = searchedFor(filters);
  if (filters.box) return searchText('results.inBox', { what });
  return placeName === null
    ? searchText('results.inGermany', { what })
    : searchText('results.inCity', { what, city: placeName });
}

/**
 * Words for the title of the document, which counts the surroundings of the town too: "Stationäre Pflege in Köln und
 * Umgebung".
 */
export const countedTitle = (filters: SearchFilters, placeName: string | null): string =>
  filters.box || placeName === null ? searchTitle(filters, placeName) : searchTitle(filters, whereabouts(placeName));

/** "386 in Köln, 617 im Umkreis von 20 km" for a town without filters; null where other hits are listed (SR-18). */
export function townCounts(filters: SearchFilters, city: City | undefined): string | null {
  const wholeTown = { ...emptyFilters(filters.searchType), city: filters.city };
  if (!city || searchPath(changeFilters(filters, { sort: null })) !== searchPath(wholeTown)) return null;
  const { company_in_town: inTown, company: around } = city.counts;
  return searchText('results.twoCounts', { inTown, city: city.name, around, radius: DEFAULT_RADIUS });
}

/** The meta description: how many providers, of which care form, and where. */
export const searchDescription = (filters: SearchFilters, placeName: string | null, count: number): string =>
  searchText('results.description', {
    count,
    careForm: filters.services.length ? searchedFor(filters) : searchText('results.anyCareForm'),
    place: whereabouts(placeName),
  });

/** "Köln und Umgebung". Without a place, it names the whole country. */
export const whereabouts = (placeName: string | null): string =>
  placeName === null ? searchText('results.germany') : searchText('results.around', { city: placeName });

/** The name of the place: from the gazetteer, from the answer, or derived from the slug. Null without a place. */
export const placeNameOf = (
  { city }: Pick<SearchFilters, 'city'>,
  place: City | undefined,
  answer: { meta: Pick<SearchMeta, 'place_label'> } | undefined,
): string | null => place?.name ?? answer?.meta.place_label ?? (city === null ? null : nameFromSlug(city));

/** "bad-homburg" as "Bad Homburg", until the town's name is loaded. */
const nameFromSlug = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

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
