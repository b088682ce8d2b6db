import { addTexts } from '@care/contracts';

/** Texts of the reviews in the company area. */
export const waitingText = addTexts('waiting-ratings', {
  title: 'Bewertungen',
  failed: 'Ihre Bewertungen konnten nicht geladen werden.',
  waitingOne: 'Eine wartet auf Ihre Antwort.',
  waiting: '{{count}} warten auf Ihre Antwort.',
  unansweredOne: 'Eine ist ohne Antwort.',
  unanswered: '{{count}} sind ohne Antwort.',
  allAnswered: 'Alle sind beantwortet.',
  underReviewOne: 'Eine Bewertung wird gerade geprüft und ist so lange nicht öffentlich.',
  underReview: '{{count}} Bewertungen werden gerade geprüft und sind so lange nicht öffentlich.',
  list: 'Neueste Bewertungen ohne Antwort',
  read: 'Bewertungen lesen',
  packages: 'Pakete ansehen',
  invite: 'Um Bewertungen bitten',
});
