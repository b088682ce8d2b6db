import styled from '@emotion/styled';

/** As high as its button, so that nothing moves when it is known whose it is. */
export const WatchPlace = styled.div`
  display: grid;
  gap: var(--s-2);
  min-height: 3.125rem;
  @media (scripting: none) {
    display: none;
  }
`;
