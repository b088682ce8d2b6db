import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Heading } from '../layout/Text';

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s-3);
  padding-block: var(--s-6);
  text-align: center;
  & > img {
    width: min(20rem, 80%);
  }
  & > p {
    max-width: 34rem;
  }
`;

interface EmptyStateProps {
  /** One of the `empty-…` illustrations. */
  picture?: string;
  title: string;
  level?: 1 | 2 | 3;
  /** One sentence. */
  children?: ReactNode;
  /** One link or button. */
  action?: ReactNode;
}

/** Shown for an empty list: picture, one sentence, one action. */
export const EmptyState = ({ picture, title, level = 2, children, action }: EmptyStateProps) => (
  <Frame>
    {picture && <img src={picture} alt="" width={400} height={280} />}
    <Heading level={level} look={level === 1 ? 1 : 3}>
      {title}
    </Heading>
    {children && <p>{children}</p>}
    {action}
  </Frame>
);
