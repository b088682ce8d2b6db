import { sql, type Selectable } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../platform/http/app-type';
import { validationError } from '../../platform/http/errors';
import type { Database, DbTransaction } from '../../platform/database/schema';
import { MESSAGE_MAILS } from './mail-about';
import { siteOrigin } from '../../platform/mail/site-address';
import type { EmailConfirmedEvent } from '../accounts';
import { anyAccountOf } from '../../platform/mail/mail-address';
import { changeRows } from '../../platform/database/queries';

/** The services that writing needs besides the transaction: the job queue, and the origin of links in mails. */
export interface MessageServices {
  jobs: App['jobs'];
  origin: string;
}

export interface Draft {
  kind: Selectable<Database['message']>['kind'];
  senderId: number | null;
  /** An account, or the address of a visitor. */
  to: { recipient_id: number } | { recipient_email: string };
  companyId?: number | null;
  jobOfferId?: number | null;
  threadId?: number;
  title: string;
  content: string;
  contactInfo?: { name?: string; lastname?: string; email?: string; phone?: string };
  isHeld?: boolean;
  attachments?: number[];
}

/** Stores a message and queues its mails; for a held message the mails are queued when it is delivered. */
export async function writeMessage(db: DbTransaction, services: MessageServices, draft: Draft) {
  const { companyId = null, jobOfferId = null, threadId = null, contactInfo = {}, isHeld = false } = draft;
  const written = await db
    .insertInto('message')
    .values({
      kind: draft.kind,
      thread_id: threadId,
      sender_id: draft.senderId,
      ...draft.to,
      company_id: companyId,
      job_offer_id: jobOfferId,
      title: draft.title,
      content: draft.content,
      contact_info: JSON.stringify(contactInfo),
      is_held: isHeld,
    })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
  if (draft.attachments?.length) await attach(db, written.id, draft.senderId, draft.attachments);
  if (!isHeld) await queueMails(db, services, written.id);
  return written;
}

/** The jobs are committed together with the transaction. */
const queueMails = (db: DbTransaction, { jobs, origin }: MessageServices, id: number): Promise<void> =>
  jobs.enqueue(MESSAGE_MAILS, { id, origin }, { transaction: db });

/** Attaches each file once, and only files of the sender. */
async function attach(db: DbTransaction, messageId: number, senderId: number | null, ids: number[]): Promise<void> {
  const wanted = [...new Set(ids)];
  const { numUpdatedRows } = await changeRows(db, 'message_attachment', { owner_id: senderId ?? 0, message_id: null })
    .set({ message_id: messageId })
    .where('id', 'in', wanted)
    .executeTakeFirst();
  if (numUpdatedRows !== BigInt(wanted.length))
    throw validationError({ attachments: 'Diese Datei gibt es nicht mehr. Bitte laden Sie sie erneut hoch.' });
}

interface Notice extends Pick<Draft, 'title' | 'content' | 'companyId' | 'jobOfferId'> {
  to: number;
}

/** A message from the site itself: in the inbox, and by mail if the recipient wants mails. */
export async function sendSystemMessage(db: DbTransaction, services: MessageServices, { to, ...notice }: Notice) {
  await writeMessage(db, services, { ...notice, kind: 'SYSTEM', senderId: null, to: { recipient_id: to } });
}

/** The context that a request needs to write messages. */
export const messageServices = (app: Pick<App, 'jobs' | 'settings'>, request?: FastifyRequest): MessageServices => ({
  jobs: app.jobs,
  origin: siteOrigin(app.settings, request),
});

/**
 * Messages that were written before the sender's e-mail address was confirmed are sent when it is confirmed (AC-20).
 */
export async function sendHeldMessages(app: App, { userId }: EmailConfirmedEvent): Promise<void> {
  const services = messageServices(app);
  await services.jobs.ready(MESSAGE_MAILS);
  await app.databases.primary.kysely.transaction().execute(async (db) => {
    // They get the present time; otherwise they would be sorted below messages that arrived in the meantime.
    const delivered = await db
      .updateTable('message')
      .set({ is_held: false, created_at: new Date() })
      .where('sender_id', '=', userId)
      .where('is_held', '=', true)
      // The messages of a withdrawn application are never delivered.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('application')
              .select('application.id')
              .where('application.status', '=', 'WITHDRAWN')
              .whereRef('application.message_id', '=', sql`coalesce(message.thread_id, message.id)`),
          ),
        ),
      )
      // Nor do those who have blocked the sender meanwhile get them.
      .where(
        sql<boolean>`not exists (select from user_block b where b.user_id = message.recipient_id
        and (b.blocked_user_id = ${anyAccountOf(userId)} or b.blocked_company_id = message.company_id))`,
      )
      .returning('id')
      .execute();
    for (const { id } of delivered) await queueMails(db, services, id);
  });
}
