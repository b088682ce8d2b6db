import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { PinKey } from './hit-keys';
import { lightHits, useIsLit } from './lit-hits';
import { isMapOpen } from './use-results-map';

const Item = styled.li`
  border-radius: var(--r-card);
  &[data-lit] {
    box-shadow: 0 0 0 3px var(--lamp-400);
  }
`;

interface LitItemProps {
  /** Its pins on the map. */
  pins: readonly PinKey[];
  children: ReactNode;
}

/** A list item that is lit together with its pins, where a map is open. */
export function LitItem({ pins, children }: LitItemProps) {
  const isLit = useIsLit(pins);
  const light = () => {
    if (isMapOpen()) lightHits(pins);
  };
  return (
    <Item
      data-lit={isLit || undefined}
      onPointerEnter={light}
      onPointerLeave={() => lightHits()}
      onFocus={light}
      onBlur={() => lightHits()}
    >
      {children}
    </Item>
  );
}
