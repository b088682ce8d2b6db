import type { ApplicationStatus } from '@care/contracts/schemas';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';

export interface NewApplication {
  companyId: number;
  jobOfferId: number | null;
  applicantId: number;
  messageId: number;
}

/** The side of an application. */
type ApplicationSide = 'employer' | 'applicant';

/**
 * The functions of applications that messages use. The app injects them, because the applications domain imports this
 * one.
 */
export interface ApplicationHooks {
  /** Whether the company's offer is open for applications. */
  isOpenOffer(db: Kysely<Database>, companyId: number, jobOfferId: number): Promise<boolean>;
  /** Stores the application that a message creates; 409 for a second one. */
  record(db: Transaction<Database>, application: NewApplication): Promise<unknown>;
  /** The states to which this side may change an application. */
  nextSteps(status: ApplicationStatus, side: ApplicationSide): ApplicationStatus[];
}
