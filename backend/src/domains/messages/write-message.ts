import type { Selectable, Transaction } from 'kysely';
import type { App } from '../../platform/http/app-type';
import { validationError } from '../../platform/http/errors';
import type { Database } from '../../platform/database/schema';
import { MESSAGE_MAILS } from './mail-about';
import type { FastifyRequest } from 'fastify';
import { siteOrigin } from '../../platform/mail/site-address';

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
  companyId: number | null;
  jobOfferId: number | null;
  threadId?: number;
  title: string;
  content: string;
  contactInfo: { name?: string; lastname?: string; email?: string; phone?: string };
  isHeld: boolean;
  attachments?: number[];
}

/** Stores a message and queues its mails; for a held message the mails are queued when it is delivered. */
export async function writeMessage(
  db: Transaction<Database>,
  services: MessageServices,
  draft: Draft,
): Promise<{ id: number; created_at: Date }> {
  const written = await db
    .insertInto('message')
    .values({
      kind: draft.kind,
      thread_id: draft.threadId ?? null,
      sender_id: draft.senderId,
      ...draft.to,
      company_id: draft.companyId,
      job_offer_id: draft.jobOfferId,
      title: draft.title,
      content: draft.content,
      contact_info: JSON.stringify(draft.contactInfo),
      is_held: draft.isHeld,
    })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
  if (draft.attachments?.length) await attach(db, written.id, draft.senderId, draft.attachments);
  if (!draft.isHeld) await queueMails(db, services, written.id);
  return written;
}

/** The jobs are committed together with the transaction. */
export const queueMails = (db: Transaction<Database>, { jobs, origin }: MessageServices, id: number): Promise<void> =>
  jobs.enqueue(MESSAGE_MAILS, { id, origin }, { transaction: db });

/** Attaches each file once, and only files of the sender. */
async function attach(
  db: Transaction<Database>,
  messageId: number,
  senderId: number | null,
  ids: number[],
): Promise<void> {
  const wanted = [...new Set(ids)];
  const { numUpdatedRows } = await db
    .updateTable('message_attachment')
    .set({ message_id: messageId })
    .where('id', 'in', wanted)
    .where('owner_id', '=', senderId ?? 0)
    .where('message_id', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== BigInt(wanted.length)) {
    throw validationError({ attachments: 'Diese Datei gibt es nicht mehr. Bitte laden Sie sie erneut hoch.' });
  }
}

interface Notice {
  to: number;
  title: string;
  content: string;
  companyId?: number;
  jobOfferId?: number | null;
}

/** A message from the site itself: in the inbox, and by mail if the recipient wants mails. */
export async function sendSystemMessage(
  db: Transaction<Database>,
  services: MessageServices,
  notice: Notice,
): Promise<void> {
  await writeMessage(db, services, {
    kind: 'SYSTEM',
    senderId: null,
    to: { recipient_id: notice.to },
    companyId: notice.companyId ?? null,
    jobOfferId: notice.jobOfferId ?? null,
    title: notice.title,
    content: notice.content,
    contactInfo: {},
    isHeld: false,
  });
}

/** The context that a request needs to write messages. */
export const messageServices = (app: Pick<App, 'jobs' | 'settings'>, request?: FastifyRequest): MessageServices => ({
  jobs: app.jobs,
  origin: siteOrigin(app.settings, request),
});
