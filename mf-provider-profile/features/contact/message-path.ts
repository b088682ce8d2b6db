import { profilePath } from '@care/contracts';

/** The part of the profile in which a message is written. */
export const MESSAGE_SECTION_ID = 'nachricht';
export const messagePath = (slug: string): string => `${profilePath(slug)}#${MESSAGE_SECTION_ID}`;
