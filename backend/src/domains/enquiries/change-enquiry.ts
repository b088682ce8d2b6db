import { sql } from 'kysely';
import type { DbTransaction } from '../../platform/database/schema';
import type { Leaver } from '../../platform/domain/domain';
import type { App } from '../../platform/http/app-type';
import { conflict, notFound, permissionDenied } from '../../platform/http/errors';
import { noSuch } from '../../platform/http/texts';
import { normalAddress, normalColumn } from '../../platform/mail/mail-address';
import { manyLines } from '../../platform/text/plain-text';
import { MESSAGE_MAILS, type MessageServices } from '../messages';
import { deliverEnquiry } from './send-enquiry';
import { lockEnquiry, receiversOf, writeToReceiver, type EnquiryRow, type ReceiverRow } from './enquiry-rows';
import { canWriteTo, statusOf } from './present-enquiry';
import { changeRows } from '../../platform/database/queries';

const WITHDRAWN = 'wir haben einen Platz gefunden und ziehen unsere Anfrage zurück. Vielen Dank für Ihre Mühe.';
const LEFT = 'bitte nehmen Sie uns von der Warteliste. Vielen Dank für Ihre Mühe.';

export const noSuchEnquiry = () => notFound('Diese Anfrage gibt es nicht mehr.');

type Change = (db: DbTransaction, enquiry: EnquiryRow) => Promise<unknown>;

/** Changes an enquiry that nobody else can change meanwhile. @throws 404 if it was deleted */
async function change(app: App, id: number, work: Change): Promise<void> {
  await app.jobs.ready('mail');
  await app.jobs.ready(MESSAGE_MAILS);
  await app.databases.primary.kysely.transaction().execute(async (db) => {
    const enquiry = await lockEnquiry(db, id);
    if (!enquiry) throw noSuchEnquiry();
    await work(db, enquiry);
  });
}

/**
 * Sends an enquiry whose address is confirmed; repeating it, or confirming a withdrawn one, has no effect (EQ-03, EQ-04).
 * @throws 409 if the link is too old
 */
export const confirmEnquiry = (app: App, services: MessageServices, id: number): Promise<void> =>
  change(app, id, async (db, enquiry) => {
    const status = statusOf(enquiry);
    if (status === 'EXPIRED') throw conflict('Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.');
    if (status !== 'UNCONFIRMED') return;
    await deliverEnquiry(app, db, services, enquiry, { companyId: null, isConfirmed: true });
  });

/** A held message was read by nobody: it is deleted instead of answered. */
async function takeBack(db: DbTransaction, { id, message_id }: ReceiverRow): Promise<void> {
  await db.deleteFrom('message').where('id', '=', message_id).execute();
  await db.updateTable('enquiry_receiver').set({ sent_at: null }).where('id', '=', id).execute();
}

/** "Platz gefunden": tells the receivers that have not declined, once (EQ-07). */
export const withdrawEnquiry = (app: App, services: MessageServices, id: number): Promise<void> =>
  change(app, id, async (db, enquiry) => {
    if (enquiry.withdrawn_at) return;
    await db.updateTable('enquiry').set({ withdrawn_at: new Date() }).where('id', '=', id).execute();
    for (const receiver of await receiversOf(db, id)) {
      if (receiver.is_held) await takeBack(db, receiver);
      else if (receiver.sent_at && !receiver.declined_at && !receiver.is_deleted)
        await writeToReceiver(db, services, enquiry, { ...receiver, content: `Guten Tag, ${WITHDRAWN}` });
    }
    await db.updateTable('enquiry_receiver').set({ waiting_since: null }).where('enquiry_id', '=', id).execute();
  });

/** The receiver of an enquiry. @throws 404 for that of another enquiry */
async function receiverOf(db: DbTransaction, enquiryId: number, id: number): Promise<ReceiverRow> {
  const receiver = (await receiversOf(db, enquiryId)).find((one) => one.id === id);
  if (!receiver) throw noSuch('company');
  return receiver;
}

/** Leaves the waiting list of one receiver, which is told; repeating it has no effect (EQ-10). */
export const leaveWaitingList = (app: App, services: MessageServices, id: number, receiverId: number): Promise<void> =>
  change(app, id, async (db, enquiry) => {
    const receiver = await receiverOf(db, id, receiverId);
    if (!receiver.waiting_since) return;
    await changeRows(db, 'enquiry_receiver', { id: receiverId })
      .set({ waiting_since: null, waiting_left_at: new Date() })
      .execute();
    await writeToReceiver(db, services, enquiry, { ...receiver, content: `Guten Tag, ${LEFT}` });
  });

/** Writes to one receiver within its conversation (EQ-06). @throws 403 if it takes no messages any more */
export async function replyToReceiver(
  db: DbTransaction,
  services: MessageServices,
  id: number,
  { receiver: receiverId, content }: { receiver: number; content: string },
): Promise<void> {
  const enquiry = await lockEnquiry(db, id);
  if (!enquiry) throw noSuchEnquiry();
  const receiver = await receiverOf(db, id, receiverId);
  if (!canWriteTo(enquiry, receiver)) throw permissionDenied('Diesem Anbieter können Sie hier nicht mehr schreiben.');
  await writeToReceiver(db, services, enquiry, { ...receiver, content: manyLines(content) });
}

/**
 * Deletes the enquiries of an account that is being deleted, also those that its confirmed address sent without it, and
 * the messages at their receivers; reported ones stay as evidence (EQ-12).
 */
export async function leaveEnquiries(_app: App, db: DbTransaction, { id, email, email_verified_at }: Leaver) {
  const isOwn = sql<boolean>`(user_id = ${id} or (${email_verified_at !== null} and user_id is null
    and ${normalColumn('email')} = ${normalAddress(email)}))`;
  await sql`
    delete from message where id in (
      select r.message_id from enquiry_receiver r join enquiry e on e.id = r.enquiry_id where ${isOwn})
    and not exists (select from message_report r where r.message_id = message.id)`.execute(db);
  await db.deleteFrom('enquiry').where(isOwn).execute();
}
