import styled from '@emotion/styled';
import type { HTMLAttributes } from 'react';
import { ownProps } from '../theme/forward-prop';

type Level = 1 | 2 | 3 | 4;

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** The heading level in the document outline. */
  level: Level;
  /** The level whose text size is used; default is `level`. */
  look?: Level;
}

const SizedHeading = styled('h2', ownProps('look'))<{ look: Level }>`
  font-size: var(--t-h${({ look }) => look});
  line-height: var(--l-h${({ look }) => look});
`;

export const Heading = ({ level, look = level, ...rest }: HeadingProps) => (
  <SizedHeading as={`h${level}`} look={look} {...rest} />
);

export const Lead = styled.p`
  font-size: var(--t-lead);
  line-height: var(--l-lead);
  max-width: var(--size-measure);
`;

/** The smallest text size (16 px), in a softer colour. */
export const Meta = styled.p`
  font-size: var(--t-meta);
  line-height: var(--l-meta);
  color: var(--ink-soft);
`;

/** Limits running text to a readable line length. */
export const Measure = styled.div`
  max-width: var(--size-measure);
`;
