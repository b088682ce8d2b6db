import type { ApplicationStatus } from '@care/contracts/schemas';

/**
 * What an application may become by whom; the one place that says so. HIRED is reached by nobody yet: a placement, which costs
 * the fee, will need both sides.
 */
export const TRANSITIONS: Record<ApplicationStatus, { employer: ApplicationStatus[]; applicant: ApplicationStatus[] }> =
  {
    SUBMITTED: { employer: ['READ', 'INVITED', 'OFFERED', 'REJECTED'], applicant: ['WITHDRAWN'] },
    READ: { employer: ['INVITED', 'OFFERED', 'REJECTED'], applicant: ['WITHDRAWN'] },
    INVITED: { employer: ['OFFERED', 'REJECTED'], applicant: ['WITHDRAWN'] },
    OFFERED: { employer: ['REJECTED'], applicant: ['WITHDRAWN'] },
    REJECTED: { employer: ['INVITED'], applicant: [] },
    HIRED: { employer: [], applicant: [] },
    WITHDRAWN: { employer: [], applicant: [] },
  };

/** From which states this side may bring an application into a state. */
export const sourcesOf = (side: 'employer' | 'applicant', target: ApplicationStatus): ApplicationStatus[] =>
  (Object.keys(TRANSITIONS) as ApplicationStatus[]).filter((from) => TRANSITIONS[from][side].includes(target));
