import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../platform/schema';

/** Published to the jobs once a person has confirmed the address, so that what waited for it can go out. Data: `{ userId }`. */
export const EMAIL_CONFIRMED = 'email-confirmed';
export type EmailConfirmedEvent = { userId: number };

/** Whether a person's address is confirmed; until then nothing of theirs reaches others (AC-20). */
export async function hasConfirmedEmail(
  db: Kysely<Database> | Transaction<Database>,
  userId: number,
): Promise<boolean> {
  const found = await db
    .selectFrom('user_account')
    .select('email_verified_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  return Boolean(found?.email_verified_at);
}
