import { addTexts } from '@care/contracts';

/** Texts of the lazy-loaded message form. */
export const contactText = addTexts('provider-message', {
  healthHint: 'Bitte teilen Sie nur mit, was für die Anfrage nötig ist. Gesundheitsangaben sind freiwillig.',
  sent: 'Ihre Nachricht wurde gesendet.',
  held: 'Sie geht bei {{company}} ein, sobald Sie Ihre E-Mail-Adresse bestätigt haben.',
  sentTo: '{{company}} antwortet Ihnen an {{email}}.',
});
