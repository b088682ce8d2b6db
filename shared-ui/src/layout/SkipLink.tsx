import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Anchor = styled.a`
  position: absolute;
  left: var(--s-4);
  top: -6rem;
  z-index: var(--z-skip-link);
  padding: 0.75rem 1.25rem;
  background: var(--lamp-400);
  color: var(--ink);
  font-weight: 600;
  &:focus {
    top: var(--s-3);
  }
`;

/** The first focusable element of every page; `target` is the id of the main element. */
export const SkipLink = ({ target, children }: { target: string; children: ReactNode }) => (
  <Anchor href={`#${target}`}>{children}</Anchor>
);
