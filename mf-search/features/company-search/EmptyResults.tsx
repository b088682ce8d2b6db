import { searchPath, type SearchFilters } from '@care/contracts/search';
import type { City, SearchSuggestion } from '@care/contracts/schemas';
import { ButtonLink } from '@care/ui';
import { ArrowRight, X } from 'lucide-react';
import { NothingFound, RescueList } from './NothingFound';
import { nearbyHits, readRescues } from './rescues';

interface EmptyResultsProps {
  filters: SearchFilters;
  suggestions: readonly SearchSuggestion[];
  nearby: City['nearby'];
}

/** The provider search without hits: suggestions of the backend and the neighbouring towns (SR-19). */
export const EmptyResults = ({ filters, suggestions, nearby }: EmptyResultsProps) => (
  <NothingFound
    filters={filters}
    rescues={<WaysOut filters={filters} suggestions={suggestions} />}
    nearby={nearbyHits(nearby, suggestions)}
  />
);

function WaysOut({ filters, suggestions }: Pick<EmptyResultsProps, 'filters' | 'suggestions'>) {
  const rescues = readRescues(filters, suggestions);
  if (rescues.length === 0) return null;
  return (
    <RescueList role="list">
      {rescues.map(({ label, target, isWider }, index) => (
        <li key={label}>
          <ButtonLink
            block
            variant={index === 0 ? 'primary' : 'secondaryBlue'}
            to={searchPath(target)}
            icon={isWider ? ArrowRight : X}
          >
            {label}
          </ButtonLink>
        </li>
      ))}
    </RescueList>
  );
}
