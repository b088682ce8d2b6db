import { routes, type PageContext, type PageHead } from '@care/contracts';
import { DEFAULT_RADIUS } from '@care/contracts/constants';
import { filterKeys, isChosen, onPage, searchApiQuery, searchPath } from '@care/contracts/search';
import type { SearchFilters, SearchType } from '@care/contracts/search';
import type { SearchMeta } from '@care/contracts/schemas';
import { breadcrumbsJsonLd } from '@care/contracts/structured-data';
import { searchText } from '../../texts';
import { readSearch } from './read-search';
import { searchApi } from './search-api';
import { placeNameOf, searchTitle, searchCrumbs } from './search-words';
import { searchName } from './searches';

type State = ReturnType<PageContext['store']['getState']>;

/** The parts in which the heads of the three searches differ. */
interface SearchHead<Hit> {
  searchType: SearchType;
  /** Selects the answer that the loader has fetched. */
  select: (query: string) => (state: State) => { data?: { count: number; results: Hit[]; meta: SearchMeta } };
  wordsOf: (filters: SearchFilters, place: string | null, count: number) => { title: string; description: string };
  /** Address and name of a hit for search engines. Without it they may never index the search. */
  hitOf?: (hit: Hit) => { url: string; name: string };
}

/** Search engines may not index a page with fewer hits than this (SR-18). */
const MIN_HITS_FOR_INDEX = 3;

/** Title, description, canonical address, previous and next page and structured data of a search (SR-17, SR-18). */
export const searchHeadOf =
  <Hit>({ searchType, select, wordsOf, hitOf }: SearchHead<Hit>) =>
  (context: PageContext): PageHead => {
    const request = readSearch(context, searchType);
    if (request.kind === 'form')
      return {
        title: searchName(searchType),
        canonical: routes.search.build({ searchType }),
        robots: 'noindex,follow',
      };
    const { filters } = request;
    const state = context.store.getState();
    const answer = select(searchApiQuery(filters))(state).data;
    const city = filters.city === null ? undefined : searchApi.city.select(filters.city)(state).data;
    const place = placeNameOf(filters, city, answer);
    const noIndex = hitOf ? 'noindex,follow' : 'noindex,nofollow';
    if (!answer) return { title: searchTitle(filters, place), canonical: searchPath(filters), robots: noIndex };
    const { count, results, meta } = answer;
    const isIndexed = hitOf && !isNarrowed(filters) && count >= MIN_HITS_FOR_INDEX;
    return {
      ...headOfPage(filters, wordsOf(filters, place, count), meta.pages),
      robots: isIndexed ? 'index,follow' : noIndex,
      ...(__ON_SERVER__ &&
        hitOf && {
          jsonLd: [
            breadcrumbsJsonLd(searchCrumbs(filters, place)),
            itemList(results.map(hitOf), (filters.page - 1) * meta.page_size),
          ],
        }),
    };
  };

function headOfPage(filters: SearchFilters, words: { title: string; description: string }, pages: number): PageHead {
  const { page } = filters;
  const { title, description } = words;
  const pathOf = (number: number) => searchPath(onPage(filters, number));
  return {
    title: page === 1 ? title : searchText('results.titlePage', { title, page }),
    description: page === 1 ? description : searchText('results.descriptionPage', { description, page }),
    canonical: pathOf(page),
    prev: page > 1 ? pathOf(page - 1) : undefined,
    next: page < pages ? pathOf(page + 1) : undefined,
  };
}

/** The hits of a page with name and address. `offset` is the number of hits on the pages before it. */
const itemList = (hits: { url: string; name: string }[], offset: number) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: hits.map((hit, index) => ({ '@type': 'ListItem', position: offset + index + 1, ...hit })),
});

/** Search engines may index a search for a town, a care form, or both. A page with any other filter is not indexed. */
const isNarrowed = ({ radius, box, lat, sort, ...filters }: SearchFilters): boolean =>
  filters.services.length > 1 ||
  filterKeys.some((key) => key !== 'services' && isChosen(filters[key])) ||
  radius !== DEFAULT_RADIUS ||
  box !== null ||
  lat !== null ||
  sort !== null;
