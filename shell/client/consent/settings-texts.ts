import { addTexts } from '@care/contracts';

/** Texts of the choice by category. They are separate, because most visitors never open it. */
export const consentSettingsText = addTexts('consent-settings', {
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
