import { enquiryDeletionDay, type EnquiryGrade } from '@care/contracts/enquiry';
import type { Enquiries, Enquiry, EnquiryReceiver } from '@care/contracts/schemas';
import { sql } from 'kysely';
import { pick, times, listed } from '../../platform/database/queries';
import type { Db } from '../../platform/database/schema';
import { enquiryKey, receiversOf, type EnquiryRow, type ReceiverRow } from './enquiry-rows';

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

const ANSWERS = ['answered_at', 'declined_at', 'waiting_since', 'waiting_left_at'] as const;

/** What followed at one receiver. */
export const answersOf = (receiver: Pick<ReceiverRow, (typeof ANSWERS)[number]>) => times(receiver, ANSWERS);

export function statusOf({ sent_at, withdrawn_at, confirm_until }: EnquiryRow): Enquiry['status'] {
  if (withdrawn_at) return 'WITHDRAWN';
  if (sent_at) return 'SENT';
  return confirm_until.getTime() < Date.now() ? 'EXPIRED' : 'UNCONFIRMED';
}

/** Whether the receiver reads what the person writes now. */
export const canWriteTo = ({ withdrawn_at }: EnquiryRow, receiver: ReceiverRow): boolean =>
  !withdrawn_at && !receiver.declined_at && !receiver.is_deleted && !receiver.is_held && receiver.has_reader;

/** What both sides wrote after the enquiry, oldest first. */
const conversationsOf = (db: Db, { user_id }: EnquiryRow, roots: readonly (number | null)[]) =>
  db
    .selectFrom('message')
    .select(['thread_id', 'content', 'created_at'])
    // Answers of a provider go to the account, or to the address of a visitor.
    .select(
      sql<boolean>`case when ${user_id}::bigint is null then recipient_email is null
        else recipient_id is distinct from ${user_id}::bigint end`.as('is_own'),
    )
    .where('thread_id', 'in', [0, ...roots.filter((id) => id !== null)])
    .where('is_held', '=', false)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** An enquiry for the person who wrote it: who has got what and when, and what followed (EQ-06). */
export async function presentEnquiry(db: Db, enquiry: EnquiryRow): Promise<Enquiry> {
  const receivers = await receiversOf(db, enquiry.id);
  const messages = await conversationsOf(
    db,
    enquiry,
    receivers.map(({ message_id }) => message_id),
  );
  const created_at = enquiry.created_at.toISOString();
  return {
    ...pick(enquiry, ['care_form', 'situation', 'starts_on', 'email', 'phone', 'content', 'allows_waiting_list']),
    care_grade: enquiry.care_grade as EnquiryGrade,
    created_at,
    status: statusOf(enquiry),
    ...times(enquiry, ['sent_at', 'withdrawn_at']),
    deleted_on: enquiryDeletionDay(created_at),
    receivers: receivers.map((receiver): EnquiryReceiver => {
      const isPublic = receiver.status === 'PUBLISHED';
      const lines = messages.filter(({ thread_id }) => thread_id === receiver.message_id);
      return {
        ...pick(receiver, ['id', 'name', 'decline_reason']),
        slug: isPublic ? receiver.slug : null,
        phone: isPublic ? receiver.phone : null,
        // A held message gets the time of its delivery.
        sent_at: iso(receiver.sent_at && (receiver.delivered_at ?? receiver.sent_at)),
        is_held: receiver.is_held === true,
        read_at: iso(receiver.read_at ?? receiver.answered_at),
        ...answersOf(receiver),
        is_deleted: receiver.sent_at !== null && receiver.is_deleted,
        can_reply: receiver.sent_at !== null && canWriteTo(enquiry, receiver),
        conversation: lines.map((line) => ({ ...pick(line, ['content', 'is_own']), ...times(line, ['created_at']) })),
      };
    }),
  };
}

/** The enquiries of an account, latest first (EQ-05). */
export async function enquiriesOf(db: Db, userId: number, secret: string): Promise<Enquiries> {
  const rows = await db
    .selectFrom('enquiry as e')
    .innerJoin('enquiry_receiver as r', 'r.enquiry_id', 'e.id')
    .innerJoin('company as c', 'c.id', 'r.company_id')
    .select(['e.id', 'e.created_at', 'e.withdrawn_at'])
    .select(sql<string[]>`array_agg(c.name order by r.id)`.as('receivers'))
    .select(sql<number>`count(r.answered_at)`.as('answers'))
    .where('e.user_id', '=', userId)
    .groupBy('e.id')
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id', 'desc')
    .execute();
  return listed(
    rows.map(({ id, ...row }) => ({
      key: enquiryKey(secret, id),
      ...row,
      ...times(row, ['created_at', 'withdrawn_at']),
      deleted_on: enquiryDeletionDay(row.created_at.toISOString()),
    })),
  );
}
