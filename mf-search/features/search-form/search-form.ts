import { lazyPart } from '@care/ui/lazy';
import styled from '@emotion/styled';
import { media } from '@care/ui';
import { css } from '@emotion/react';

// A row that wraps if enlarged text needs the space. Place and criterion share the remaining width.
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

/** The form as the main element of a page: one column, two columns, or one row. */
const finderColumns = css`
  @media (min-width: 768px) and (max-width: 1023px) {
    grid-template-columns: 1fr 1fr;
  }
  ${media.desktop} {
    ${row}
  }
`;

/**
 * The form above the results: a row from 1024 px on. On smaller screens it is behind a button, but visible without
 * script.
 */
const rowColumns = css`
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

/**
 * The form library is larger than the rest of the form. Until the user interacts with the page, the server HTML is a
 * plain GET form.
 */
export const { Part: SearchForm, load: loadSearchForm } = lazyPart(() =>
  import('./SearchForm').then((module) => module.SearchForm),
);

/** The search form as the main element of a page. */
export const FinderForm = styled(SearchForm)(finderColumns);

/** The search form above the results. */
export const RowForm = styled(SearchForm)(rowColumns);
