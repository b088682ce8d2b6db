import { ENQUIRY_CONFIRM_HOURS, enquiryDeletionDay } from '@care/contracts/enquiry';
import { formatDate } from '@care/contracts/format';
import type { MailDraft } from '../../platform/mail/mail';

// Mails to the person who wrote an enquiry. They contain no text that somebody typed, because a stranger may have
// entered the address.

interface About {
  to: string;
  /** Names of the receivers. */
  companies: readonly string[];
  /** The private page. */
  url: string;
}

export const confirmationMail = ({ to, companies, url }: About): MailDraft => ({
  kind: 'enquiry-link',
  template: 'enquiry-confirmation',
  to,
  values: { company: companies, hours: ENQUIRY_CONFIRM_HOURS },
  url,
});

export const sentMail = ({ to, companies, url }: About, createdAt: Date): MailDraft => ({
  kind: 'enquiry',
  template: 'enquiry-sent',
  to,
  values: { company: companies, deleted_on: formatDate(enquiryDeletionDay(createdAt.toISOString())) },
  url,
});

/** The link of an enquiry that was sent, again. */
export const linkMail = ({ to, companies, url }: About): MailDraft => ({
  kind: 'enquiry-link',
  template: 'enquiry-link',
  to,
  values: { company: companies },
  url,
});

/** A provider has answered; a person with an account gets the mail about the message instead. */
export const answeredMail = (to: string, company: string, url: string): MailDraft => ({
  kind: 'enquiry',
  template: 'enquiry-answered',
  to,
  values: { company },
  url,
});
