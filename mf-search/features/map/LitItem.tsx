import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { lightCompany, useIsLit } from './lit-company';

const Item = styled.li`
  border-radius: var(--r-card);
  &[data-lit] {
    box-shadow: 0 0 0 3px var(--lamp-400);
  }
`;

/** A list item that is lit together with its pin on the map. */
export function LitItem({ id, children }: { id: number; children: ReactNode }) {
  const isLit = useIsLit(id);
  return (
    <Item
      data-lit={isLit || undefined}
      onPointerEnter={() => lightCompany(id)}
      onPointerLeave={() => lightCompany(null)}
      onFocus={() => lightCompany(id)}
      onBlur={() => lightCompany(null)}
    >
      {children}
    </Item>
  );
}
