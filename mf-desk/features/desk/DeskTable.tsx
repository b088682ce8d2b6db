import { media, Meta } from '@care/ui';
import styled from '@emotion/styled';

/** A table from 768 px; on phones every row is a block. */
export const DeskTable = styled.table`
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
/** The label of a cell on phones, where the table has no head. */
export const CellLabel = styled(Meta)`
  ${media.tablet} {
    display: none;
  }
`;
