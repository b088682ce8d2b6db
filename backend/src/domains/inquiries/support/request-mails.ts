import type { Appointment } from '@care/contracts/schemas';
import { SUPPORT_PATH } from '@care/contracts/owner-paths';
import { supportLabels } from '@care/contracts/support-requests';
import { t } from '@care/contracts/texts';
import { appointmentText } from '../../desk';
import { composeMail } from '../../../platform/mail/compose';
import type { Mail } from '../../../platform/mail/mail';
import { siteLink } from '../../../platform/mail/site-address';
import { referenceOf, type Parties, type RequestRow } from './requests';

// Mails to the person who sent a request. Every step is on the page too.

interface About {
  row: Pick<RequestRow, 'id' | 'kind' | 'created_at' | 'subject' | 'answer_by' | 'address' | 'contact'>;
  parties: Pick<Parties, 'email' | 'first_name' | 'name'>;
  origin: string;
}

const mail = ({ row, parties, origin }: About, subject: string, paragraphs: string[]): Mail =>
  composeMail({
    kind: 'support',
    to: parties.email,
    name: parties.first_name,
    subject: `${subject} ${referenceOf(row)}`,
    paragraphs,
    action: { label: 'Ihre Anfragen ansehen', url: siteLink(origin, SUPPORT_PATH) },
  });

const topicOf = ({ kind, subject }: About['row']): string =>
  kind === 'VISIT'
    ? `Ihre Anfrage für einen Besuch vor Ort („${supportLabels.subject[subject]}“)`
    : `Ihre Frage zum Thema „${supportLabels.subject[subject]}“`;

const WAYS = { EMAIL: 'per E-Mail', PHONE: 'telefonisch' } as const;

/** The receipt; the two working days are the time limit of the desk. */
export const receivedMail = (about: About): Mail =>
  mail(about, 'Ihre Anfrage', [
    `wir haben ${topicOf(about.row)} für „${about.parties.name}“ erhalten. Ihr Aktenzeichen ist ${referenceOf(about.row)}.`,
    about.row.kind === 'VISIT'
      ? 'Unser Team bestätigt innerhalb von zwei Arbeitstagen einen Ihrer Termine oder schlägt einen anderen vor.'
      : `Unser Team antwortet innerhalb von zwei Arbeitstagen ${WAYS[about.row.answer_by]}.`,
  ]);

export const answeredMail = (about: About, answer: string): Mail =>
  mail(about, 'Antwort auf Ihre Anfrage', [`Sie haben das Team von ${t('brand.name')} gefragt. Die Antwort:`, answer]);

export const confirmedMail = (about: About, appointment: Appointment, words?: string): Mail =>
  mail(about, 'Ihr Termin ist bestätigt:', [
    `wir besuchen „${about.parties.name}“ am ${appointmentText(appointment)}.`,
    `Adresse: ${about.row.address}\nAnsprechperson: ${about.row.contact}`,
    ...(words ? [words] : []),
    'Wenn Ihnen etwas dazwischenkommt, stornieren Sie den Termin bitte auf der Seite mit Ihren Anfragen.',
  ]);

export const proposedMail = (about: About, appointment: Appointment, words: string): Mail =>
  mail(about, 'Ein anderer Termin für Ihre Anfrage', [
    `zu Ihren Wunschterminen können wir leider nicht kommen. Wir schlagen Ihnen den ${appointmentText(appointment)} vor.`,
    words,
    'Bitte nehmen Sie den Termin auf der Seite mit Ihren Anfragen an, oder ziehen Sie die Anfrage dort zurück.',
  ]);

export const declinedMail = (about: About, words: string): Mail =>
  mail(about, 'Zu Ihrer Anfrage', ['wir können Ihre Einrichtung leider nicht besuchen.', words]);

export const canceledMail = (about: About, appointment: Appointment): Mail =>
  mail(about, 'Ihr Termin ist storniert:', [
    `Sie haben unseren Besuch am ${appointmentText(appointment)} storniert. Unser Team weiß Bescheid.`,
  ]);

/** The provider was removed, and with it everything that was open. */
export const endedMail = (about: About): Mail =>
  mail(about, 'Ihre Anfrage endet:', [
    `Der Eintrag „${about.parties.name}“ wurde entfernt. Deshalb ist auch Ihre Anfrage beendet.`,
  ]);
