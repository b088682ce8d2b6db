import type { Transaction } from 'kysely';
import type { Mail } from '../../platform/mail/mail';
import type { App } from '../../platform/http/app-type';
import type { Database } from '../../platform/database/schema';

/**
 * Sends a mail about an account if its address is confirmed. An unconfirmed address may be somebody else's: its reader
 * could take the mail for one about an account of theirs, and a link to data would give the data to a stranger.
 */
export async function tellOwner(
  app: App,
  db: Transaction<Database>,
  { email_verified_at }: { email_verified_at: Date | null },
  mail: Mail,
): Promise<void> {
  if (email_verified_at) await app.mailer.send(mail, { transaction: db });
}
