import { media } from '@care/ui';
import { css } from '@emotion/react';

// A row that breaks where enlarged text needs the room; place and subject share what is left.
const row = css`
  display: flex;
  flex-wrap: wrap;
  & > * {
    flex: 1.2 1 12rem;
  }
  & > fieldset,
  & > button {
    flex: 0 1 auto;
  }
`;

/** The form as the main thing of a page: one column, two, or all in a row. */
export const finderColumns = css`
  @media (min-width: 768px) and (max-width: 1023px) {
    grid-template-columns: 1fr 1fr;
  }
  ${media.desktop} {
    ${row}
  }
`;

/** The form above results: a row from 1024 px on, behind a button on smaller screens, unless no script could open it. */
export const rowColumns = css`
  gap: var(--s-3);
  ${media.desktop} {
    ${row}
  }
  ${media.belowDesktop} {
    display: none;
  }
  @media (scripting: none) {
    display: grid;
  }
`;
