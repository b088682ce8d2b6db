/** Where a profile lists the free places. */
export const PLACES_SECTION_ID = 'freie-plaetze';
