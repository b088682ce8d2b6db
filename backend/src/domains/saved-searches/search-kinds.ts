import type { SavedSearchKind } from '@care/contracts/schemas';
import { parseSearchParams, searchApiQuery, searchPath } from '@care/contracts/search';
import type { SearchFilters, SearchType } from '@care/contracts/search';
import { findPlace } from '../search';
import { validationError } from '../../platform/http/errors';
import { answerText } from '../../platform/http/texts';
import type { Db } from '../../platform/database/schema';

const SEARCH_TYPES: Record<SavedSearchKind, SearchType> = {
  COMPANY: 'pflegeanbieter',
  JOB_SEEKER: 'pflegepersonal',
  JOB_OFFER: 'pflegejobs',
};
const NAMES: Record<SavedSearchKind, string> = {
  COMPANY: 'Pflegeanbieter',
  JOB_SEEKER: 'Pflegepersonal',
  JOB_OFFER: 'Pflegejobs',
};

const filtersOf = (kind: SavedSearchKind, query: string): SearchFilters => ({
  ...parseSearchParams(SEARCH_TYPES[kind], undefined, new URLSearchParams(query)),
  page: 1,
  sort: null,
});

/**
 * The canonical form of a search, so that the same search is stored once; without page and sort, which do not change
 * the results.
 */
export const canonicalQuery = (kind: SavedSearchKind, query: string): string =>
  searchApiQuery(filtersOf(kind, query)).slice(1);

/** The address of the results of a saved search. */
export const resultsPath = (kind: SavedSearchKind, query: string): string => searchPath(filtersOf(kind, query));

/** The default name of a search, such as "Pflegejobs in Köln". Throws 422 for a town that does not exist. */
export async function describeSearch(db: Db, kind: SavedSearchKind, query: string): Promise<string> {
  const { city, radius, lat, box } = filtersOf(kind, query);
  if (city === null) {
    if (box) return `${NAMES[kind]} im Kartenausschnitt`;
    return lat === null ? NAMES[kind] : `${NAMES[kind]} im Umkreis von ${radius} km`;
  }
  const found = await findPlace(db, city);
  if (!found) throw validationError({ query: answerText('noSuch.place') });
  if (box) return `${NAMES[kind]} im Kartenausschnitt bei ${found.place.name}`;
  return `${NAMES[kind]} in ${found.place.name} (+${radius} km)`;
}
