import { sql } from 'kysely';
import { t } from '@care/contracts/texts';
import type { Databases } from '../../platform/database/database';
import type { Leaver } from '../../platform/domain/domain';
import { validationError, type ApiError } from '../../platform/http/errors';
import type { Db, DbTransaction } from '../../platform/database/schema';
import { normalAddress, normalColumn } from '../../platform/mail/mail-address';
import { accountById } from './account-rows';
import { saltOf } from './passwords';

const accounts = (db: Db) =>
  db
    .selectFrom('user_account')
    .select(['id', 'username', 'email', 'password_hash', 'first_name', 'profile_type'])
    .select(['email_verified_at', 'disabled_at', 'created_at']);

export type Account = Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirstOrThrow']>>;

/** All accounts with this address, in upper or lower case (ADR 0019). */
export async function accountsOfAddress(db: Db, email: string) {
  const rows = await accounts(db)
    .where(normalColumn('email'), '=', normalAddress(email))
    .orderBy('id', 'desc')
    .execute();
  return {
    /** The account that has confirmed the address; at most one. */
    owner: rows.find(({ email_verified_at }) => email_verified_at !== null),
    /** Those that have not confirmed it, latest first. */
    unconfirmed: rows.filter(({ email_verified_at }) => email_verified_at === null),
  };
}

/**
 * The salt that the unconfirmed accounts of an address share, so that one computation finds the account with the
 * password.
 */
export const sharedSalt = (unconfirmed: readonly Account[]): Buffer | undefined =>
  saltOf(unconfirmed.at(-1)?.password_hash);

/** The accounts that the typed name may refer to; `named` has this user name, or owns the address. */
export async function accountsForSignIn({ primary }: Databases, name: string) {
  const byName = await accounts(primary.kysely)
    .where(sql<string>`lower(username)`, '=', name.toLowerCase())
    .executeTakeFirst();
  if (!name.includes('@')) return { named: byName, unconfirmed: [] };
  const { owner, unconfirmed } = await accountsOfAddress(primary.kysely, name);
  // Older user names may look like an address; the owner of the address has priority.
  return { named: owner ?? byName, unconfirmed };
}
export type SignInAccounts = Awaited<ReturnType<typeof accountsForSignIn>>;

const TAKEN =
  'Diese E-Mail-Adresse ist inzwischen bei einem anderen Konto bestätigt. Bitte melden Sie sich mit diesem Konto an; falls Sie das Passwort nicht mehr wissen, können Sie es zurücksetzen.';

/** 422 for a link that is no longer valid. */
export const linkExpired = (field: string): ApiError =>
  validationError({ [field]: t('errors.linkExpired') }, t('errors.linkExpired'));

/**
 * The unique index lets one account confirm the address. This turns the violation into a 422 for the others; only a person
 * who reads mails to the address can see it.
 */
export const explainTaken = (error: unknown, field: string): unknown =>
  (error as { constraint?: string }).constraint === 'user_account_confirmed_email'
    ? validationError({ [field]: TAKEN }, TAKEN)
    : error;

export const lockAccount = (db: DbTransaction, id: number) =>
  accountById(db, id).select(['email', 'email_verified_at']).forUpdate().executeTakeFirst();

/** Deletes an account; all rows that belong to this person only are deleted with it (cascade). */
export async function removeAccount(db: DbTransaction, { id, email, email_verified_at }: Leaver) {
  const { owner, unconfirmed } = await accountsOfAddress(db, email);
  // If another account has the address, its mails are kept.
  const isShared = owner !== undefined || unconfirmed.some((other) => other.id !== id);
  if (email_verified_at || !isShared)
    await db.deleteFrom('mail_outbox').where(normalColumn('recipient'), '=', normalAddress(email)).execute();
  await db.deleteFrom('idempotency_key').where('scope', 'like', `%user:${id}`).execute();
  await db.deleteFrom('rate_limit_counter').where('caller', '=', `user:${id}`).execute();
  await db.deleteFrom('user_account').where('id', '=', id).execute();
}
