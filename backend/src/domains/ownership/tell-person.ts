import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { App } from '../../platform/http/app-type';
import type { Addressee } from '../../platform/mail/compose';
import type { Mail } from '../../platform/mail/mail';
import { confirmedPerson } from '../accounts';

/** Mails an account about a provider, if its address is confirmed. */
export async function tellPerson(
  app: App,
  db: Transaction<Database>,
  userId: number,
  mailFor: (person: Addressee) => Mail,
): Promise<void> {
  const person = await confirmedPerson(db, userId);
  if (person) await app.mailer.send(mailFor(person), { transaction: db });
}
