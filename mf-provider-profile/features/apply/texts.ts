import { addTexts } from '@care/contracts';

/** Texts of the lazy-loaded actions for signed-in users. */
export const applyText = addTexts('provider-apply', {
  apply: 'Jetzt bewerben',
  loading: 'Wird geöffnet …',
  title: 'Bewerbung als {{title}}',
  unsolicited: 'Initiativbewerbung bei {{company}}',
  as: 'Sie bewerben sich als',
  shown: 'Name und Foto übernehmen wir aus Ihrem Profil. Die Einrichtung sieht Sie so, wie Sie dort erscheinen.',
  profile: 'Profil bearbeiten',
  email: 'E-Mail',
  message: 'Ihre Nachricht',
  messageHint: 'Wenige Sätze genügen. Schreiben Sie, ab wann und wie viel Sie arbeiten möchten.',
  cv: 'Lebenslauf (optional)',
  cvHint: 'Eine PDF-Datei bis 5\u00a0MB. Nur die Einrichtung kann sie öffnen.',
  consent: 'Ich willige ein, dass „{{company}}“ meine Angaben für das Bewerbungsverfahren verarbeitet.',
  privacy: 'Hinweise zum Datenschutz',
  send: 'Bewerbung absenden',
  sent: 'Ihre Bewerbung wurde gesendet. Den Stand sehen Sie unter „Meine Bewerbungen“.',
  waits: 'Ihre Bewerbung wartet auf Ihre Bestätigung.',
  held: 'Sie geht bei der Einrichtung ein, sobald Sie Ihre E-Mail-Adresse bestätigt haben.',
  applied: 'Sie haben sich hier am {{date}} beworben.',
  ownApplications: 'Zu meinen Bewerbungen',
  inbox: 'Zu meinen Nachrichten',
});
