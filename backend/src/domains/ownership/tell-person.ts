import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { App } from '../../platform/http/app-type';
import type { Mail } from '../../platform/mail/mail';
import { confirmedPerson } from '../accounts';
import type { Addressee } from './ownership-mails';

/** Mails an account about a provider, if its address is confirmed. */
export async function tellPerson(
  app: App,
  db: Transaction<Database>,
  userId: number,
  mailTo: (person: Addressee) => Mail,
): Promise<void> {
  const person = await confirmedPerson(db, userId);
  if (person) await app.mailer.send(mailTo(person), { transaction: db });
}
