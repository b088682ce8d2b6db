import styled from '@emotion/styled';
import { ownProps } from '../theme/forward-prop';

/** Limits the content to 1200 px plus gutter; `narrow` is for forms and long texts. */
export const Container = styled('div', ownProps('width'))<{ width?: 'normal' | 'narrow' }>`
  width: 100%;
  max-width: calc(${({ width }) => (width === 'narrow' ? '46rem' : 'var(--size-container)')} + 2 * var(--s-gutter));
  margin-inline: auto;
  padding-inline: var(--s-gutter);
`;

const grounds = {
  none: 'transparent',
  white: 'var(--surface)',
  blue: 'var(--blue-50)',
  green: 'var(--green-50)',
  lamp: 'var(--lamp-100)',
} as const;

/** A full-width section of a page. Use at most one tinted background per screen. */
export const Section = styled('section', ownProps('ground'))<{ ground?: keyof typeof grounds }>`
  padding-block: var(--s-section);
  background: ${({ ground = 'none' }) => grounds[ground]};
`;

/** The heading of a section with an element at its right, for example a link or a sort field. */
export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3) var(--s-5);
  align-items: end;
  justify-content: space-between;
  margin-bottom: var(--s-5);
`;
