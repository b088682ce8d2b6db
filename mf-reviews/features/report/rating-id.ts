/** The id of a rating in a path; undefined for anything else. */
export const ratingIdOf = (text = ''): number | undefined => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined);
