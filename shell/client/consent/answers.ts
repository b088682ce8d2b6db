import type { Consent } from '@care/contracts';

/** The two answers without a choice by category. */
export const everything: Consent = { statistics: true, maps: true, ads: true };
export const onlyNecessary: Consent = { statistics: false, maps: false, ads: false };
