import { css } from '@emotion/react';
import { chosenForced } from '../theme/media';

/**
 * A row of tabs that scrolls horizontally if it is too narrow. The focus outline is inside the tabs, where it is not
 * cut off.
 */
export const tabRow = css`
  display: flex;
  gap: var(--s-1);
  overflow-x: auto;
  padding-inline: 4px;
  border-bottom: 2px solid var(--line);
  scrollbar-width: thin;
`;

export const tabLook = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 3.25rem;
  padding: 0.4rem 1.1rem;
  margin-bottom: -2px;
  border: 0;
  border-bottom: 4px solid transparent;
  background: none;
  color: var(--ink);
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    background: var(--blue-50);
  }
  &[aria-current],
  &[aria-selected='true'] {
    border-bottom-color: var(--blue-700);
    color: var(--blue-700);
    font-weight: 700;
    ${chosenForced}
  }
  &:focus-visible {
    outline-offset: -5px !important;
    box-shadow: inset 0 0 0 5px var(--lamp-400) !important;
  }
`;
