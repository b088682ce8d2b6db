import { sample, type MailSamples } from '../../platform/mail/sample';
import * as mails from './account-mails';
import { APP } from './second-factor/factor-change';

const { person, company, day, origin, key } = sample;
const open = { id: 1, token: key, created_at: day };
const NEW_EMAIL = 'neu@beispiel.example';

export const mailSamples: MailSamples<typeof mails> = {
  confirmAddressMail: mails.confirmAddressMail(person, key, origin),
  alreadyRegisteredMail: mails.alreadyRegisteredMail(person.email, origin),
  companyRegisteredMail: mails.companyRegisteredMail(person, company, origin),
  signInToConfirmMail: mails.signInToConfirmMail(person.email, origin),
  resetPasswordMail: mails.resetPasswordMail(person, key, origin),
  resetOpenAccountsMail: [1, 2].map((count) =>
    mails.resetOpenAccountsMail(person.email, Array(count).fill(open), origin),
  ),
  passwordChangedMail: mails.passwordChangedMail(person, origin),
  changeAddressOldMail: mails.changeAddressOldMail(person, NEW_EMAIL, key, origin),
  changeAddressNewMail: mails.changeAddressNewMail(NEW_EMAIL, key, origin, true),
  deskChangeOldMail: mails.deskChangeOldMail(person, NEW_EMAIL, { key, from: day }, origin),
  deskChangeNewMail: mails.deskChangeNewMail(NEW_EMAIL, { key, from: day }, origin),
  addressChangedMail: mails.addressChangedMail(person, NEW_EMAIL, origin),
  newsletterConfirmMail: mails.newsletterConfirmMail(person, key, origin),
  secondFactorSetMail: mails.secondFactorSetMail(person, APP, origin),
  factorAddedMail: mails.factorAddedMail(person, APP, origin),
  factorRemovedMail: mails.factorRemovedMail(person, APP, origin),
  secondFactorRemovedMail: mails.secondFactorRemovedMail(person, origin),
  recoveryCodeUsedMail: mails.recoveryCodeUsedMail(person, 9, origin),
  deletionScheduledMail: [undefined, 'Auf Ihren Wunsch per Brief.'].map((reason) =>
    mails.deletionScheduledMail(person, day, origin, reason),
  ),
  deletionCancelledMail: mails.deletionCancelledMail(person, origin),
  deletedMail: mails.deletedMail(person),
  exportReadyMail: mails.exportReadyMail(person, `${origin}/muster.zip`),
};
