import type { QualificationFacets } from '@care/contracts/schemas';
import type { SearchFilters } from '@care/contracts/search';
import type { ComponentType } from 'react';

/** The criterion besides place and radius: care forms or qualifications. */
export type SearchCriteria = Pick<SearchFilters, 'services' | 'qualifications'>;

export interface CriteriaFieldProps {
  chosen: SearchCriteria;
  /** The current search. */
  applied: SearchFilters;
  /** The number of hits of each qualification, if an answer has it. */
  facets?: QualificationFacets;
  onChange: (criteria: Partial<SearchCriteria>) => void;
}

/** Each search has its own field. It uses the names of the address, so that it works without script (SR-03). */
export type CriteriaField = ComponentType<CriteriaFieldProps>;

export const criteriaOf = ({ services, qualifications }: SearchCriteria): SearchCriteria => ({
  services,
  qualifications,
});
