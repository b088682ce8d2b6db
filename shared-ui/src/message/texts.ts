import { addTexts } from '@care/contracts';

export const messageText = addTexts('ui-message', {
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  phone: 'Telefon (optional)',
  subject: 'Betreff',
  title: 'Nachricht an {{name}}',
  content: 'Ihre Nachricht',
  consent:
    'Ich willige ein, dass meine Angaben an {{name}} übermittelt und zur Bearbeitung meiner Anfrage verarbeitet werden. Ich kann die Einwilligung jederzeit widerrufen.',
  privacy: 'Hinweise zum Datenschutz',
  send: 'Nachricht senden',
});
