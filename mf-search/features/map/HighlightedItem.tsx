import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { PinKey } from './map-hits';
import { highlightHits, isMapShown, useIsHighlighted } from './highlighted-hits';

const Item = styled.li`
  border-radius: var(--r-card);
  &[data-highlighted] {
    box-shadow: 0 0 0 3px var(--lamp-400);
  }
`;

interface HighlightedItemProps {
  /** Its pins on the map. */
  pins: readonly PinKey[];
  children: ReactNode;
}

/** A list item that is highlighted together with its pins, where a map is open. */
export function HighlightedItem({ pins, children }: HighlightedItemProps) {
  const isHighlighted = useIsHighlighted(pins);
  const light = () => {
    if (isMapShown()) highlightHits(pins);
  };
  return (
    <Item
      data-highlighted={isHighlighted || undefined}
      onPointerEnter={light}
      onPointerLeave={() => highlightHits()}
      onFocus={light}
      onBlur={() => highlightHits()}
    >
      {children}
    </Item>
  );
}
