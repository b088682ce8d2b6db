import { DELETION_DAYS } from '@care/contracts/constants';
import {
  accountById,
  deletedMail,
  deletionCancelledMail,
  deletionScheduledMail,
  endSessionsOf,
  lockPassword,
  tellOwner,
  updateAccount,
} from '../accounts';
import type { App } from '../../platform/http/app-type';
import { deleteAccount } from './delete-account';

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
    const { deletion_scheduled_at } = await accountById(transaction, plan.userId)
      .select('deletion_scheduled_at')
      .executeTakeFirstOrThrow();
    // A simultaneous request came first.
    if (deletion_scheduled_at) return deletion_scheduled_at;
    const person = await updateAccount(transaction, plan.userId)
      .set({ deletion_scheduled_at: scheduledFor, delete_ratings: plan.deleteRatings })
      .returning(['email', 'email_verified_at', 'first_name'])
      .executeTakeFirstOrThrow();
    for (const { account } of app.domains) await account?.scheduled?.(transaction, plan.userId);
    await endSessionsOf(transaction, plan.userId, { except: plan.sessionId });
    await tellOwner(app, transaction, person, deletionScheduledMail(person, scheduledFor, origin));
    return scheduledFor;
  });
}

/** Cancels a scheduled deletion; without one it does nothing. */
export async function cancelDeletion(app: App, userId: number, origin: string): Promise<void> {
  await app.databases.primary.kysely.transaction().execute(async (transaction) => {
    const person = await updateAccount(transaction, userId)
      .set({ deletion_scheduled_at: null, delete_ratings: false })
      .where('deletion_scheduled_at', 'is not', null)
      .returning(['email', 'email_verified_at', 'first_name'])
      .executeTakeFirst();
    if (!person) return;
    for (const { account } of app.domains) await account?.cancelled?.(transaction, userId);
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
