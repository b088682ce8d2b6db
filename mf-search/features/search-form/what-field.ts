import type { QualificationFacets } from '@care/contracts/schemas';
import type { SearchFilters } from '@care/contracts/search';
import type { ComponentType } from 'react';

/** What a form asks for besides place and radius: care forms, or qualifications. */
export type What = Pick<SearchFilters, 'services' | 'qualifications'>;

export interface WhatFieldProps {
  chosen: What;
  /** The search that is on the page. */
  applied: SearchFilters;
  /** How many hits each qualification would give, where an answer says so. */
  facets?: QualificationFacets;
  onChange: (what: Partial<What>) => void;
}

/** Each search brings its own; its names are those of the address, so that it works without script (SR-03). */
export type WhatField = ComponentType<WhatFieldProps>;

export const whatOf = ({ services, qualifications }: What): What => ({ services, qualifications });
