import { addTexts } from '@care/contracts';

/** The question for consent. */
export const tt = addTexts('consent', {
  title: 'Ihre Privatsphäre',
  text: 'Wir nutzen notwendige Speicherung für den Betrieb. Mit Ihrer Einwilligung nutzen wir zusätzlich Statistik, Karten und Werbung von Drittanbietern. Sie können Ihre Wahl jederzeit unter „Cookie-Einstellungen“ ändern.',
  rejectAll: 'Alle ablehnen',
  choose: 'Auswahl treffen',
  acceptAll: 'Alle akzeptieren',
  save: 'Auswahl speichern',
  settings: 'Cookie-Einstellungen',
  necessary: 'Notwendig',
  necessaryText: 'Anmeldung, Ihre Wahl zur Privatsphäre und begonnene Eingaben. Ohne sie funktioniert die Seite nicht.',
  statistics: 'Statistik',
  statisticsText: 'Welche Treffer angeklickt und welche Anfragen gestellt werden.',
  maps: 'Karten',
  mapsText: 'Karten von Drittanbietern. Dabei wird Ihre IP-Adresse übertragen.',
  ads: 'Werbung',
  adsText: 'Gekennzeichnete Anzeigen von Drittanbietern.',
});
