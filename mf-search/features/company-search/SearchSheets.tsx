import { type SearchFilters } from '@care/contracts/search';
import { Dialog } from '@care/ui/dialog';
import type { ReactNode } from 'react';
import { FilterSheet } from '../filters/FilterSheet';
import { SearchForm } from '../search-form/search-form';
import type { SearchFormProps } from '../search-form/search-form-values';
import { searchText } from '../../texts';

export type Sheet = 'search' | 'filters';

export interface SearchSheetsProps {
  open: Sheet | undefined;
  onClose: () => void;
  form: Omit<SearchFormProps, 'onSearch'>;
  /** The content of `FilterSheet`. */
  shown: SearchFilters;
  change: (change: Partial<Omit<SearchFilters, 'page'>>) => void;
  count: number | undefined;
  groups: ReactNode;
}

/** The sheets of small screens: the form and the filters. Their code loads when one of the two buttons is pressed. */
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
