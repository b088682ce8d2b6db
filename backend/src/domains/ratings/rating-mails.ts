import { formatDate } from '@care/contracts/format';
import { routes } from '@care/contracts/routes';
import { t } from '@care/contracts/texts';
import { composeMail } from '../../platform/mail/compose';
import type { Mail } from '../../platform/mail/mail';
import { siteLink } from '../../platform/mail/site-address';

// Mails about reported ratings. Nothing that a reporter typed goes to somebody else.

export interface Addressee {
  email: string;
  first_name: string;
}

interface Case {
  company: string;
  reference: string;
}

const STRANGER = [
  'Sie haben nichts gemeldet? Dann hat jemand Ihre Adresse angegeben, und Sie können diese E-Mail löschen.',
];

/** The receipt of a report (Art. 16 DSA). */
export const receivedMail = (
  { email, first_name }: Addressee,
  { company, reference, isVisitor }: Case & { isVisitor: boolean },
): Mail =>
  composeMail({
    kind: 'report',
    to: email,
    name: first_name,
    subject: `Eingang Ihrer Meldung ${reference}`,
    paragraphs: [
      `Ihre Meldung einer Bewertung zu „${company}“ ist bei ${t('brand.name')} eingegangen. Aktenzeichen ${reference}.`,
      'Wir prüfen die Bewertung und teilen Ihnen mit, wie wir entschieden haben.',
    ],
    ...(isVisitor && { footer: STRANGER }),
  });

/** The decision of the desk about a report, for the reporter. */
export const reportDecidedMail = (
  { email, first_name }: Addressee,
  {
    company,
    reference,
    outcome,
    reason,
    origin,
  }: Case & { outcome: string; reason?: string | undefined; origin: string },
): Mail =>
  composeMail({
    kind: 'report',
    to: email,
    name: first_name,
    subject: `Ihre Meldung ${reference} ist entschieden`,
    paragraphs: [
      `vielen Dank für Ihre Meldung einer Bewertung zu „${company}“ (Aktenzeichen ${reference}). ${outcome}`,
      ...(reason ? [reason] : []),
      `Automatisierte Mittel haben wir nicht eingesetzt. Wenn Sie nicht einverstanden sind, können Sie innerhalb von sechs Monaten kostenlos Beschwerde einlegen: ${siteLink(origin, routes.contact.build())}. Sie können sich außerdem an eine zugelassene außergerichtliche Streitbeilegungsstelle oder an ein Gericht wenden.`,
    ],
  });

interface Restriction extends Case {
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
export const restrictedMail = ({ email, first_name }: Addressee, restriction: Restriction): Mail =>
  composeMail({
    kind: 'account',
    to: email,
    name: first_name,
    subject: `Ihre Bewertung zu ${restriction.company}`,
    paragraphs: statementOf(restriction),
  });

/** The rating is hidden, and the author has some days to answer. */
export const askedMail = (
  { email, first_name }: Addressee,
  { ratingId, answerUntil, ...restriction }: Omit<Restriction, 'action'> & { ratingId: number; answerUntil: Date },
): Mail =>
  composeMail({
    kind: 'account',
    to: email,
    name: first_name,
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
export const ownedMail = ({ email, first_name }: Addressee, company: string): Mail =>
  composeMail({
    kind: 'account',
    to: email,
    name: first_name,
    subject: `Ihre Bewertung zu ${company}`,
    paragraphs: [
      `Sie vertreten „${company}“ bei ${t('brand.name')}, oder haben die Einrichtung vertreten. Ihre Bewertung dazu zeigen wir deshalb nicht mehr, und sie zählt nicht mehr mit.`,
      'Unter „Mein Konto“ können Sie die Bewertung weiterhin lesen und löschen.',
    ],
  });

/** The rating is public again. */
export const restoredMail = (
  { email, first_name }: Addressee,
  { company, reference, reason }: Case & { reason?: string | undefined },
): Mail =>
  composeMail({
    kind: 'account',
    to: email,
    name: first_name,
    subject: `Ihre Bewertung zu ${company} ist wieder öffentlich`,
    paragraphs: [
      `Ihre Bewertung zu „${company}“ ist wieder öffentlich. Aktenzeichen ${reference}.`,
      ...(reason ? [reason] : []),
    ],
  });
