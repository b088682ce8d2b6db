import { changeFilters, searchPath, type SearchFilters } from '@care/contracts/search';
import { ButtonLink, Row } from '@care/ui';
import styled from '@emotion/styled';
import { searchText } from '../../texts';
import { ApplyButton } from './ApplyButton';
import type { FilterChanges } from './use-filter-changes';

const Foot = styled(Row)`
  margin-top: var(--s-4);
`;

interface FilterMenuFootProps extends FilterChanges {
  /** The filters of this menu when nothing is chosen. */
  none: Partial<SearchFilters>;
  /** The number of hits of the current search. */
  count: number | undefined;
  onClose: () => void;
}

/** The buttons below a menu: reset the choices or show the hits (SR-12). */
export const FilterMenuFoot = ({ shown, change, none, count, onClose }: FilterMenuFootProps) => (
  <Foot between>
    <ButtonLink
      variant="bgNone"
      size="small"
      to={searchPath(changeFilters(shown, none))}
      onClick={(event) => {
        event.preventDefault();
        change(none);
      }}
    >
      {searchText('filters.reset')}
    </ButtonLink>
    <ApplyButton count={count} onApply={onClose} />
  </Foot>
);
