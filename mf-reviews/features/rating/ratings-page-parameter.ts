/** The query parameter with the page of the ratings. */
export const RATINGS_PAGE_PARAMETER = 'bewertungen';
