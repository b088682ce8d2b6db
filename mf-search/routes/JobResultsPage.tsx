import { t, type PageProps } from '@care/contracts';
import { readSearch } from '../features/search/read-search';
import { SearchEntry } from '../features/search-form/SearchEntry';
import { JobResults } from '../features/work-search/JobResults';
import { QualificationField } from '../features/work-search/QualificationField';
import { workText } from '../features/work-search/texts';

/** The job search: its results, or the form if the address has no place (SR-02, SR-03). */
export function JobResultsPage(place: PageProps) {
  const request = readSearch(place, 'pflegejobs');
  if (request.kind === 'results') return <JobResults filters={request.filters} />;
  return (
    <SearchEntry
      key={place.url.search}
      form={request.form}
      title={t('nav.jobSearch')}
      lead={workText('jobs.lead')}
      label={workText('jobs.label')}
      criteria={QualificationField}
    />
  );
}
