import { sql, type Transaction } from 'kysely';
import { accountsOfAddress } from '../accounts';
import { mediaStorage } from '../../platform/files/media-storage';
import { privateFiles } from '../../platform/files/private-files';
import { normalAddress, normalColumn } from '../../platform/mail/mail-address';
import { filesOfPicture, removeUnusedFiles } from '../media';
import { removeFiles, removeOver } from '../messages';
import { endClaimsOfAccount } from '../ownership';
import { endInquiryCases, endRequestsOf } from '../inquiries';
import { endRatingCasesOf, keepHolds } from '../ratings';
import type { App } from '../../platform/http/app-type';
import type { Database } from '../../platform/database/schema';
import { deleteExportsOf, removeExportFiles } from './data-export';

/** How an account is deleted; null if it must not be deleted any more. */
type Due = { deleteRatings: boolean } | null;

/**
 * Deletes an account with all data that belongs to the person only, in one transaction, and its files after it.
 * `confirmDue` runs after the account is locked and decides whether it is still due.
 */
export async function deleteAccount(
  app: App,
  userId: number,
  confirmDue: (db: Transaction<Database>) => Promise<Due>,
): Promise<void> {
  const pictures = await picturesOf(app, userId);
  const attachments = await attachmentsOf(app, userId);
  let exports: string[] = [];
  const isGone = await app.databases.primary.kysely.transaction().execute(async (transaction) => {
    const person = await transaction
      .selectFrom('user_account')
      .select(['email', 'email_verified_at'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    const due = person && (await confirmDue(transaction));
    if (!due) return false;
    await endClaimsOfAccount(app, transaction, userId);
    await releaseCompany(transaction, userId);
    await endRequestsOf(transaction, userId);
    await keepHolds(app, transaction, userId);
    if (due.deleteRatings) await endRatingCasesOf(app, transaction, userId);
    await detachRatings(transaction, userId, due.deleteRatings);
    const conversations = await detachMessages(transaction, userId);
    await deleteTraces(transaction, userId, person);
    exports = await deleteExportsOf(transaction, userId);
    // All rows that belong to this person only are deleted with the account (cascade).
    await transaction.deleteFrom('user_account').where('id', '=', userId).execute();
    await endInquiryCases(transaction);
    await removeOver(transaction, conversations);
    return true;
  });
  if (!isGone) return;
  await removeExportFiles(app.settings, exports);
  await removeUnusedFiles(app.databases, mediaStorage(app.settings), pictures);
  await removeFiles(privateFiles(app.settings), await withoutRow(app, attachments));
}

/** A provider remains after its owner is deleted, without the paid tier and without offers that nobody would answer. */
async function releaseCompany(db: Transaction<Database>, userId: number): Promise<void> {
  const owned = await db
    .updateTable('company')
    .set({
      owner_id: null,
      subscription: 'FREE_TIER',
      billing_period: null,
      is_wpw_confirmed: false,
      job_offers_count: 0,
      updated_at: new Date(),
    })
    .where('owner_id', '=', userId)
    .returning('id')
    .execute();
  const ids = owned.map(({ id }) => id);
  if (ids.length > 0) {
    await db
      .updateTable('job_offer')
      .set({ status: 'REMOVED', contact_name: null, contact_email: null, contact_phone: null })
      .where('company_id', 'in', ids)
      .execute();
  }
  // Registered, but never proved to belong to anybody.
  await db
    .deleteFrom('company')
    .where('status', '=', 'PENDING_REVIEW')
    .where('owner_id', 'is', null)
    .where(({ eb, selectFrom }) =>
      eb('id', 'in', selectFrom('ownership_claim').select('company_id').where('user_id', '=', userId)),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ownership_claim as other')
            .select('other.id')
            .whereRef('other.company_id', '=', 'company.id')
            .where('other.user_id', '!=', userId),
        ),
      ),
    )
    .execute();
}

/**
 * Reviews remain without a name, or are deleted if the person chose that. Those that are not public, and what is left
 * of deleted ones, are always deleted.
 */
async function detachRatings(db: Transaction<Database>, userId: number, deleteThem: boolean): Promise<void> {
  if (!deleteThem)
    await db
      .updateTable('rating')
      .set({ is_anonymous: true, preferred_author_name: '' })
      .where('author_id', '=', userId)
      .execute();
  // Without it nobody could find out whose address belongs to a review that stays.
  await db
    .updateTable('rating_invite')
    .set({ rating_id: null })
    .where('rating_id', 'in', (eb) => eb.selectFrom('rating').select('id').where('author_id', '=', userId))
    .execute();
  const gone = await db
    .deleteFrom('rating')
    .where('author_id', '=', userId)
    .$if(!deleteThem, (some) => some.where('status', 'in', ['PENDING', 'AUTHOR_DELETED', 'OWNED']))
    .returning('company_id')
    .execute();
  const companies = gone.map(({ company_id }) => company_id);
  if (companies.length > 0) await sql`select refresh_company_ratings(${sql.val(companies)}::bigint[])`.execute(db);
}

/**
 * Messages remain for the other side; those that the person has sent without contact data. The person's applications and
 * held messages are deleted.
 * @returns the conversations, of which those that the other side has deleted can be removed
 */
async function detachMessages(db: Transaction<Database>, userId: number): Promise<number[]> {
  const { rows } = await sql<{ root: number }>`
    select distinct coalesce(thread_id, id) root from message where sender_id = ${userId} or recipient_id = ${userId}`.execute(
    db,
  );
  await db
    .deleteFrom('message')
    .where('sender_id', '=', userId)
    // A reply has the kind of its conversation.
    .where(({ or, and, eb }) =>
      or([and([eb('kind', '=', 'APPLICATION'), eb('thread_id', 'is', null)]), eb('is_held', '=', true)]),
    )
    .execute();
  await db.updateTable('message').set({ contact_info: '{}' }).where('sender_id', '=', userId).execute();
  await db
    .updateTable('message')
    .set({ recipient_id: null })
    .where('recipient_id', '=', userId)
    .where('sender_id', 'is not', null)
    .where('is_held', '=', false)
    .execute();
  // A conversation that began with a message to the person continues without its first message.
  await db
    .updateTable('message')
    .set({ thread_id: null })
    .where(sql<boolean>`recipient_id is distinct from ${userId}`)
    .where('thread_id', 'in', (eb) => eb.selectFrom('message').select('id').where('recipient_id', '=', userId))
    .execute();
  return rows.map(({ root }) => root);
}

/** Deletes rows without a foreign key to the account. */
async function deleteTraces(
  db: Transaction<Database>,
  userId: number,
  { email, email_verified_at }: { email: string; email_verified_at: Date | null },
): Promise<void> {
  const { owner, unconfirmed } = await accountsOfAddress(db, email);
  // If another account has the address, its mails are kept.
  const isShared = owner !== undefined || unconfirmed.some(({ id }) => id !== userId);
  if (email_verified_at || !isShared)
    await db.deleteFrom('mail_outbox').where(normalColumn('recipient'), '=', normalAddress(email)).execute();
  // Sent without signing in; those that were sent with the account are deleted with it.
  if (email_verified_at)
    await db
      .deleteFrom('product_inquiry')
      .where('user_id', 'is', null)
      .where(normalColumn('email'), '=', normalAddress(email))
      .execute();
  await db.deleteFrom('idempotency_key').where('scope', 'like', `%user:${userId}`).execute();
  await db.deleteFrom('rate_limit_counter').where('caller', '=', `user:${userId}`).execute();
}

/** Files of the person's messages, and of others in these conversations that may be deleted too. */
async function attachmentsOf({ databases }: App, userId: number): Promise<string[]> {
  const { rows } = await sql<{ storage_key: string }>`
    select a.storage_key from message_attachment a left join message m on m.id = a.message_id
    where a.owner_id = ${userId} or m.recipient_id = ${userId}`.execute(databases.primary.kysely);
  return rows.map(({ storage_key }) => storage_key);
}

async function withoutRow({ databases }: App, keys: string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) key
    where not exists (select from message_attachment where storage_key = key)`.execute(databases.primary.kysely);
  return rows.map(({ key }) => key);
}

async function picturesOf({ databases }: App, userId: number): Promise<string[]> {
  const rows = await databases.primary.kysely
    .selectFrom('job_seeker_image as i')
    .innerJoin('job_seeker as j', 'j.id', 'i.job_seeker_id')
    .select(['i.url', 'i.variants'])
    .where('j.user_id', '=', userId)
    .execute();
  return rows.flatMap(filesOfPicture);
}
