import { searchPath, type SearchFilters } from '@care/contracts/search';
import type { City } from '@care/contracts/schemas';
import { ButtonLink } from '@care/ui';
import { ArrowRight, X } from 'lucide-react';
import { NothingFound, RescueList } from '../company-search/NothingFound';
import { possibleRescues, rescueCounts } from './rescues';
import { workApi, type WorkSearchType } from './work-api';

interface WorkEmptyProps {
  searchType: WorkSearchType;
  filters: SearchFilters;
  nearby: City['nearby'];
}

/** The page shows at most this number of alternatives. */
const MAX_RESCUES = 3;

/** The page without hits: alternatives with their number of hits, and the neighbouring towns (SR-19). */
export function WorkEmpty({ searchType, filters, nearby }: WorkEmptyProps) {
  const possible = possibleRescues(filters);
  const request = rescueCounts(searchType, filters, nearby);
  const { currentData: counts = [] } = workApi.counts.useQuery(request, { skip: request.queries.length === 0 });
  const neighbours = nearby.map((town, index) => ({ ...town, count: counts[possible.length + index] ?? 0 }));
  const rescues = possible
    .map((rescue, index) => ({ ...rescue, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .slice(0, MAX_RESCUES);
  return (
    <NothingFound
      filters={filters}
      nearby={neighbours.filter(({ count }) => count > 0)}
      rescues={
        rescues.length > 0 && (
          <RescueList role="list">
            {rescues.map(({ target, isWider, label, count }, index) => (
              <li key={searchPath(target)}>
                <ButtonLink
                  block
                  variant={index === 0 ? 'secondaryGreen' : 'secondaryBlue'}
                  to={searchPath(target)}
                  icon={isWider ? ArrowRight : X}
                >
                  {label(count)}
                </ButtonLink>
              </li>
            ))}
          </RescueList>
        )
      }
    />
  );
}
