export { findViewer } from './access-tokens';
export { fingerprint, newKey } from './account-keys';
export {
  accountById,
  accountInUse,
  confirmedPerson,
  isAccountInUse,
  tellOwner,
  tellPerson,
  UNCONFIRMED_DAYS,
  updateAccount,
} from './account-rows';
export { lockAccount, removeAccount } from './address-accounts';
export {
  deletedMail,
  deletionCancelledMail,
  deletionScheduledMail,
  erasureScheduledMail,
  exportReadyMail,
} from './account-mails';
export { chosenServices } from './company-registration';
export { EMAIL_CONFIRMED, startChangeByDesk, type EmailConfirmedEvent } from './email-address';
export { addConsent, consentsOf } from './consents';
export { newsletterConsents, newsletterRecipients, reachableRecipients } from './newsletter-recipients';
export { DEMO_PASSWORD, hashPassword, lockPassword, refuseWrongPassword, verifyPassword } from './passwords';
export { abroad, refuseUnusable, workLocation } from './registration';
export { endSessionsOf } from './sessions';
export {
  accountNamed,
  grantRoles,
  isStaffRole,
  resetSignIn,
  revokeRoles,
  setSuspended,
  staffAccounts,
} from './staff-accounts';
export { limits as accountsLimits } from './limits';
