import type { ApplicationStatus } from '@care/contracts/schemas';

/**
 * Which side may change the state of an application to what; the only place with these rules. Nobody can set HIRED yet:
 * a placement, which costs the fee, will need both sides.
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

/** The states from which this side may change an application to the target state. */
export const sourcesOf = (side: 'employer' | 'applicant', target: ApplicationStatus): ApplicationStatus[] =>
  (Object.keys(TRANSITIONS) as ApplicationStatus[]).filter((from) => TRANSITIONS[from][side].includes(target));
