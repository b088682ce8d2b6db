import type { EnquiryAnswerKind } from '@care/contracts/enquiry';
import type { EnquiryAnswer, EnquiryOfMessage } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { sql, type Updateable } from 'kysely';
import type { Database, Db, DbTransaction } from '../../platform/database/schema';
import type { App, Viewer } from '../../platform/http/app-type';
import { conflict, notFound, permissionDenied, validationError } from '../../platform/http/errors';
import { once } from '../../platform/http/idempotency';
import type { Sender } from '../../platform/http/sender';
import { authSecret } from '../../platform/secrets/auth-secret';
import { manyLines } from '../../platform/text/plain-text';
import { isAccountInUse } from '../accounts';
import { companyById } from '../companies';
import { isBlocked, MESSAGE_MAILS, messageSenderOf, writeMessage, type MessageServices } from '../messages';
import { enquiryKey, enquiryLink, enquiryById, lockEnquiry, type EnquiryRow } from './enquiry-rows';
import { answeredMail } from './enquiry-mails';
import { answersOf } from './present-enquiry';
import { changeRows, times } from '../../platform/database/queries';

const noSuchMessage = () => notFound('Diese Nachricht gibt es nicht.');
const ENDED = 'Die Person hat einen Platz gefunden und die Anfrage zurückgezogen.';
const DECLINED = 'Sie haben diese Anfrage schon abgesagt.';
const NO_LIST = 'Die Person steht schon auf der Warteliste, möchte das nicht oder hat sie verlassen.';

/** The receiver to which a message of the inbox belongs, for the present owner of its provider. */
const receivedAs = (db: Db, messageId: number, userId: number) =>
  db
    .selectFrom('message')
    .innerJoin('message as root', (join) => join.on(sql<boolean>`root.id = coalesce(message.thread_id, message.id)`))
    .innerJoin('enquiry_receiver as r', 'r.message_id', 'root.id')
    .innerJoin('company as c', 'c.id', 'r.company_id')
    .selectAll('r')
    .select(['root.id as root_id', 'root.title', 'c.name'])
    .where('message.id', '=', messageId)
    .where('c.owner_id', '=', userId)
    .where('root.recipient_id', '=', userId)
    .where('root.is_held', '=', false)
    .where('root.recipient_deleted_at', 'is', null)
    .executeTakeFirst();

type Received = NonNullable<Awaited<ReturnType<typeof receivedAs>>>;

/** The answers that a provider may give now (EQ-08, EQ-10). */
function answersFor(enquiry: EnquiryRow, { declined_at, waiting_since, waiting_left_at }: Received) {
  if (enquiry.withdrawn_at || declined_at) return [];
  const mayList = enquiry.allows_waiting_list && !waiting_since && !waiting_left_at;
  return ['OFFER', ...(mayList ? ['WAITING_LIST'] : []), 'QUESTION', 'DECLINE'] as EnquiryAnswerKind[];
}

/** The enquiry behind a message, for its provider or for the person who wrote it. @throws 404 for everybody else */
export async function enquiryOfMessage(app: App, db: Db, { userId }: Viewer, messageId: number) {
  const received = await receivedAs(db, messageId, userId);
  const enquiry = received && (await enquiryById(db, received.enquiry_id).executeTakeFirst());
  if (!received || !enquiry) return ownEnquiry(app, db, userId, messageId);
  return {
    key: null,
    ...answersOf(received),
    ...times(enquiry, ['withdrawn_at']),
    answers: answersFor(enquiry, received),
  };
}

async function ownEnquiry(app: App, db: Db, userId: number, messageId: number): Promise<EnquiryOfMessage> {
  const { id } = await db
    .selectFrom('message')
    .innerJoin('enquiry_receiver as r', (join) =>
      join.on(sql<boolean>`r.message_id = coalesce(message.thread_id, message.id)`),
    )
    .innerJoin('enquiry as e', 'e.id', 'r.enquiry_id')
    .select('e.id')
    .where('message.id', '=', messageId)
    .where('e.user_id', '=', userId)
    .executeTakeFirstOrThrow(noSuchMessage);
  const none = { answered_at: null, declined_at: null, waiting_since: null, waiting_left_at: null, withdrawn_at: null };
  return { key: enquiryKey(authSecret(app.settings), id), ...none, answers: [] };
}

/**
 * A provider's answer, as a message of the conversation: to the inbox of an account, or to the private page (EQ-08). Throws
 * 409 after the person has withdrawn or the provider declined, 422 for a waiting list without consent.
 */
export async function answerEnquiry(
  app: App,
  services: MessageServices,
  messageId: number,
  answer: EnquiryAnswer,
  { viewer, idempotencyKey }: Sender,
): Promise<Record<string, never>> {
  const content = manyLines(answer.content);
  if (!content) throw validationError({ content: t('fields.required') });
  await app.jobs.ready('mail');
  await app.jobs.ready(MESSAGE_MAILS);
  const request = { scope: `enquiry-answer ${messageId} user:${viewer.userId}`, key: idempotencyKey, body: answer };
  return once(app.databases, request, async (db) => {
    const { enquiry, received } = await lockReceived(db, messageId, viewer.userId);
    requireAllowed(enquiry, received, answer.kind);
    await requireReader(db, enquiry, viewer);
    await writeMessage(db, services, {
      ...(enquiry.user_id === null ? { recipient_email: enquiry.email } : { recipient_id: enquiry.user_id }),
      kind: 'ENQUIRY',
      sender_id: viewer.userId,
      company_id: received.company_id,
      thread_id: received.root_id,
      title: `AW: ${received.title}`,
      content,
    });
    await changeRows(db, 'enquiry_receiver', { id: received.id })
      .set(changeOf(received, { ...answer, content }))
      .execute();
    if (enquiry.user_id === null) {
      const url = enquiryLink(app, services.origin, enquiry.id);
      await app.mailer.send(answeredMail(enquiry.email, received.name, url), { transaction: db });
    }
    return {};
  });
}

/** The enquiry and its receiver, which nobody else changes until the end of the transaction. */
async function lockReceived(db: DbTransaction, messageId: number, userId: number) {
  const before = await receivedAs(db, messageId, userId);
  const enquiry = before && (await lockEnquiry(db, before.enquiry_id));
  if (before) await companyById(db, before.company_id).select('id').forShare().execute();
  const received = await receivedAs(db, messageId, userId);
  if (!enquiry || !received) throw noSuchMessage();
  return { enquiry, received };
}

function requireAllowed(enquiry: EnquiryRow, received: Received, kind: EnquiryAnswerKind): void {
  if (enquiry.withdrawn_at) throw conflict(ENDED);
  if (received.declined_at) throw conflict(DECLINED);
  if (!answersFor(enquiry, received).includes(kind)) throw validationError({ kind: NO_LIST });
}

/** Refuses an answer that nobody would read, and one of an account whose address is not confirmed. */
async function requireReader(db: DbTransaction, { user_id }: EnquiryRow, viewer: Viewer): Promise<void> {
  const { isConfirmed } = await messageSenderOf(db, viewer);
  if (!isConfirmed) throw permissionDenied('Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.');
  if (user_id === null) return;
  const self = { userId: viewer.userId, companyId: viewer.company?.id ?? null, email: null };
  if (!(await isAccountInUse(db, user_id)) || (await isBlocked(db, user_id, self)))
    throw permissionDenied('Auf diese Anfrage können Sie nicht antworten.');
}

/** What an answer changes; only the first one counts for the reply time. */
function changeOf(
  { answered_at }: Received,
  { kind, content }: EnquiryAnswer,
): Updateable<Database['enquiry_receiver']> {
  const now = new Date();
  return {
    answered_at: answered_at ?? now,
    ...(kind === 'WAITING_LIST' && { waiting_since: now }),
    ...(kind === 'DECLINE' && { declined_at: now, decline_reason: content, waiting_since: null }),
  };
}
