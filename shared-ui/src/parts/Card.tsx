import styled from '@emotion/styled';
import { ownProps } from '../theme/forward-prop';

/** A white card. `interactive` is for a card with a StretchedLink: its shadow grows on hover. */
export const Card = styled('div', ownProps('interactive', 'padded'))<{ interactive?: boolean; padded?: boolean }>`
  position: relative;
  min-width: 0;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  box-shadow: var(--shadow-card);
  ${({ padded }) => padded && 'padding: var(--s-4) var(--s-5);'}
  ${({ interactive }) =>
    interactive && 'transition: box-shadow var(--normal) var(--ease); &:hover { box-shadow: var(--shadow-raised); }'}
`;

/** A larger surface without shadow, for forms, the contact block and empty states. */
export const Panel = styled.div`
  min-width: 0;
  padding: min(6.5vw, clamp(1.25rem, 0.9rem + 1.6vw, 2.25rem));
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--r-panel);
`;
