import type { PageProps } from '@care/contracts';
import { searchApiQuery, type SearchFilters } from '@care/contracts/search';
import styled from '@emotion/styled';
import { PagedList } from '../features/company-search/PagedList';
import { JobSeekerCard } from '../features/job-seeker-card/JobSeekerCard';
import { HighlightedItem } from '../features/map/HighlightedItem';
import { workApi } from '../features/work-search/work-api';
import { WorkResults, WorkSearchPage } from '../features/work-search/WorkResults';

/** The staff search: its results, or the form if the address has no place (SR-02, SR-03). */
export const StaffResultsPage = (place: PageProps) => (
  <WorkSearchPage place={place} searchType="pflegepersonal" results={(filters) => <StaffResults filters={filters} />} />
);

const loadMap = () => import('../features/map/StaffMap').then((module) => module.StaffMap);

const People = styled(PagedList)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 23rem), 1fr));
`;

/** The hits of the staff search (SR-02, SR-14, SR-20). */
const StaffResults = ({ filters }: { filters: SearchFilters }) => (
  <WorkResults
    searchType="pflegepersonal"
    filters={filters}
    call={workApi.staff.useQuery(searchApiQuery(filters))}
    isWide
    loadMap={loadMap}
  >
    {({ results, meta }) => (
      <People filters={filters} pages={meta.pages}>
        {results.map((person) => (
          <HighlightedItem key={person.slug} pins={person.localizations.map(({ address_city }) => address_city)}>
            <JobSeekerCard person={person} />
          </HighlightedItem>
        ))}
      </People>
    )}
  </WorkResults>
);
