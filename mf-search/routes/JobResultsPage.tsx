import type { PageProps } from '@care/contracts';
import { searchApiQuery, type SearchFilters } from '@care/contracts/search';
import { SearchPage } from '../features/search-form/SearchPage';
import { QualificationField } from '../features/work-search/QualificationField';
import { workText } from '../features/work-search/texts';
import { PagedList } from '../features/company-search/PagedList';
import { JobOfferCard } from '../features/job-offer-card/JobOfferCard';
import { jobPlaceKey } from '../features/map/map-hits';
import { HighlightedItem } from '../features/map/HighlightedItem';
import { JOB_FILTERS } from '../features/work-search/job-filters';
import { workApi } from '../features/work-search/work-api';
import { WorkResults } from '../features/work-search/WorkResults';

/** The job search: its results, or the form if the address has no place (SR-02, SR-03). */
export const JobResultsPage = (place: PageProps) => (
  <SearchPage
    place={place}
    searchType="pflegejobs"
    results={(filters) => <JobResults filters={filters} />}
    lead={workText('jobs.lead')}
    label={workText('jobs.label')}
    criteria={QualificationField}
  />
);

const loadMap = () => import('../features/map/JobMap').then((module) => module.JobMap);

/** The hits of the job search (SR-02, SR-15, SR-20). */
const JobResults = ({ filters }: { filters: SearchFilters }) => (
  <WorkResults
    searchType="pflegejobs"
    filters={filters}
    call={workApi.jobs.useQuery(searchApiQuery(filters))}
    views={JOB_FILTERS}
    loadMap={loadMap}
    mapClosedText={workText('jobs.mapClosed')}
  >
    {({ results, meta }) => (
      <PagedList filters={filters} pages={meta.pages}>
        {results.map((offer) => (
          <HighlightedItem key={offer.id} pins={[jobPlaceKey(offer.coords)]}>
            <JobOfferCard offer={offer} />
          </HighlightedItem>
        ))}
      </PagedList>
    )}
  </WorkResults>
);
