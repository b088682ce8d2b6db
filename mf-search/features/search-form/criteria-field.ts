import type { QualificationFacets } from '@care/contracts/schemas';
import type { SearchFilters } from '@care/contracts/search';
import type { ComponentType } from 'react';

/** What a form asks for besides place and radius: care forms, or qualifications. */
export type SearchCriteria = Pick<SearchFilters, 'services' | 'qualifications'>;

export interface CriteriaFieldProps {
  chosen: SearchCriteria;
  /** The search that is on the page. */
  applied: SearchFilters;
  /** How many hits each qualification would give, where an answer says so. */
  facets?: QualificationFacets;
  onChange: (criteria: Partial<SearchCriteria>) => void;
}

/** Each search brings its own; its names are those of the address, so that it works without script (SR-03). */
export type CriteriaField = ComponentType<CriteriaFieldProps>;

export const criteriaOf = ({ services, qualifications }: SearchCriteria): SearchCriteria => ({
  services,
  qualifications,
});
