import type { EmailNotifications, NotificationChange, NotificationSettings } from '@care/contracts/schemas';
import { sql, type Kysely } from 'kysely';
import type { App } from '../../platform/http/app-type';
import type { Databases } from '../../platform/database/database';
import type { Database } from '../../platform/database/schema';
import { endNewsletter, NEWSLETTER_CONFIRMATION, requestNewsletter } from './newsletter';

type Db = Kysely<Database>;

/** The kinds of mail that a person gets (AC-07, AC-20). */
export async function notificationSettings(db: Db, userId: number): Promise<NotificationSettings> {
  const found = await findNotificationSettings(db, userId);
  if (!found) throw new Error(`No account ${userId}.`);
  return found;
}

/** The notification settings of an account; null if it was deleted. */
export async function findNotificationSettings(db: Db, userId: number): Promise<NotificationSettings | null> {
  const row = await db
    .selectFrom('user_account as u')
    .leftJoin('newsletter_subscription as n', 'n.user_id', 'u.id')
    .select(['u.email_notifications', 'u.notify_messages', 'u.notify_saved_searches', 'u.newsletter'])
    .select(['n.requested_at', 'n.ended_at'])
    .where('u.id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const isPending = row.requested_at !== null && row.ended_at === null;
  return {
    email_notifications: row.email_notifications,
    messages: row.notify_messages,
    saved_searches: row.notify_saved_searches,
    newsletter: row.newsletter ? 'ON' : isPending ? 'PENDING' : 'OFF',
  };
}

/** Changes the given settings. Switching the newsletter on sends the confirmation link. */
export async function changeNotifications(
  app: App,
  userId: number,
  change: NotificationChange,
  origin: string,
): Promise<NotificationSettings> {
  await app.jobs.ready(NEWSLETTER_CONFIRMATION);
  return app.databases.primary.kysely.transaction().execute(async (transaction) => {
    const { email_notifications, messages, saved_searches, newsletter } = change;
    await transaction
      .updateTable('user_account')
      .set({
        updated_at: new Date(),
        ...(email_notifications !== undefined && { email_notifications }),
        ...(messages !== undefined && { notify_messages: messages }),
        ...(saved_searches !== undefined && { notify_saved_searches: saved_searches }),
      })
      .where('id', '=', userId)
      .execute();
    const before = await notificationSettings(transaction, userId);
    if (newsletter === false) await endNewsletter(transaction, userId);
    if (newsletter === true && before.newsletter !== 'ON')
      await requestNewsletter(app, transaction, { userId, origin });
    return notificationSettings(transaction, userId);
  });
}

/** `POST /user/toggle-email-notifications/` switches all notifications on or off (AC-07). */
export const toggleEmailNotifications = async ({ primary }: Databases, userId: number): Promise<EmailNotifications> =>
  primary.kysely
    .updateTable('user_account')
    .set({ email_notifications: sql<boolean>`not email_notifications`, updated_at: new Date() })
    .where('id', '=', userId)
    .returning('email_notifications')
    .executeTakeFirstOrThrow();
