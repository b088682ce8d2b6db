import { media } from '@care/ui';
import styled from '@emotion/styled';

/** A paragraph that keeps the line breaks of what a person typed. */
export const PlainText = styled.p`
  white-space: pre-line;
`;

/** Main content; on wide screens with a column beside it. */
export const SideColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) min(22.5rem, 37%);
    align-items: start;
  }
`;

/** A list with a line above each entry. */
export const LinedList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-2);
    padding-block: var(--s-4);
    border-top: 1px solid var(--line);
  }
`;
