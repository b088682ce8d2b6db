import type { ApplicationHooks } from '../messages';
import { whereOpen } from '../job-offers';
import { recordApplication } from './record-application';
import { TRANSITIONS } from './transitions';

/** The functions of applications that the messages domain uses. */
export const applicationHooks: ApplicationHooks = {
  isOpenOffer: async (db, companyId, jobOfferId) => {
    const offer = await db
      .selectFrom('job_offer')
      .select('id')
      .where('id', '=', jobOfferId)
      .where('company_id', '=', companyId)
      .where(whereOpen)
      .executeTakeFirst();
    return offer !== undefined;
  },
  record: recordApplication,
  nextSteps: (status, side) => TRANSITIONS[status][side],
};
