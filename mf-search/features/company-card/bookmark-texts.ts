import { addTexts } from '@care/contracts';

/** Texts of the lazy-loaded bookmark. */
export const bookmarkText = addTexts('search-bookmark', {
  remember: 'Auf diesem Gerät merken: {{name}}',
  kept: 'Gemerkt: ohne Konto und nur in diesem Browser.',
  forgotten: 'Nicht mehr auf diesem Gerät gemerkt.',
  full: 'Auf diesem Gerät sind schon {{max}} Pflegeanbieter gemerkt. Entfernen Sie bitte zuerst einen davon.',
  refused: 'Dieser Browser speichert hier nichts. Mit einem Konto haben Sie Ihre Merkliste überall.',
});
