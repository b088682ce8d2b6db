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
  /** None for a claim that a code proves. */
  reason?: string | undefined;
  origin: string;
}

type Link = (origin: string, company: ClaimedCompany) => string;
const claimLink: Link = (origin, { id }) => siteLink(origin, routes.ownershipClaim.build({ companyId: id }));
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

const decided =
  (template: string, linkOf: Link) =>
  (person: Addressee, company: ClaimedCompany, { reason, origin }: Decided): MailDraft => {
    const values = { company: company.name, reason: reason || undefined };
    return mailTo(person, { template, values, url: linkOf(origin, company) });
  };

export const approvedMail = decided('ownership-approved', areaLink);
export const rejectedMail = decided('ownership-rejected', claimLink);
/** To a claimant whose claim ends because the desk has removed the provider. */
export const removedMail = decided('ownership-removed', contactLink);
export const questionMail = decided('ownership-question', claimLink);
/** To the person who was the owner until the desk decided for somebody else. */
export const replacedMail = decided('ownership-replaced', contactLink);

export interface Receipt {
  what: 'Ihr Dokument' | 'Ihre Antwort';
  reference: string;
  origin: string;
}

export const receivedProofMail = (person: Addressee, company: ClaimedCompany, { what, reference, origin }: Receipt) =>
  mailTo(person, {
    template: 'ownership-received-proof',
    values: { what, company: company.name, reference },
    url: claimLink(origin, company),
  });

const handover =
  (template: string, linkOf: Link) =>
  (person: Addressee, company: ClaimedCompany, origin: string): MailDraft =>
    mailTo(person, { template, values: { company: company.name }, url: linkOf(origin, company) });

/** To the account that may accept. */
export const handoverMail = handover('ownership-handover', areaLink);
export const handedOverMail = handover('ownership-handed-over', contactLink);
export const receivedMail = handover('ownership-received', areaLink);
export const refusedHandoverMail = handover('ownership-refused-handover', areaLink);
