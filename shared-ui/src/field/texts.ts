import { addTexts } from '@care/contracts';

export const fieldText = addTexts('ui-field', {
  errorPrefix: 'Fehler:',
  meant: 'Meinten Sie {{address}}?',
  take: 'Adresse übernehmen',
});
