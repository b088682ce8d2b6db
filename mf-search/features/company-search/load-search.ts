import { OTHER_CARE_FORM, redirectTo } from '@care/contracts';
import { searchPath } from '@care/contracts/search';
import { SEARCH_TYPE } from './read-search';
import { searchApi } from './search-api';
import { searchLoader, toFormWithTypedCity } from './search-loader';

/** Fetches what the provider results page or its form shows, and sends on what belongs elsewhere (SR-01, SR-03, SR-21). */
export const loadSearch = searchLoader({
  searchType: SEARCH_TYPE,
  ask: (dispatch, query) => dispatch(searchApi.companies.initiate(query)),
  // A word that is no town is an unknown service; a postcode, or a word beside a care form, can only be meant as a town.
  unknownCity: (filters) =>
    filters.services.length === 0 && !/^\d{5}$/.test(filters.city ?? '')
      ? redirectTo(searchPath({ ...filters, city: null, services: [OTHER_CARE_FORM] }))
      : toFormWithTypedCity(filters),
});
