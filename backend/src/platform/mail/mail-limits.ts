import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/schema';
import { normalAddress } from './mail-address';

const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * How many mails of a kind one address gets, whoever causes them; further mails are dropped without an error. A dropped
 * mail must not be needed: a password link is valid at least as long as the window, so one of the delivered links is
 * always valid.
 */
const mailLimits = {
  'confirm-address': { limit: 5, windowSeconds: DAY },
  'already-registered': { limit: 3, windowSeconds: DAY },
  'reset-password': { limit: 3, windowSeconds: HOUR },
  'change-address': { limit: 5, windowSeconds: DAY },
  newsletter: { limit: 3, windowSeconds: DAY },
  /** Only those that editors send to themselves are counted; an issue reaches each recipient once. */
  'newsletter-issue': { limit: 30, windowSeconds: DAY },
  /** About a change of the account. */
  account: { limit: 30, windowSeconds: DAY },
  /** A code for the ownership of a provider; few, because each code can be guessed five times. */
  'ownership-code': { limit: 3, windowSeconds: DAY },
  /** To the owner, about a claim to answer within 14 days; sent once for each claim, and once a day for all of one person. */
  'ownership-dispute': { limit: 30, windowSeconds: DAY },
  /** To the owner, about a claim that was refused at once. */
  'ownership-notice': { limit: 3, windowSeconds: DAY },
  message: { limit: 30, windowSeconds: HOUR },
  'message-copy': { limit: 30, windowSeconds: HOUR },
  /** About a reply, to visitors. */
  'message-answer': { limit: 10, windowSeconds: DAY },
  /** To confirm an enquiry, and the link to it again. */
  'enquiry-link': { limit: 5, windowSeconds: DAY },
  /** About an enquiry that its address has confirmed. */
  enquiry: { limit: 30, windowSeconds: DAY },
  /** To the address in an inquiry, which may be a stranger's; the page shows the reference too. */
  'inquiry-received': { limit: 3, windowSeconds: DAY },
  'inquiry-answer': { limit: 10, windowSeconds: DAY },
  /** About a request of a provider to the operator; receipt and each step. */
  support: { limit: 30, windowSeconds: DAY },
  /** About a reported rating, to those who have reported it; receipt and decision. */
  report: { limit: 30, windowSeconds: DAY },
  /** To people whom a provider asks to rate it, from all providers together. */
  'rating-invite': { limit: 3, windowSeconds: DAY },
  'alert-confirmation': { limit: 3, windowSeconds: DAY },
  /** About a booked package; each is sent once. */
  payment: { limit: 60, windowSeconds: DAY },
  /** An invoice or credit note; each is sent once. */
  invoice: { limit: 60, windowSeconds: DAY },
  alert: { limit: 200, windowSeconds: DAY },
  /** The weekly question to owners about free places. */
  'free-places': { limit: 10, windowSeconds: DAY },
} as const;

export type MailKind = keyof typeof mailLimits;

/** Counts a mail to an address and says whether it may be sent. The table stores a hash of the address. */
export async function mayMail(db: Db, kind: MailKind, to: string, factor: number): Promise<boolean> {
  const { limit, windowSeconds } = mailLimits[kind];
  const recipient = createHash('sha256').update(normalAddress(to)).digest('base64url');
  const { rows } = await sql`
    with w as (select to_timestamp(floor(extract(epoch from now()) / ${windowSeconds}::int) * ${windowSeconds}::int) as start)
    insert into rate_limit_counter as c (rule, caller, window_start, expires_at, hits)
    select ${`mail ${kind}`}, ${recipient}, w.start, w.start + make_interval(secs => ${windowSeconds}::int), 1 from w
    on conflict (rule, caller, window_start) do update set hits = c.hits + 1
      where c.hits < ${Math.max(1, Math.floor(limit * factor))}::int
    returning 1`.execute(db);
  return rows.length > 0;
}
