import { sample, type MailSamples } from '../../platform/mail/sample';
import * as mails from './rating-mails';

const { person, reason, day, origin, key } = sample;
const about = { company: sample.company.name, reference: 'BN-2026-0001', reason, origin };
const stop = `${origin}/abmelden`;
const restriction = { ...about, facts: reason, isReported: true };

export const mailSamples: MailSamples<typeof mails> = {
  receivedMail: mails.receivedMail(person, { ...about, isVisitor: true }),
  reportDecidedMail: mails.reportDecidedMail(person, { ...about, outcome: 'Die Bewertung bleibt öffentlich.' }),
  restrictedMail: mails.restrictedMail(person, { ...restriction, action: 'entfernt' }),
  askedMail: mails.askedMail(person, { ...restriction, ratingId: 1, answerUntil: day }),
  ownedMail: mails.ownedMail(person, about.company),
  restoredMail: mails.restoredMail(person, about),
  answeredMail: mails.answeredMail(person, { ...about, slug: sample.company.slug, stop }),
  inviteMail: mails.inviteMail({
    ...{ email: person.email, company: about.company, text: 'Wie zufrieden sind Sie?', key, validUntil: day },
    ...{ stop, origin },
  }),
};
