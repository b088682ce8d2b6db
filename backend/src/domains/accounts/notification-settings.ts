import type { EmailNotifications, NotificationChange, NotificationSettings } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { sql } from 'kysely';
import type { App } from '../../platform/http/app-type';
import type { Databases } from '../../platform/database/database';
import type { Db, DbTransaction } from '../../platform/database/schema';
import { VERIFY_LINK_HOURS } from '@care/contracts/constants';
import { endKeys, issueKey } from './account-keys';
import { newsletterConfirmMail } from './account-mails';
import { updateAccount } from './account-rows';
import { accountsOfAddress } from './address-accounts';
import type { AccountJob } from './email-address';
import { changeRows, inBatches } from '../../platform/database/queries';

/** The query of the kinds of mail that a person gets (AC-07, AC-20). */
export const notificationSettings = (db: Db, userId: number) =>
  db
    .selectFrom('user_account as u')
    .leftJoin('newsletter_subscription as n', (on) => on.onRef('n.user_id', '=', 'u.id').on('n.ended_at', 'is', null))
    .select(['u.email_notifications', 'u.notify_messages as messages', 'u.notify_saved_searches as saved_searches'])
    .select(
      sql<NotificationSettings['newsletter']>`
        case when u.newsletter then 'ON' when n.requested_at is null then 'OFF' else 'PENDING' end`.as('newsletter'),
    )
    .where('u.id', '=', userId);

/** Changes the given settings. Switching the newsletter on sends the confirmation link. */
export async function changeNotifications(app: App, userId: number, change: NotificationChange, origin: string) {
  await app.jobs.ready(NEWSLETTER_CONFIRMATION);
  return app.databases.primary.kysely.transaction().execute(async (transaction) => {
    const { email_notifications, messages, saved_searches, newsletter } = change;
    // What is undefined stays as it is.
    const switches = { email_notifications, notify_messages: messages, notify_saved_searches: saved_searches };
    await updateAccount(transaction, userId)
      .set({ updated_at: new Date(), ...switches })
      .execute();
    const before = await notificationSettings(transaction, userId).executeTakeFirstOrThrow();
    if (newsletter === false) await endNewsletter(transaction, userId);
    if (newsletter === true && before.newsletter !== 'ON')
      await requestNewsletter(app, transaction, { userId, origin }, 'ACCOUNT');
    return notificationSettings(transaction, userId).executeTakeFirstOrThrow();
  });
}

/** `POST /user/toggle-email-notifications/` switches all notifications on or off (AC-07). */
export const toggleEmailNotifications = async ({ primary }: Databases, userId: number): Promise<EmailNotifications> =>
  updateAccount(primary.kysely, userId)
    .set({ email_notifications: sql<boolean>`not email_notifications`, updated_at: new Date() })
    .returning('email_notifications')
    .executeTakeFirstOrThrow();

export const NEWSLETTER_CONFIRMATION = 'newsletter-confirmation';

/**
 * Records an order of the newsletter. A job mails the confirmation link; without the confirmation no newsletter is sent
 * (AC-20).
 */
export async function requestNewsletter(
  app: App,
  db: DbTransaction,
  job: AccountJob,
  source: 'REGISTRATION' | 'ACCOUNT',
): Promise<void> {
  const asked = { source, wording: t('fields.newsletterConsent'), requested_at: new Date() };
  await db
    .insertInto('newsletter_subscription')
    .values({ ...asked, user_id: job.userId })
    .onConflict((on) => on.column('user_id').where('ended_at', 'is', null).doUpdateSet(asked))
    .execute();
  await app.jobs.enqueue(NEWSLETTER_CONFIRMATION, job, { transaction: db });
}

/** The job that mails the link. If the address belongs to another account, no mail is sent. */
export async function askForNewsletter(app: App, { userId, origin }: AccountJob): Promise<void> {
  await app.jobs.ready('mail');
  await app.databases.primary.kysely.transaction().execute(async (transaction) => {
    const person = await transaction
      .selectFrom('user_account as u')
      .innerJoin('newsletter_subscription as n', 'n.user_id', 'u.id')
      .select(['u.id', 'u.email', 'u.first_name'])
      .where('u.id', '=', userId)
      .where('n.confirmed_at', 'is', null)
      .where('n.ended_at', 'is', null)
      .executeTakeFirst();
    if (!person) return;
    const { owner } = await accountsOfAddress(transaction, person.email);
    if (owner && owner.id !== userId) return;
    const minutes = VERIFY_LINK_HOURS * 60;
    const key = await issueKey(transaction, { userId, purpose: 'NEWSLETTER', email: person.email, minutes });
    await app.mailer.send(newsletterConfirmMail(person, key, origin), { transaction });
  });
}

export async function endNewsletter(db: Db, userId: number): Promise<void> {
  await updateAccount(db, userId).set({ newsletter: false }).execute();
  await changeRows(db, 'newsletter_subscription', { user_id: userId, ended_at: null })
    .set({ ended_at: new Date() })
    .execute();
  await endKeys(db, userId, ['NEWSLETTER']);
}

/**
 * The people `u` who get the newsletter: they have confirmed it by mail, and their account is in use. An account whose
 * address another one has confirmed gets none, because the address is not its own (ADR 0019).
 */
export const newsletterRecipients = (db: Db) =>
  db
    .selectFrom('user_account as u')
    .innerJoin('newsletter_subscription as n', (on) => on.onRef('n.user_id', '=', 'u.id').on('n.ended_at', 'is', null))
    .where('u.newsletter', '=', true)
    .where('n.confirmed_at', 'is not', null)
    .where('u.disabled_at', 'is', null)
    .where('u.deletion_scheduled_at', 'is', null)
    .where(
      sql<boolean>`(u.email_verified_at is not null or not exists (select from user_account o
        where lower(o.email) = lower(u.email) and o.email_verified_at is not null))`,
    );

/** One account for each address, without those to which no mail is sent. */
export const reachableRecipients = (db: Db) =>
  newsletterRecipients(db)
    .distinctOn(sql`lower(u.email)`)
    .where(sql<boolean>`not exists (select from mail_suppression s where s.address = lower(u.email))`)
    .orderBy(sql`lower(u.email)`)
    .orderBy('u.id');

/** The proofs of all consents, the oldest first, in batches. */
export const newsletterConsents = (db: Db) =>
  inBatches((after, limit) =>
    db.selectFrom('newsletter_subscription').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute(),
  );
