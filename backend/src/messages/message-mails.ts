import { routes } from '@care/contracts/routes';
import type { Transaction } from 'kysely';
import { authSecret } from '../accounts/auth-secret';
import { composeMail, type MailContent } from '../mail/compose';
import { siteLink } from '../mail/site-address';
import { unsubscribeHeaders, unsubscribeKey, unsubscribeLink } from '../mail/unsubscribe';
import type { App } from '../platform/app-type';
import type { Database } from '../platform/schema';
import { mayMailStranger } from './mail-allowance';

export const MESSAGE_MAILS = 'message-mails';
export type MessageMailsJob = { id: number; origin: string };

const mailedMessage = (db: Transaction<Database>, id: number) =>
  db
    .selectFrom('message')
    .leftJoin('user_account as recipient', 'recipient.id', 'message.recipient_id')
    .leftJoin('user_account as sender', 'sender.id', 'message.sender_id')
    .leftJoin('company', 'company.id', 'message.company_id')
    .select(['message.id', 'message.kind', 'thread_id', 'title', 'content', 'contact_info', 'message.recipient_email'])
    .select(['recipient.id as recipient_id', 'recipient.email as to_email', 'recipient.first_name as to_name'])
    .select(['recipient.email_notifications', 'recipient.notify_messages', 'recipient.email_verified_at'])
    .select(['sender.id as sender_id', 'sender.email as from_email', 'sender.first_name as from_name'])
    .select(['sender.email_notifications as sender_notifications', 'sender.email_verified_at as sender_verified_at'])
    .select(['company.name as company_name', 'company.slug as company_slug', 'company.email as company_email'])
    .where('message.id', '=', id)
    .where('message.is_held', '=', false)
    .executeTakeFirst();

type Mailed = NonNullable<Awaited<ReturnType<typeof mailedMessage>>>;

/** Registers the job that mails about a message: to its recipient, and a copy to who wrote it. */
export function registerMessageMails(app: App): void {
  app.jobs.register<MessageMailsJob>(MESSAGE_MAILS, (job) => mailAbout(app, job), { pollSeconds: 2 });
}

async function mailAbout({ databases, jobs, mailer, settings }: App, { id, origin }: MessageMailsJob): Promise<void> {
  await jobs.ready('mail');
  await databases.primary.kysely.transaction().execute(async (transaction) => {
    const message = await mailedMessage(transaction, id);
    if (!message) return;
    const mails = [notice(message, origin, authSecret(settings)), answer(message, origin), copy(message, origin)];
    for (const mail of mails) {
      if (!mail) continue;
      if (mail.isToStranger && !(await mayMailStranger(transaction, mail.to))) continue;
      await mailer.send(composeMail(mail), { transaction });
    }
  });
}

type Addressed = (MailContent & { isToStranger?: boolean }) | null;

/** Tells the recipient that there is something to read; what it says stays on the site. */
function notice(message: Mailed, origin: string, secret: string): Addressed {
  const { to_email, to_name, recipient_id, title } = message;
  const wants = message.email_notifications && message.notify_messages && message.email_verified_at;
  if (!to_email || !recipient_id || !wants) return null;
  const stop = unsubscribeLink(origin, unsubscribeKey(secret, recipient_id, 'email_notifications'));
  return {
    to: to_email,
    subject: `Neue Nachricht: ${title}`,
    name: to_name ?? '',
    paragraphs: [`Sie haben eine neue Nachricht mit dem Betreff „${title}“ erhalten.`],
    action: { label: 'Nachricht lesen', url: siteLink(origin, routes.message.build({ id: message.id })) },
    footer: [`Sie möchten keine Hinweise auf neue Nachrichten mehr? ${stop}`],
    headers: unsubscribeHeaders(stop),
  };
}

/** A visitor has no inbox, so the answer itself is in the mail. */
function answer(message: Mailed, origin: string): Addressed {
  const { recipient_email, company_name, company_slug, company_email, title, content } = message;
  if (!recipient_email) return null;
  const name = company_name ?? 'Der Pflegeanbieter';
  return {
    to: recipient_email,
    subject: title,
    paragraphs: [`${name} hat auf Ihre Nachricht geantwortet:`, content],
    ...(company_slug && {
      action: { label: 'Zum Profil', url: siteLink(origin, routes.companyProfile.build({ slug: company_slug })) },
    }),
    footer: ['Sie erhalten diese E-Mail, weil Sie dem Pflegeanbieter geschrieben haben.'],
    ...(company_email && { headers: { 'Reply-To': company_email } }),
  };
}

/** What somebody wrote, for the own records; only of what begins a conversation. */
function copy(message: Mailed, origin: string): Addressed {
  if (message.thread_id !== null || message.kind === 'SYSTEM') return null;
  const { sender_id, from_email, from_name, contact_info, company_name, title, content } = message;
  const isVisitor = sender_id === null;
  if (!isVisitor && !(message.sender_notifications && message.sender_verified_at)) return null;
  const to = isVisitor ? contact_info.email : from_email;
  if (!to) return null;
  const whom = message.kind === 'RECRUITMENT' || !company_name ? '' : ` an ${company_name}`;
  return {
    to,
    isToStranger: isVisitor,
    subject: `Kopie Ihrer Nachricht: ${title}`,
    name: (isVisitor ? contact_info.name : from_name) ?? '',
    paragraphs: [
      `Sie haben${whom} geschrieben. Hier ist eine Kopie für Ihre Unterlagen.`,
      `Betreff: ${title}`,
      content,
    ],
    ...(!isVisitor && {
      action: { label: 'Nachricht ansehen', url: siteLink(origin, routes.message.build({ id: message.id })) },
    }),
    footer: isVisitor
      ? ['Sie haben nicht geschrieben? Dann hat jemand Ihre Adresse angegeben, und Sie können diese E-Mail löschen.']
      : [],
  };
}
