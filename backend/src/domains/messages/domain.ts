import { sql } from 'kysely';
import { type Domain, moveAll, moveUnlessThere } from '../../platform/domain/domain';
import { limits } from './limits';
import { EMAIL_CONFIRMED } from '../accounts';
import type { ApplicationHooks } from './application-hooks';
import { exportedAttachments, leaveMessages } from './delete-messages';
import { sendHeldMessages } from './write-message';
import { mailSamples } from './mail-samples';
import { mailAbout, MESSAGE_MAILS } from './mail-about';
import protectionRoutes from './protection-routes';
import { messageReportKind } from './report-case';
import messageRoutes from './routes';

/** Messages that have not been deleted by the person; those belong to the other side only. */
const ownMessages = `((sender_id = $1 and sender_deleted_at is null)
  or (recipient_id = $1 and not is_held and recipient_deleted_at is null))`;

/** Messages and the inbox. The functions of applications come from a later domain. */
export const messages = (applications: ApplicationHooks): Domain => ({
  routes: [(app) => messageRoutes(app, applications), (app) => protectionRoutes(app, applications)],
  limits,
  mails: mailSamples,
  cases: [messageReportKind],
  jobs: {
    [MESSAGE_MAILS]: { run: mailAbout, pollSeconds: 2 },
    'held-messages': { event: EMAIL_CONFIRMED, run: sendHeldMessages },
  },
  tables: {
    message: { personal: ownMessages, merge: moveAll('message') },
    message_attachment: {
      personal: `(owner_id = $1 and message_id is null) or message_id in (select id from message where ${ownMessages})`,
      omit: ['storage_key'],
    },
    message_report: { personal: 'reporter_id = $1' },
    user_block: {
      personal: 'user_id = $1',
      merge: (from, into) => sql`
        insert into user_block (user_id, blocked_company_id)
        select user_id, ${into}::bigint from user_block where blocked_company_id = ${from} on conflict do nothing`,
    },
    recruiting_contact: {
      personal: 'job_seeker_id in (select id from job_seeker where user_id = $1)',
      merge: moveUnlessThere('recruiting_contact', 'month, job_seeker_id, created_at'),
    },
  },
  retention: [
    {
      name: 'messages',
      time: [24, 'month'],
      kept: (time) => `${time}, the first of a conversation as long as its replies`,
      why: 'the conversation of both sides',
      notice: (time) => `Nachrichten: ${time}, die erste einer Unterhaltung so lange wie die letzte Antwort`,
      table: 'message',
      // Replies are deleted together with the first message of their conversation.
      over: (time) => `created_at < now() - ${time} and not exists (
        select from message reply where reply.thread_id = message.id and reply.created_at >= now() - ${time})`,
    },
  ],
  account: {
    isReferredTo: sql`(
      exists (select from message where sender_id = u.id and not is_held)
      or exists (select from message where recipient_id = u.id and kind <> 'SYSTEM')
      or exists (select from user_block where blocked_user_id = u.id)
      or exists (select from recruiting_contact c join job_seeker j on j.id = c.job_seeker_id where j.user_id = u.id))`,
    files: exportedAttachments,
    deleted: leaveMessages,
  },
});
