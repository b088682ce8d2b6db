import { sample, type MailSamples } from '../../platform/mail/sample';
import * as mails from './enquiry-mails';

const { person, company, day, origin } = sample;
const url = `${origin}/muster`;
const about = { to: person.email, companies: [company.name, 'Haus am See'], url };

export const mailSamples: MailSamples<typeof mails> = {
  confirmationMail: mails.confirmationMail(about),
  sentMail: mails.sentMail(about, day),
  linkMail: mails.linkMail(about),
  answeredMail: mails.answeredMail(person.email, company.name, url),
};
