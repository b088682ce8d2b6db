import { careFormLabel } from '@care/contracts';
import { type SearchFilters } from '@care/contracts/search';
import type { CompanySearchAnswer } from '@care/contracts/schemas';
import { FilterBar } from '../filters/FilterBar';
import { FilterSheet } from '../filters/FilterSheet';
import type { FilterChanges } from '../filters/use-filter-changes';
import { CareFormField } from '../search-form/CareFormField';
import { tt } from '../../texts';
import { SearchBarFrame } from './SearchBarFrame';

interface SearchBarProps extends FilterChanges {
  filters: SearchFilters;
  placeName: string | null;
  answer: CompanySearchAnswer | undefined;
}

/** Form and filters of the provider search. */
export function SearchBar({ filters, placeName, answer, shown, change }: SearchBarProps) {
  const group = { shown, change, facets: answer?.meta.facets, count: answer?.count };
  return (
    <SearchBarFrame
      filters={filters}
      shown={shown}
      placeName={placeName}
      summary={filters.services.map(careFormLabel).join(', ') || tt('form.allCareForms')}
      form={{ what: CareFormField, onRadius: (radius) => change({ radius }) }}
      bar={<FilterBar {...group} />}
      sheet={(open, onClose) => <FilterSheet open={open} onClose={onClose} {...group} />}
    />
  );
}
