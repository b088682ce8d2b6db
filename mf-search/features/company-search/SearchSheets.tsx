import { type SearchFilters } from '@care/contracts/search';
import { Dialog } from '@care/ui/dialog';
import type { ReactNode } from 'react';
import { FilterSheet } from '../filters/FilterSheet';
import { SearchForm } from '../search-form/search-form';
import type { SearchFormProps } from '../search-form/SearchForm';
import { searchText } from '../../texts';

export type Sheet = 'search' | 'filters';

export interface SearchSheetsProps {
  open: Sheet | undefined;
  onClose: () => void;
  form: Omit<SearchFormProps, 'onSearch'>;
  /** What `FilterSheet` shows. */
  shown: SearchFilters;
  change: (change: Partial<Omit<SearchFilters, 'page'>>) => void;
  count: number | undefined;
  groups: ReactNode;
}

/** What small screens keep behind two buttons: the form and the filters. Loaded when the first of them is pressed. */
export const SearchSheets = ({ open, onClose, form, groups, ...filters }: SearchSheetsProps) => (
  <>
    <Dialog open={open === 'search'} onClose={onClose} title={searchText('form.change')} variant="sheet">
      <SearchForm {...form} onSearch={onClose} />
    </Dialog>
    <FilterSheet open={open === 'filters'} onClose={onClose} {...filters}>
      {groups}
    </FilterSheet>
  </>
);
