import { addTexts } from '@care/contracts';

/** Texts of the lazy-loaded inquiry form. */
export const inquiryText = addTexts('product-inquiry', {
  firstName: 'Vorname',
  lastName: 'Nachname',
  address: 'Straße und Hausnummer',
  addressHint:
    'Mit Hausnummer, zum Beispiel Neusser Straße 118. Ein gewählter Vorschlag gilt nur unverändert; um etwas anderes einzugeben, leeren Sie das Feld.',
  postcodePlace: 'PLZ und Ort',
  email: 'E-Mail',
  phone: 'Telefon (optional)',
  message: 'Ihr Anliegen',
  messageHint: 'Bitte teilen Sie nur mit, was für die Beratung nötig ist. Gesundheitsangaben sind freiwillig.',
  withoutContact: 'Ohne diese Einwilligung antworten wir Ihnen per Post.',
  terms: 'Allgemeine Nutzungsbedingungen',
  privacy: 'Hinweise zum Datenschutz',
  newTab: '(öffnet sich in einem neuen Tab)',
  send: 'Anfrage senden',
  reference: 'Ihr Aktenzeichen:',
  receipt: 'Wir bestätigen den Eingang per E-Mail an {{email}}.',
  nextByMail: 'Unser Team liest Ihre Anfrage und meldet sich per E-Mail oder Telefon bei Ihnen.',
  nextByPost: 'Unser Team liest Ihre Anfrage und antwortet Ihnen per Post.',
});
