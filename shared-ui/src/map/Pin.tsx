import styled from '@emotion/styled';
import { ownProps } from '@care/ui';
import { forcedBorder } from '../theme/media';

/** How much larger a highlighted pin is. */
export const PIN_SCALE = 1.18;

/** In px; depends on the browser's text size. */
export function highlightedPinHeight(): number {
  const root = getComputedStyle(document.documentElement);
  return parseFloat(root.fontSize) * parseFloat(root.getPropertyValue('--size-touch')) * PIN_SCALE;
}

const WINDOW = `&::after {
  content: '';
  position: absolute;
  top: -0.35rem;
  right: -0.35rem;
  width: 0.85rem;
  height: 1rem;
  border-radius: 50% 50% 0.15rem 0.15rem / 40% 40% 0.15rem 0.15rem;
  background: var(--lamp-400);
  box-shadow: 0 0 0 2px var(--ink);
  forced-color-adjust: none;
}`;

/** The pin of one provider. It is highlighted while it, or its result card, is hovered, focused or chosen. */
export const Pin = styled('button', ownProps('highlighted', 'marked'))<{
  highlighted?: boolean;
  /** Shows a small lit window at its corner. */
  marked?: boolean;
}>`
  position: relative;
  display: inline-grid;
  place-items: center;
  min-width: var(--size-touch);
  height: var(--size-touch);
  padding: 0 0.55rem;
  border: 3px solid var(--surface);
  border-radius: 50% 50% 0.5rem 0.5rem / 45% 45% 0.5rem 0.5rem;
  background: var(--blue-700);
  box-shadow: var(--shadow-raised);
  color: var(--surface);
  font-size: 1rem;
  font-weight: 700;
  line-height: 1;
  cursor: pointer;
  &:hover {
    background: var(--blue-900);
  }
  ${({ highlighted }) =>
    highlighted &&
    `&, &:hover { border-color: var(--ink); background: var(--lamp-400); color: var(--ink); transform: scale(${PIN_SCALE}); transform-origin: bottom; }`}
  ${({ marked }) => marked && WINDOW}
  ${forcedBorder}
`;

/** The pin of several providers at nearly the same place. */
export const ClusterPin = styled(Pin)`
  padding: 0 0.3rem;
  border-radius: var(--r-pill);
  background: var(--night);
`;
