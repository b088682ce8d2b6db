import type { FilterKey, FlagKey, FILTERS, SearchFilters } from '@care/contracts/search';
import type { CompanyFacets, JobFacets, StaffFacets } from '@care/contracts/schemas';
import type { ReactNode } from 'react';
import type { FilterChanges } from './use-filter-changes';

/** The number of hits that each choice gives; each search has only its own facets. */
export type SearchFacets = Partial<CompanyFacets & StaffFacets & JobFacets> &
  Partial<Record<(typeof FILTERS)[FlagKey]['param'], number>>;

export interface FilterGroupProps extends FilterChanges {
  /** Undefined until the answer has arrived. */
  facets?: SearchFacets;
}

/** A filter as a chip with a menu, and as a group of the sheet. */
export interface FilterView {
  filter: FilterKey;
  /** The text of the chip. */
  label: (shown: SearchFilters) => string;
  Group: (props: FilterGroupProps) => ReactNode;
  isWide?: boolean;
}
