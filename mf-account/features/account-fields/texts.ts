import { addTexts } from '@care/contracts';

export const accountFieldText = addTexts('account-fields', {
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  username: 'Benutzername',
  password: 'Passwort',
  passwordHint: 'Mindestens {{min}} Zeichen. Ein Satz ist besser als ein Wort.',
  password2: 'Passwort wiederholen',
  newsletter: 'Ja, ich möchte den Newsletter per E-Mail erhalten. Abmeldung jederzeit möglich.',
  consents: 'AGB und Datenschutzhinweise',
  consentsBefore: 'Ich habe die',
  terms: 'AGB',
  consentsBetween: 'gelesen und stimme ihnen zu. Die',
  privacy: 'Datenschutzhinweise',
  consentsAfter: 'habe ich zur Kenntnis genommen.',
  newTab: '(öffnet einen neuen Tab)',
});
