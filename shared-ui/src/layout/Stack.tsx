import styled from '@emotion/styled';
import { ownProps } from '../theme/forward-prop';

const gaps = { none: '0', small: 'var(--s-2)', normal: 'var(--s-4)', large: 'var(--s-6)' } as const;

export type Gap = keyof typeof gaps;

/** Elements below each other: `small` (8 px) inside a group, `normal` (16 px), `large` (32 px) between groups. */
export const Stack = styled('div', ownProps('gap'))<{ gap?: Gap }>`
  & > * + * {
    margin-top: ${({ gap = 'normal' }) => gaps[gap]};
  }
`;

/** Elements beside each other that wrap if there is not enough space. */
export const Row = styled('div', ownProps('gap', 'between', 'centered'))<{
  gap?: Gap;
  between?: boolean;
  centered?: boolean;
}>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ gap }) => (gap ? gaps[gap] : 'var(--s-3)')};
  justify-content: ${({ between, centered }) => (between ? 'space-between' : centered ? 'center' : 'flex-start')};
`;

/** As many columns as fit, at least `min` wide but never wider than the screen. */
export const Grid = styled('div', ownProps('min', 'gap', 'fill'))<{ min?: string; gap?: Gap; fill?: boolean }>`
  display: grid;
  gap: ${({ gap }) => (gap ? gaps[gap] : 'var(--s-5)')};
  grid-template-columns: repeat(
    ${({ fill }) => (fill ? 'auto-fill' : 'auto-fit')},
    minmax(min(100%, ${({ min = '16.5rem' }) => min}), 1fr)
  );
  & > * {
    min-width: 0;
  }
`;
