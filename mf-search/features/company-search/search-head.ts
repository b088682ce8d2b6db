import { profilePath, routes, t, type PageContext, type PageHead } from '@care/contracts';
import { searchApiQuery, searchPath, type SearchFilters } from '@care/contracts/search';
import type { CompanySearchAnswer } from '@care/contracts/schemas';
import { searchText } from '../../texts';
import { readSearch, SEARCH_TYPE } from '../search/read-search';
import { searchApi } from '../search/search-api';
import { breadcrumbsJsonLd } from '@care/contracts/structured-data';
import { searchCrumbs } from '../search/crumbs';
import { headOfPage, isNarrowed, itemList } from '../search/search-head-parts';
import { countedTitle, placeNameOf, searchDescription, searchTitle } from '../search/search-words';

/** Search engines may not index a page with fewer hits than this (SR-18). */
const MIN_HITS_FOR_INDEX = 3;

export function searchHead(context: PageContext): PageHead {
  const request = readSearch(context);
  if (request.kind === 'form') {
    return {
      title: t('nav.careProviderSearch'),
      canonical: routes.search.build({ searchType: SEARCH_TYPE }),
      robots: 'noindex,follow',
    };
  }
  const { filters } = request;
  const state = context.store.getState();
  const answer = searchApi.companies.select(searchApiQuery(filters))(state).data;
  const city = filters.city === null ? undefined : searchApi.city.select(filters.city)(state).data;
  const place = placeNameOf(filters, city, answer);
  if (!answer) return { title: searchTitle(filters, place), canonical: searchPath(filters), robots: 'noindex,follow' };
  return headOfAnswer(filters, answer, place);
}

function headOfAnswer(
  filters: SearchFilters,
  { count, results, meta }: CompanySearchAnswer,
  place: string | null,
): PageHead {
  const title = searchText('results.title', { what: countedTitle(filters, place), count });
  const description = searchDescription(filters, place, count);
  const hits = results.map(({ slug, name }) => ({ url: profilePath(slug), name }));
  return {
    ...headOfPage(filters, { title, description }, meta.pages),
    robots: isNarrowed(filters) || count < MIN_HITS_FOR_INDEX ? 'noindex,follow' : 'index,follow',
    ...(__ON_SERVER__ && {
      jsonLd: [breadcrumbsJsonLd(searchCrumbs(filters, place)), itemList(hits, (filters.page - 1) * meta.page_size)],
    }),
  };
}
