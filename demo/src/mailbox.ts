import type { Database } from '@care/backend/seeding-rows';
import type { Insertable } from 'kysely';
import type { DemoCompany } from './demo-company';
import { daysAfter } from './days';
import { readYaml } from './files';
import { DEMO_PSEUDONYM, demoAccount, type DemoAccount } from './demo-accounts';
import type { JobOfferRow } from './job-offers';

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
