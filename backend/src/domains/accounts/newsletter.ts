import { VERIFY_LINK_HOURS } from '@care/contracts/constants';
import type { Kysely, Transaction } from 'kysely';
import type { App } from '../../platform/http/app-type';
import type { Database } from '../../platform/database/schema';
import { endKeys, issueKey } from './account-keys';
import { newsletterConfirmMail } from './account-mails';
import { accountsOfAddress } from './address-accounts';
import type { AccountJob } from './email-address';

export const NEWSLETTER_CONFIRMATION = 'newsletter-confirmation';

/**
 * Records an order of the newsletter. A job mails the confirmation link; without the confirmation no newsletter is sent
 * (AC-20).
 */
export async function requestNewsletter(app: App, db: Transaction<Database>, job: AccountJob): Promise<void> {
  await db
    .insertInto('newsletter_subscription')
    .values({ user_id: job.userId, confirmed_at: null, ended_at: null })
    .onConflict((on) =>
      on.column('user_id').doUpdateSet({ requested_at: new Date(), confirmed_at: null, ended_at: null }),
    )
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

export async function endNewsletter(db: Kysely<Database> | Transaction<Database>, userId: number): Promise<void> {
  await db.updateTable('user_account').set({ newsletter: false }).where('id', '=', userId).execute();
  await db
    .updateTable('newsletter_subscription')
    .set({ ended_at: new Date() })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
  await endKeys(db, userId, ['NEWSLETTER']);
}
