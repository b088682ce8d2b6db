import { lazyPart } from '@care/ui/lazy';
import styled from '@emotion/styled';
import { finderColumns, rowColumns } from './form-layouts';

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
