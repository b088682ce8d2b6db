import { searchApiQuery, type SearchFilters } from '@care/contracts/search';
import { PagedList } from '../company-search/PagedList';
import { JobOfferCard } from '../job-offer-card/JobOfferCard';
import { jobPlaceKey } from '../map/map-hits';
import { HighlightedItem } from '../map/HighlightedItem';
import { JOB_FILTERS } from './job-filters';
import { workText } from './texts';
import { workApi } from './work-api';
import { WorkResults } from './WorkResults';

const loadMap = () => import('../map/JobMap').then((module) => module.JobMap);

/** The hits of the job search (SR-02, SR-15, SR-20). */
export const JobResults = ({ filters }: { filters: SearchFilters }) => (
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
