import { jobOfferPath } from '@care/contracts';
import { searchLoader, toFormWithTypedCity, type LoadedSearch } from '../company-search/search-loader';
import { rescueCounts } from './rescues';
import { workApi, type WorkSearchType } from './work-api';
import { searchHeadOf } from '../search/search-head-of';
import { countedTitle, whereabouts } from '../search/search-words';
import { workText } from './texts';

const workLoader = (searchType: WorkSearchType, fetchHits: LoadedSearch['fetchHits']) =>
  searchLoader({
    searchType,
    fetchHits,
    unknownCity: toFormWithTypedCity,
    alongside: (dispatch) => dispatch(workApi.qualifications.initiate(undefined, { subscribe: __ON_SERVER__ })),
    afterwards: async (dispatch, filters, { count, nearby }) => {
      if (count > 0) return;
      await dispatch(workApi.counts.initiate(rescueCounts(searchType, filters, nearby), { subscribe: __ON_SERVER__ }));
    },
  });

/** Loads the data of the staff results or of the staff search form (SR-02, SR-03). */
export const loadStaffSearch = workLoader('pflegepersonal', (dispatch, query) =>
  dispatch(workApi.staff.initiate(query, { subscribe: __ON_SERVER__ })),
);

/** Loads the data of the job results or of the job search form (SR-02, SR-03). */
export const loadJobSearch = workLoader('pflegejobs', (dispatch, query) =>
  dispatch(workApi.jobs.initiate(query, { subscribe: __ON_SERVER__ })),
);

/** Search engines may never index the staff search. */
export const staffHead = searchHeadOf({
  searchType: 'pflegepersonal',
  select: workApi.staff.select,
  wordsOf: (filters, place, count) => ({
    title: workText('staff.title', { what: countedTitle(filters, place), count }),
    description: workText('staff.description', { place: whereabouts(place), count }),
  }),
});

export const jobsHead = searchHeadOf({
  searchType: 'pflegejobs',
  select: workApi.jobs.select,
  wordsOf: (filters, place, count) => ({
    title: workText('jobs.title', { what: countedTitle(filters, place), count }),
    description: workText('jobs.description', { place: whereabouts(place), count }),
  }),
  hitOf: ({ title, slug, company }) => ({ url: jobOfferPath(company.slug, slug), name: title }),
});
