import { searchLoader, toFormWithTypedCity, type LoadedSearch } from '../company-search/search-loader';
import { rescueCounts } from './rescues';
import { workApi, type WorkSearchType } from './work-api';

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
