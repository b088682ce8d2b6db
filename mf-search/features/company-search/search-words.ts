import { careFormLabel } from '@care/contracts';
import { type SearchFilters } from '@care/contracts/search';
import type { City, SearchMeta } from '@care/contracts/schemas';
import { searchText } from '../../texts';

const who = {
  pflegeanbieter: 'results.providers',
  pflegepersonal: 'results.staff',
  pflegejobs: 'results.jobs',
} as const;

/** "Pflegeanbieter", "Pflegepersonal" or "Pflegejobs". */
export const whoIsSearched = ({ searchType }: Pick<SearchFilters, 'searchType'>): string => searchText(who[searchType]);

/** "Kurzzeitpflege und Senioren-WG", or "Pflegeanbieter" where any care form will do. */
export function searchedFor(filters: Pick<SearchFilters, 'searchType' | 'services'>): string {
  const { services } = filters;
  const labels = services.map(careFormLabel);
  const last = labels.pop();
  if (last === undefined) return whoIsSearched(filters);
  return labels.length ? searchText('results.and', { first: labels.join(', '), last }) : last;
}

/** "Stationäre Pflege in Köln" or "Stationäre Pflege im Kartenausschnitt"; without a place it is the whole country. */
export function searchTitle(filters: SearchFilters, placeName: string | null): string {
  const what = searchedFor(filters);
  if (filters.box) return searchText('results.inBox', { what });
  return placeName === null
    ? searchText('results.inGermany', { what })
    : searchText('results.inCity', { what, city: placeName });
}

/** The sentence for search engines: how many providers, for what, and where. */
export const searchDescription = (filters: SearchFilters, placeName: string | null, count: number): string =>
  searchText('results.description', {
    count,
    careForm: filters.services.length ? searchedFor(filters) : searchText('results.anyCareForm'),
    place: whereabouts(placeName),
  });

/** "Köln und Umgebung"; without a place it is the whole country. */
export const whereabouts = (placeName: string | null): string =>
  placeName === null ? searchText('results.germany') : searchText('results.around', { city: placeName });

/** The place by name: as the gazetteer has it, as the answer calls it, or as its address spells it; null without a place. */
export const placeNameOf = (
  { city }: Pick<SearchFilters, 'city'>,
  place: City | undefined,
  answer: { meta: Pick<SearchMeta, 'place_label'> } | undefined,
): string | null => place?.name ?? answer?.meta.place_label ?? (city === null ? null : nameFromSlug(city));

/** "bad-homburg" as "Bad Homburg", for the moment in which nobody has told the town's name yet. */
const nameFromSlug = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
