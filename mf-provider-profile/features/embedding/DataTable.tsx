import styled from '@emotion/styled';
import type { ReactNode } from 'react';

/** Large text leaves less room for columns, so the width of the table counts in letters. */
const Room = styled.div`
  container-type: inline-size;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  overflow: hidden;
  text-align: left;
  & caption {
    padding-bottom: var(--s-3);
    font-family: var(--font-head);
    font-size: var(--t-h3);
    font-weight: 700;
    text-align: left;
  }
  & :is(th, td) {
    padding: var(--s-3) var(--s-4);
    vertical-align: top;
  }
  & thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  & tbody tr,
  & tbody :is(th, td) {
    display: block;
  }
  & tbody td {
    padding-top: 0;
    &::before {
      content: attr(data-label);
      display: block;
      color: var(--ink-soft);
      font-size: var(--t-meta);
    }
  }
  & tbody tr + tr {
    border-top: 1px solid var(--line);
  }
  @container (min-width: 40rem) {
    & thead {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
      background: var(--gray-100);
    }
    & tbody tr {
      display: table-row;
    }
    & tbody :is(th, td) {
      display: table-cell;
      padding-top: var(--s-3);
    }
    & tbody th > code {
      white-space: nowrap;
    }
    & tbody tr + tr > * {
      border-top: 1px solid var(--line);
    }
    & tbody td::before {
      content: none;
    }
  }
`;

interface DataTableProps<Id extends string> {
  caption: string;
  columns: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly [id: Id, ...cells: ReactNode[]])[];
  /** How the first cell of a row is shown; its text by default. */
  heading?: (id: Id) => ReactNode;
}

/** A table that is a list of cards where its columns have no room. */
export const DataTable = <Id extends string>({ caption, columns, rows, heading = (id) => id }: DataTableProps<Id>) => (
  <Room>
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([id, ...cells]) => (
          <tr key={id}>
            <th scope="row">{heading(id)}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-label={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </Room>
);

/** Code in running text. */
export const Mono = styled.code`
  font-family: ui-monospace, 'DejaVu Sans Mono', monospace;
  font-size: 1rem;
  overflow-wrap: anywhere;
`;
