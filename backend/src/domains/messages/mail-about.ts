import { authSecret } from '../../platform/secrets/auth-secret';
import type { MailDraft } from '../../platform/mail/mail';
import { unsubscribeKey, unsubscribeLink } from '../../platform/mail/unsubscribe';
import type { App } from '../../platform/http/app-type';
import type { DbTransaction } from '../../platform/database/schema';
import { answerKey, answerLink } from './answer-routes';
import { answerMail, copyMail, noticeMail } from './message-mails';

export const MESSAGE_MAILS = 'message-mails';
interface MessageMailsJob {
  id: number;
  origin: string;
}

const mailedMessage = (db: DbTransaction, id: number) =>
  db
    .selectFrom('message')
    .leftJoin('user_account as recipient', 'recipient.id', 'message.recipient_id')
    .leftJoin('user_account as sender', 'sender.id', 'message.sender_id')
    .leftJoin('company', 'company.id', 'message.company_id')
    .select(['message.id', 'message.kind', 'thread_id', 'title', 'content', 'message.recipient_email'])
    .select(['recipient.id as recipient_id', 'recipient.email as to_email', 'recipient.first_name as to_name'])
    .select(['recipient.email_notifications', 'recipient.notify_messages', 'recipient.email_verified_at'])
    .select(['recipient.deletion_scheduled_at', 'recipient.disabled_at'])
    .select(['sender.email as from_email', 'sender.first_name as from_name'])
    .select(['sender.email_notifications as sender_notifications', 'sender.email_verified_at as sender_verified_at'])
    .select(['company.name as company_name', 'company.email as company_email'])
    .where('message.id', '=', id)
    .where('message.is_held', '=', false)
    .executeTakeFirst();

type Mailed = NonNullable<Awaited<ReturnType<typeof mailedMessage>>>;

/** The job that mails about a message: a notification to the recipient, and a copy to the sender. */
export async function mailAbout({ databases, jobs, mailer, settings }: App, { id, origin }: MessageMailsJob) {
  await jobs.ready('mail');
  await databases.primary.kysely.transaction().execute(async (transaction) => {
    const message = await mailedMessage(transaction, id);
    if (!message) return;
    const secret = authSecret(settings);
    for (const mail of [notice(message, origin, secret), answer(message, origin, secret), copy(message, origin)])
      if (mail) await mailer.send(mail, { transaction });
  });
}

/** An account that is suspended or waits for its deletion cannot read the message, so it gets no mail. */
function notice(message: Mailed, origin: string, secret: string): MailDraft | null {
  const { to_email, to_name, recipient_id } = message;
  const wants = message.email_notifications && message.notify_messages && message.email_verified_at;
  const isLocked = message.deletion_scheduled_at ?? message.disabled_at;
  if (!to_email || !recipient_id || !wants || isLocked) return null;
  const stop = unsubscribeLink(origin, unsubscribeKey(secret, recipient_id, 'messages'));
  return noticeMail({ email: to_email, first_name: to_name ?? '' }, message, { stop, origin });
}

/** The answer to an enquiry is on the private page of the enquiry, with a mail of its own. */
const answer = ({ id, kind, recipient_email, company_email }: Mailed, origin: string, secret: string) =>
  recipient_email && kind !== 'ENQUIRY'
    ? answerMail(recipient_email, answerLink(origin, answerKey(secret, id)), company_email)
    : null;

/**
 * A copy for the sender, only of the first message of a conversation and only to the confirmed address of an account.
 * Otherwise the form could send any text to any address.
 */
function copy(message: Mailed, origin: string): MailDraft | null {
  if (message.thread_id !== null || message.kind === 'SYSTEM' || message.kind === 'ENQUIRY') return null;
  const { kind, from_email, from_name, company_name } = message;
  if (!from_email || !message.sender_notifications || !message.sender_verified_at) return null;
  const company = kind === 'RECRUITMENT' ? null : company_name;
  return copyMail({ email: from_email, first_name: from_name ?? '' }, { ...message, company }, origin);
}
