import styled from '@emotion/styled';

const STACKED = '@media (max-width: 639px)';

/**
 * Text written by editors: headings, paragraphs, lists, quotes, tables. Narrow screens show the rows of a table as
 * blocks.
 */
export const Prose = styled.div`
  margin-bottom: var(--s-5);
  & > * {
    max-width: var(--size-measure);
  }
  & > * + * {
    margin-top: var(--s-4);
  }
  & h2 {
    margin-top: var(--s-6);
    font-size: var(--t-h3);
    line-height: var(--l-h3);
    scroll-margin-top: calc(var(--size-header) + var(--s-4));
  }
  & h3 {
    margin-top: var(--s-5);
    font-size: var(--t-h4);
    line-height: var(--l-h4);
  }
  & ul,
  & ol {
    padding-inline-start: 1.4rem;
  }
  & li + li {
    margin-top: var(--s-2);
  }
  & blockquote {
    margin-inline: 0;
    padding-inline-start: var(--s-4);
    border-inline-start: 4px solid var(--lamp-400);
  }
  & img {
    max-width: 100%;
    height: auto;
  }
  & small {
    font-size: var(--t-meta);
    color: var(--ink-soft);
  }
  & table {
    width: 100%;
    max-width: 46rem;
    border: 1px solid var(--line);
    border-collapse: separate;
    border-spacing: 0;
    border-radius: var(--r-card);
    background: var(--surface);
    font-variant-numeric: tabular-nums lining-nums;
  }
  & caption {
    padding-bottom: var(--s-2);
    text-align: start;
    font-weight: 600;
  }
  & th,
  & td {
    padding: 0.7rem 0.75rem;
    border-bottom: 1px solid var(--line);
    line-height: 1.35;
    text-align: end;
    vertical-align: top;
  }
  & td {
    white-space: nowrap;
  }
  & thead th {
    border-bottom: 3px solid var(--blue-700);
    vertical-align: bottom;
  }
  & th:first-of-type {
    text-align: start;
    font-weight: 600;
    hyphens: auto;
  }
  & tbody tr:last-of-type > * {
    border-bottom: 0;
  }
  ${STACKED} {
    & table,
    & tbody,
    & caption {
      display: block;
    }
    & caption {
      padding: var(--s-4) var(--s-4) 0;
    }
    & thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tr {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: var(--s-2);
      padding: var(--s-3) var(--s-4);
      border-bottom: 1px solid var(--line);
    }
    & tbody tr:last-of-type {
      border-bottom: 0;
    }
    & tbody th {
      grid-column: 1 / -1;
    }
    & tbody th,
    & tbody td {
      padding: 0;
      border: 0;
      text-align: start;
    }
    & tbody td {
      font-weight: 600;
    }
    & tbody td::before {
      content: attr(data-label);
      display: block;
      font-size: var(--t-meta);
      font-weight: 400;
      color: var(--ink-soft);
    }
  }
`;
