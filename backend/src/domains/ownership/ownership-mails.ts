import { OWNERSHIP_CODE_MINUTES } from '@care/contracts/constants';
import { formatDate } from '@care/contracts/format';
import { routes } from '@care/contracts/routes';
import { t } from '@care/contracts/texts';
import { composeMail, mailTo } from '../../platform/mail/compose';
import type { Addressee, Mail } from '../../platform/mail/mail';
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

const brand = t('brand.name');

const claimLink = (origin: string, { id }: ClaimedCompany): string =>
  siteLink(origin, routes.ownershipClaim.build({ companyId: id }));
const openClaim = (origin: string, company: ClaimedCompany) => ({
  label: 'Antrag ansehen',
  url: claimLink(origin, company),
});
const areaLink = (origin: string): string => siteLink(origin, routes.companyOwnerArea.build());
const openArea = (origin: string) => ({ label: 'Mein Unternehmen öffnen', url: areaLink(origin) });
const writeToUs = (origin: string) => ({
  label: 'Kontakt aufnehmen',
  url: siteLink(origin, routes.contact.build()),
});

export const codeMail = (to: string, code: string, company: ClaimedCompany, origin: string): Mail =>
  composeMail({
    kind: 'ownership-code',
    to,
    subject: `Code zur Bestätigung der Inhaberschaft: ${company.name}`,
    paragraphs: [
      `jemand möchte bei ${brand} bestätigen, dass er die Einrichtung „${company.name}“ vertritt. Diese Adresse ist für die Einrichtung hinterlegt.`,
      `Der Code lautet: ${code}`,
      `Er gilt ${OWNERSHIP_CODE_MINUTES} Minuten. Geben Sie ihn nur auf der Seite unten ein, und nur, wenn Sie oder eine Kollegin ihn angefordert haben. Andernfalls brauchen Sie nichts zu tun.`,
    ],
    action: { label: 'Code eingeben', url: claimLink(origin, company) },
  });

/** @param canAnswer whether the claim waits for the owner's answer; otherwise it was refused at once */
export const ownerNoticeMail = (
  owner: Addressee,
  company: ClaimedCompany,
  { origin, answerUntil }: { origin: string; answerUntil: Date | undefined },
): Mail =>
  mailTo(owner, {
    kind: answerUntil ? 'ownership-dispute' : 'ownership-notice',
    subject: `Jemand möchte die Inhaberschaft von ${company.name} bestätigen`,
    paragraphs: [
      `eine andere Person möchte bei ${brand} die Inhaberschaft von „${company.name}“ bestätigen. Ihr Zugang bleibt bestehen. Ohne einen Nachweis, den unsere Prüfstelle annimmt, ändert sich nichts.`,
      answerUntil
        ? `Sie haben bis zum ${formatDate(answerUntil.toISOString())} Zeit, dazu etwas zu sagen. Unsere Prüfstelle entscheidet erst danach.`
        : 'Wenn Sie die Einrichtung nicht mehr vertreten oder etwas dazu sagen möchten, schreiben Sie uns bitte.',
    ],
    action: answerUntil ? { label: 'Jetzt antworten', url: areaLink(origin) } : writeToUs(origin),
  });

export const approvedMail = (person: Addressee, company: ClaimedCompany, { reason, origin }: Approved): Mail =>
  mailTo(person, {
    subject: `Ihre Inhaberschaft ist bestätigt: ${company.name}`,
    paragraphs: [
      `Ihre Inhaberschaft von „${company.name}“ ist bestätigt. Sie können das Profil jetzt vollständig bearbeiten.`,
      ...(reason ? [reason] : []),
    ],
    action: openArea(origin),
  });

export const rejectedMail = (person: Addressee, company: ClaimedCompany, { reason, origin }: Decided): Mail =>
  mailTo(person, {
    subject: `Zu Ihrem Antrag auf Inhaberschaft: ${company.name}`,
    paragraphs: [
      `wir konnten Ihre Inhaberschaft von „${company.name}“ nicht bestätigen: ${reason}`,
      'Sie können mit einem anderen Nachweis einen neuen Antrag stellen.',
    ],
    action: openClaim(origin, company),
  });

/** To a claimant whose claim ends because the desk has removed the provider. */
export const removedMail = (person: Addressee, company: ClaimedCompany, { reason, origin }: Decided): Mail =>
  mailTo(person, {
    subject: `Zu Ihrem Antrag auf Inhaberschaft: ${company.name}`,
    paragraphs: [`wir haben den Eintrag „${company.name}“ entfernt. Ihr Antrag ist damit beendet.`, reason],
    action: writeToUs(origin),
  });

export const questionMail = (person: Addressee, company: ClaimedCompany, { reason, origin }: Decided): Mail =>
  mailTo(person, {
    subject: `Rückfrage zu Ihrem Antrag: ${company.name}`,
    paragraphs: [`zu Ihrem Antrag für „${company.name}“ haben wir eine Rückfrage: ${reason}`],
    action: { label: 'Jetzt antworten', url: claimLink(origin, company) },
  });

/** The receipt of a document or an answer. */
export const receivedProofMail = (
  person: Addressee,
  company: ClaimedCompany,
  { what, reference, origin }: { what: 'Ihr Dokument' | 'Ihre Antwort'; reference: string; origin: string },
): Mail =>
  mailTo(person, {
    subject: `${what} ist angekommen: ${company.name}`,
    paragraphs: [
      `wir haben ${what} zum Antrag für „${company.name}“ erhalten (Aktenzeichen ${reference}). Wir prüfen den Antrag in der Regel in zwei Werktagen und schreiben Ihnen, sobald entschieden ist.`,
    ],
    action: openClaim(origin, company),
  });

/** To the person who was the owner until the desk decided for somebody else. */
export const replacedMail = (person: Addressee, company: ClaimedCompany, { reason, origin }: Approved): Mail =>
  mailTo(person, {
    subject: `Die Inhaberschaft von ${company.name} ist übergegangen`,
    paragraphs: [
      `die Inhaberschaft von „${company.name}“ hat jetzt eine andere Person. Laufende Unterhaltungen und Bewerbungen gehören jetzt zu deren Konto.`,
      ...(reason ? [reason] : []),
    ],
    action: writeToUs(origin),
  });

/** To the account that may accept. */
export const handoverMail = (person: Addressee, company: ClaimedCompany, origin: string): Mail =>
  mailTo(person, {
    subject: `${company.name} soll Ihnen übergeben werden`,
    paragraphs: [
      `die Inhaberin oder der Inhaber von „${company.name}“ möchte Ihnen die Einrichtung bei ${brand} übergeben. Sie können das Angebot 14 Tage lang annehmen oder ablehnen.`,
    ],
    action: { label: 'Angebot ansehen', url: areaLink(origin) },
  });

export const handedOverMail = (person: Addressee, company: ClaimedCompany, origin: string): Mail =>
  mailTo(person, {
    subject: `Sie haben ${company.name} übergeben`,
    paragraphs: [
      `Ihr Angebot wurde angenommen: „${company.name}“ gehört jetzt zu einem anderen Konto, mit allen laufenden Unterhaltungen und Bewerbungen.`,
      'Wenn Sie das nicht waren, schreiben Sie uns bitte sofort.',
    ],
    action: writeToUs(origin),
  });

export const receivedMail = (person: Addressee, company: ClaimedCompany, origin: string): Mail =>
  mailTo(person, {
    subject: `${company.name} gehört jetzt zu Ihrem Konto`,
    paragraphs: [
      `Sie haben „${company.name}“ übernommen. Laufende Unterhaltungen und Bewerbungen finden Sie jetzt in Ihrem Posteingang, neue kommen von jetzt an zu Ihnen.`,
    ],
    action: openArea(origin),
  });

export const refusedHandoverMail = (person: Addressee, company: ClaimedCompany, origin: string): Mail =>
  mailTo(person, {
    subject: `Die Übergabe von ${company.name} wurde abgelehnt`,
    paragraphs: [
      `Ihr Angebot, „${company.name}“ zu übergeben, wurde abgelehnt. Die Einrichtung gehört weiter zu Ihrem Konto.`,
    ],
    action: openArea(origin),
  });
