import { addTexts } from '@care/contracts';

export const reviewText = addTexts('reviews', {
  giveRating: 'Bewertung abgeben',
  editRating: 'Meine Bewertung bearbeiten',
  firstRating: 'Waren Sie dort oder ist jemand dort, der Ihnen nahesteht? Ihre Erfahrung hilft anderen bei der Suche.',
  heading: 'Bewertungen',
  overall_one: 'Gesamtbewertung aus 1 Bewertung',
  overall_other: 'Gesamtbewertung aus {{count}} Bewertungen',
  anonymous: 'anonym',
  answerBy: 'Antwort von {{company}}',
  verifiedVisit: 'Kontakt nachgewiesen',
  emailVerified: 'E-Mail bestätigt',
  singleRatings: 'Einzelne Bewertungen anzeigen',
  pages: 'Seiten der Bewertungen',
  nothingOnPage: 'Auf dieser Seite gibt es keine Bewertungen mehr.',
  unavailable: 'Die Bewertungen sind gerade nicht erreichbar.',
  checks: {
    neutral:
      'Wir veröffentlichen positive und negative Bewertungen. Bezahlte Pakete haben keinen Einfluss auf Bewertungen.',
    account:
      'Wer bewertet, braucht ein Konto mit bestätigter E-Mail-Adresse und kann jede Einrichtung nur einmal bewerten.',
    contact:
      'Ob eine Person tatsächlich Kundin oder Kunde war, prüfen wir nicht bei jeder Bewertung. Bewertungen mit dem Zeichen „Kontakt nachgewiesen“ haben wir anhand eines Belegs geprüft.',
  },
});
