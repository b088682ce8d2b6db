import { sql } from 'kysely';
import { isFound, changeRows } from '../../platform/database/queries';
import type { Db, DbTransaction } from '../../platform/database/schema';
import type { App } from '../../platform/http/app-type';
import type { Addressee, MailDraft } from '../../platform/mail/mail';
import { normalAddress, normalColumn } from '../../platform/mail/mail-address';

/** The query of one account by its id. */
export const accountById = (db: Db, id: number | null) => db.selectFrom('user_account').where('id', '=', id);

/** What a mail to an account needs. */
export const PERSON = ['email', 'first_name', 'email_verified_at'] as const;

/** The change of one account by its id. */
export const updateAccount = (db: Db, id: number) => db.updateTable('user_account').where('id', '=', id);

/** The query of one account that is neither disabled nor waits for its deletion. */
export const accountInUse = (db: Db, id: number | null) =>
  accountById(db, id).where('disabled_at', 'is', null).where('deletion_scheduled_at', 'is', null);

/** Whether an account can read what others write to it. */
export const isAccountInUse = (db: Db, id: number | null) => isFound(accountInUse(db, id).select('id'));

/** The addressee of a mail; undefined without a confirmed address. */
export const confirmedPerson = (db: Db, id: number | null) =>
  accountById(db, id).select(['email', 'first_name']).where('email_verified_at', 'is not', null).executeTakeFirst();

/** Mails an account if its address is confirmed. */
export async function tellPerson(
  app: App,
  db: DbTransaction,
  id: number | null,
  mailTo: (person: Addressee) => MailDraft,
): Promise<void> {
  const person = await confirmedPerson(db, id);
  if (person) await app.mailer.send(mailTo(person), { transaction: db });
}

/**
 * Sends a mail about an account if its address is confirmed. An unconfirmed address may be somebody else's: its reader
 * could take the mail for one about an account of theirs, and a link to data would give the data to a stranger.
 */
export async function tellOwner(
  app: App,
  db: DbTransaction,
  { email_verified_at }: { email_verified_at: Date | null },
  mail: MailDraft,
): Promise<void> {
  if (email_verified_at) await app.mailer.send(mail, { transaction: db });
}

/** An account whose address is not confirmed is deleted when it was not used for this time (AC-20). */
export const UNCONFIRMED_DAYS = 30;

/** Records that the person used the account; at most once an hour, because every renewal of a token calls it. */
export const recordUnconfirmedUse = (db: Db, userId: number) =>
  updateAccount(db, userId)
    .set({ unconfirmed_active_at: new Date() })
    .where('email_verified_at', 'is', null)
    .where('unconfirmed_active_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute();

/**
 * Records that somebody requested a link for the address. It does so for all accounts that have not confirmed the
 * address, also if another account owns it: otherwise the time of the deletion would reveal the owner (AC-18).
 */
export const recordLinkRequest = (db: Db, email: string) =>
  changeRows(db, 'user_account', { email_verified_at: null })
    .set({ unconfirmed_active_at: new Date() })
    .where(normalColumn('email'), '=', normalAddress(email))
    .execute();
