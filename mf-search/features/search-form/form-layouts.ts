import { media } from '@care/ui';
import { css } from '@emotion/react';

/** The form as the main thing of a page: one column, two, or all in a row. */
export const finderColumns = css`
  @media (min-width: 768px) and (max-width: 1023px) {
    grid-template-columns: 1fr 1fr;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.35fr) minmax(0, 1.15fr) auto auto;
  }
`;

/** The form above results: a row from 1024 px on, behind a button on smaller screens, unless no script could open it. */
export const rowColumns = css`
  gap: var(--s-3);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.3fr) minmax(0, 1.2fr) auto auto;
  }
  ${media.belowDesktop} {
    display: none;
  }
  @media (scripting: none) {
    display: grid;
  }
`;
