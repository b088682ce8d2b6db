import styled from '@emotion/styled';

/** The tabs are sticky at the top. Without script the tabs are hidden and all packages are visible. */
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

/** The bar with the button: sticky at the bottom while the packages are visible, and below them at the end. */
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
