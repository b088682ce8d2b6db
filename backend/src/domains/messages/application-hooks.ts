import type { ApplicationStatus, Hire } from '@care/contracts/schemas';
import type { Db, DbTransaction } from '../../platform/database/schema';

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
  isOpenOffer(db: Db, companyId: number, jobOfferId: number): Promise<boolean>;
  /** Stores the application that a message creates; 409 for a second one. */
  record(db: DbTransaction, application: NewApplication): Promise<unknown>;
  /** The states to which this side may change an application. */
  nextSteps(status: ApplicationStatus, side: ApplicationSide): ApplicationStatus[];
  /** How far the confirmation of a contract is, as this user sees it (PK-07); null if there is none. */
  hireOf(db: Db, applicationId: number, viewer: { userId: number }): Promise<Hire | null>;
}
