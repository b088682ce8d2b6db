import { sample, type MailSamples } from '../../platform/mail/sample';
import * as mails from './ownership-mails';

const { person, company, reason, reference, day, origin } = sample;
const decided = { reason, origin };

export const mailSamples: MailSamples<typeof mails> = {
  codeMail: mails.codeMail(person.email, '123456', company, origin),
  ownerNoticeMail: [day, undefined].map((answerUntil) =>
    mails.ownerNoticeMail(person, company, { origin, answerUntil }),
  ),
  approvedMail: mails.approvedMail(person, company, decided),
  rejectedMail: mails.rejectedMail(person, company, decided),
  removedMail: mails.removedMail(person, company, decided),
  questionMail: mails.questionMail(person, company, decided),
  receivedProofMail: mails.receivedProofMail(person, company, { what: 'Ihr Dokument', reference, origin }),
  replacedMail: mails.replacedMail(person, company, decided),
  handoverMail: mails.handoverMail(person, company, origin),
  handedOverMail: mails.handedOverMail(person, company, origin),
  receivedMail: mails.receivedMail(person, company, origin),
  refusedHandoverMail: mails.refusedHandoverMail(person, company, origin),
};
