import { hash, verify } from '@node-rs/argon2';
import { t } from '@care/contracts/texts';
import type { Databases } from '../../platform/database/database';
import type { App } from '../../platform/http/app-type';
import { wrongGuess } from '../../platform/http/errors';
import type { DbTransaction } from '../../platform/database/schema';
import { consumeKey } from './account-keys';
import { accountById } from './account-rows';

/** The password of all demo accounts. It is public, so a real installation refuses it. */
export const DEMO_PASSWORD = 'Pflege-Demo-2026';

/**
 * Whether a password is too easy to guess for an account. The password of the demonstration is public and therefore
 * weak. The list of 49,000 common ones is loaded with the first new password.
 */
export async function isWeak(
  password: string,
  { username, first_name, last_name, email }: Record<'username' | 'first_name' | 'last_name' | 'email', string>,
): Promise<boolean> {
  const { isGuessable } = await import('@care/contracts/guessable-password');
  const known = [username, first_name, last_name, email.split('@')[0] ?? ''];
  return password === DEMO_PASSWORD || isGuessable(password, known);
}

/** argon2id with the parameters that OWASP recommends. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** @param salt of another account of the same address, see `sharedSalt`; by default a new one */
export const hashPassword = (password: string, salt?: Buffer): Promise<string> =>
  hash(password, { ...PARAMETERS, ...(salt && { salt }) });

/** The salt in a stored hash, `$argon2id$v=19$…$salt$hash`. */
export function saltOf(storedHash: string | undefined): Buffer | undefined {
  const salt = storedHash?.split('$')[4];
  return salt ? Buffer.from(salt, 'base64') : undefined;
}

/** A hash of no password, with the same parameters: what a sign-in with an unknown name is checked against. */
const DECOY = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Checks a password. It takes the same time if there is no such account, so that the time does not reveal accounts. */
export async function verifyPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  const matches = await verify(storedHash ?? DECOY, password).catch(() => false);
  return matches && storedHash !== undefined;
}

export const wrongPassword = (field: string) => wrongGuess({ [field]: t('errors.wrongPassword') });

/** The hash of the account's password, if this is the password, or once for a confirmation by passkey (OP-72). */
export async function ownPasswordHash({ primary }: Databases, userId: number, given: string): Promise<string | null> {
  const { password_hash } = await accountById(primary.kysely, userId).select('password_hash').executeTakeFirstOrThrow();
  if (await verifyPassword(given, password_hash)) return password_hash;
  const confirmed = await primary.kysely.transaction().execute((db) => consumeKey(db, given, ['CONFIRMED']));
  return confirmed?.user_id === userId ? password_hash : null;
}

/**
 * Runs a change in a transaction if this is the password of the account, and still is when the account is locked: a
 * stolen token alone must not be enough.
 * @throws 422 at `password`
 */
export async function withPassword<Result>(
  { databases }: App,
  userId: number,
  given: string,
  change: (db: DbTransaction) => Promise<Result>,
): Promise<Result> {
  const hash = await ownPasswordHash(databases, userId, given);
  if (!hash) throw wrongPassword('password');
  return databases.primary.kysely.transaction().execute(async (db) => {
    await lockPassword(db, { userId, field: 'password', hash });
    return change(db);
  });
}

/**
 * Locks the account for the transaction that changes it. Throws the same 422 if the password was changed in the
 * meantime: the check takes some time, and a person who knows only the old password must not undo a reset.
 */
export const lockPassword = (
  db: DbTransaction,
  { userId, field, hash }: { userId: number; field: string; hash: string },
) =>
  accountById(db, userId)
    .select('id')
    .where('password_hash', '=', hash)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => wrongPassword(field));
