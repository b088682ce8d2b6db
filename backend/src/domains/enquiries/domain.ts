import { sql } from 'kysely';
import { ENQUIRY_MONTHS } from '@care/contracts/enquiry';
import type { Domain } from '../../platform/domain/domain';
import enquiryRoutes from './routes';
import { leaveEnquiries } from './change-enquiry';
import { limits } from './limits';
import { mailSamples } from './mail-samples';
import { refreshReplyTimes } from './reply-times';
import { ENQUIRY_LINKS, sendLinks } from './send-enquiry';

/** Those with the account, and those that its confirmed address has sent without it. */
const OWN = `(user_id = $1 or (user_id is null and sent_at is not null
  and lower(email) = (select lower(email) from user_account where id = $1 and email_verified_at is not null)))`;

/** One enquiry of a person to several named providers (EQ-01 to EQ-15). */
export const enquiries: Domain = {
  routes: [enquiryRoutes],
  limits,
  mails: mailSamples,
  jobs: {
    [ENQUIRY_LINKS]: { run: sendLinks, pollSeconds: 2 },
    'reply-times': { run: refreshReplyTimes, pollSeconds: 60, cron: '40 3 * * *' },
  },
  tables: {
    enquiry: { personal: OWN },
    enquiry_receiver: {
      personal: `enquiry_id in (select id from enquiry where ${OWN})`,
      // What was not sent is for the named provider only. Of two receivers that merge, the conversations stay apart.
      merge: (from, into) => sql`
        update enquiry_receiver set company_id = ${into} where company_id = ${from} and sent_at is not null
          and not exists (select from enquiry_receiver there
            where there.enquiry_id = enquiry_receiver.enquiry_id and there.company_id = ${into})`,
    },
  },
  retention: [
    {
      name: 'messages of enquiries',
      time: [ENQUIRY_MONTHS, 'month'],
      kept: (time) => `${time} after the enquiry, with all answers`,
      why: 'the choice of a provider is made by then',
      table: 'message',
      over: (time) => `kind = 'ENQUIRY' and thread_id is null and (created_at < now() - ${time} or id in (
        select r.message_id from enquiry_receiver r join enquiry e on e.id = r.enquiry_id where e.created_at < now() - ${time}))`,
    },
    {
      name: 'enquiries to several providers',
      time: [ENQUIRY_MONTHS, 'month'],
      why: 'the choice of a provider is made by then',
      notice: (time) => `Anfragen an mehrere Pflegeanbieter, mit allen Antworten: ${time}, auch bei den Empfängern`,
      table: 'enquiry',
      over: (time) => `created_at < now() - ${time}`,
    },
    {
      name: 'unconfirmed enquiries',
      time: [1, 'day'],
      kept: (time) => `${time} after the link has ended`,
      why: 'time to ask for another link',
      notice: (time) => `Anfragen, die niemand bestätigt: ${time} nach dem Ende des Links`,
      table: 'enquiry',
      over: (time) => `sent_at is null and confirm_until < now() - ${time}`,
    },
  ],
  account: { deleted: leaveEnquiries },
};
