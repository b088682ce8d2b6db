import { sample, type MailSamples } from '../../platform/mail/sample';
import * as mails from './message-mails';

const { person, company, reason, origin } = sample;
const message = { id: 1, title: 'Freier Platz', content: 'Haben Sie einen freien Platz?', company: company.name };

export const mailSamples: MailSamples<typeof mails> = {
  noticeMail: mails.noticeMail(person, message, { stop: `${origin}/abmelden`, origin }),
  answerMail: mails.answerMail(person.email, `${origin}/muster`, null),
  copyMail: mails.copyMail(person, message, origin),
  reportDecidedMail: mails.reportDecidedMail(person, reason),
};
