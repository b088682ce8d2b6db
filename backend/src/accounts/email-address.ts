import { VERIFY_LINK_HOURS } from '@care/contracts/constants';
import type { EmailConfirmed } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { sql, type Selectable, type Transaction } from 'kysely';
import type { Mail } from '../mail/mailer';
import type { App } from '../platform/app-type';
import { validationError } from '../platform/errors';
import type { AccountKeyTable, Database } from '../platform/schema';
import { consumeKey, endKeys, issueKey } from './account-keys';
import {
  addressChangedMail,
  alreadyRegisteredMail,
  changeAddressNewMail,
  changeAddressOldMail,
  confirmAddressMail,
} from './account-mails';
import { EMAIL_CONFIRMED } from './confirmed-email';
import { lockPassword, refuseWrongPassword } from './passwords';

const LINK_MINUTES = VERIFY_LINK_HOURS * 60;
const UNIQUE_VIOLATION = '23505';
export const ADDRESS_CHANGES = ['CHANGE_EMAIL_OLD', 'CHANGE_EMAIL_NEW'] as const;

type KeyRow = Selectable<AccountKeyTable>;
type Outcome = EmailConfirmed['confirmed'];

/** The person with an address, in any case. */
export const accountByEmail = (db: Transaction<Database> | App['databases']['primary']['kysely'], email: string) =>
  db
    .selectFrom('user_account')
    .select(['id', 'email', 'first_name', 'email_verified_at', 'disabled_at'])
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();

/** The mail with the link that confirms an address; the link works once the transaction is through. */
export async function confirmationMail(
  transaction: Transaction<Database>,
  person: { id: number; email: string; first_name: string },
  origin: string,
): Promise<Mail> {
  const { id: userId, email } = person;
  const key = await issueKey(transaction, { userId, purpose: 'VERIFY_EMAIL', email, minutes: LINK_MINUTES });
  return confirmAddressMail(person, key, origin);
}

/** What the job behind `resend` does: nothing for addresses without an account or confirmed already. */
export async function resendConfirmation(app: App, email: string, origin: string): Promise<void> {
  await app.databases.primary.kysely.transaction().execute(async (transaction) => {
    const person = await accountByEmail(transaction, email);
    if (!person || person.email_verified_at || person.disabled_at) return;
    await app.mailer.send(await confirmationMail(transaction, person, origin), { transaction });
  });
}

/** Uses the key of a link that confirms something; throws 422 at `key` when it does not work any more (AC-20). */
export async function confirmByKey(app: App, key: string, origin: string): Promise<EmailConfirmed> {
  const expired = validationError({ key: t('errors.linkExpired') }, t('errors.linkExpired'));
  try {
    return await app.databases.primary.kysely.transaction().execute(async (transaction) => {
      const row = await consumeKey(transaction, key, [
        'VERIFY_EMAIL',
        'CHANGE_EMAIL_OLD',
        'CHANGE_EMAIL_NEW',
        'NEWSLETTER',
      ]);
      const confirmed = row && (await confirm(app, transaction, row, origin));
      if (!confirmed) throw expired;
      return { confirmed };
    });
  } catch (error) {
    // Somebody else registered the new address in between.
    throw (error as { code?: string }).code === UNIQUE_VIOLATION ? expired : error;
  }
}

function confirm(app: App, db: Transaction<Database>, row: KeyRow, origin: string): Promise<Outcome | null> {
  if (row.purpose === 'VERIFY_EMAIL') return confirmAddress(app, db, row);
  if (row.purpose === 'NEWSLETTER') return confirmNewsletter(db, row);
  return confirmChange(app, db, row, origin);
}

/** Null when the key is for an address that the account does not have any more. */
export async function confirmAddress(
  app: App,
  db: Transaction<Database>,
  { user_id, email }: Pick<KeyRow, 'user_id' | 'email'>,
): Promise<Outcome | null> {
  const account = await db
    .selectFrom('user_account')
    .select('email_verified_at')
    .where('id', '=', user_id)
    .where('email', '=', email)
    .executeTakeFirst();
  if (!account) return null;
  if (account.email_verified_at) return 'EMAIL';
  await db
    .updateTable('user_account')
    .set({ email_verified_at: new Date(), updated_at: new Date() })
    .where('id', '=', user_id)
    .execute();
  // A change that was asked for while nobody had confirmed the address did not ask its owner.
  await endKeys(db, user_id, ADDRESS_CHANGES);
  await app.jobs.publish(EMAIL_CONFIRMED, { userId: user_id }, { transaction: db });
  return 'EMAIL';
}

async function confirmNewsletter(db: Transaction<Database>, { user_id }: KeyRow): Promise<Outcome | null> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_subscription')
    .set({ confirmed_at: new Date() })
    .where('user_id', '=', user_id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return null;
  await db.updateTable('user_account').set({ newsletter: true }).where('id', '=', user_id).execute();
  return 'NEWSLETTER';
}

/** The second of the two confirmations changes the address; one that was never confirmed has no say, so that a slip can be mended. */
async function confirmChange(
  app: App,
  db: Transaction<Database>,
  row: KeyRow,
  origin: string,
): Promise<Outcome | null> {
  const person = await db
    .selectFrom('user_account')
    .select(['email', 'first_name', 'email_verified_at'])
    .where('id', '=', row.user_id)
    .executeTakeFirst();
  if (!person) return null;
  const other = row.purpose === 'CHANGE_EMAIL_OLD' ? 'CHANGE_EMAIL_NEW' : 'CHANGE_EMAIL_OLD';
  const half = await db
    .selectFrom('account_key')
    .select('id')
    .where('user_id', '=', row.user_id)
    .where('purpose', '=', other)
    .where('email', '=', row.email)
    .where('used_at', 'is not', null)
    .executeTakeFirst();
  if (!half && person.email_verified_at) return 'EMAIL_CHANGE_HALF';
  await db
    .updateTable('user_account')
    .set({ email: row.email, email_verified_at: new Date(), updated_at: new Date() })
    .where('id', '=', row.user_id)
    .execute();
  await endKeys(db, row.user_id);
  for (const to of person.email_verified_at ? [person.email, row.email] : [row.email])
    await app.mailer.send(addressChangedMail(to, person.first_name, row.email, origin), { transaction: db });
  if (!person.email_verified_at) await app.jobs.publish(EMAIL_CONFIRMED, { userId: row.user_id }, { transaction: db });
  return 'EMAIL_CHANGE';
}

export type AddressChange = { userId: number; email: string; password: string };

/**
 * Begins a change of address: a link to the old one and a link to the new one, both needed; only the latter while the old one was
 * never confirmed, because it may be a stranger's. That the new one belongs to another account is told to that address only.
 */
export async function requestEmailChange(app: App, change: AddressChange, origin: string): Promise<void> {
  const { userId, email, password } = change;
  const hash = await refuseWrongPassword(app.databases, { userId, field: 'password', given: password });
  await app.databases.primary.kysely.transaction().execute(async (transaction) => {
    await lockPassword(transaction, { userId, field: 'password', hash });
    const person = await transaction
      .selectFrom('user_account')
      .select(['email', 'first_name', 'email_verified_at'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    if (person.email.toLowerCase() === email.toLowerCase())
      throw validationError({ email: 'Diese Adresse gilt bereits für Ihr Konto.' });
    const plan = { userId, email, minutes: LINK_MINUTES };
    const isConfirmed = person.email_verified_at !== null;
    const oldKey = isConfirmed && (await issueKey(transaction, { ...plan, purpose: 'CHANGE_EMAIL_OLD' }));
    const newKey = await issueKey(transaction, { ...plan, purpose: 'CHANGE_EMAIL_NEW' });
    const isTaken = (await accountByEmail(transaction, email)) !== undefined;
    if (oldKey) await app.mailer.send(changeAddressOldMail(person, email, oldKey, origin), { transaction });
    await app.mailer.send(
      isTaken ? alreadyRegisteredMail(email, origin) : changeAddressNewMail(email, newKey, origin, isConfirmed),
      { transaction },
    );
  });
}
