import styled from '@emotion/styled';

/** The tabs stay at the top of the screen; without script there is nothing to choose with, so every package is open. */
export const OneByOne = styled.div`
  & [role='tablist'] {
    position: sticky;
    top: 0.5rem;
    z-index: var(--z-sticky);
    margin-bottom: var(--s-4);
    box-shadow: 0 0 0 0.5rem var(--paper);
  }
  @media (scripting: none) {
    & [role='tablist'] {
      display: none;
    }
    & [role='tabpanel'] {
      display: block;
      margin-bottom: var(--s-5);
    }
  }
`;

export const WithoutScript = styled.div`
  display: none;
  @media (scripting: none) {
    display: block;
    margin-top: var(--s-4);
  }
`;

export const Group = styled.div`
  margin-top: 1.75rem;
`;

export const Rows = styled.ul`
  display: grid;
`;

/** At the foot of the screen while the packages are in view; its own place is at their end, so that it never hides anything. */
export const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: var(--z-bottom-bar);
  display: grid;
  align-items: center;
  min-height: 4.8rem;
  margin: var(--s-3) calc(-1 * var(--s-gutter)) 0;
  padding: 0.6rem var(--s-gutter) calc(0.6rem + env(safe-area-inset-bottom));
  background: var(--surface);
  border-top: 1px solid var(--line);
  box-shadow: 0 -6px 24px rgb(22 38 58 / 0.1);
  @media (scripting: none) {
    display: none;
  }
`;
