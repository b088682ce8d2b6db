import { formatDate } from '@care/contracts/format';
import { INVITATION_PATH } from '@care/contracts/owner-paths';
import { profilePath, routes } from '@care/contracts/routes';
import { mailTo, type Addressee, type MailDraft } from '../../platform/mail/mail';
import { siteLink } from '../../platform/mail/site-address';
import { unsubscribeHeaders } from '../../platform/mail/unsubscribe';

// Mails about ratings. Nothing that a reporter typed goes to somebody else.

interface Case {
  company: string;
  reference: string;
}

const contactLink = (origin: string): string => siteLink(origin, routes.contact.build());

/** The receipt of a report (Art. 16 DSA). */
export const receivedMail = (reporter: Addressee, { company, reference, isVisitor }: Case & { isVisitor: boolean }) =>
  mailTo(reporter, { kind: 'report', template: 'rating-received', values: { company, reference, visitor: isVisitor } });

interface ReportDecided extends Case {
  outcome: string;
  reason?: string | undefined;
  origin: string;
}

/** The decision of the desk about a report, for the reporter. */
export const reportDecidedMail = (
  reporter: Addressee,
  { company, reference, outcome, reason, origin }: ReportDecided,
): MailDraft =>
  mailTo(reporter, {
    kind: 'report',
    template: 'rating-report-decided',
    values: { company, reference, outcome, reason: reason || undefined, contact_link: contactLink(origin) },
  });

export interface Restriction extends Case {
  /** Without a report, the desk itself has the rating examined. */
  isReported: boolean;
  /** Whether the offence is established; a hidden rating is still examined. */
  isDecided?: boolean;
  /** The participle of the sentence about the rating. */
  action: string;
  facts: string;
  origin: string;
}

/** What the statement of reasons says to the author of a rating that was restricted (Art. 17 DSA). */
const statementOf = ({ company, reference, facts, origin, isReported, isDecided }: Omit<Restriction, 'action'>) => ({
  ...{ company, reference, facts, contact_link: contactLink(origin) },
  ...{ decided: !!isDecided, undecided: !isDecided, reported: isReported, own_check: !isReported },
});

/** The rating was removed, or hidden until a second person has decided. */
export const restrictedMail = (author: Addressee, { action, ...restriction }: Restriction): MailDraft =>
  mailTo(author, { template: 'rating-restricted', values: { ...statementOf(restriction), action } });

/** The rating is hidden, and the author has some days to answer. */
export const askedMail = (
  author: Addressee,
  { ratingId, answerUntil, ...restriction }: Omit<Restriction, 'action'> & { ratingId: number; answerUntil: Date },
): MailDraft =>
  mailTo(author, {
    template: 'rating-asked',
    values: { ...statementOf(restriction), answer_until: formatDate(answerUntil.toISOString()) },
    url: siteLink(restriction.origin, routes.ratingProof.build({ ratingId })),
  });

/** The author of a rating has become the owner of the provider, or was it before (RV-09). */
export const ownedMail = (author: Addressee, company: string): MailDraft =>
  mailTo(author, { template: 'rating-owned', values: { company } });

/** The rating is public again. */
export const restoredMail = (
  author: Addressee,
  { company, reference, reason }: Case & { reason?: string | undefined },
): MailDraft =>
  mailTo(author, { template: 'rating-restored', values: { company, reference, reason: reason || undefined } });

interface Answered {
  company: string;
  slug: string;
  /** The page that ends such mails. */
  stop: string;
  origin: string;
}

/** The provider has answered a rating. The mail to its author does not contain the text. */
export const answeredMail = (author: Addressee, { company, slug, stop, origin }: Answered): MailDraft =>
  mailTo(author, {
    kind: 'message',
    template: 'rating-answered',
    values: { company, stop_link: stop },
    url: `${siteLink(origin, profilePath(slug))}#ratings`,
    headers: unsubscribeHeaders(stop),
  });

interface Invitation {
  email: string;
  company: string;
  /** The owner's own words; may be empty. */
  text: string;
  key: string;
  validUntil: Date;
  /** The page that ends all invitations to this address. */
  stop: string;
  origin: string;
}

/** The mail to a person whom a provider asks to rate it (PK-08). */
export const inviteMail = ({ email, company, text, key, validUntil, stop, origin }: Invitation): MailDraft => ({
  kind: 'rating-invite',
  template: 'rating-invite',
  to: email,
  values: { company, words: text || undefined, valid_until: formatDate(validUntil.toISOString()), stop_link: stop },
  url: siteLink(origin, INVITATION_PATH, { key }),
  headers: unsubscribeHeaders(stop),
});
