import { sql, type Kysely, type Transaction } from 'kysely';
import { t } from '@care/contracts/texts';
import type { Databases } from '../../platform/database/database';
import { validationError, type ApiError } from '../../platform/http/errors';
import type { Database } from '../../platform/database/schema';
import { saltOf } from './passwords';

type Db = Kysely<Database> | Transaction<Database>;

const accounts = (db: Db) =>
  db
    .selectFrom('user_account')
    .select(['id', 'username', 'email', 'password_hash', 'first_name', 'profile_type'])
    .select(['email_verified_at', 'disabled_at', 'created_at']);

export type Account = Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirstOrThrow']>>;

export type AddressAccounts = {
  /** The one account that has confirmed the address. */
  owner: Account | undefined;
  /** Those that only say that it is theirs, the latest first. */
  unconfirmed: Account[];
};

/** Everybody who gave this address, in any case (ADR 0019). */
export async function accountsOfAddress(db: Db, email: string): Promise<AddressAccounts> {
  const rows = await accounts(db)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .orderBy('id', 'desc')
    .execute();
  return {
    owner: rows.find(({ email_verified_at }) => email_verified_at !== null),
    unconfirmed: rows.filter(({ email_verified_at }) => email_verified_at === null),
  };
}

/** The salt that the unconfirmed accounts of an address share, so that one computation finds the one that a password fits. */
export const sharedSalt = ({ unconfirmed }: Pick<AddressAccounts, 'unconfirmed'>): Buffer | undefined =>
  saltOf(unconfirmed.at(-1)?.password_hash);

export type SignInAccounts = {
  /** Whom the name means: the user name's account, or the owner of the address. */
  named: Account | undefined;
  unconfirmed: Account[];
};

/** Who may be meant by what was typed as a name. */
export async function accountsForSignIn({ primary }: Databases, name: string): Promise<SignInAccounts> {
  const byName = await accounts(primary.kysely)
    .where(sql<string>`lower(username)`, '=', name.toLowerCase())
    .executeTakeFirst();
  if (!name.includes('@')) return { named: byName, unconfirmed: [] };
  const { owner, unconfirmed } = await accountsOfAddress(primary.kysely, name);
  // Older user names may look like an address; its owner comes first.
  return { named: owner ?? byName, unconfirmed };
}

const TAKEN =
  'Diese E-Mail-Adresse ist inzwischen bei einem anderen Konto bestätigt. Bitte melden Sie sich mit diesem Konto an; falls Sie das Passwort nicht mehr wissen, können Sie es zurücksetzen.';

/** 422 for a link that would confirm an address a second time; told to nobody but who reads the mails to the address. */
const addressTaken = (field: string): ApiError => validationError({ [field]: TAKEN }, TAKEN);

/** 422 for a link that does not work any more. */
export const linkExpired = (field: string): ApiError =>
  validationError({ [field]: t('errors.linkExpired') }, t('errors.linkExpired'));

/** Of several accounts the index lets one confirm the address; the others are told. */
export function explainTaken(error: unknown, field: string): unknown {
  return (error as { constraint?: string }).constraint === 'user_account_confirmed_email' ? addressTaken(field) : error;
}
