import { searchApiQuery, type SearchFilters } from '@care/contracts/search';
import styled from '@emotion/styled';
import { PagedList } from '../company-search/PagedList';
import { JobSeekerCard } from '../job-seeker-card/JobSeekerCard';
import { workApi } from './work-api';
import { StaffFilterBar } from './WorkFilters';
import { WorkResults } from './WorkResults';

const People = styled(PagedList)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 23rem), 1fr));
`;

/** Nursing staff near a town (SR-02, SR-14). */
export const StaffResults = ({ filters }: { filters: SearchFilters }) => (
  <WorkResults
    searchType="pflegepersonal"
    filters={filters}
    asked={workApi.staff.useQuery(searchApiQuery(filters))}
    FilterBar={StaffFilterBar}
  >
    {({ results, meta }) => (
      <People filters={filters} pages={meta.pages}>
        {results.map((person) => (
          <li key={person.slug}>
            <JobSeekerCard person={person} />
          </li>
        ))}
      </People>
    )}
  </WorkResults>
);
