import type { ErrorDetails, MessageInput, MessageSent } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import type { Databases } from '../../platform/database/database';
import { validationError, permissionDenied } from '../../platform/http/errors';
import { answerText } from '../../platform/http/texts';
import { once } from '../../platform/http/idempotency';
import { findAddressee, messageSenderOf, lockPeople } from './addressee';
import type { ApplicationHooks } from './application-hooks';
import { MESSAGE_MAILS } from './mail-about';
import { manyLines, oneLine } from '../../platform/text/plain-text';
import { useRecruitingContact } from './recruiting-quota';
import { writeMessage, type MessageServices } from './write-message';
import type { Sender, Visitor } from '../../platform/http/sender';
import type { DbTransaction } from '../../platform/database/schema';
import { isBlocked } from './blocks';
import { requireMessage, type MessageRow } from './message-queries';
import { replyTarget } from './present-message';
import { companyById } from '../companies';
import { pick, rowsWith } from '../../platform/database/queries';

/**
 * Sends a message to a provider's owner (PP-15, PP-26) or to a job seeker (AC-12), or an application (PP-16). Visitors
 * may write to providers too. Throws 422 with details by field; fields of the sender have plain names (`name`,
 * `lastname`, `email`, `phone`).
 */
export async function sendMessage(
  databases: Databases,
  services: MessageServices,
  input: MessageInput,
  { viewer, idempotencyKey, name, applications }: Visitor & { applications: ApplicationHooks },
): Promise<MessageSent> {
  const message = cleaned(input);
  await services.jobs.ready(MESSAGE_MAILS);
  return once(databases, { scope: `message ${name}`, key: idempotencyKey, body: input }, async (transaction) => {
    const sender = await messageSenderOf(transaction, viewer);
    const addressee = await findAddressee(transaction, message, sender);
    const jobOfferId = 'jobOfferId' in addressee ? addressee.jobOfferId : null;
    if (jobOfferId !== null && !(await applications.isOpenOffer(transaction, addressee.companyId, jobOfferId)))
      throw validationError({ job_offer: answerText('noSuch.jobOffer') });
    const quota = addressee.kind === 'RECRUITMENT' ? await useRecruitingContact(transaction, addressee) : null;
    const { id, created_at } = await writeMessage(transaction, services, {
      ...pick(message, ['title', 'content', 'contact_info']),
      kind: addressee.kind,
      sender_id: sender.userId,
      recipient_id: addressee.recipientId,
      company_id: addressee.companyId,
      job_offer_id: jobOfferId,
      is_held: !sender.isConfirmed,
      ...(addressee.kind === 'APPLICATION' && { attachments: message.attachments ?? [] }),
    });
    if (addressee.kind === 'APPLICATION') {
      const { companyId } = addressee;
      await applications.record(transaction, { companyId, jobOfferId, applicantId: sender.userId ?? 0, messageId: id });
    }
    return {
      id,
      title: message.title,
      created_at: created_at.toISOString(),
      status: sender.isConfirmed ? 'SENT' : 'HELD',
      thread: id,
      quota,
    };
  });
}

/**
 * The message without invisible characters and line breaks in single-line fields; throws if a field is empty
 * afterwards.
 */
function cleaned(input: MessageInput): MessageInput {
  const { name, lastname, email, phone } = input.contact_info;
  const title = oneLine(input.title);
  const content = manyLines(input.content);
  const contact_info = { name: oneLine(name), lastname: oneLine(lastname), email, phone: phone ?? '' };
  const required = { title, content, name: contact_info.name, lastname: contact_info.lastname };
  const details: ErrorDetails = Object.fromEntries(
    Object.entries(required).flatMap(([field, text]) => (text ? [] : [[field, t('fields.required')]])),
  );
  if (email !== oneLine(email)) details['email'] = t('fields.email');
  if (Object.keys(details).length > 0) throw validationError(details);
  return { ...input, title, content, contact_info };
}

const PREFIX = 'AW: ';
const WITHDRAWN = 'Diese Bewerbung wurde zurückgezogen. In dieser Unterhaltung kann niemand mehr schreiben.';
const MAX_TITLE = 200;

const answerTitle = (title: string): string => (title.startsWith(PREFIX) ? title : PREFIX + title).slice(0, MAX_TITLE);

/** Waits for a withdrawal in progress, so that no message is written after it. */
async function refuseWithdrawn(db: DbTransaction, { application_id }: MessageRow): Promise<void> {
  if (application_id === null) return;
  const application = await rowsWith(db, 'application', { id: application_id })
    .select('status')
    .forShare()
    .executeTakeFirst();
  if (application?.status === 'WITHDRAWN') throw permissionDenied(WITHDRAWN);
}

/** Waits for a change of the owner in progress, so that only the present one writes for the provider. */
async function lockOwner(db: DbTransaction, row: MessageRow): Promise<void> {
  const { company_id, outsider_id, employer_id } = row;
  await lockPeople(db, [outsider_id, employer_id]);
  await companyById(db, company_id).select('id').forShare().execute();
}

/**
 * Replies within a conversation; a visitor gets the reply by mail. A reply is not a new contact, so no limit counts it.
 */
export async function reply(
  databases: Databases,
  services: MessageServices,
  { id, content: typed, viewer, idempotencyKey }: Sender & { id: number; content: string },
): Promise<MessageSent> {
  const content = manyLines(typed);
  if (!content) throw validationError({ content: t('fields.required') });
  await services.jobs.ready(MESSAGE_MAILS);
  const scope = `reply ${id} user:${viewer.userId}`;
  return once(databases, { scope, key: idempotencyKey, body: content }, async (transaction) => {
    await lockOwner(transaction, await requireMessage(transaction, viewer.userId, id));
    const row = await requireMessage(transaction, viewer.userId, id);
    await refuseWithdrawn(transaction, row);
    const to = replyTarget(row, viewer.userId);
    if (!to) throw permissionDenied('Auf diese Nachricht können Sie nicht antworten.');
    const sender = await messageSenderOf(transaction, viewer);
    const self = { userId: viewer.userId, companyId: viewer.company?.id ?? null, email: null };
    if ('recipient_id' in to && (await isBlocked(transaction, to.recipient_id, self)))
      throw permissionDenied('Diese Person nimmt keine Nachrichten von Ihnen entgegen.');
    const thread = row.thread_id ?? row.id;
    const title = answerTitle(row.title);
    const written = await writeMessage(transaction, services, {
      ...pick(row, ['kind', 'company_id', 'job_offer_id']),
      ...to,
      sender_id: viewer.userId,
      thread_id: thread,
      title,
      content,
      is_held: !sender.isConfirmed,
    });
    return {
      id: written.id,
      title,
      created_at: written.created_at.toISOString(),
      status: sender.isConfirmed ? 'SENT' : 'HELD',
      thread,
      quota: null,
    };
  });
}
