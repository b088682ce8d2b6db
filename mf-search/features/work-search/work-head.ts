import { jobOfferPath, routes, t, type PageContext, type PageHead } from '@care/contracts';
import { searchApiQuery, searchPath, type SearchFilters } from '@care/contracts/search';
import type { JobOfferSearchAnswer } from '@care/contracts/schemas';
import { readSearch } from '../search/read-search';
import { searchApi } from '../search/search-api';
import { breadcrumbsJsonLd } from '@care/contracts/structured-data';
import { searchCrumbs } from '../search/crumbs';
import { headOfPage, isNarrowed, itemList } from '../search/search-head-parts';
import { countedTitle, placeNameOf, searchTitle, whereabouts } from '../search/search-words';
import { workText } from './texts';
import { workApi, type WorkSearchType } from './work-api';

type State = ReturnType<PageContext['store']['getState']>;

/** Search engines may not index a page with fewer hits than this. */
const MIN_HITS_FOR_INDEX = 3;

const placeOf = (state: State, filters: SearchFilters, answer: Parameters<typeof placeNameOf>[2]): string | null =>
  placeNameOf(filters, filters.city === null ? undefined : searchApi.city.select(filters.city)(state).data, answer);

const formHead = (searchType: WorkSearchType, title: string): PageHead => ({
  title,
  canonical: routes.search.build({ searchType }),
  robots: 'noindex,follow',
});

/** Search engines may never index the staff search. */
export function staffHead(context: PageContext): PageHead {
  const request = readSearch(context, 'pflegepersonal');
  if (request.kind === 'form') return formHead('pflegepersonal', t('nav.nursingStaffSearch'));
  const { filters } = request;
  const state = context.store.getState();
  const answer = workApi.staff.select(searchApiQuery(filters))(state).data;
  const place = placeOf(state, filters, answer);
  const what = searchTitle(filters, place);
  const robots = 'noindex,nofollow';
  if (!answer) return { title: what, canonical: searchPath(filters), robots };
  const { count } = answer;
  return {
    ...headOfPage(
      filters,
      {
        title: workText('staff.title', { what: countedTitle(filters, place), count }),
        description: workText('staff.description', { place: whereabouts(place), count }),
      },
      answer.meta.pages,
    ),
    robots,
  };
}

export function jobsHead(context: PageContext): PageHead {
  const request = readSearch(context, 'pflegejobs');
  if (request.kind === 'form') return formHead('pflegejobs', t('nav.jobSearch'));
  const { filters } = request;
  const state = context.store.getState();
  const answer = workApi.jobs.select(searchApiQuery(filters))(state).data;
  const place = placeOf(state, filters, answer);
  if (!answer) return { title: searchTitle(filters, place), canonical: searchPath(filters), robots: 'noindex,follow' };
  return headOfJobs(filters, answer, place);
}

function headOfJobs(filters: SearchFilters, { count, results, meta }: JobOfferSearchAnswer, place: string | null) {
  const hits = results.map(({ title, slug, company }) => ({ url: jobOfferPath(company.slug, slug), name: title }));
  return {
    ...headOfPage(
      filters,
      {
        title: workText('jobs.title', { what: countedTitle(filters, place), count }),
        description: workText('jobs.description', { place: whereabouts(place), count }),
      },
      meta.pages,
    ),
    robots: isNarrowed(filters) || count < MIN_HITS_FOR_INDEX ? 'noindex,follow' : 'index,follow',
    ...(__ON_SERVER__ && {
      jsonLd: [breadcrumbsJsonLd(searchCrumbs(filters, place)), itemList(hits, (filters.page - 1) * meta.page_size)],
    }),
  } satisfies PageHead;
}
