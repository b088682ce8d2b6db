import type { Consent } from '@care/contracts';

/** The two answers that need no choosing. */
export const everything: Consent = { statistics: true, maps: true, ads: true };
export const onlyNecessary: Consent = { statistics: false, maps: false, ads: false };
