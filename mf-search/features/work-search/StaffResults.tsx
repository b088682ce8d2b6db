import { searchApiQuery, type SearchFilters } from '@care/contracts/search';
import styled from '@emotion/styled';
import { PagedList } from '../company-search/PagedList';
import { JobSeekerCard } from '../job-seeker-card/JobSeekerCard';
import { HighlightedItem } from '../map/HighlightedItem';
import { workApi } from './work-api';
import { WorkResults } from './WorkResults';

const loadMap = () => import('../map/StaffMap').then((module) => module.StaffMap);

const People = styled(PagedList)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 23rem), 1fr));
`;

/** The hits of the staff search (SR-02, SR-14, SR-20). */
export const StaffResults = ({ filters }: { filters: SearchFilters }) => (
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
