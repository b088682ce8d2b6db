import type { ApplicationStatus } from '@care/contracts/schemas';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';

export interface NewApplication {
  companyId: number;
  jobOfferId: number | null;
  applicantId: number;
  messageId: number;
}

/** Which side of an application somebody is on. */
export type ApplicationSide = 'employer' | 'applicant';

/**
 * What messages need of applications. The app passes it in: the applications domain imports this one, so this one cannot
 * import it.
 */
export interface ApplicationHooks {
  /** Whether the company's offer can be applied for. */
  isOpenOffer(db: Kysely<Database>, companyId: number, jobOfferId: number): Promise<boolean>;
  /** Stores the application that a message makes; 409 for a second one. */
  record(db: Transaction<Database>, application: NewApplication): Promise<unknown>;
  /** The states this side may bring an application into. */
  nextSteps(status: ApplicationStatus, side: ApplicationSide): ApplicationStatus[];
}
