import { media } from '@care/ui';
import styled from '@emotion/styled';

/** A table of figures; on phones each row is a card with two columns of labelled values. */
export const DataTable = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  & th,
  & td {
    text-align: start;
    vertical-align: top;
    font-weight: 400;
  }
  & tbody th {
    font-weight: 600;
  }
  & small {
    display: block;
    font-size: var(--t-meta);
    color: var(--ink-soft);
  }
  ${media.belowDesktop} {
    &,
    & tbody,
    & td,
    & th {
      display: block;
    }
    & thead {
      display: none;
    }
    & tr {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 8rem), 1fr));
      gap: 0.5rem 1rem;
      margin-bottom: var(--s-3);
      padding: 0.75rem 1rem;
      background: var(--surface);
      border: 1px solid var(--line);
      border-radius: var(--r-card);
    }
    & tbody th {
      grid-column: 1 / -1;
    }
    & td::before {
      content: attr(data-label);
      display: block;
      color: var(--ink-soft);
    }
  }
  ${media.desktop} {
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: var(--r-card);
    overflow: hidden;
    & th,
    & td {
      padding: 0.75rem 1rem;
      border-bottom: 1px solid var(--line);
    }
    & tbody tr:last-child > * {
      border-bottom: 0;
    }
    & thead th {
      font-weight: 600;
      background: var(--gray-50);
    }
    /* Columns do not become narrower than their words: the frame scrolls. */
    & td,
    & span {
      overflow-wrap: normal;
    }
    & strong {
      white-space: nowrap;
    }
    & [data-figure] {
      text-align: end;
      font-variant-numeric: tabular-nums lining-nums;
      white-space: nowrap;
    }
  }
`;

/** Scrolls sideways where large text makes the table wider than the page. */
export const TableFrame = styled.div`
  overflow-x: auto;
`;

/** Names and versions as teams type them. */
export const Code = styled.span`
  font-family: ui-monospace, monospace;
  font-size: 1rem;
  overflow-wrap: anywhere;
`;
