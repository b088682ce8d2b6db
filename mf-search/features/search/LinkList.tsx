import styled from '@emotion/styled';

/** Links to other searches, each with a name at the left and a number at the right. */
export const LinkList = styled.ul`
  margin-top: var(--s-2);
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & a {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    align-items: center;
    min-height: var(--size-touch);
    padding-block: 0.3rem;
    text-decoration: none;
    &:hover span:first-of-type,
    &[aria-current] span:first-of-type {
      text-decoration: underline;
    }
    &[aria-current] {
      font-weight: 700;
    }
    & > span:last-of-type {
      color: var(--ink-soft);
      font-weight: 400;
      white-space: nowrap;
    }
  }
`;
