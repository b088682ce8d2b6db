export { fingerprint, newKey } from './account-keys';
export {
  accountById,
  accountInUse,
  confirmedPerson,
  isAccountInUse,
  PERSON,
  tellOwner,
  tellPerson,
  UNCONFIRMED_DAYS,
  updateAccount,
} from './account-rows';
export { lockAccount, removeAccount } from './address-accounts';
export { deletedMail, deletionCancelledMail, deletionScheduledMail, exportReadyMail } from './account-mails';
export { chosenServices } from './company-registration';
export { EMAIL_CONFIRMED, startChangeByDesk, type EmailConfirmedEvent } from './email-address';
export { addConsent, consentsOf } from './user-details';
export { newsletterConsents, newsletterRecipients, reachableRecipients } from './notification-settings';
export { DEMO_PASSWORD, hashPassword, verifyPassword, withPassword } from './passwords';
export { abroad, refuseUnusable, workLocation } from './registration';
export { endSessionsOf, findViewer } from './sessions';
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
