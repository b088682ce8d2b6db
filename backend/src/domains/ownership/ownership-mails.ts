import { OWNERSHIP_CODE_MINUTES } from '@care/contracts/constants';
import { formatDate } from '@care/contracts/format';
import { routes } from '@care/contracts/routes';
import { mailTo, type Addressee, type MailDraft } from '../../platform/mail/mail';
import { siteLink } from '../../platform/mail/site-address';

// All mails about the ownership of a provider. Nothing that a claimant typed goes to somebody else.

export interface ClaimedCompany {
  id: number;
  slug: string;
  name: string;
}
interface Decided {
  reason: string;
  origin: string;
}
/** A claim that a code proves is approved without a reason. */
interface Approved {
  reason?: string | undefined;
  origin: string;
}

const claimLink = (origin: string, { id }: ClaimedCompany): string =>
  siteLink(origin, routes.ownershipClaim.build({ companyId: id }));
const areaLink = (origin: string): string => siteLink(origin, routes.companyOwnerArea.build());
const contactLink = (origin: string): string => siteLink(origin, routes.contact.build());

export const codeMail = (to: string, code: string, company: ClaimedCompany, origin: string): MailDraft => ({
  kind: 'ownership-code',
  template: 'ownership-code',
  to,
  values: { code, company: company.name, minutes: OWNERSHIP_CODE_MINUTES },
  url: claimLink(origin, company),
});

/** @param answerUntil the claim waits for the owner's answer; otherwise it was refused at once */
export const ownerNoticeMail = (
  owner: Addressee,
  { name: company }: ClaimedCompany,
  { origin, answerUntil }: { origin: string; answerUntil: Date | undefined },
): MailDraft =>
  answerUntil
    ? mailTo(owner, {
        kind: 'ownership-dispute',
        template: 'ownership-dispute',
        values: { company, answer_until: formatDate(answerUntil.toISOString()) },
        url: areaLink(origin),
      })
    : mailTo(owner, {
        kind: 'ownership-notice',
        template: 'ownership-notice',
        values: { company },
        url: contactLink(origin),
      });

export const approvedMail = (person: Addressee, company: ClaimedCompany, { reason, origin }: Approved): MailDraft =>
  mailTo(person, {
    template: 'ownership-approved',
    values: { company: company.name, reason: reason || undefined },
    url: areaLink(origin),
  });

export const rejectedMail = (person: Addressee, company: ClaimedCompany, { reason, origin }: Decided): MailDraft =>
  mailTo(person, {
    template: 'ownership-rejected',
    values: { company: company.name, reason },
    url: claimLink(origin, company),
  });

/** To a claimant whose claim ends because the desk has removed the provider. */
export const removedMail = (person: Addressee, company: ClaimedCompany, { reason, origin }: Decided): MailDraft =>
  mailTo(person, {
    template: 'ownership-removed',
    values: { company: company.name, reason },
    url: contactLink(origin),
  });

export const questionMail = (person: Addressee, company: ClaimedCompany, { reason, origin }: Decided): MailDraft =>
  mailTo(person, {
    template: 'ownership-question',
    values: { company: company.name, reason },
    url: claimLink(origin, company),
  });

/** The receipt of a document or an answer. */
export const receivedProofMail = (
  person: Addressee,
  company: ClaimedCompany,
  { what, reference, origin }: { what: 'Ihr Dokument' | 'Ihre Antwort'; reference: string; origin: string },
): MailDraft =>
  mailTo(person, {
    template: 'ownership-received-proof',
    values: { what, company: company.name, reference },
    url: claimLink(origin, company),
  });

/** To the person who was the owner until the desk decided for somebody else. */
export const replacedMail = (person: Addressee, company: ClaimedCompany, { reason, origin }: Approved): MailDraft =>
  mailTo(person, {
    template: 'ownership-replaced',
    values: { company: company.name, reason: reason || undefined },
    url: contactLink(origin),
  });

/** To the account that may accept. */
export const handoverMail = (person: Addressee, company: ClaimedCompany, origin: string): MailDraft =>
  mailTo(person, { template: 'ownership-handover', values: { company: company.name }, url: areaLink(origin) });

export const handedOverMail = (person: Addressee, company: ClaimedCompany, origin: string): MailDraft =>
  mailTo(person, { template: 'ownership-handed-over', values: { company: company.name }, url: contactLink(origin) });

export const receivedMail = (person: Addressee, company: ClaimedCompany, origin: string): MailDraft =>
  mailTo(person, { template: 'ownership-received', values: { company: company.name }, url: areaLink(origin) });

export const refusedHandoverMail = (person: Addressee, company: ClaimedCompany, origin: string): MailDraft =>
  mailTo(person, { template: 'ownership-refused-handover', values: { company: company.name }, url: areaLink(origin) });
