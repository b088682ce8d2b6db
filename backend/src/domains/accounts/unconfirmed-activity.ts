import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { normalAddress, normalColumn } from '../../platform/mail/mail-address';

type Db = Kysely<Database> | Transaction<Database>;

/** An account whose address is not confirmed is deleted when it was not used for this time (AC-20). */
export const UNCONFIRMED_DAYS = 30;

/** Records that the person used the account; at most once an hour, because every renewal of a token calls it. */
export async function recordUnconfirmedUse(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ unconfirmed_active_at: new Date() })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .where('unconfirmed_active_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute();
}

/**
 * Records that somebody requested a link for the address. It does so for all accounts that have not confirmed the
 * address, also if another account owns it: otherwise the time of the deletion would reveal the owner (AC-18).
 */
export async function recordLinkRequest(db: Db, email: string): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ unconfirmed_active_at: new Date() })
    .where(normalColumn('email'), '=', normalAddress(email))
    .where('email_verified_at', 'is', null)
    .execute();
}
