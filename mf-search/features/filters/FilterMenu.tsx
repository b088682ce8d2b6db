import { CHIP_ON_STYLE, chipStyle, Icon, media, ButtonLink, Row } from '@care/ui';
import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { changeFilters, searchPath, type SearchFilters } from '@care/contracts/search';
import { useClosing } from './use-closing';
import { searchText } from '../../texts';
import { ApplyButton } from './parts';
import type { FilterChanges } from './use-filter-changes';

const Menu = styled.details`
  position: relative;
`;

// `summary` opens the menu without script.
const Opener = styled.summary`
  ${chipStyle};
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  &[data-on],
  details[open] > & {
    ${CHIP_ON_STYLE}
  }
  details[open] > & > svg {
    rotate: 180deg;
  }
`;

const Popover = styled.div`
  position: absolute;
  z-index: var(--z-overlay);
  top: calc(100% + 0.5rem);
  left: 0;
  width: min(23rem, calc(100vw - 2 * var(--s-gutter)));
  padding: var(--s-4) var(--s-5);
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  box-shadow: var(--shadow-overlay);
  &[data-wide] {
    width: min(38rem, calc(100vw - 2 * var(--s-gutter)));
  }
  ${media.belowDesktop} {
    position: static;
    margin-top: var(--s-2);
  }
`;

interface FilterMenuProps {
  label: string;
  /** True if the menu has an active choice. */
  isOn: boolean;
  isWide?: boolean;
  children: (close: () => void) => ReactNode;
}

/** A chip with a menu of choices. Escape, a press outside and its own button close it. */
export function FilterMenu({ label, isOn, isWide = false, children }: FilterMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = useClosing(details);
  return (
    <Menu ref={details} name="filter-menu">
      <Opener data-on={isOn || undefined}>
        <span>{label}</span>
        <Icon of={ChevronDown} size="small" />
      </Opener>
      <Popover data-wide={isWide || undefined}>{children(close)}</Popover>
    </Menu>
  );
}

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
