import styled from '@emotion/styled';
import { ownProps } from '@care/ui';

/** The frame of a map: 515 px high, at most 80 % of a low screen; with `fill` as high as its container (PP-13). */
export const MapFrame = styled('div', ownProps('fill'))<{ fill?: boolean }>`
  position: relative;
  display: grid;
  place-content: center;
  gap: var(--s-3);
  height: ${({ fill }) => (fill ? '100%' : 'var(--size-map)')};
  ${({ fill }) => !fill && 'max-height: max(80vh, 20rem);'}
  padding: var(--s-4);
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: #eef1ea;
  text-align: center;
  justify-items: center;
`;
