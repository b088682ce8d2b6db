// The shared singleton of the site: what shell and slices have in common at run time (EM-02).
export { careApi, refetchAll, type CareTag } from './api';
export { startBackToClose, useBackToClose } from './back-to-close';
export {
  CONSENT_CATEGORIES,
  decideConsent,
  selectConsent,
  selectConsentServices,
  selectIsConsentDecided,
  startConsent,
  trackEvent,
  useConsent,
  type Consent,
  type ConsentCategory,
  type TrackingEvent,
} from './consent';
export {
  forgetCompany,
  rememberCompanies,
  rememberCompany,
  useDeviceList,
  writeDeviceList,
  type Remembered,
} from './device-list';
export * from './enumerations';
export * from './members';
export * from './page';
export * from './platform';
export * from './request';
export * from './paths';
export {
  draftRemoved,
  draftSaved,
  ownedDraftsDiscarded,
  selectAreDraftsOwned,
  selectDiscards,
  selectDraft,
  startDrafts,
} from './drafts';
export {
  knownSession,
  refreshSession,
  selectSession,
  selectToken,
  selectUser,
  signIn,
  signInWithCode,
  signInWithPasskey,
  signOut,
  startSession,
  updateSession,
  useSession,
  type Session,
  type SignedIn,
  type SignInResult,
} from './session';
export * from './slice-api';
export * from './slice-definition';
export * from './slot';
export * from './slots';
export * from './store';
export * from './store-access';
export * from './texts/format';
export { addTexts, initI18n, t, throttledText } from './texts/i18n';
export type { TextKey, Texts, TextValues, Translate } from './texts/i18n';
export * from './user-context';
export { Provider } from '@care/contracts/rtkq';
