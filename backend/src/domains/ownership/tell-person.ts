import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { App } from '../../platform/http/app-type';
import type { Mail } from '../../platform/mail/mail';
import { tellOwner } from '../accounts';
import type { Addressee } from './ownership-mails';

/** Mails an account about a provider, if its address is confirmed. */
export async function tellPerson(
  app: App,
  db: Transaction<Database>,
  userId: number,
  mailTo: (person: Addressee) => Mail,
): Promise<void> {
  const person = await db
    .selectFrom('user_account')
    .select(['email', 'email_verified_at', 'first_name'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (person) await tellOwner(app, db, person, mailTo(person));
}
