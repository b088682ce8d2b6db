import styled from '@emotion/styled';
import { ownProps } from '../theme/forward-prop';

/** The page's width: 1200 px plus gutter; `narrow` for forms and reading. */
export const Container = styled('div', ownProps('width'))<{ width?: 'normal' | 'narrow' }>`
  width: 100%;
  max-width: calc(${({ width }) => (width === 'narrow' ? '46rem' : 'var(--size-container)')} + 2 * var(--s-gutter));
  margin-inline: auto;
  padding-inline: var(--s-gutter);
`;
