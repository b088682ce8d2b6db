import { Icon } from '@care/ui';
import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

const Frame = styled.div`
  display: inline-flex;
  gap: 0.75rem;
  align-items: center;
  padding: 0.8rem 1.1rem;
  border-radius: var(--r-field);
  background: var(--night);
  color: #fff;
  box-shadow: var(--shadow-raised);
  & > svg {
    color: var(--lamp-400);
  }
`;

/** A short confirmation of an action. */
export const Toast = ({ children }: { children: ReactNode }) => (
  <Frame role="status">
    <Icon of={Check} />
    <span>{children}</span>
  </Frame>
);
