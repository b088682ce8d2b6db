import styled from '@emotion/styled';
import { ownProps } from '../theme/forward-prop';

/** Limits the content to 1200 px plus gutter; `narrow` is for forms and long texts. */
export const Container = styled('div', ownProps('width'))<{ width?: 'normal' | 'narrow' }>`
  width: 100%;
  max-width: calc(${({ width }) => (width === 'narrow' ? '46rem' : 'var(--size-container)')} + 2 * var(--s-gutter));
  margin-inline: auto;
  padding-inline: var(--s-gutter);
`;
