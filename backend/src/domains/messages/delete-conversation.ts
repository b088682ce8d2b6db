import { sql } from 'kysely';
import { privateFiles, type PrivateFiles } from '../../platform/files/private-files';
import type { App } from '../../platform/http/app-type';
import type { DbTransaction } from '../../platform/database/schema';
import { requireMessage } from './message-queries';

/**
 * Nobody can see the message any more: both sides have deleted it, or one is deleted or never received it. Until the
 * retention time of messages a reported message is kept as evidence, and a reply to a visitor for the link in the mail.
 */
const isOver = sql<boolean>`(
  (sender_id is null or sender_deleted_at is not null)
  and ((recipient_id is null and recipient_email is null) or is_held or recipient_deleted_at is not null)
  and not exists (select from message_report r where r.message_id = message.id))`;

/** Deletes a conversation for this person; the other side keeps it. Throws 404 for a conversation of others. */
export async function deleteConversation({ databases, settings }: App, userId: number, id: number): Promise<void> {
  const files = await databases.primary.kysely.transaction().execute(async (transaction) => {
    const { thread_id } = await requireMessage(transaction, userId, id);
    return deleteForOne(transaction, userId, thread_id ?? id);
  });
  await removeFiles(privateFiles(settings), files);
}

/**
 * Runs within a transaction.
 * @returns the keys of files to be deleted after it
 */
export async function deleteForOne(db: DbTransaction, userId: number, root: number): Promise<string[]> {
  const conversation = db
    .updateTable('message')
    .where((where) => where.or([where('id', '=', root), where('thread_id', '=', root)]));
  await conversation
    .set({ sender_deleted_at: new Date() })
    .where('sender_id', '=', userId)
    .where('sender_deleted_at', 'is', null)
    .execute();
  await conversation
    .set({ recipient_deleted_at: new Date() })
    .where('recipient_id', '=', userId)
    .where('is_held', '=', false)
    .where('recipient_deleted_at', 'is', null)
    .execute();
  return removeOver(db, [root]);
}

/**
 * Removes the messages of these conversations that nobody can see any more. The other messages refer to the first one,
 * so it is only emptied while one of them exists.
 * @returns the keys of files to be deleted after the transaction
 */
export async function removeOver(db: DbTransaction, roots: number[]): Promise<string[]> {
  if (roots.length === 0) return [];
  const { rows } = await sql<{ storage_key: string }>`
    delete from message_attachment where message_id in (
      select id from message where (id = any (${roots}::bigint[]) or thread_id = any (${roots}::bigint[])) and ${isOver})
    returning storage_key`.execute(db);
  await sql`delete from message where thread_id = any (${roots}::bigint[]) and ${isOver}`.execute(db);
  await sql`
    delete from message where id = any (${roots}::bigint[]) and ${isOver}
      and not exists (select from message reply where reply.thread_id = message.id)`.execute(db);
  await sql`
    update message set title = '', content = '', contact_info = '{}' where id = any (${roots}::bigint[]) and ${isOver}`.execute(
    db,
  );
  return rows.map(({ storage_key }) => storage_key);
}

export async function removeFiles(files: PrivateFiles, keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((key) => files.remove(key)));
}
