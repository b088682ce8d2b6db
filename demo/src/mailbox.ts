import type { Database } from '@care/backend/seeding-rows';
import type { Insertable } from 'kysely';
import type { DemoCompany } from './demo-company';
import { daysAfter } from './days';
import { readYaml } from './files';
import { DEMO_PSEUDONYM, demoAccount } from './demo-accounts';
import type { JobOfferRow } from './job-offers';
import { enquiryFields, type EnquiryFields } from '@care/contracts/enquiry';
import { careFormLabel } from '@care/contracts/enumerations';
import { berlinDay, formatDate } from '@care/contracts/format';

export type MessageRow = Insertable<Database['message']> & { id: number };

/** The provider of each owner's account (sandbox.ts). */
const COMPANY_OF: Readonly<Record<string, number>> = { 'inhaber-premium': 1, 'inhaber-plus': 2 };
/** Profile of the demo account "pflegekraft". */
const JOB_SEEKER_ID = 1;

type Letter = Pick<MessageRow, 'kind' | 'title' | 'content'> & {
  from: string;
  to: string;
  daysAgo: number;
  isRead: boolean;
};

/** A few messages between the demo accounts, read and unread. */
export const messageRows = (base: Date, offers: readonly JobOfferRow[]): MessageRow[] =>
  readYaml<Letter[]>('words/letters.yaml').map(({ from, to, daysAgo, isRead, ...letter }, index) => {
    const sender = demoAccount(from);
    const created_at = daysAfter(base, -daysAgo);
    const offer = letter.kind === 'APPLICATION' ? offeredBy(COMPANY_OF[to], offers) : undefined;
    return {
      id: index + 1,
      ...letter,
      title: offer ? `${letter.title} als ${offer.title}` : letter.title,
      sender_id: sender.id,
      recipient_id: demoAccount(to).id,
      company_id: COMPANY_OF[to] ?? COMPANY_OF[from] ?? null,
      job_offer_id: offer?.id ?? null,
      contact_info: JSON.stringify({ ...nameOf(sender), email: `${from}@demo.example`, phone: '' }),
      read_at: isRead ? daysAfter(created_at, 0.5) : null,
      created_at,
    };
  });

/** Job seekers apply with their public name (AC-13). */
const nameOf = ({ profile_type, first_name, last_name }: ReturnType<typeof demoAccount>) =>
  profile_type === 'JOB_SEEKER' ? { name: DEMO_PSEUDONYM, lastname: '' } : { name: first_name, lastname: last_name };

const offeredBy = (companyId: number | undefined, offers: readonly JobOfferRow[]): JobOfferRow | undefined =>
  offers.find(({ company_id, status }) => company_id === companyId && status === 'PUBLISHED');

/** The applications that belong to messages of that kind. */
export const applicationRows = (messages: readonly MessageRow[]) =>
  messages
    .filter(({ kind }) => kind === 'APPLICATION')
    .map(({ id: message_id, sender_id: applicant_id, company_id, job_offer_id, read_at, created_at }) => ({
      company_id,
      job_offer_id,
      applicant_id,
      message_id,
      created_at,
      status: read_at ? 'READ' : 'SUBMITTED',
      status_at: read_at ?? created_at,
    }));

/** The recruiting contacts that belong to messages of providers to job seekers. */
export const recruitingRows = (messages: readonly MessageRow[]) =>
  messages
    .filter(({ kind }) => kind === 'RECRUITMENT')
    .map(({ company_id, created_at }) => ({
      company_id,
      job_seeker_id: JOB_SEEKER_ID,
      created_at,
      month: `${berlinDay(new Date(created_at ?? 0)).slice(0, 7)}-01`,
    }));

/** Watch lists of the demo accounts; long enough for a second page. */
export function followRows(companies: readonly DemoCompany[], base: Date) {
  const cologne = companies.filter(({ row }) => row.city === 'Köln').map(({ row }) => row.id);
  const lists = { angehoerige: [0, 14], pflegekraft: [0, 3], 'anbieter-neu': [4, 6] } as const;
  return Object.entries(lists).flatMap(([username, range]) =>
    cologne.slice(...range).map((company_id, index) => ({
      user_id: demoAccount(username).id,
      company_id,
      created_at: daysAfter(base, -index - 1),
    })),
  );
}

/** The owners of the providers in sandbox.ts, which all get the enquiry of the account "angehoerige". */
const OWNERS = ['inhaber-premium', 'inhaber-plus', 'inhaber-free'] as const;
/** Days until the answers to earlier enquiries; their median is the reply time of the first two providers, rounded up. */
const ANSWERED_AFTER = [1.2, 1.8, 0.6, 2.9, 1.4];
const SENT_DAYS_AGO = 5;

const contentOf = (base: Date): EnquiryFields => ({
  ...{ care_grade: 3, care_form: 'stationare-pflege', situation: 'HOSPITAL' },
  starts_on: berlinDay(daysAfter(base, 14)),
  ...{ email: 'angehoerige@demo.example', phone: null, content: 'Ein Zimmer mit Balkon wäre schön.' },
  allows_waiting_list: true,
});

/** The enquiry of the demo account, and earlier ones of visitors from which the reply times come. */
export const enquiryRows = (base: Date) =>
  [SENT_DAYS_AGO, ...ANSWERED_AFTER.map((_, index) => 30 + 10 * index)].map((daysAgo, index) => {
    const created_at = daysAfter(base, -daysAgo);
    return {
      id: index + 1,
      user_id: index === 0 ? demoAccount('angehoerige').id : null,
      ...contentOf(base),
      ...(index > 0 && { email: `gast-${index}@demo.example`, content: '' }),
      ...{ consent_version: '2026-11', created_at, confirm_until: daysAfter(created_at, 1), sent_at: created_at },
    };
  });

/** The messages of the demo account's enquiry in the inboxes of the owners. */
export function enquiryMessages(base: Date, firstId: number): MessageRow[] {
  const enquiry = contentOf(base);
  const created_at = daysAfter(base, -SENT_DAYS_AGO);
  const title = `Anfrage: ${careFormLabel(enquiry.care_form)} ab ${formatDate(enquiry.starts_on)}`;
  const lines = enquiryFields(enquiry, { careFormLabel, formatDate }).map(({ label, text }) => `${label}: ${text}`);
  return OWNERS.map((owner, index) => ({
    id: firstId + index,
    kind: 'ENQUIRY',
    title,
    content: lines.join('\n'),
    sender_id: demoAccount('angehoerige').id,
    recipient_id: demoAccount(owner).id,
    company_id: index + 1,
    job_offer_id: null,
    contact_info: JSON.stringify({ email: enquiry.email }),
    read_at: index === 0 ? null : daysAfter(created_at, 0.5),
    created_at,
  }));
}

/** The first provider has not answered, the second has a waiting list, the third has declined. */
export function enquiryReceiverRows(base: Date, messages: readonly MessageRow[]) {
  const sent_at = daysAfter(base, -SENT_DAYS_AGO);
  const answered_at = daysAfter(sent_at, 1);
  const open = { answered_at: null, declined_at: null, decline_reason: null, waiting_since: null };
  const states = [
    open,
    { ...open, answered_at, waiting_since: answered_at },
    { ...open, answered_at, declined_at: answered_at, decline_reason: 'Zurzeit kein Platz für Pflegegrad 3.' },
  ];
  const own = messages.map(({ id: message_id, company_id }, index) => {
    const state = states[index] ?? open;
    return { enquiry_id: 1, company_id, message_id, sent_at, ...state };
  });
  const [, ...earlier] = enquiryRows(base);
  const answers = earlier.flatMap(({ id: enquiry_id, created_at }, index) =>
    [1, 2].map((company_id) => ({
      enquiry_id,
      company_id,
      message_id: null,
      sent_at: created_at,
      ...open,
      answered_at: daysAfter(created_at, ANSWERED_AFTER[index] ?? 1),
    })),
  );
  return [...own, ...answers];
}
