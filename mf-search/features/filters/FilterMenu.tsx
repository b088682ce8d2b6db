import { CHIP_ON_STYLE, chipStyle, Icon, media } from '@care/ui';
import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useClosing } from './use-closing';

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
  width: min(var(--menu-width), calc(100vw - 2 * var(--s-gutter)));
  padding: var(--s-4) var(--s-5);
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  box-shadow: var(--shadow-overlay);
  ${media.belowDesktop} {
    position: static;
    margin-top: var(--s-2);
  }
`;
const Narrow = styled(Popover)`
  --menu-width: 23rem;
`;
const Wide = styled(Popover)`
  --menu-width: 38rem;
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
  const Frame = isWide ? Wide : Narrow;
  return (
    <Menu ref={details} name="filter-menu">
      <Opener data-on={isOn || undefined}>
        <span>{label}</span>
        <Icon of={ChevronDown} size="small" />
      </Opener>
      <Frame>{children(close)}</Frame>
    </Menu>
  );
}
