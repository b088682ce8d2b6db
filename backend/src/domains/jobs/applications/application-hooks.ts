import { isFound, rowsWith } from '../../../platform/database/queries';
import type { ApplicationHooks } from '../../messages';
import { whereOpen } from '../offers/job-offer-queries';
import { hasJobsTab } from '../../companies';
import { findApplication, sideOf } from './application-queries';
import { hireOf } from './hire-state';
import { recordApplication } from './apply';
import { TRANSITIONS } from './change-status';

/** The functions of applications that the messages domain uses. */
export const applicationHooks: ApplicationHooks = {
  isOpenOffer: (db, companyId, jobOfferId) =>
    isFound(
      rowsWith(db, 'job_offer', { company_id: companyId })
        .innerJoin('company', 'company.id', 'job_offer.company_id')
        .where('job_offer.id', '=', jobOfferId)
        .where(whereOpen)
        .where(hasJobsTab()),
    ),
  record: recordApplication,
  nextSteps: (status, side) => TRANSITIONS[status][side],
  hireOf: async (db, applicationId, viewer) => {
    const row = await findApplication(db, applicationId);
    const side = row && sideOf(row, viewer);
    return row && side ? hireOf(row, side) : null;
  },
};
