import { t, type PageProps } from '@care/contracts';
import { SearchResults } from '../features/company-search/SearchResults';
import { unknownWordsIn } from '../features/company-search/unknown-words';
import { SEARCH_TYPE } from '../features/search/read-search';
import { CareFormField } from '../features/search-form/CareFormField';
import { SearchPage } from '../features/search-form/SearchPage';
import { searchText } from '../texts';

/** The provider search: its results, or the form if the address has no criteria (SR-01, SR-03). */
export const ResultsPage = (place: PageProps) => (
  <SearchPage
    place={place}
    searchType={SEARCH_TYPE}
    results={(filters) => <SearchResults filters={filters} unknownWords={unknownWordsIn(place.url)} />}
    title={t('nav.careProviderSearch')}
    lead={searchText('form.pageLead')}
    label={searchText('form.label')}
    criteria={CareFormField}
  />
);
