import { addTexts } from '@care/contracts';

export const feedbackText = addTexts('ui-feedback', {
  actionFailed: 'Das hat nicht geklappt.',
  slow: 'Das dauert länger als üblich.',
  slowHint: 'Sie können warten oder es später noch einmal versuchen.',
});
