import { searchApiQuery, type SearchFilters } from '@care/contracts/search';
import { PagedList } from '../company-search/PagedList';
import { JobOfferCard } from '../job-offer-card/JobOfferCard';
import { workApi } from './work-api';
import { JobFilterBar } from './WorkFilters';
import { WorkResults } from './WorkResults';

/** Open positions near a town (SR-02, SR-15). */
export const JobResults = ({ filters }: { filters: SearchFilters }) => (
  <WorkResults
    searchType="pflegejobs"
    filters={filters}
    asked={workApi.jobs.useQuery(searchApiQuery(filters))}
    FilterBar={JobFilterBar}
  >
    {({ results, meta }) => (
      <PagedList filters={filters} pages={meta.pages}>
        {results.map((offer) => (
          <li key={offer.id}>
            <JobOfferCard offer={offer} />
          </li>
        ))}
      </PagedList>
    )}
  </WorkResults>
);
