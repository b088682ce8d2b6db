import { OTHER_CARE_FORM, redirectTo, type PageContext, type PageOutcome, profilePath } from '@care/contracts';
import { searchPath } from '@care/contracts/search';
import { loadCityText } from '../city/city-text';
import { SEARCH_TYPE } from '../search/read-search';
import { searchApi } from '../search/search-api';
import { searchLoader, toFormWithTypedCity } from './search-loader';
import { loadUnknownWords, namingUnknownWords, townsAlike, unknownWordsIn } from './unknown-words';
import { searchText } from '../../texts';
import { searchHeadOf } from '../search/search-head-of';
import { countedTitle, searchDescription } from '../search/search-words';

const loadProviders = searchLoader({
  searchType: SEARCH_TYPE,
  fetchHits: (dispatch, query) => dispatch(searchApi.companies.initiate(query, { subscribe: __ON_SERVER__ })),
  // A word alone that is no town is treated as an unknown service. A postcode, or a word beside a care form, can only
  // be a town.
  unknownCity: (filters) =>
    filters.services.length === 0 && !/^\d{5}$/.test(filters.city ?? '')
      ? redirectTo(searchPath({ ...filters, city: null, services: [OTHER_CARE_FORM] }))
      : toFormWithTypedCity(filters),
  alongside: loadCityText,
});

/** Loads the data of the provider results or of the form, and redirects other addresses (SR-01, SR-03, SR-21). */
export async function loadSearch(context: PageContext): Promise<PageOutcome> {
  const { params, store, url } = context;
  const words = unknownWordsIn(url);
  const alike = words.map((word) =>
    store.dispatch(searchApi.suggest.initiate(townsAlike(word), { subscribe: __ON_SERVER__ })),
  );
  const [outcome] = await Promise.all([loadProviders(context), words.length > 0 && loadUnknownWords(), ...alike]);
  return namingUnknownWords(outcome, params.slug);
}

export const searchHead = searchHeadOf({
  searchType: SEARCH_TYPE,
  select: searchApi.companies.select,
  wordsOf: (filters, place, count) => ({
    title: searchText('results.title', { what: countedTitle(filters, place), count }),
    description: searchDescription(filters, place, count),
  }),
  hitOf: ({ slug, name }) => ({ url: profilePath(slug), name }),
});
