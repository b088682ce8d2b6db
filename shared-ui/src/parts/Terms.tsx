import { media } from '@care/ui';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

/** A description list, in two columns from 768 px. */
export const Terms = styled.dl`
  display: grid;
  gap: var(--s-4);
  margin-block: var(--s-4);
  /* Alone in a panel, which has its own padding. */
  &:only-child {
    margin-block: 0;
  }
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  & dt {
    color: var(--ink-soft);
    font-size: var(--t-meta);
  }
  & dd {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`;

export const Term = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
