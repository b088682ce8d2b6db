import styled from '@emotion/styled';
import { finderColumns } from './form-layouts';
import { SearchForm } from './SearchForm';

/** The form as the main thing of a page. */
export const FinderForm = styled(SearchForm)(finderColumns);
