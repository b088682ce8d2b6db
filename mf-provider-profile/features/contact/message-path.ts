import { profilePath } from '@care/contracts';

/** Id of the section with the message form. */
export const MESSAGE_SECTION_ID = 'nachricht';
export const messagePath = (slug: string): string => `${profilePath(slug)}#${MESSAGE_SECTION_ID}`;
