import { addTexts } from '@care/contracts';

/** Texts of the consent banner. */
export const consentText = addTexts('consent', {
  title: 'Ihre Privatsphäre',
  text: 'Wir nutzen notwendige Speicherung für den Betrieb. Mit Ihrer Einwilligung nutzen wir zusätzlich Statistik, Karten und Werbung von Drittanbietern. Sie können Ihre Wahl jederzeit unter „Cookie-Einstellungen“ ändern.',
  rejectAll: 'Alle ablehnen',
  choose: 'Auswahl treffen',
  acceptAll: 'Alle akzeptieren',
});
