import { addTexts } from '@care/contracts';

export const fieldText = addTexts('ui-field', {
  errorPrefix: 'Fehler:',
  didYouMean: 'Meinten Sie {{address}}?',
  useSuggestion: 'Adresse übernehmen',
});
