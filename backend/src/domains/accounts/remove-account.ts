import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { Leaver } from '../../platform/domain/domain';
import { normalAddress, normalColumn } from '../../platform/mail/mail-address';
import { accountsOfAddress } from './address-accounts';

export const lockAccount = (db: Transaction<Database>, id: number) =>
  db
    .selectFrom('user_account')
    .select(['email', 'email_verified_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Deletes an account; all rows that belong to this person only are deleted with it (cascade). */
export async function removeAccount(
  db: Transaction<Database>,
  { id, email, email_verified_at }: Leaver,
): Promise<void> {
  const { owner, unconfirmed } = await accountsOfAddress(db, email);
  // If another account has the address, its mails are kept.
  const isShared = owner !== undefined || unconfirmed.some((other) => other.id !== id);
  if (email_verified_at || !isShared)
    await db.deleteFrom('mail_outbox').where(normalColumn('recipient'), '=', normalAddress(email)).execute();
  await db.deleteFrom('idempotency_key').where('scope', 'like', `%user:${id}`).execute();
  await db.deleteFrom('rate_limit_counter').where('caller', '=', `user:${id}`).execute();
  await db.deleteFrom('user_account').where('id', '=', id).execute();
}
