import { profilePath } from '@care/contracts';

/** The part of the profile in which a message is written. */
export const messageSectionId = 'nachricht';
export const messagePath = (slug: string): string => `${profilePath(slug)}#${messageSectionId}`;
