import { addTexts } from '@care/contracts';

/** The text of a map whose code is not there. The others load with that code. */
export const lazyMapText = addTexts('ui-lazy-map', {
  failed: 'Die Karte konnte nicht geladen werden. Alle Angaben finden Sie auch ohne Karte auf dieser Seite.',
});
