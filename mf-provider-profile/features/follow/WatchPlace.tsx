import styled from '@emotion/styled';

/** Reserves the height of the button, so that the layout does not shift when the session is known. */
export const WatchPlace = styled.div`
  display: grid;
  gap: var(--s-2);
  min-height: 3.125rem;
  @media (scripting: none) {
    display: none;
  }
`;
