import styled from '@emotion/styled';

/** A list with lines between its entries. */
export const Entries = styled.ul`
  list-style: none;
  & > li {
    padding-block: var(--s-3);
    overflow-wrap: anywhere;
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
`;
