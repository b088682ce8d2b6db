import { sql } from 'kysely';
import { privateFiles, type PrivateFiles } from '../../platform/files/private-files';
import type { App } from '../../platform/http/app-type';
import type { DbTransaction } from '../../platform/database/schema';
import { requireMessage } from './message-queries';
import type { Readable } from 'node:stream';
import type { AccountFile, Leaver } from '../../platform/domain/domain';
import { changeRows } from '../../platform/database/queries';

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
  await sql`
    update message set sender_deleted_at = ${new Date()}
    where (id = ${root} or thread_id = ${root}) and sender_id = ${userId} and sender_deleted_at is null`.execute(db);
  await sql`
    update message set recipient_deleted_at = ${new Date()} where (id = ${root} or thread_id = ${root})
      and recipient_id = ${userId} and not is_held and recipient_deleted_at is null`.execute(db);
  return removeOver(db, [root]);
}

/**
 * Removes the messages of these conversations that nobody can see any more. The other messages refer to the first one,
 * so it is only emptied while one of them exists.
 * @returns the keys of files to be deleted after the transaction
 */
async function removeOver(db: DbTransaction, roots: number[]): Promise<string[]> {
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

/** Detaches an account that is being deleted from its messages; files and conversations that nobody needs go after it. */
export async function leaveMessages(app: App, db: DbTransaction, { id }: Leaver) {
  const attachments = await attachmentsOf(db, id);
  const conversations = await detachMessages(db, id);
  return {
    gone: (after: DbTransaction) => removeOver(after, conversations),
    committed: async () => removeFiles(privateFiles(app.settings), await withoutRow(app, attachments)),
  };
}

/**
 * Messages remain for the other side; those that the person has sent without contact data. The person's applications and
 * held messages are deleted.
 * @returns the conversations, of which those that the other side has deleted can be removed
 */
async function detachMessages(db: DbTransaction, userId: number): Promise<number[]> {
  const { rows } = await sql<{ root: number }>`
    select distinct coalesce(thread_id, id) root from message where sender_id = ${userId} or recipient_id = ${userId}`.execute(
    db,
  );
  // A reply has the kind of its conversation.
  await sql`
    delete from message
    where sender_id = ${userId} and (is_held or (kind = 'APPLICATION' and thread_id is null))`.execute(db);
  await db.updateTable('message').set({ contact_info: '{}' }).where('sender_id', '=', userId).execute();
  await changeRows(db, 'message', { recipient_id: userId })
    .set({ recipient_id: null })
    .where('sender_id', 'is not', null)
    .where('is_held', '=', false)
    .execute();
  // A conversation that began with a message to the person continues without its first message.
  await sql`
    update message set thread_id = null where recipient_id is distinct from ${userId}
      and thread_id in (select id from message where recipient_id = ${userId})`.execute(db);
  return rows.map(({ root }) => root);
}

/** Files of the person's messages, and of others in these conversations that may be deleted too. */
async function attachmentsOf(db: DbTransaction, userId: number): Promise<string[]> {
  const { rows } = await sql<{ storage_key: string }>`
    select a.storage_key from message_attachment a left join message m on m.id = a.message_id
    where a.owner_id = ${userId} or m.recipient_id = ${userId}`.execute(db);
  return rows.map(({ storage_key }) => storage_key);
}

async function withoutRow({ databases }: App, keys: string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) key
    where not exists (select from message_attachment where storage_key = key)`.execute(databases.primary.kysely);
  return rows.map(({ key }) => key);
}

/** The attachments among the exported rows: those of the account, and those that it has received. */
export async function exportedAttachments(
  { databases, settings }: App,
  userId: number,
  exported: ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]>,
): Promise<AccountFile[]> {
  const ids = (exported.get('message_attachment') ?? []).map(({ id }) => Number(id));
  if (ids.length === 0) return [];
  const kept = privateFiles(settings);
  const rows = await databases.primary.kysely
    .selectFrom('message_attachment')
    .select(['id', 'file_name', 'storage_key', 'owner_id'])
    .where('id', 'in', ids)
    .execute();
  const files: AccountFile[] = [];
  for (const { id, file_name, storage_key, owner_id } of rows) {
    const found = await kept.find(storage_key);
    const folder = owner_id === userId ? 'anhaenge' : 'erhaltene-anhaenge';
    if (found) files.push({ name: `${folder}/${id}-${file_name}`, open: () => found.open() as Readable });
  }
  return files;
}
