import type { SavedSearchKind } from '@care/contracts/schemas';
import { parseSearchParams, searchApiQuery, searchPath } from '@care/contracts/search';
import type { SearchFilters, SearchType } from '@care/contracts/search';
import { findPlace } from '../search';
import { validationError } from '../../platform/http/errors';
import { answerText } from '../../platform/http/texts';
import type { Db } from '../../platform/database/schema';

const KINDS: Record<SavedSearchKind, { type: SearchType; name: string }> = {
  COMPANY: { type: 'pflegeanbieter', name: 'Pflegeanbieter' },
  JOB_SEEKER: { type: 'pflegepersonal', name: 'Pflegepersonal' },
  JOB_OFFER: { type: 'pflegejobs', name: 'Pflegejobs' },
};

const filtersOf = (kind: SavedSearchKind, query: string): SearchFilters => ({
  ...parseSearchParams(KINDS[kind].type, undefined, new URLSearchParams(query)),
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
  const { name } = KINDS[kind];
  const { city, radius, lat, box } = filtersOf(kind, query);
  if (city === null) {
    if (box) return `${name} im Kartenausschnitt`;
    return lat === null ? name : `${name} im Umkreis von ${radius} km`;
  }
  const found = await findPlace(db, city);
  if (!found) throw validationError({ query: answerText('noSuch.place') });
  if (box) return `${name} im Kartenausschnitt bei ${found.place.name}`;
  return `${name} in ${found.place.name} (+${radius} km)`;
}
