import styled from '@emotion/styled';
import { ownProps } from '../theme/forward-prop';

const grounds = {
  none: 'transparent',
  white: 'var(--surface)',
  blue: 'var(--blue-50)',
  green: 'var(--green-50)',
  lamp: 'var(--lamp-100)',
} as const;

/** A band across the page. At most one tinted band per screen. */
export const Section = styled('section', ownProps('ground'))<{ ground?: keyof typeof grounds }>`
  padding-block: var(--s-section);
  background: ${({ ground = 'none' }) => grounds[ground]};
`;

/** The headline of a section with what belongs to its right: a link, a sort field. */
export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3) var(--s-5);
  align-items: end;
  justify-content: space-between;
  margin-bottom: var(--s-5);
`;
