import { addTexts } from '@care/contracts';

/** What the message form says; part of its own download. */
export const tt = addTexts('provider-message', {
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  phone: 'Telefon (optional)',
  subject: 'Betreff',
  defaultSubject: 'Nachricht an {{company}}',
  content: 'Ihre Nachricht',
  healthHint: 'Bitte teilen Sie nur mit, was für die Anfrage nötig ist. Gesundheitsangaben sind freiwillig.',
  consent:
    'Ich willige ein, dass meine Angaben an {{company}} übermittelt und zur Bearbeitung meiner Anfrage verarbeitet werden. Ich kann die Einwilligung jederzeit widerrufen.',
  privacy: 'Hinweise zum Datenschutz',
  send: 'Nachricht senden',
  sent: 'Ihre Nachricht wurde gesendet.',
  sentTo: '{{company}} antwortet Ihnen an {{email}}.',
});
