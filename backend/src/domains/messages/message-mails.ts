import { routes } from '@care/contracts/routes';
import { t } from '@care/contracts/texts';
import { composeMail, mailTo } from '../../platform/mail/compose';
import type { Addressee, Mail } from '../../platform/mail/mail';
import { siteLink } from '../../platform/mail/site-address';
import { unsubscribeHeaders } from '../../platform/mail/unsubscribe';

interface About {
  id: number;
  title: string;
}

const messageLink = (origin: string, { id }: About): string => siteLink(origin, routes.message.build({ id }));

/** Tells the recipient that there is a new message; the mail does not contain its text. */
export const noticeMail = (to: Addressee, message: About, { stop, origin }: { stop: string; origin: string }): Mail =>
  mailTo(to, {
    kind: 'message',
    subject: `Neue Nachricht: ${message.title}`,
    paragraphs: [`Sie haben eine neue Nachricht mit dem Betreff „${message.title}“ erhalten.`],
    action: { label: 'Nachricht lesen', url: messageLink(origin, message) },
    footer: [`Sie möchten keine Hinweise auf neue Nachrichten mehr? ${stop}`],
    headers: unsubscribeHeaders(stop),
  });

/**
 * A visitor has no inbox, so the mail links to the reply. It contains no text that a user typed, because a stranger may
 * have entered the address.
 */
export const answerMail = (to: string, url: string, companyEmail: string | null): Mail =>
  composeMail({
    kind: 'message-answer',
    to,
    subject: 'Antwort auf Ihre Nachricht',
    paragraphs: [
      `ein Pflegeanbieter hat auf Ihre Nachricht geantwortet, die Sie über ${t('brand.name')} gesendet haben.`,
    ],
    action: { label: 'Antwort lesen', url },
    footer: [
      'Sie haben nicht geschrieben? Dann hat jemand Ihre Adresse angegeben, und Sie können diese E-Mail löschen.',
    ],
    ...(companyEmail && { headers: { 'Reply-To': companyEmail } }),
  });

interface Copied extends About {
  content: string;
  /** The provider that it was written to. */
  company: string | null;
}

/** A copy for the sender. */
export const copyMail = (to: Addressee, message: Copied, origin: string): Mail =>
  mailTo(to, {
    kind: 'message-copy',
    subject: `Kopie Ihrer Nachricht: ${message.title}`,
    paragraphs: [
      `Sie haben${message.company ? ` an ${message.company}` : ''} geschrieben. Hier ist eine Kopie für Ihre Unterlagen.`,
      `Betreff: ${message.title}`,
      message.content,
    ],
    action: { label: 'Nachricht ansehen', url: messageLink(origin, message) },
  });

/** The decision about a message that the addressee has reported. */
export const reportDecidedMail = (reporter: Addressee, reason: string): Mail =>
  mailTo(reporter, {
    subject: 'Ihre Meldung einer Nachricht ist entschieden',
    paragraphs: ['vielen Dank für Ihre Meldung. Wir haben die Nachricht geprüft.', reason],
  });
