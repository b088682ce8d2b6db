import { hash, verify } from '@node-rs/argon2';
import { t } from '@care/contracts/texts';
import type { Databases } from '../platform/database';
import { validationError } from '../platform/errors';

/** argon2id with the parameters that OWASP names for it. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS);

/** Made at once: the first sign-in by an unknown name would take longer than that by a known one. */
const decoy = hashPassword('nobody has this password');

/** Checks a password; takes equally long when there is no such account, so that time does not tell accounts apart. */
export async function verifyPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  const known = storedHash ?? (await decoy);
  const matches = await verify(known, password).catch(() => false);
  return matches && storedHash !== undefined;
}

/** Throws 422 at `field` unless the person knows the password: a stolen token alone must not change an account. */
export async function refuseWrongPassword(
  { primary }: Databases,
  userId: number,
  entry: { field: string; given: string },
): Promise<void> {
  const { password_hash } = await primary.kysely
    .selectFrom('user_account')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!(await verifyPassword(entry.given, password_hash)))
    throw validationError({ [entry.field]: t('errors.wrongPassword') });
}
