import { addTexts } from '@care/contracts';

/** Texts that only these components use; all others are in the shared catalogue. */
export const uiText = addTexts('ui', {
  sliceUnavailable: 'Dieser Bereich ist gerade nicht erreichbar.',
  restWorks: 'Der Rest der Seite funktioniert weiter.',
  ofRatings: 'bei {{ratings}}',
  noReliableAverage: 'noch kein verlässlicher Durchschnitt',
});
