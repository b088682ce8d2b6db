import { formatDate } from '@care/contracts/format';
import { INVITATION_PATH } from '@care/contracts/owner-paths';
import { profilePath, routes } from '@care/contracts/routes';
import { t } from '@care/contracts/texts';
import { composeMail, mailTo } from '../../platform/mail/compose';
import type { Addressee, Mail } from '../../platform/mail/mail';
import { siteLink } from '../../platform/mail/site-address';
import { unsubscribeHeaders } from '../../platform/mail/unsubscribe';
import { inviteTexts } from './invite-texts';

// Mails about ratings. Nothing that a reporter typed goes to somebody else.

interface Case {
  company: string;
  reference: string;
}

const STRANGER = [
  'Sie haben nichts gemeldet? Dann hat jemand Ihre Adresse angegeben, und Sie können diese E-Mail löschen.',
];

/** The receipt of a report (Art. 16 DSA). */
export const receivedMail = (
  reporter: Addressee,
  { company, reference, isVisitor }: Case & { isVisitor: boolean },
): Mail =>
  mailTo(reporter, {
    kind: 'report',
    subject: `Eingang Ihrer Meldung ${reference}`,
    paragraphs: [
      `Ihre Meldung einer Bewertung zu „${company}“ ist bei ${t('brand.name')} eingegangen. Aktenzeichen ${reference}.`,
      'Wir prüfen die Bewertung und teilen Ihnen mit, wie wir entschieden haben.',
    ],
    ...(isVisitor && { footer: STRANGER }),
  });

interface ReportDecided extends Case {
  outcome: string;
  reason?: string | undefined;
  origin: string;
}

/** The decision of the desk about a report, for the reporter. */
export const reportDecidedMail = (
  reporter: Addressee,
  { company, reference, outcome, reason, origin }: ReportDecided,
): Mail =>
  mailTo(reporter, {
    kind: 'report',
    subject: `Ihre Meldung ${reference} ist entschieden`,
    paragraphs: [
      `vielen Dank für Ihre Meldung einer Bewertung zu „${company}“ (Aktenzeichen ${reference}). ${outcome}`,
      ...(reason ? [reason] : []),
      `Automatisierte Mittel haben wir nicht eingesetzt. Wenn Sie nicht einverstanden sind, können Sie innerhalb von sechs Monaten kostenlos Beschwerde einlegen: ${siteLink(origin, routes.contact.build())}. Sie können sich außerdem an eine zugelassene außergerichtliche Streitbeilegungsstelle oder an ein Gericht wenden.`,
    ],
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

/** The statement of reasons for the author of a rating that was restricted (Art. 17 DSA). */
function statementOf({ company, reference, action, facts, origin, isReported, isDecided }: Restriction): string[] {
  const ground = isDecided ? 'Verstoß gegen unsere Regeln' : 'Hinweise auf einen Verstoß gegen unsere Regeln';
  return [
    `wir haben Ihre Bewertung zu „${company}“ ${action}. Aktenzeichen ${reference}.`,
    `Grund: ${ground} für Bewertungen (Nummer 4 unserer Allgemeinen Geschäftsbedingungen).`,
    `Tatsachen: ${facts}`,
    `Anlass: ${isReported ? 'eine Meldung' : 'unsere eigene Prüfung'}. Automatisierte Mittel: keine.`,
    `Sie können innerhalb von sechs Monaten kostenlos Beschwerde einlegen: ${siteLink(origin, routes.contact.build())}. Sie können sich außerdem an eine zugelassene außergerichtliche Streitbeilegungsstelle oder an ein Gericht wenden.`,
  ];
}

/** The rating was removed, or hidden until a second person has decided. */
export const restrictedMail = (author: Addressee, restriction: Restriction): Mail =>
  mailTo(author, {
    subject: `Ihre Bewertung zu ${restriction.company}`,
    paragraphs: statementOf(restriction),
  });

/** The rating is hidden, and the author has some days to answer. */
export const askedMail = (
  author: Addressee,
  { ratingId, answerUntil, ...restriction }: Omit<Restriction, 'action'> & { ratingId: number; answerUntil: Date },
): Mail =>
  mailTo(author, {
    subject: `Bitte antworten Sie: Ihre Bewertung zu ${restriction.company}`,
    paragraphs: [
      ...statementOf({ ...restriction, action: 'bis zur Klärung ausgeblendet' }),
      `Bitte antworten Sie bis zum ${formatDate(answerUntil.toISOString())}. Sie können auch einen Nachweis hochladen, etwa eine Rechnung oder einen Vertrag. Ihre Antwort und Ihren Nachweis sieht nur unsere Prüfstelle.`,
    ],
    action: {
      label: 'Jetzt antworten',
      url: siteLink(restriction.origin, routes.ratingProof.build({ ratingId })),
    },
  });

/** The author of a rating has become the owner of the provider, or was it before (RV-09). */
export const ownedMail = (author: Addressee, company: string): Mail =>
  mailTo(author, {
    subject: `Ihre Bewertung zu ${company}`,
    paragraphs: [
      `Sie vertreten „${company}“ bei ${t('brand.name')}, oder haben die Einrichtung vertreten. Ihre Bewertung dazu zeigen wir deshalb nicht mehr, und sie zählt nicht mehr mit.`,
      'Unter „Mein Konto“ können Sie die Bewertung weiterhin lesen und löschen.',
    ],
  });

/** The rating is public again. */
export const restoredMail = (
  author: Addressee,
  { company, reference, reason }: Case & { reason?: string | undefined },
): Mail =>
  mailTo(author, {
    subject: `Ihre Bewertung zu ${company} ist wieder öffentlich`,
    paragraphs: [
      `Ihre Bewertung zu „${company}“ ist wieder öffentlich. Aktenzeichen ${reference}.`,
      ...(reason ? [reason] : []),
    ],
  });

interface Answered {
  company: string;
  slug: string;
  /** The page that ends such mails. */
  stop: string;
  origin: string;
}

/** The provider has answered a rating. The mail to its author does not contain the text. */
export const answeredMail = (author: Addressee, { company, slug, stop, origin }: Answered): Mail =>
  mailTo(author, {
    kind: 'message',
    subject: `Antwort auf Ihre Bewertung: ${company}`,
    paragraphs: [`„${company}“ hat auf Ihre Bewertung geantwortet.`],
    action: { label: 'Antwort lesen', url: `${siteLink(origin, profilePath(slug))}#ratings` },
    footer: [`Sie möchten keine solchen Hinweise mehr? ${stop}`],
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

/** The mail to a person whom a provider asks to rate it. */
export function inviteMail({ email, company, text, key, validUntil, stop, origin }: Invitation): Mail {
  const { subject, before, intro, after, action, footer } = inviteTexts(company, validUntil);
  return composeMail({
    kind: 'rating-invite',
    to: email,
    subject,
    paragraphs: [...before, ...(text ? [`${intro}\n${text}`] : []), ...after],
    action: { label: action, url: siteLink(origin, INVITATION_PATH, { key }) },
    footer: [...footer, `Sie möchten keine Einladungen zu Bewertungen mehr, von keiner Einrichtung? ${stop}`],
    headers: unsubscribeHeaders(stop),
  });
}
