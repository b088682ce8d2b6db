import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { MessageQuery } from '@care/contracts/schemas';
import type { Database } from '../platform/schema';

type Db = Kysely<Database>;

/** Messages with the names of what they are about. */
const messages = (db: Db) =>
  db
    .selectFrom('message')
    .leftJoin('company', 'company.id', 'message.company_id')
    .leftJoin('job_offer', 'job_offer.id', 'message.job_offer_id')
    .selectAll('message')
    .select([
      'company.name as company_name',
      'company.slug as company_slug',
      'job_offer.title as job_offer_title',
      'job_offer.slug as job_offer_slug',
    ]);

export type MessageRow = Awaited<ReturnType<typeof messagesOf>>[number];

/** The messages of one folder, newest first (AC-14). */
export const messagesOf = (db: Db, userId: number, { folder, limit, offset }: MessageQuery) =>
  messages(db)
    .where(isIn(folder, userId))
    .orderBy('message.created_at', 'desc')
    .orderBy('message.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export const countMessages = (db: Db, userId: number, folder: MessageQuery['folder']): Promise<number> =>
  countWhere(db, isIn(folder, userId));

export const countUnread = (db: Db, userId: number): Promise<number> =>
  countWhere(db, sql<boolean>`${isIn('inbox', userId)} and read_at is null`);

async function countWhere(db: Db, condition: RawBuilder<boolean>): Promise<number> {
  const counted = db
    .selectFrom('message')
    .where(condition)
    .select(sql<number>`count(*)::int`.as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}

/** One message, for those between whom it went; nobody else learns that it exists. */
export const findMessage = (db: Db, userId: number, id: number): Promise<MessageRow | undefined> =>
  messages(db).where('message.id', '=', id).where(isBetween(userId)).executeTakeFirst();

/** All that this person wrote or got in a conversation, oldest first. */
export const conversationOf = (db: Db, userId: number, root: number): Promise<MessageRow[]> =>
  messages(db)
    .where((where) => where.or([where('message.id', '=', root), where('message.thread_id', '=', root)]))
    .where(isBetween(userId))
    .orderBy('message.created_at')
    .orderBy('message.id')
    .execute();

/** Says that its recipient has read a message; the first time counts. */
export async function markRead(db: Db, userId: number, id: number): Promise<void> {
  await db
    .updateTable('message')
    .set({ read_at: sql<Date>`coalesce(read_at, now())` })
    .where('id', '=', id)
    .where('recipient_id', '=', userId)
    .execute();
}

const isBetween = (userId: number) => sql<boolean>`(message.recipient_id = ${userId} or message.sender_id = ${userId})`;

function isIn(folder: MessageQuery['folder'], userId: number) {
  if (folder === 'sent') return sql<boolean>`message.sender_id = ${userId}`;
  return folder === 'inbox'
    ? sql<boolean>`(message.recipient_id = ${userId} and message.archived_at is null)`
    : sql<boolean>`(message.recipient_id = ${userId} and message.archived_at is not null)`;
}
