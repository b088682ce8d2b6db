import { media, ownProps } from '@care/ui';
import styled from '@emotion/styled';

/**
 * The fields of a form below each other; with `columns={2}` in two columns from 768 px. `FullWidth` spans both columns.
 */
export const FormGrid = styled('div', ownProps('columns'))<{ columns?: 1 | 2 }>`
  display: grid;
  gap: var(--s-5);
  ${media.tablet} {
    grid-template-columns: ${({ columns = 1 }) => (columns === 2 ? '1fr 1fr' : '1fr')};
  }
`;

export const FullWidth = styled.div`
  grid-column: 1 / -1;
`;
