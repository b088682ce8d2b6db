import type { ErrorDetails, MessageInput, MessageSent } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import type { Viewer } from '../../platform/http/app-type';
import type { Databases } from '../../platform/database/database';
import { validationError } from '../../platform/http/errors';
import { answerText } from '../../platform/http/texts';
import { once } from '../../platform/http/idempotency';
import { findAddressee, messageSenderOf } from './addressee';
import type { ApplicationHooks } from './application-hooks';
import { MESSAGE_MAILS } from './mail-about';
import { manyLines, oneLine } from '../../platform/text/plain-text';
import { useRecruitingContact } from './recruiting-quota';
import { writeMessage, type MessageServices } from './write-message';

interface From {
  viewer: Viewer | null;
  idempotencyKey: string | undefined;
  applications: ApplicationHooks;
}

/**
 * Sends a message to a provider's owner (PP-15, PP-26) or to a job seeker (AC-12), or an application (PP-16). Visitors
 * may write to providers too. Throws 422 with details by field; fields of the sender have plain names (`name`,
 * `lastname`, `email`, `phone`).
 */
export async function sendMessage(
  databases: Databases,
  services: MessageServices,
  input: MessageInput,
  { viewer, idempotencyKey, applications }: From,
): Promise<MessageSent> {
  const message = cleaned(input);
  const scope = `message ${viewer ? `user:${viewer.userId}` : 'visitor'}`;
  await services.jobs.ready(MESSAGE_MAILS);
  return once(databases, { scope, key: idempotencyKey, body: input }, async (transaction) => {
    const sender = await messageSenderOf(transaction, viewer);
    const addressee = await findAddressee(transaction, message, sender);
    const jobOfferId = 'jobOfferId' in addressee ? addressee.jobOfferId : null;
    if (jobOfferId !== null && !(await applications.isOpenOffer(transaction, addressee.companyId, jobOfferId)))
      throw validationError({ job_offer: answerText('noSuch.jobOffer') });
    const quota = addressee.kind === 'RECRUITMENT' ? await useRecruitingContact(transaction, addressee) : null;
    const { id, created_at } = await writeMessage(transaction, services, {
      kind: addressee.kind,
      senderId: sender.userId,
      to: { recipient_id: addressee.recipientId },
      companyId: addressee.companyId,
      jobOfferId,
      title: message.title,
      content: message.content,
      contactInfo: message.contact_info,
      isHeld: !sender.isConfirmed,
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
