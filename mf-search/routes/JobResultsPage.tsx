import { t, type PageProps } from '@care/contracts';
import { SearchPage } from '../features/search-form/SearchPage';
import { JobResults } from '../features/work-search/JobResults';
import { QualificationField } from '../features/work-search/QualificationField';
import { workText } from '../features/work-search/texts';

/** The job search: its results, or the form if the address has no place (SR-02, SR-03). */
export const JobResultsPage = (place: PageProps) => (
  <SearchPage
    place={place}
    searchType="pflegejobs"
    results={(filters) => <JobResults filters={filters} />}
    title={t('nav.jobSearch')}
    lead={workText('jobs.lead')}
    label={workText('jobs.label')}
    criteria={QualificationField}
  />
);
