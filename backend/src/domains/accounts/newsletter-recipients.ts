import { sql } from 'kysely';
import { inBatches } from '../../platform/database/queries';
import type { Db } from '../../platform/database/schema';

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
