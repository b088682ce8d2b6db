import type { ApplicationStatus } from '@care/contracts/schemas';

/**
 * Changes of the state of an application that each side may make; the only place with these rules. No side can set
 * HIRED: an application gets it once both have confirmed the contract (`CONFIRMABLE`, PK-07).
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

/** The states in which both sides are asked whether they have signed a contract (PK-07). */
export const CONFIRMABLE: readonly ApplicationStatus[] = ['INVITED', 'OFFERED'];
