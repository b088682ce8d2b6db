import { DELETION_DAYS, EXPORT_LINK_HOURS, RESET_LINK_MINUTES, VERIFY_LINK_HOURS } from '@care/contracts/constants';
import { formatDate } from '@care/contracts/format';
import { routes } from '@care/contracts/routes';
import { mailTo, type Addressee, type MailDraft } from '../../platform/mail/mail';
import { siteLink } from '../../platform/mail/site-address';
import { UNCONFIRMED_DAYS } from './account-rows';

// All mails about an account. `origin` is the origin of the site, for links.

const moment = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' });

/** `what` only selects the text of the page that the link opens; the key decides what is confirmed. */
const confirmLink = (origin: string, key: string, what?: 'change' | 'keep' | 'newsletter'): string =>
  siteLink(origin, routes.confirmEmail.build(), { key, ...(what && { what }) });
const accountLink = (origin: string): string => siteLink(origin, routes.account.build());
const securityLink = (origin: string): string => siteLink(origin, routes.accountSecurity.build());
const forgottenLink = (origin: string): string => siteLink(origin, routes.forgottenPassword.build());

export const confirmAddressMail = (person: Pick<Addressee, 'email'>, key: string, origin: string): MailDraft => ({
  kind: 'confirm-address',
  template: 'account-confirm-address',
  to: person.email,
  values: { hours: VERIFY_LINK_HOURS, days: UNCONFIRMED_DAYS },
  url: confirmLink(origin, key),
});

export const alreadyRegisteredMail = (email: string, origin: string): MailDraft => ({
  kind: 'already-registered',
  template: 'account-already-registered',
  to: email,
  url: forgottenLink(origin),
});

/** The receipt of a registered provider, to a confirmed address. */
export const companyRegisteredMail = (person: Addressee, { id, name }: { id: number; name: string }, origin: string) =>
  mailTo(person, {
    template: 'account-company-registered',
    values: { company: name },
    url: siteLink(origin, routes.ownershipClaim.build({ companyId: id })),
  });

/** The reply to a visitor who requests the confirmation link again while several accounts wait for it. */
export const signInToConfirmMail = (email: string, origin: string): MailDraft => ({
  kind: 'confirm-address',
  template: 'account-sign-in-to-confirm',
  to: email,
  url: siteLink(origin, routes.login.build()),
});

const resetLink = (origin: string, { id, token }: { id: number; token: string }): string =>
  siteLink(origin, routes.newPassword.build(), { uid: String(id), token });

export const resetPasswordMail = (person: Addressee & { id: number }, token: string, origin: string): MailDraft =>
  mailTo(person, {
    kind: 'reset-password',
    template: 'account-reset-password',
    values: { minutes: RESET_LINK_MINUTES },
    url: resetLink(origin, { id: person.id, token }),
  });

/** A reset of an account with an unconfirmed address; a stranger may have created the account. */
export interface OpenReset {
  id: number;
  token: string;
  created_at: Date;
}

/** Contains no text that the creators of the accounts typed, because any of them may be a stranger. */
export function resetOpenAccountsMail(email: string, resets: readonly OpenReset[], origin: string): MailDraft {
  const links = resets.map((reset) => resetLink(origin, reset));
  const values = { minutes: RESET_LINK_MINUTES, created: resets.map(({ created_at }) => moment.format(created_at)) };
  const mail = { kind: 'reset-password', to: email } as const;
  return links.length === 1
    ? { ...mail, template: 'account-reset-open-account', values, url: links[0]! }
    : { ...mail, template: 'account-reset-open-accounts', values: { ...values, link: links } };
}

export const passwordChangedMail = (person: Addressee, origin: string): MailDraft =>
  mailTo(person, { template: 'account-password-changed', url: forgottenLink(origin) });

export const changeAddressOldMail = (person: Addressee, newEmail: string, key: string, origin: string): MailDraft =>
  mailTo(person, {
    kind: 'change-address',
    template: 'account-change-address-old',
    values: { new_email: newEmail, hours: VERIFY_LINK_HOURS },
    url: confirmLink(origin, key, 'change'),
  });

export const changeAddressNewMail = (newEmail: string, key: string, origin: string, needsOld: boolean): MailDraft => ({
  kind: 'change-address',
  template: 'account-change-address-new',
  to: newEmail,
  values: { needs_old: needsOld, needs_no_other: !needsOld, hours: VERIFY_LINK_HOURS },
  url: confirmLink(origin, key, 'change'),
});

interface DeskChange {
  key: string;
  /** When the link to the new address begins to work. */
  from: Date;
}

export const deskChangeOldMail = (person: Addressee, newEmail: string, { key, from }: DeskChange, origin: string) =>
  mailTo(person, {
    kind: 'change-address',
    template: 'account-desk-change-old',
    values: { new_email: newEmail, from: moment.format(from) },
    url: confirmLink(origin, key, 'keep'),
  });

export const deskChangeNewMail = (newEmail: string, { key, from }: DeskChange, origin: string): MailDraft => ({
  kind: 'change-address',
  template: 'account-desk-change-new',
  to: newEmail,
  values: { from: moment.format(from) },
  url: confirmLink(origin, key, 'change'),
});

export const addressChangedMail = (person: Addressee, newEmail: string, origin: string): MailDraft =>
  mailTo(person, { template: 'account-address-changed', values: { new_email: newEmail }, url: accountLink(origin) });

export const newsletterConfirmMail = (person: Pick<Addressee, 'email'>, key: string, origin: string): MailDraft => ({
  kind: 'newsletter',
  template: 'account-newsletter-confirm',
  to: person.email,
  values: { hours: VERIFY_LINK_HOURS },
  url: confirmLink(origin, key, 'newsletter'),
});

/** @param reason of STAFF, if the person does not delete the account */
export const deletionScheduledMail = (person: Addressee, on: Date, origin: string, reason?: string): MailDraft =>
  mailTo(person, {
    template: reason === undefined ? 'account-deletion-scheduled' : 'account-erasure-scheduled',
    values: { deleted_on: formatDate(on.toISOString()), days: DELETION_DAYS, reason },
    url: accountLink(origin),
  });

export const deletionCancelledMail = (person: Addressee, origin: string): MailDraft =>
  mailTo(person, { template: 'account-deletion-cancelled', url: accountLink(origin) });

export const deletedMail = (person: Addressee): MailDraft => mailTo(person, { template: 'account-deleted' });

export const exportReadyMail = (person: Addressee, url: string): MailDraft =>
  mailTo(person, { template: 'account-export-ready', values: { hours: EXPORT_LINK_HOURS }, url });

/** About the second factor, to confirmed addresses only. A factor is an app, or a passkey with its name. */
const factorMail =
  (template: string) =>
  (person: Addressee, factor: string, origin: string): MailDraft =>
    mailTo(person, { template, values: { factor }, url: securityLink(origin) });

export const secondFactorSetMail = factorMail('account-second-factor-set');
export const factorAddedMail = factorMail('account-factor-added');
export const factorRemovedMail = factorMail('account-factor-removed');

export const secondFactorRemovedMail = (person: Addressee, origin: string): MailDraft =>
  mailTo(person, { template: 'account-second-factor-removed', url: securityLink(origin) });

export const recoveryCodeUsedMail = (person: Addressee, left: number, origin: string): MailDraft =>
  mailTo(person, { template: 'account-recovery-code-used', values: { left }, url: securityLink(origin) });
