/** The kind of the cases of reported ratings. */
export const RATING_REPORT = 'RATING_REPORT';
export const caseOfRating = (ratingId: number) => ({ kinds: [RATING_REPORT], subjectId: ratingId });
