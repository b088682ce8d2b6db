import { sample, type MailSamples } from '../../platform/mail/sample';
import * as inquiryMails from './products/inquiry-mails';
import * as requestMails from './support/request-mails';

const { person, company, reason, day, origin } = sample;
const inquiry = { reference: 'PA-2026-7K3MQ2XB', product: 'Pflegebett' };
const request = { id: 1, created_at: day, address: 'Parkweg 1, 50667 Köln', contact: 'Erika Muster' };
const about = {
  row: { ...request, kind: 'VISIT', subject: 'PROFILE', answer_by: 'EMAIL' },
  ...{ parties: { ...person, name: company.name }, origin },
} as const;
const appointment = { day: '2026-03-16', time: 'MORNING' } as const;

export const mailSamples: MailSamples<typeof inquiryMails & typeof requestMails> = {
  inquiryReceivedMail: inquiryMails.inquiryReceivedMail(person.email, inquiry),
  inquiryAnsweredMail: inquiryMails.inquiryAnsweredMail(person.email, inquiry, reason),
  receivedMail: requestMails.receivedMail(about),
  answeredMail: requestMails.answeredMail(about, reason),
  confirmedMail: requestMails.confirmedMail(about, appointment),
  proposedMail: requestMails.proposedMail(about, appointment, reason),
  declinedMail: requestMails.declinedMail(about, reason),
  canceledMail: requestMails.canceledMail(about, appointment),
  endedMail: requestMails.endedMail(about),
};
