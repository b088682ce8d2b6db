import type { ApplicationHooks } from '../../messages';
import { whereOpen } from '../offers/job-offer-queries';
import { hasJobsTab } from '../../companies';
import { findApplication, sideOf } from './application-queries';
import { hireOf } from './hire-state';
import { recordApplication } from './record-application';
import { TRANSITIONS } from './transitions';

/** The functions of applications that the messages domain uses. */
export const applicationHooks: ApplicationHooks = {
  isOpenOffer: async (db, companyId, jobOfferId) => {
    const offer = await db
      .selectFrom('job_offer')
      .innerJoin('company', 'company.id', 'job_offer.company_id')
      .select('job_offer.id')
      .where('job_offer.id', '=', jobOfferId)
      .where('company_id', '=', companyId)
      .where(whereOpen)
      .where(hasJobsTab())
      .executeTakeFirst();
    return offer !== undefined;
  },
  record: recordApplication,
  nextSteps: (status, side) => TRANSITIONS[status][side],
  hireOf: async (db, applicationId, viewer) => {
    const row = await findApplication(db, applicationId);
    const side = row && sideOf(row, viewer);
    return row && side ? hireOf(row, side) : null;
  },
};
