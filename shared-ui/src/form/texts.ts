import { addTexts } from '@care/contracts';

export const formText = addTexts('ui-form', {
  slow: 'Das Senden dauert länger als üblich.',
  slowHint: 'Ihre Eingaben sind noch da. Sie können warten oder es später noch einmal versuchen.',
  consent: 'Einwilligung',
  confirmation: 'Bestätigung',
});
