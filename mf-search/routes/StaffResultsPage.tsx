import { t, type PageProps } from '@care/contracts';
import { readSearch } from '../features/search/read-search';
import { SearchEntry } from '../features/search-form/SearchEntry';
import { QualificationField } from '../features/work-search/QualificationField';
import { StaffResults } from '../features/work-search/StaffResults';
import { workText } from '../features/work-search/texts';

/** The staff search: its results, or the form if the address has no place (SR-02, SR-03). */
export function StaffResultsPage(place: PageProps) {
  const request = readSearch(place, 'pflegepersonal');
  if (request.kind === 'results') return <StaffResults filters={request.filters} />;
  return (
    <SearchEntry
      key={place.url.search}
      form={request.form}
      title={t('nav.nursingStaffSearch')}
      lead={workText('staff.lead')}
      label={workText('staff.label')}
      criteria={QualificationField}
    />
  );
}
