import { addTexts, type ConsentCategory } from '@care/contracts';

/** Texts of the consent banner. */
export const consentText = addTexts('consent', {
  title: 'Ihre Privatsphäre',
  text: 'Mit Ihrer Einwilligung nutzen wir {{services}}. Das können Sie jederzeit unter „Cookie-Einstellungen“ ändern.',
  service: {
    statistics: 'Statistik',
    maps: 'Karten von Drittanbietern',
    ads: 'Werbung von Drittanbietern',
  },
  rejectAll: 'Alle ablehnen',
  choose: 'Auswahl treffen',
  acceptAll: 'Alle akzeptieren',
});

/** "Statistik und Karten von Drittanbietern" */
export const namesOf = (services: readonly ConsentCategory[]): string =>
  new Intl.ListFormat('de').format(services.map((category) => consentText(`service.${category}`)));
