import { routes } from '@care/contracts/routes';
import { mailTo, type Addressee, type MailDraft } from '../../../platform/mail/mail';
import { siteLink } from '../../../platform/mail/site-address';

// The mails about the second factor, to confirmed addresses only. A factor is an app, or a passkey with its name.

const securityLink = (origin: string): string => siteLink(origin, routes.accountSecurity.build());

export const secondFactorSetMail = (person: Addressee, factor: string, origin: string): MailDraft =>
  mailTo(person, { template: 'account-second-factor-set', values: { factor }, url: securityLink(origin) });

export const factorAddedMail = (person: Addressee, factor: string, origin: string): MailDraft =>
  mailTo(person, { template: 'account-factor-added', values: { factor }, url: securityLink(origin) });

export const factorRemovedMail = (person: Addressee, factor: string, origin: string): MailDraft =>
  mailTo(person, { template: 'account-factor-removed', values: { factor }, url: securityLink(origin) });

export const secondFactorRemovedMail = (person: Addressee, origin: string): MailDraft =>
  mailTo(person, { template: 'account-second-factor-removed', url: securityLink(origin) });

export const recoveryCodeUsedMail = (person: Addressee, left: number, origin: string): MailDraft =>
  mailTo(person, { template: 'account-recovery-code-used', values: { left }, url: securityLink(origin) });
