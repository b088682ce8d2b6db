import styled from '@emotion/styled';

export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--r-panel);
  & th,
  & td {
    padding: 0.85rem 1rem;
    border-bottom: 1px solid var(--line);
    text-align: center;
    vertical-align: middle;
    line-height: 1.4;
    background: var(--surface);
  }
  & [data-recommended] {
    background: var(--blue-50);
  }
  & th:first-of-type[scope='row'],
  & thead td {
    padding-inline-start: var(--s-5);
    text-align: start;
    font-weight: 400;
  }
  & th[scope='rowgroup'] {
    padding: 1.4rem 1rem 0.85rem var(--s-5);
    background: var(--gray-50);
    font: 600 var(--t-h3) / 1.3 var(--font-head);
    text-align: start;
  }
  & thead th,
  & thead td {
    position: sticky;
    top: 0;
    z-index: var(--z-sticky);
    border-bottom: 3px solid var(--blue-700);
  }
  & thead th {
    width: 20%;
    padding-block: 1.25rem 1rem;
    vertical-align: bottom;
    font-weight: 400;
  }
  & thead td {
    border-radius: var(--r-panel) 0 0 0;
  }
  & thead th:last-child {
    border-radius: 0 var(--r-panel) 0 0;
  }
  & tfoot th,
  & tfoot td {
    position: sticky;
    bottom: 0;
    z-index: var(--z-raised);
    padding-block: 0.9rem;
    border-bottom: 0;
    box-shadow: inset 0 3px 0 var(--blue-700);
  }
  & tfoot th {
    border-radius: 0 0 0 var(--r-panel);
  }
  & tfoot td:last-child {
    border-radius: 0 0 var(--r-panel) 0;
  }
  /* In a low window, sticky head and foot would leave too little space. */
  @media (max-height: 560px) {
    & thead th,
    & thead td,
    & tfoot th,
    & tfoot td {
      position: static;
    }
  }
`;

export const PackageName = styled.span`
  display: block;
  font: 600 1.5rem/1.2 var(--font-head);
`;

/** The button of a package, or the text instead of it, in the same height. */
export const Action = styled.span`
  display: grid;
  place-items: center;
  min-height: var(--size-button-small);
  margin-top: 0.6rem;
`;
