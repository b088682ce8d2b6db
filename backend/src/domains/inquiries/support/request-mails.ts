import type { Appointment } from '@care/contracts/schemas';
import { SUPPORT_PATH } from '@care/contracts/owner-paths';
import { supportLabels } from '@care/contracts/support-requests';
import { appointmentText } from '../../desk';
import { mailTo, type MailDraft } from '../../../platform/mail/mail';
import { siteLink } from '../../../platform/mail/site-address';
import { referenceOf, type Parties, type RequestRow } from './requests';

// Mails to the person who sent a request. Every step is on the page too.

interface About {
  row: Pick<RequestRow, 'id' | 'kind' | 'created_at' | 'subject' | 'answer_by' | 'address' | 'contact'>;
  parties: Pick<Parties, 'email' | 'first_name' | 'name'>;
  origin: string;
}

const mail = ({ row, parties, origin }: About, template: string, values?: MailDraft['values']): MailDraft =>
  mailTo(parties, {
    kind: 'support',
    template,
    values: { reference: referenceOf(row), company: parties.name, ...values },
    url: siteLink(origin, SUPPORT_PATH),
  });

/** The receipt; the two working days are the time limit of the desk. */
export function receivedMail(about: About): MailDraft {
  const { kind, subject, answer_by } = about.row;
  const isVisit = kind === 'VISIT';
  return mail(about, 'support-received', {
    topic: supportLabels.subject[subject],
    visit: isVisit,
    question: !isVisit,
    by_email: !isVisit && answer_by === 'EMAIL',
    by_phone: !isVisit && answer_by === 'PHONE',
  });
}

export const answeredMail = (about: About, answer: string): MailDraft => mail(about, 'support-answered', { answer });

export const confirmedMail = (about: About, appointment: Appointment, words?: string): MailDraft =>
  mail(about, 'support-confirmed', {
    appointment: appointmentText(appointment),
    address: String(about.row.address),
    contact: String(about.row.contact),
    words: words || undefined,
  });

export const proposedMail = (about: About, appointment: Appointment, words: string): MailDraft =>
  mail(about, 'support-proposed', { appointment: appointmentText(appointment), words });

export const declinedMail = (about: About, words: string): MailDraft => mail(about, 'support-declined', { words });

export const canceledMail = (about: About, appointment: Appointment): MailDraft =>
  mail(about, 'support-canceled', { appointment: appointmentText(appointment) });

/** The provider was removed, and with it everything that was open. */
export const endedMail = (about: About): MailDraft => mail(about, 'support-ended');
