import styled from '@emotion/styled';
import { Link as RouterLink } from '@care/contracts/router';
import { css } from '@emotion/react';

/** A link in running text: navigates without reloading; URLs with a scheme (tel:, https:) are ordinary links. */
export { Link } from '@care/contracts/router';

const standalone = css`
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  min-height: var(--size-touch);
  font-weight: 600;
`;

/** A link outside running text, with a large touch target. */
export const StandaloneLink = styled(RouterLink)(standalone);

/** A link whose clickable area covers the whole card; the card needs `position: relative`. */
export const StretchedLink = styled(RouterLink)`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--r-card);
  }
  &:focus-visible {
    outline: none !important;
    box-shadow: none !important;
  }
  &:focus-visible::after {
    outline: 3px solid var(--ink);
    outline-offset: 3px;
    box-shadow: 0 0 0 3px var(--lamp-400);
  }
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.18em;
  }
`;
