import { t, type PageProps } from '@care/contracts';
import { SearchPage } from '../features/search-form/SearchPage';
import { StaffResults } from '../features/work-search/StaffResults';
import { QualificationField } from '../features/work-search/QualificationField';
import { workText } from '../features/work-search/texts';

/** The staff search: its results, or the form if the address has no place (SR-02, SR-03). */
export const StaffResultsPage = (place: PageProps) => (
  <SearchPage
    place={place}
    searchType="pflegepersonal"
    results={(filters) => <StaffResults filters={filters} />}
    title={t('nav.nursingStaffSearch')}
    lead={workText('staff.lead')}
    label={workText('staff.label')}
    criteria={QualificationField}
  />
);
