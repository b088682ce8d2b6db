import { lazyPart } from '@care/ui/lazy';
import styled from '@emotion/styled';
import { finderColumns, rowColumns } from './form-layouts';

/** The form library is larger than the rest of the form; until somebody uses the page, its server HTML is a plain GET form. */
export const { Part: SearchForm, load: loadSearchForm } = lazyPart(() =>
  import('./SearchForm').then((module) => module.SearchForm),
);

/** The form as the main thing of a page. */
export const FinderForm = styled(SearchForm)(finderColumns);

/** The form above the results. */
export const RowForm = styled(SearchForm)(rowColumns);
