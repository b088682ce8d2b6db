import { t } from '@care/contracts';
import { apiErrorMessage } from '@care/ui';
import { searchText } from '../../texts';
import type { FormProblem } from './settle-form';

/** The error message of the city field (SR-07, SR-19, SR-21). */
export function problemText(problem: FormProblem): string {
  switch (problem.kind) {
    case 'place-missing':
      return t('errors.chooseLocation');
    case 'radius-without-place':
      return t('errors.emptyPlaceError');
    case 'unknown-city':
      return searchText('form.unknownCity');
    case 'ambiguous-city':
      return searchText('form.ambiguousCity');
    case 'no-answer':
      return apiErrorMessage(problem.error);
  }
}
