import { searchApiQuery, type SearchFilters } from '@care/contracts/search';

/**
 * Hidden fields for filters that the form does not have itself, so that they are not lost. `filters` excludes the
 * form's own fields (SR-03).
 */
export const HiddenFields = ({ filters }: { filters: SearchFilters }) =>
  [...new URLSearchParams(searchApiQuery({ ...filters, page: 1 }))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
