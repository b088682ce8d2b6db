import { media, Meta, VisuallyHidden } from '@care/ui';
import styled from '@emotion/styled';
import type { Key, ReactNode } from 'react';
import { deskText } from './texts';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  & th,
  & td {
    display: block;
    padding: var(--s-1) 0;
    text-align: start;
    font-weight: 400;
  }
  & thead {
    display: none;
  }
  & tr {
    display: block;
    padding-block: var(--s-3);
    border-bottom: 1px solid var(--line);
  }
  ${media.tablet} {
    & thead {
      display: table-header-group;
    }
    & tr {
      display: table-row;
    }
    & th,
    & td {
      display: table-cell;
      padding: var(--s-3) var(--s-3) var(--s-3) 0;
      border-bottom: 1px solid var(--line);
      vertical-align: top;
    }
    & thead th {
      font-weight: 600;
    }
  }
`;
const CellLabel = styled(Meta)`
  ${media.tablet} {
    display: none;
  }
`;

export interface Column<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  /** `head`: the cell names its row. `labelled`: on phones, where the table has no head, the cell begins with it. */
  kind?: 'head' | 'labelled';
}

interface DeskTableProps<Row> {
  /** For screen readers. */
  name?: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
}

/** A table from 768 px; on phones every row is a block. */
export const DeskTable = <Row,>({ name, columns, rows, keyOf }: DeskTableProps<Row>) => (
  <Table>
    {name && (
      <caption>
        <VisuallyHidden>{name}</VisuallyHidden>
      </caption>
    )}
    <thead>
      <tr>
        {columns.map(({ head }) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={keyOf(row)}>
          {columns.map(({ head, cell, kind }) =>
            kind === 'head' ? (
              <th key={head} scope="row">
                {cell(row)}
              </th>
            ) : (
              <td key={head}>
                {kind && <CellLabel as="span">{deskText('cell', { label: head })} </CellLabel>}
                {cell(row)}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </Table>
);
