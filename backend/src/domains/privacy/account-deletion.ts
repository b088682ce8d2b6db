import { DELETION_DAYS } from '@care/contracts/constants';
import { sql, type Transaction } from 'kysely';
import {
  deletedMail,
  deletionCancelledMail,
  deletionScheduledMail,
  accountsOfAddress,
  lockPassword,
  endSessionsOf,
  tellOwner,
} from '../accounts';
import { mediaStorage } from '../../platform/files/media-storage';
import { privateFiles } from '../../platform/files/private-files';
import { normalAddress, normalColumn } from '../../platform/mail/mail-address';
import { filesOfPicture, removeUnusedFiles } from '../media';
import { removeFiles, removeOver } from '../messages';
import type { App } from '../../platform/http/app-type';
import type { Database } from '../../platform/database/schema';
import { deleteExportsOf, removeExportFiles } from './data-export';

const DAY_MS = 86_400_000;

export interface DeletionPlan {
  userId: number;
  sessionId: number;
  /** The hash that the given password matches. */
  passwordHash: string;
  deleteRatings: boolean;
}

/**
 * Locks an account at once and hides its profile. After 14 days it is deleted; until then the deletion can be
 * cancelled.
 */
export async function scheduleDeletion(app: App, plan: DeletionPlan, origin: string): Promise<Date> {
  const scheduledFor = new Date(Date.now() + DELETION_DAYS * DAY_MS);
  return app.databases.primary.kysely.transaction().execute(async (transaction) => {
    await lockPassword(transaction, { userId: plan.userId, field: 'password', hash: plan.passwordHash });
    const { deletion_scheduled_at } = await transaction
      .selectFrom('user_account')
      .select('deletion_scheduled_at')
      .where('id', '=', plan.userId)
      .executeTakeFirstOrThrow();
    // A simultaneous request came first.
    if (deletion_scheduled_at) return deletion_scheduled_at;
    const profile = await transaction
      .selectFrom('job_seeker')
      .select('is_hidden')
      .where('user_id', '=', plan.userId)
      .executeTakeFirst();
    const person = await transaction
      .updateTable('user_account')
      .set({
        deletion_scheduled_at: scheduledFor,
        delete_ratings: plan.deleteRatings,
        profile_was_hidden: profile?.is_hidden ?? false,
      })
      .where('id', '=', plan.userId)
      .returning(['email', 'email_verified_at', 'first_name'])
      .executeTakeFirstOrThrow();
    await transaction.updateTable('job_seeker').set({ is_hidden: true }).where('user_id', '=', plan.userId).execute();
    await endSessionsOf(transaction, plan.userId, { except: plan.sessionId });
    await tellOwner(app, transaction, person, deletionScheduledMail(person, scheduledFor, origin));
    return scheduledFor;
  });
}

/** Cancels a scheduled deletion; without one it does nothing. */
export async function cancelDeletion(app: App, userId: number, origin: string): Promise<void> {
  await app.databases.primary.kysely.transaction().execute(async (transaction) => {
    const person = await transaction
      .updateTable('user_account')
      .set({ deletion_scheduled_at: null, delete_ratings: false })
      .where('id', '=', userId)
      .where('deletion_scheduled_at', 'is not', null)
      .returning(['email', 'email_verified_at', 'first_name', 'profile_was_hidden'])
      .executeTakeFirst();
    if (!person) return;
    await transaction
      .updateTable('job_seeker')
      .set({ is_hidden: person.profile_was_hidden })
      .where('user_id', '=', userId)
      .execute();
    await tellOwner(app, transaction, person, deletionCancelledMail(person, origin));
  });
}

/** The job: deletes every account whose date is over, each in a separate transaction. */
export async function deleteDueAccounts(app: App): Promise<void> {
  const due = await app.databases.primary.kysely
    .selectFrom('user_account')
    .select('id')
    .where('deletion_scheduled_at', '<=', new Date())
    .orderBy('deletion_scheduled_at')
    .execute();
  for (const { id } of due) await deleteAccount(app, id);
}

async function deleteAccount(app: App, userId: number): Promise<void> {
  const { kysely } = app.databases.primary;
  const pictures = await picturesOf(app, userId);
  const attachments = await attachmentsOf(app, userId);
  let exports: string[] = [];
  const isGone = await kysely.transaction().execute(async (transaction) => {
    const person = await transaction
      .selectFrom('user_account')
      .select(['email', 'email_verified_at', 'first_name', 'delete_ratings'])
      .where('id', '=', userId)
      .where('deletion_scheduled_at', '<=', new Date())
      .forUpdate()
      .executeTakeFirst();
    // The deletion was cancelled at the last moment.
    if (!person) return false;
    await releaseCompany(transaction, userId);
    await detachRatings(transaction, userId, person.delete_ratings);
    const conversations = await detachMessages(transaction, userId);
    await deleteTraces(transaction, userId, person);
    exports = await deleteExportsOf(transaction, userId);
    // All rows that belong to this person only are deleted with the account (cascade).
    await transaction.deleteFrom('user_account').where('id', '=', userId).execute();
    await removeOver(transaction, conversations);
    await tellOwner(app, transaction, person, deletedMail(person));
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

/** Reviews remain without a name, or are deleted if the person chose that. */
async function detachRatings(db: Transaction<Database>, userId: number, deleteThem: boolean): Promise<void> {
  if (!deleteThem) {
    await db
      .updateTable('rating')
      .set({ is_anonymous: true, preferred_author_name: '' })
      .where('author_id', '=', userId)
      .execute();
    return;
  }
  const gone = await db.deleteFrom('rating').where('author_id', '=', userId).returning('company_id').execute();
  const companies = gone.map(({ company_id }) => company_id);
  if (companies.length > 0) await sql`select refresh_company_ratings(${sql.val(companies)}::bigint[])`.execute(db);
}

/**
 * Messages remain for their recipients, without contact data. Applications and held messages are deleted.
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
  const { owner } = await accountsOfAddress(db, email);
  // If the address belongs to another account, the mails of that account are kept.
  if (email_verified_at || !owner)
    await db.deleteFrom('mail_outbox').where(normalColumn('recipient'), '=', normalAddress(email)).execute();
  await db.deleteFrom('idempotency_key').where('scope', 'like', `%user:${userId}`).execute();
  await db.deleteFrom('rate_limit_counter').where('caller', '=', `user:${userId}`).execute();
}

/** Files of the own messages, and of messages in the own conversations that may be deleted too. */
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
