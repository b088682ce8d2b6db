import { profilePath, t } from '@care/contracts';
import { searchText } from '../../texts';
import { SEARCH_TYPE } from '../search/read-search';
import { searchApi } from '../search/search-api';
import { searchHeadOf } from '../search/search-head-of';
import { countedTitle, searchDescription } from '../search/search-words';

export const searchHead = searchHeadOf({
  searchType: SEARCH_TYPE,
  formTitle: () => t('nav.careProviderSearch'),
  select: searchApi.companies.select,
  wordsOf: (filters, place, count) => ({
    title: searchText('results.title', { what: countedTitle(filters, place), count }),
    description: searchDescription(filters, place, count),
  }),
  hitOf: ({ slug, name }) => ({ url: profilePath(slug), name }),
});
