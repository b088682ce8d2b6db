// Requests of a provider to our team: the choices of the form with their labels, and its limits (PK-08).

export const SUPPORT_KINDS = ['QUESTION', 'VISIT'] as const;
export type SupportKind = (typeof SUPPORT_KINDS)[number];

export const ANSWER_WAYS = ['EMAIL', 'PHONE'] as const;
export type AnswerWay = (typeof ANSWER_WAYS)[number];

export const VISIT_TIMES = ['MORNING', 'AFTERNOON'] as const;
export type VisitTime = (typeof VISIT_TIMES)[number];

/** PROPOSED: our team has proposed another time for a visit, and waits for an answer. */
export const SUPPORT_STATES = ['RECEIVED', 'ANSWERED', 'PROPOSED', 'CONFIRMED', 'DECLINED', 'CANCELED'] as const;
export type SupportState = (typeof SUPPORT_STATES)[number];

export const SUPPORT_TEXT_MAX_LENGTH = 2000;
export const SUPPORT_CONTACT_MAX_LENGTH = 100;
export const SUPPORT_ADDRESS_MAX_LENGTH = 300;
/** How many times the provider names for a visit. */
export const VISIT_WISHES = 3;
/** A wish is at most so many days ahead. */
export const VISIT_DAYS = 90;
/** A proposal of our team is at most so many days ahead. */
export const PROPOSAL_DAYS = 180;

/** German labels, for the page, the desk and mails. */
export const supportLabels = {
  kind: { QUESTION: 'Frage an unser Team', VISIT: 'Besuch vor Ort' },
  subject: {
    PROFILE: 'Profil und Bilder',
    JOB_OFFERS: 'Stellenangebote',
    RECRUITING: 'Personalsuche',
    RATINGS: 'Bewertungen',
    WIDGETS: 'Widgets für die eigene Website',
    PACKAGE: 'Paket und Rechnungen',
    OTHER: 'Etwas anderes',
  },
  time: { MORNING: 'vormittags', AFTERNOON: 'nachmittags' },
  state: {
    RECEIVED: 'Eingegangen',
    ANSWERED: 'Beantwortet',
    PROPOSED: 'Termin vorgeschlagen',
    CONFIRMED: 'Termin bestätigt',
    DECLINED: 'Abgelehnt',
    CANCELED: 'Storniert',
  },
} as const;
export type SupportSubject = keyof typeof supportLabels.subject;
export const SUPPORT_SUBJECTS = Object.keys(supportLabels.subject) as SupportSubject[];

const DAY_MS = 86_400_000;

/** The day so many days after another one; both as YYYY-MM-DD. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Whether a day is one of the next ones: from tomorrow on, at most so many days ahead. Days are YYYY-MM-DD. */
export const isWithin = (day: string, today: string, days: number) => day > today && day <= dayAfter(today, days);

/** The half of the day of a time such as "10:30". */
export const halfOf = (time: string): VisitTime => (time < '12:00' ? 'MORNING' : 'AFTERNOON');

// Swedes write times as ISO 8601 does.
const berlinTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Whether a time on Berlin's clocks has passed. */
export const hasPassed = ({ day, time }: { day: string; time: string }, now = new Date()): boolean =>
  `${day} ${time}` <= berlinTime.format(now);
