import type { Transaction } from 'kysely';
import type { Mail } from '../../platform/mail/mailer';
import type { App } from '../../platform/http/app-type';
import type { Database } from '../../platform/database/schema';

/**
 * Sends news of an account, if it has confirmed its address. Before, the address may be somebody else's: its reader would take the news
 * for those of the own account, and a link to data would lead a stranger to them.
 */
export async function tellOwner(
  app: App,
  db: Transaction<Database>,
  { email_verified_at }: { email_verified_at: Date | null },
  mail: Mail,
): Promise<void> {
  if (email_verified_at) await app.mailer.send(mail, { transaction: db });
}
