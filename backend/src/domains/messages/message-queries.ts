import { sql, type RawBuilder } from 'kysely';
import type { Message, MessageQuery } from '@care/contracts/schemas';
import type { Db } from '../../platform/database/schema';
import { countOf, rowsWith, changeRows } from '../../platform/database/queries';
import { notFound } from '../../platform/http/errors';

const other = (userId: number): RawBuilder<number | null> =>
  sql`case when message.sender_id = ${userId} then message.recipient_id else message.sender_id end`;

/** The account on the employer's side of a conversation: the recipient at the provider, or the recruiter. */
const companySide = sql<
  number | null
>`case when root.kind = 'RECRUITMENT' then root.sender_id else root.recipient_id end`;

/** The account that has written to the provider, or to which the provider has written; null for a visitor. */
const outsider = sql<number | null>`case when root.kind = 'RECRUITMENT' then root.recipient_id else root.sender_id end`;

/** The account that reads and writes for the employer: the present owner. */
const employer = sql<number | null>`case when root.company_id is null then ${companySide} else company.owner_id end`;

/** The account that gets replies of this user. */
const addressee = (userId: number): RawBuilder<number | null> =>
  sql`case when ${outsider} = ${userId} then ${employer} else ${outsider} end`;

/** The account on the other side is suspended or waits for its deletion: nobody reads what is written to it. */
const isOtherLocked = sql<boolean>`
  num_nonnulls(other_account.deletion_scheduled_at, other_account.disabled_at) > 0`;

/** The provider of a query, in the form of answers. */
export const companyShown = sql<Message['company']>`case when company.id is not null
  then jsonb_build_object('id', company.id, 'name', company.name, 'slug', company.slug) end`;

const jobOfferShown = sql<Message['job_offer']>`case when job_offer.id is not null
  then jsonb_build_object('id', job_offer.id, 'title', job_offer.title, 'slug', job_offer.slug) end`;

/** Messages from the view of one side, with the other side and the subject. */
const messages = (db: Db, userId: number) =>
  db
    .selectFrom('message')
    .innerJoin('message as root', (join) => join.on(sql<boolean>`root.id = coalesce(message.thread_id, message.id)`))
    .leftJoin('company', 'company.id', 'message.company_id')
    .leftJoin('company_media as logo', (join) =>
      join.onRef('logo.company_id', '=', 'company.id').on('logo.kind', '=', 'LOGO'),
    )
    .leftJoin('job_offer', 'job_offer.id', 'message.job_offer_id')
    .leftJoin('job_seeker as seeker', (join) => join.on('seeker.user_id', '=', other(userId)))
    .leftJoin('public_job_seeker as public_seeker', 'public_seeker.id', 'seeker.id')
    .leftJoin('job_seeker_image as photo', 'photo.job_seeker_id', 'public_seeker.id')
    .leftJoin('application', 'application.message_id', 'root.id')
    .leftJoin('user_account as other_account', (join) => join.on('other_account.id', '=', addressee(userId)))
    .selectAll('message')
    .select([companyShown.as('company'), 'logo.url as company_logo', jobOfferShown.as('job_offer')])
    .select(['company.owner_id as company_owner_id', 'root.owner_changed_at as root_owner_changed_at'])
    .select(['seeker.visible_name as seeker_name', 'public_seeker.slug as seeker_slug', 'photo.url as seeker_image'])
    .select(['root.kind as root_kind', 'root.sender_id as root_sender_id', 'root.recipient_id as root_recipient_id'])
    .select(['root.contact_info as root_contact_info', 'application.id as application_id'])
    .select('application.status as application_status')
    .select([other(userId).as('other_id'), companySide.as('company_side'), isOtherLocked.as('is_other_locked')])
    .select([outsider.as('outsider_id'), employer.as('employer_id')]);

export type MessageRow = Awaited<ReturnType<typeof messagesOf>>[number];

/** The messages of one folder, newest first (AC-14). */
export const messagesOf = (db: Db, userId: number, { folder, limit, offset }: MessageQuery) =>
  messages(db, userId)
    .where(isIn(folder, userId))
    .orderBy('message.created_at', 'desc')
    .orderBy('message.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export const countMessages = (db: Db, userId: number, folder: MessageQuery['folder']): Promise<number> =>
  countOf(db.selectFrom('message').where(isIn(folder, userId)));

export const countUnread = (db: Db, userId: number): Promise<number> =>
  countOf(db.selectFrom('message').where(isIn('inbox', userId)).where('read_at', 'is', null));

/** A message that this person sent or received; 404 for any other. */
export const requireMessage = (db: Db, userId: number, id: number): Promise<MessageRow> =>
  messages(db, userId)
    .where('message.id', '=', id)
    .where(isBetween(userId))
    .executeTakeFirstOrThrow(() => notFound('Diese Nachricht gibt es nicht.'));

/** All messages that this person sent or received in a conversation, oldest first. */
export const conversationOf = (db: Db, userId: number, root: number): Promise<MessageRow[]> =>
  messages(db, userId)
    .where((where) => where.or([where('message.id', '=', root), where('message.thread_id', '=', root)]))
    .where(isBetween(userId))
    .orderBy('message.created_at')
    .orderBy('message.id')
    .execute();

export const attachmentsOf = (db: Db, messageId: number) =>
  rowsWith(db, 'message_attachment', { message_id: messageId })
    .select(['id', 'file_name', 'bytes', 'storage_key'])
    .orderBy('id')
    .execute();

/**
 * Records that the recipient has read a message; only the first time is stored. The application of the message becomes
 * READ too.
 */
export async function markRead(db: Db, userId: number, id: number): Promise<void> {
  await changeRows(db, 'message', { id })
    .set({ read_at: sql<Date>`coalesce(read_at, now())` })
    .where(isReceivedBy(userId))
    .execute();
  await changeRows(db, 'application', { message_id: id, status: 'SUBMITTED' })
    .set({ status: 'READ', status_at: new Date() })
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('message').select('message.id').where('message.id', '=', id).where(isReceivedBy(userId))),
    )
    .execute();
}

/** Archives a received message, or restores it; only the first time is stored. */
export async function setArchived(db: Db, userId: number, id: number, isArchived: boolean): Promise<void> {
  await changeRows(db, 'message', { id })
    .set({ archived_at: isArchived ? sql<Date>`coalesce(archived_at, now())` : null })
    .where(isReceivedBy(userId))
    .execute();
}

/** Received and not deleted. */
const isReceivedBy = (userId: number) =>
  sql<boolean>`(message.recipient_id = ${userId} and not message.is_held and message.recipient_deleted_at is null)`;

/** Sent and not deleted. */
const isSentBy = (userId: number) =>
  sql<boolean>`(message.sender_id = ${userId} and message.sender_deleted_at is null)`;

const isBetween = (userId: number) => sql<boolean>`(${isReceivedBy(userId)} or ${isSentBy(userId)})`;

function isIn(folder: MessageQuery['folder'], userId: number) {
  if (folder === 'sent') return isSentBy(userId);
  return folder === 'inbox'
    ? sql<boolean>`(${isReceivedBy(userId)} and message.archived_at is null)`
    : sql<boolean>`(${isReceivedBy(userId)} and message.archived_at is not null)`;
}
