import { routes } from '@care/contracts/routes';
import { mailTo, type Addressee, type MailDraft } from '../../platform/mail/mail';
import { siteLink } from '../../platform/mail/site-address';
import { unsubscribeHeaders } from '../../platform/mail/unsubscribe';

interface About {
  id: number;
  title: string;
}

const messageLink = (origin: string, { id }: About): string => siteLink(origin, routes.message.build({ id }));

/** Tells the recipient that there is a new message; the mail does not contain its text. */
export const noticeMail = (to: Addressee, message: About, { stop, origin }: { stop: string; origin: string }) =>
  mailTo(to, {
    kind: 'message',
    template: 'message-notice',
    values: { title: message.title, stop_link: stop },
    url: messageLink(origin, message),
    headers: unsubscribeHeaders(stop),
  });

/**
 * A visitor has no inbox, so the mail links to the reply. It contains no text that a user typed, because a stranger may
 * have entered the address.
 */
export const answerMail = (to: string, url: string, companyEmail: string | null): MailDraft => ({
  kind: 'message-answer',
  template: 'message-answer',
  to,
  url,
  ...(companyEmail && { headers: { 'Reply-To': companyEmail } }),
});

interface Copied extends About {
  content: string;
  /** The provider that it was written to. */
  company: string | null;
}

/** A copy for the sender. */
export const copyMail = (to: Addressee, message: Copied, origin: string): MailDraft =>
  mailTo(to, {
    kind: 'message-copy',
    template: 'message-copy',
    values: {
      title: message.title,
      company: message.company || undefined,
      to_person: !message.company,
      content: message.content,
    },
    url: messageLink(origin, message),
  });

/** The decision about a message that the addressee has reported. */
export const reportDecidedMail = (reporter: Addressee, reason: string): MailDraft =>
  mailTo(reporter, { template: 'message-report-decided', values: { reason } });
