import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters that OWASP names for it. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS);

let decoy: Promise<string> | undefined;

/** Checks a password; takes equally long when there is no such account, so that time does not tell accounts apart. */
export async function verifyPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const known = storedHash ?? (await decoy);
  const matches = await verify(known, password).catch(() => false);
  return matches && storedHash !== undefined;
}
