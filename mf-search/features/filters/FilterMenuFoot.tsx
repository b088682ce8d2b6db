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
  /** The filters of this menu as they are when nothing is chosen. */
  none: Partial<SearchFilters>;
  /** Hits of the search as it stands. */
  count: number | undefined;
  onClose: () => void;
}

/** Below the choices of a menu: take them back, or see what they leave (SR-12). */
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
