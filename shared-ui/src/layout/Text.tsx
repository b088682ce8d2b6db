import styled from '@emotion/styled';
import type { HTMLAttributes } from 'react';
import { ownProps } from '../theme/forward-prop';

type Level = 1 | 2 | 3 | 4;

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Place in the page's outline. */
  level: Level;
  /** How large it looks, when that differs from its place. */
  look?: Level;
}

const Sized = styled('h2', ownProps('look'))<{ look: Level }>`
  font-size: var(--t-h${({ look }) => look});
  line-height: var(--l-h${({ look }) => look});
`;

export const Heading = ({ level, look = level, ...rest }: HeadingProps) => (
  <Sized as={`h${level}`} look={look} {...rest} />
);

export const Lead = styled.p`
  font-size: var(--t-lead);
  line-height: var(--l-lead);
  max-width: var(--size-measure);
`;

/** The smallest text of the product: 16 px, soft ink. */
export const Meta = styled.p`
  font-size: var(--t-meta);
  line-height: var(--l-meta);
  color: var(--ink-soft);
`;

/** Running text in a width that is easy to read. */
export const Measure = styled.div`
  max-width: var(--size-measure);
`;
