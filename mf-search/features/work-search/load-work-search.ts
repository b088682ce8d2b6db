import { searchLoader, toFormWithTypedCity, type LoadedSearch } from '../company-search/search-loader';
import { rescueCounts } from './rescues';
import { workApi, type WorkSearchType } from './work-api';

const workLoader = (searchType: WorkSearchType, ask: LoadedSearch['ask']) =>
  searchLoader({
    searchType,
    ask,
    unknownCity: toFormWithTypedCity,
    alongside: (dispatch) => dispatch(workApi.qualifications.initiate()),
    afterwards: async (dispatch, filters, { count, nearby }) => {
      if (count > 0) return;
      await dispatch(workApi.counts.initiate(rescueCounts(searchType, filters, nearby)));
    },
  });

/** Fetches what the staff results or their form show (SR-02, SR-03). */
export const loadStaffSearch = workLoader('pflegepersonal', (dispatch, query) =>
  dispatch(workApi.staff.initiate(query)),
);

/** Fetches what the job results or their form show (SR-02, SR-03). */
export const loadJobSearch = workLoader('pflegejobs', (dispatch, query) => dispatch(workApi.jobs.initiate(query)));
