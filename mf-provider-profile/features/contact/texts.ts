import { addTexts } from '@care/contracts';

/** What is said around the message form; part of its own download. */
export const tt = addTexts('provider-message', {
  healthHint: 'Bitte teilen Sie nur mit, was für die Anfrage nötig ist. Gesundheitsangaben sind freiwillig.',
  sent: 'Ihre Nachricht wurde gesendet.',
  held: 'Sie geht bei {{company}} ein, sobald Sie Ihre E-Mail-Adresse bestätigt haben.',
  sentTo: '{{company}} antwortet Ihnen an {{email}}.',
});
