import styled from '@emotion/styled';

/** Expandable text; a native element, so that it works without script. */
export const Disclosure = styled.details`
  & > summary {
    display: inline-flex;
    align-items: center;
    gap: 0.4rem;
    min-height: var(--size-touch);
    color: var(--blue-700);
    font-weight: 600;
    text-decoration: underline;
    text-decoration-thickness: 1.5px;
    text-underline-offset: 0.22em;
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:hover {
    color: var(--blue-900);
    text-decoration-thickness: 3px;
  }
  & > summary > svg {
    transition: rotate var(--fast) var(--ease);
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  @media print {
    &:not([open]) {
      display: none;
    }
  }
`;
