import { addTexts } from '@care/contracts';

export const feedbackText = addTexts('ui-feedback', {
  draft: 'Entwurf: Fassung {{number}}',
  draftNote: 'Diese Vorschau sieht nur die Redaktion.',
  actionFailed: 'Das hat nicht geklappt.',
  slow: 'Das dauert länger als üblich.',
  slowHint: 'Sie können warten oder es später noch einmal versuchen.',
});
