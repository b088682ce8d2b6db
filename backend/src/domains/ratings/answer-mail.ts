import { profilePath } from '@care/contracts/routes';
import type { Transaction } from 'kysely';
import type { App } from '../../platform/http/app-type';
import type { Database } from '../../platform/database/schema';
import { composeMail } from '../../platform/mail/compose';
import { siteLink } from '../../platform/mail/site-address';
import { unsubscribeHeaders, unsubscribeKey, unsubscribeLink } from '../../platform/mail/unsubscribe';
import { authSecret } from '../../platform/secrets/auth-secret';

interface Answered {
  authorId: number | null;
  company: string;
  slug: string;
  origin: string;
}

/**
 * Tells the author of a rating that the provider has answered, if the author wants to be told of messages. The mail does
 * not contain the text.
 */
export async function answeredMail(app: App, db: Transaction<Database>, answered: Answered): Promise<void> {
  const { authorId, company, slug, origin } = answered;
  const author = await db
    .selectFrom('user_account')
    .select(['id', 'email', 'first_name'])
    .where('id', '=', authorId)
    .where('email_verified_at', 'is not', null)
    .where('email_notifications', '=', true)
    .where('notify_messages', '=', true)
    .where('deletion_scheduled_at', 'is', null)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!author) return;
  const stop = unsubscribeLink(origin, unsubscribeKey(authSecret(app.settings), author.id, 'messages'));
  const mail = composeMail({
    kind: 'message',
    to: author.email,
    name: author.first_name,
    subject: `Antwort auf Ihre Bewertung: ${company}`,
    paragraphs: [`„${company}“ hat auf Ihre Bewertung geantwortet.`],
    action: { label: 'Antwort lesen', url: `${siteLink(origin, profilePath(slug))}#ratings` },
    footer: [`Sie möchten keine solchen Hinweise mehr? ${stop}`],
    headers: unsubscribeHeaders(stop),
  });
  await app.mailer.send(mail, { transaction: db });
}
