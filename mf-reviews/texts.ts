import { addTexts } from '@care/contracts';

export const reviewText = addTexts('reviews', {
  giveRating: 'Bewertung abgeben',
  editRating: 'Meine Bewertung bearbeiten',
  firstRating: 'Waren Sie dort oder ist jemand dort, der Ihnen nahesteht? Ihre Erfahrung hilft anderen bei der Suche.',
  heading: 'Bewertungen',
  overall_one: 'Gesamtbewertung aus 1 Bewertung',
  overall_other: 'Gesamtbewertung aus {{count}} Bewertungen',
  anonymous: 'anonym',
  chosenName: 'selbst gewählter Name',
  answerBy: 'Antwort von {{company}}',
  verifiedVisit: 'Kontakt nachgewiesen',
  emailVerified: 'E-Mail bestätigt',
  report: 'Bewertung melden',
  singleRatings: 'Einzelne Bewertungen anzeigen',
  pages: 'Seiten der Bewertungen',
  nothingOnPage: 'Auf dieser Seite gibt es keine Bewertungen mehr.',
  unavailable: 'Die Bewertungen sind gerade nicht erreichbar.',
});
