import { addTexts } from '@care/contracts';

/** Texts of prompts for one role (PP-18, SH-22). */
export const promptText = addTexts('provider-prompts', {
  claim: 'Ist das Ihre Einrichtung? Jetzt Inhaberschaft bestätigen',
  inReview: 'Diese Seite sehen nur Sie.',
  inReviewText: 'Wir zeigen das Profil öffentlich, sobald geprüft ist, dass Sie die Einrichtung vertreten.',
  prove: 'Inhaberschaft nachweisen',
  title: 'Wie es weitergeht',
  visitor: 'Mit einem kostenlosen Profil bewerben Sie sich in etwa zwei Minuten. Ihr Name bleibt geschützt.',
  register: 'Kostenloses Profil anlegen',
  signIn: 'Ich habe schon ein Konto',
  withoutCompany: 'Suchen Sie Personal für Ihre eigene Einrichtung?',
  registerCompany: 'Einrichtung registrieren',
  publish: 'Eigene Stellenanzeigen veröffentlichen',
});
