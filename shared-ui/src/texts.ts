import { addTexts } from '@care/contracts';

/** What only these components say; everything else comes from the shared catalogue. */
export const uiText = addTexts('ui', {
  sliceUnavailable: 'Dieser Bereich ist gerade nicht erreichbar.',
  restWorks: 'Der Rest der Seite funktioniert weiter.',
  noReliableAverage: 'noch kein verlässlicher Durchschnitt',
});
