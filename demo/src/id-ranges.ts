/** Ids of accounts are assigned in ranges, so that rows can refer to them before they are written. */
export const FIRST_DEMO_ACCOUNT_ID = 1;
export const FIRST_OWNER_ID = 101;
export const FIRST_JOB_SEEKER_ID = 20_001;
export const FIRST_CARE_SEEKER_ID = 30_001;
