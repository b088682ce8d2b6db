import { hasPlace, type SearchFilters } from '@care/contracts/search';
import { Dialog } from '@care/ui/dialog';
import { type ReactNode, useId } from 'react';
import { t } from '@care/contracts';
import { Stack } from '@care/ui';
import { GroupFrame } from '@care/ui/field';
import styled from '@emotion/styled';
import { SearchForm } from '../search-form/search-form';
import { RadiusSegment } from '../search-form/SearchForm';
import type { SearchFormProps } from '../search-form/search-form-values';
import { searchText } from '../../texts';
import { ApplyButton, ResetLink } from '../filters/parts';
import { withoutFilters } from '../filters/filter-labels';

const Apply = styled.div`
  flex: 1;
`;

export type Sheet = 'search' | 'filters';

interface SearchSheetsProps {
  open: Sheet | undefined;
  onClose: () => void;
  form: Omit<SearchFormProps, 'onSearch'>;
  shown: SearchFilters;
  change: (change: Partial<Omit<SearchFilters, 'page'>>) => void;
  count: number | undefined;
  /** The filter groups of the search, below the radius. */
  groups: ReactNode;
}

/**
 * The sheets of small screens: the form, and all filters, whose results update behind the sheet with every choice. Their
 * code loads when one of the two buttons is pressed.
 */
export function SearchSheets({ open, onClose, form, shown, change, count, groups }: SearchSheetsProps) {
  const id = useId();
  const bare = withoutFilters(shown);
  return (
    <>
      <Dialog open={open === 'search'} onClose={onClose} title={searchText('form.change')} variant="sheet">
        <SearchForm {...form} onSearch={onClose} />
      </Dialog>
      <Dialog
        open={open === 'filters'}
        onClose={onClose}
        title={t('search.filters')}
        variant="sheet"
        footer={
          <>
            <ResetLink to={bare} onReset={() => change(bare)} />
            <Apply>
              <ApplyButton count={count} onApply={onClose} block />
            </Apply>
          </>
        }
      >
        <Stack gap="large">
          {hasPlace(shown) && (
            <GroupFrame id={id} label={t('search.radiusLabel')}>
              <RadiusSegment name={`${id}-radius`} chosen={shown.radius} onChange={(radius) => change({ radius })} />
            </GroupFrame>
          )}
          {groups}
        </Stack>
      </Dialog>
    </>
  );
}
