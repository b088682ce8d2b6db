// The addition that job titles carry in public. Server and editor use it; few pages need it.

/** Longest title of a job offer, the addition included. */
export const JOB_TITLE_MAX_LENGTH = 150;
const ADDITION = ' (m/w/d)';

/** Any of the usual additions: (m/w/d), (w/m/d), (m|w|d|x), (gn), (all genders). */
const additions = /\(\s*(?:[mwdfx](?:\s*[/|,]\s*[mwdfx*]){1,3}|gn|all[- ]genders?|alle|a)\s*\)/i;

/** Whether a title says that the job is open to every gender. */
export const hasGenderAddition = (title: string): boolean => additions.test(title);

/** A title as the public reads it: with "(m/w/d)" unless it has such an addition. */
export const publicJobTitle = (title: string): string => (hasGenderAddition(title) ? title : title + ADDITION);
