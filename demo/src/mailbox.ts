import type { Database } from '@care/backend/seeding-rows';
import type { Insertable } from 'kysely';
import type { DemoCompany } from './demo-company';
import { daysAfter } from './days';
import { readYaml } from './files';
import { DEMO_PSEUDONYM, demoAccount, type DemoAccount } from './demo-accounts';
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
const nameOf = ({ profile_type, first_name, last_name }: DemoAccount) =>
  profile_type === 'JOB_SEEKER' ? { name: DEMO_PSEUDONYM, lastname: '' } : { name: first_name, lastname: last_name };

const offeredBy = (companyId: number | undefined, offers: readonly JobOfferRow[]): JobOfferRow | undefined =>
  offers.find(({ company_id, status }) => company_id === companyId && status === 'PUBLISHED');

/** The applications that belong to messages of that kind. */
export const applicationRows = (messages: readonly MessageRow[]): Insertable<Database['application']>[] =>
  messages
    .filter(({ kind }) => kind === 'APPLICATION')
    .map(({ id, sender_id, company_id, job_offer_id, read_at, created_at }) => ({
      company_id: company_id ?? 0,
      job_offer_id: job_offer_id ?? null,
      applicant_id: sender_id ?? 0,
      message_id: id,
      status: read_at ? 'READ' : 'SUBMITTED',
      status_at: read_at ?? created_at,
      created_at,
    }));

/** The recruiting contacts that belong to messages of providers to job seekers. */
export const recruitingRows = (messages: readonly MessageRow[]): Insertable<Database['recruiting_contact']>[] =>
  messages
    .filter(({ kind }) => kind === 'RECRUITMENT')
    .map(({ company_id, created_at }) => ({
      company_id: company_id ?? 0,
      month: berlinMonth.format(new Date(created_at ?? 0)) + '-01',
      job_seeker_id: JOB_SEEKER_ID,
      created_at,
    }));

/** "2026-11" */
const berlinMonth = new Intl.DateTimeFormat('sv-SE', { year: 'numeric', month: '2-digit', timeZone: 'Europe/Berlin' });

/** Watch lists of the demo accounts; long enough for a second page. */
export function followRows(companies: readonly DemoCompany[], base: Date): Insertable<Database['company_follow']>[] {
  const cologne = companies.filter(({ row }) => row.city === 'Köln').slice(0, 14);
  const follow = (username: string, followed: readonly DemoCompany[]) =>
    followed.map(({ row }, index) => ({
      user_id: demoAccount(username).id,
      company_id: row.id,
      created_at: daysAfter(base, -index - 1),
    }));
  return [
    ...follow('angehoerige', cologne),
    ...follow('pflegekraft', cologne.slice(0, 3)),
    ...follow('anbieter-neu', cologne.slice(4, 6)),
  ];
}

/** The providers of demo accounts (sandbox.ts), which all get the enquiry of the account "angehoerige". */
const OWNERS = ['inhaber-premium', 'inhaber-plus', 'inhaber-free'] as const;
/** Days until the answers to earlier enquiries; their median is the reply time of the first two providers. */
const ANSWERED_AFTER = [1.2, 1.8, 0.6, 2.9, 1.4];
export const DEMO_REPLY_DAYS = 2;
const SENT_DAYS_AGO = 5;

const contentOf = (base: Date): EnquiryFields => ({
  ...{ care_grade: 3, care_form: 'stationare-pflege', situation: 'HOSPITAL' },
  starts_on: berlinDay(daysAfter(base, 14)),
  ...{ email: 'angehoerige@demo.example', phone: null, content: 'Ein Zimmer mit Balkon wäre schön.' },
  allows_waiting_list: true,
});

/** The enquiry of the demo account, and earlier ones of visitors from which the reply times come. */
export const enquiryRows = (base: Date): Insertable<Database['enquiry']>[] =>
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
  return OWNERS.map((owner, index) => ({
    id: firstId + index,
    kind: 'ENQUIRY',
    title: `Anfrage: ${careFormLabel(enquiry.care_form)} ab ${formatDate(enquiry.starts_on)}`,
    content: enquiryFields(enquiry, { careFormLabel, formatDate })
      .map(({ label, text }) => `${label}: ${text}`)
      .join('\n'),
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
export function enquiryReceiverRows(
  base: Date,
  messages: readonly MessageRow[],
): Insertable<Database['enquiry_receiver']>[] {
  const sent_at = daysAfter(base, -SENT_DAYS_AGO);
  const answered_at = daysAfter(sent_at, 1);
  const open = { answered_at: null, declined_at: null, decline_reason: null, waiting_since: null };
  const states = [
    open,
    { ...open, answered_at, waiting_since: answered_at },
    { ...open, answered_at, declined_at: answered_at, decline_reason: 'Zurzeit kein Platz für Pflegegrad 3.' },
  ];
  const own = messages.map(({ id, company_id }, index) => ({
    ...{ enquiry_id: 1, company_id: company_id ?? 0, message_id: id, sent_at },
    ...(states[index] ?? open),
  }));
  const earlier = enquiryRows(base)
    .slice(1)
    .flatMap(({ id, created_at }, index) =>
      [1, 2].map((company_id) => ({
        ...{ enquiry_id: id ?? 0, company_id, message_id: null, sent_at: created_at ?? sent_at, ...open },
        answered_at: daysAfter(new Date(created_at ?? sent_at), ANSWERED_AFTER[index] ?? 1),
      })),
    );
  return [...own, ...earlier];
}
