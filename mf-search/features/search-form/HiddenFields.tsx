import { searchApiQuery, type SearchFilters } from '@care/contracts/search';

/** What a form sends along so that nothing chosen elsewhere is lost; its own fields are left out of `filters` (SR-03). */
export const HiddenFields = ({ filters }: { filters: SearchFilters }) =>
  [...new URLSearchParams(searchApiQuery({ ...filters, page: 1 }))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
