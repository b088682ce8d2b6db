import { sql, type Insertable, type Selectable } from 'kysely';
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

type Row = Omit<Insertable<Database['message']>, 'sender_id' | 'recipient_id' | 'recipient_email' | 'contact_info'>;

/** The row of a new message, and files that the sender has uploaded. */
type Draft = Row & {
  sender_id: number | null;
  contact_info?: Selectable<Database['message']>['contact_info'];
  attachments?: number[];
  /** An account, or the address of a visitor. */
} & ({ recipient_id: number } | { recipient_email: string });

/** Stores a message and queues its mails; for a held message the mails are queued when it is delivered. */
export async function writeMessage(db: DbTransaction, services: MessageServices, draft: Draft) {
  const { attachments = [], contact_info = {}, ...row } = draft;
  const written = await db
    .insertInto('message')
    .values({ ...row, contact_info: JSON.stringify(contact_info) })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
  if (attachments.length > 0) await attach(db, written.id, row.sender_id, attachments);
  if (!row.is_held) await queueMails(db, services, written.id);
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

interface Notice {
  to: number;
  title: string;
  content: string;
  companyId?: number | null;
  jobOfferId?: number | null;
}

/** A message from the site itself: in the inbox, and by mail if the recipient wants mails. */
export async function sendSystemMessage(db: DbTransaction, services: MessageServices, notice: Notice): Promise<void> {
  const { to: recipient_id, companyId: company_id = null, jobOfferId: job_offer_id = null, ...text } = notice;
  await writeMessage(db, services, {
    ...text,
    kind: 'SYSTEM',
    sender_id: null,
    recipient_id,
    company_id,
    job_offer_id,
  });
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
    // They get the present time; otherwise they would be sorted below messages that arrived in the meantime. Those of
    // a withdrawn application are never delivered, nor do people get them who have blocked the sender meanwhile.
    const { rows: delivered } = await sql<{ id: number }>`
      update message set is_held = false, created_at = ${new Date()} where sender_id = ${userId} and is_held
        and not exists (select from application a
          where a.status = 'WITHDRAWN' and a.message_id = coalesce(message.thread_id, message.id))
        and not exists (select from user_block b where b.user_id = message.recipient_id
          and (b.blocked_user_id = ${anyAccountOf(userId)} or b.blocked_company_id = message.company_id))
      returning id`.execute(db);
    for (const { id } of delivered) await queueMails(db, services, id);
  });
}
