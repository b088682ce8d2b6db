import { sample, type MailSamples } from '../../platform/mail/sample';
import * as mails from './desk-mails';

const { person, company, reason, reference } = sample;
const names = ['Haus am Park (alt)', company.name] as const;

export const mailSamples: MailSamples<typeof mails> = {
  measureMail: mails.measureMail(person, { measure: 'Eintrag ausgeblendet', about: company.name, reference, reason }),
  mergedMail: mails.mergedMail(person, { names, reference, reason }),
};
