import type { SearchFilters } from '@care/contracts/search';
import type { City } from '@care/contracts/schemas';
import { NothingFound } from '../company-search/NothingFound';
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
  const rescues = possible.flatMap(({ label, ...rescue }, index) => {
    const count = counts[index] ?? 0;
    return count > 0 ? [{ ...rescue, label: label(count) }] : [];
  });
  const neighbours = nearby.map((town, index) => ({ ...town, count: counts[possible.length + index] ?? 0 }));
  return (
    <NothingFound
      filters={filters}
      rescues={rescues.slice(0, MAX_RESCUES)}
      nearby={neighbours.filter(({ count }) => count > 0)}
    />
  );
}
