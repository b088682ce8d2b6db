import { careFormLabel } from '@care/contracts';
import { type SearchFilters } from '@care/contracts/search';
import type { CompanySearchAnswer } from '@care/contracts/schemas';
import { FilterBar } from '../filters/FilterBar';
import { FilterGroups, PROVIDER_FILTERS } from '../filters/FilterGroups';
import type { FilterChanges } from '../filters/use-filter-changes';
import { CareFormField } from '../search-form/CareFormField';
import type { ResultsMap } from '../map/use-results-map';
import { searchText } from '../../texts';
import { SearchBarFrame } from './SearchBarFrame';

interface SearchBarProps extends FilterChanges {
  filters: SearchFilters;
  placeName: string | null;
  answer: CompanySearchAnswer | undefined;
  /** Null without hits. */
  map: ResultsMap | null;
}

/** Form and filters of the provider search. */
export function SearchBar({ filters, placeName, answer, map, shown, change }: SearchBarProps) {
  const count = answer?.count;
  const group = { shown, change, facets: answer?.meta.facets };
  return (
    <SearchBarFrame
      filters={filters}
      shown={shown}
      change={change}
      count={count}
      placeName={placeName}
      summary={filters.services.map(careFormLabel).join(', ') || searchText('form.allCareForms')}
      form={{ criteria: CareFormField, onRadius: (radius) => change({ radius }) }}
      map={map && { id: map.id, isOpen: map.isOver, onToggle: map.toggleOver }}
      bar={<FilterBar {...group} views={PROVIDER_FILTERS} count={count} />}
      groups={<FilterGroups {...group} views={PROVIDER_FILTERS} />}
    />
  );
}
