import { t, type PageProps } from '@care/contracts';
import { readSearch } from '../features/search/read-search';
import { unknownWordsIn } from '../features/company-search/unknown-words';
import { SearchResults } from '../features/company-search/SearchResults';
import { CareFormField } from '../features/search-form/CareFormField';
import { SearchEntry } from '../features/search-form/SearchEntry';
import { searchText } from '../texts';

/** The provider search: its results, or the form if the address has no criteria (SR-01, SR-03). */
export function ResultsPage(place: PageProps) {
  const request = readSearch(place);
  if (request.kind === 'results')
    return <SearchResults filters={request.filters} unknownWords={unknownWordsIn(place.url)} />;
  return (
    <SearchEntry
      key={place.url.search}
      form={request.form}
      title={t('nav.careProviderSearch')}
      lead={searchText('form.pageLead')}
      label={searchText('form.label')}
      criteria={CareFormField}
    />
  );
}
