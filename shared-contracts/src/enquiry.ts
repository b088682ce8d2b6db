// One enquiry to several providers: choices, limits and the order of its fields (EQ-01 to EQ-15).
import type { CareGrade } from './care-costs';
import type { Enquiry } from './schemas/enquiry';
import type { CareForm } from './vocabulary';

/** How long the link that sends an enquiry is valid (EQ-03). */
export const ENQUIRY_CONFIRM_HOURS = 24;
/** After this time an enquiry is deleted (EQ-12). */
export const ENQUIRY_MONTHS = 6;
/** The latest day on which care may begin, in days from today. */
export const ENQUIRY_START_DAYS = 730;
/** From how many enquiries on the reply time of a provider is shown (EQ-11). */
export const MIN_ENQUIRIES_FOR_REPLY_TIME = 5;

/** 0: no grade yet. */
export const ENQUIRY_GRADES = [1, 2, 3, 4, 5, 0] as const satisfies readonly (CareGrade | 0)[];
export type EnquiryGrade = (typeof ENQUIRY_GRADES)[number];

export const ENQUIRY_SITUATIONS = ['HOSPITAL', 'HOME_CARE_ENDS', 'PLANNING'] as const;
export type EnquirySituation = (typeof ENQUIRY_SITUATIONS)[number];

/** The kinds of answers of a provider (EQ-08). */
export const ENQUIRY_ANSWERS = ['OFFER', 'WAITING_LIST', 'QUESTION', 'DECLINE'] as const;
export type EnquiryAnswerKind = (typeof ENQUIRY_ANSWERS)[number];

export const gradeLabel = (grade: EnquiryGrade): string => (grade === 0 ? 'noch keiner' : String(grade));

export const situationLabels: Readonly<Record<EnquirySituation, string>> = {
  HOSPITAL: 'Entlassung aus dem Krankenhaus steht an',
  HOME_CARE_ENDS: 'Zu Hause reicht die Hilfe nicht mehr',
  PLANNING: 'Wir planen in Ruhe',
};

/** What receivers get. */
export type EnquiryFields = Pick<
  Enquiry,
  'care_grade' | 'care_form' | 'situation' | 'starts_on' | 'email' | 'phone' | 'content' | 'allows_waiting_list'
>;

/** Texts of the contracts, which exist once in a page and are not bundled with this module. */
interface Wording {
  careFormLabel: (form: CareForm) => string;
  formatDate: (iso: string) => string;
}

/** The fields of an enquiry in their one order, as form, private page and receivers have them; empty ones are left out (EQ-08). */
export const enquiryFields = (enquiry: EnquiryFields, { careFormLabel, formatDate }: Wording) =>
  [
    { label: 'Pflegegrad', text: gradeLabel(enquiry.care_grade) },
    { label: 'Gesucht', text: careFormLabel(enquiry.care_form) },
    { label: 'Situation', text: situationLabels[enquiry.situation] },
    { label: 'Ab wann', text: formatDate(enquiry.starts_on) },
    { label: 'E-Mail', text: enquiry.email },
    { label: 'Telefon', text: enquiry.phone ?? '' },
    { label: 'Nachricht', text: enquiry.content },
    { label: 'Warteliste', text: enquiry.allows_waiting_list ? 'einverstanden' : 'nicht gewünscht' },
  ].filter(({ text }) => text !== '');

/** The day on which an enquiry is deleted, as YYYY-MM-DD (EQ-12). */
export function enquiryDeletionDay(createdAt: string): string {
  const date = new Date(createdAt);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + ENQUIRY_MONTHS);
  // As in PostgreSQL: the last day of a shorter month.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}
