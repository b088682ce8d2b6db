/** The query parameter beside those of the page that shows the block. */
export const RATINGS_PAGE_PARAMETER = 'bewertungen';
