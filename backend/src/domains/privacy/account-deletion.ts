import { DELETION_DAYS } from '@care/contracts/constants';
import {
  accountById,
  deletedMail,
  deletionCancelledMail,
  deletionScheduledMail,
  endSessionsOf,
  erasureScheduledMail,
  tellOwner,
  updateAccount,
} from '../accounts';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { App } from '../../platform/http/app-type';
import { deleteAccount } from './delete-account';

const DAY_MS = 86_400_000;

interface DeletionPlan {
  userId: number;
  deleteRatings?: boolean;
  /** The session that stays. */
  except?: number;
  /** Why STAFF deletes the account. */
  reason?: string;
}

/**
 * Locks an account at once and hides its profile. After 14 days it is deleted; until then the deletion can be
 * cancelled.
 */
export async function scheduleDeletion(
  app: App,
  db: Transaction<Database>,
  { userId, deleteRatings = false, except = 0, reason }: DeletionPlan,
  origin: string,
): Promise<Date> {
  const scheduledFor = new Date(Date.now() + DELETION_DAYS * DAY_MS);
  const { deletion_scheduled_at } = await accountById(db, userId)
    .select('deletion_scheduled_at')
    .executeTakeFirstOrThrow();
  // A simultaneous request came first.
  if (deletion_scheduled_at) return deletion_scheduled_at;
  const person = await updateAccount(db, userId)
    .set({ deletion_scheduled_at: scheduledFor, delete_ratings: deleteRatings })
    .returning(['email', 'email_verified_at', 'first_name'])
    .executeTakeFirstOrThrow();
  for (const { account } of app.domains) await account?.scheduled?.(db, userId);
  await endSessionsOf(db, userId, { except });
  const mail =
    reason === undefined
      ? deletionScheduledMail(person, scheduledFor, origin)
      : erasureScheduledMail(person, scheduledFor, reason, origin);
  await tellOwner(app, db, person, mail);
  return scheduledFor;
}

/** Cancels a scheduled deletion; without one it does nothing. */
export async function cancelDeletion(
  app: App,
  db: Transaction<Database>,
  userId: number,
  origin: string,
): Promise<boolean> {
  const person = await updateAccount(db, userId)
    .set({ deletion_scheduled_at: null, delete_ratings: false })
    .where('deletion_scheduled_at', 'is not', null)
    .returning(['email', 'email_verified_at', 'first_name'])
    .executeTakeFirst();
  if (!person) return false;
  for (const { account } of app.domains) await account?.cancelled?.(db, userId);
  await tellOwner(app, db, person, deletionCancelledMail(person, origin));
  return true;
}

/** The job: deletes every account whose date is over, each in a separate transaction. */
export async function deleteDueAccounts(app: App): Promise<void> {
  const due = await app.databases.primary.kysely
    .selectFrom('user_account')
    .select('id')
    .where('deletion_scheduled_at', '<=', new Date())
    .orderBy('deletion_scheduled_at')
    .execute();
  for (const { id } of due)
    await deleteAccount(app, id, async (transaction) => {
      const person = await accountById(transaction, id)
        .select(['email', 'email_verified_at', 'first_name', 'delete_ratings'])
        .where('deletion_scheduled_at', '<=', new Date())
        .executeTakeFirst();
      // The deletion was cancelled at the last moment.
      if (!person) return null;
      await tellOwner(app, transaction, person, deletedMail(person));
      return { deleteRatings: person.delete_ratings };
    });
}
