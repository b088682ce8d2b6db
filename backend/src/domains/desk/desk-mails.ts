import { mailTo, type Addressee, type MailDraft } from '../../platform/mail/mail';

interface Decided {
  reference: string;
  reason: string;
}

/** A measure against an account, or against the provider that it owns. */
export const measureMail = (person: Addressee, values: Decided & { measure: string; about: string }): MailDraft =>
  mailTo(person, { template: 'desk-measure', values: { ...values } });

/** Two entries of one provider became one. */
export const mergedMail = (
  person: Addressee,
  { names: [merged, company], ...decided }: Decided & { names: readonly [merged: string, target: string] },
): MailDraft => mailTo(person, { template: 'desk-merged', values: { merged, company, ...decided } });
