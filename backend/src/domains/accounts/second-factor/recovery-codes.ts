import { randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import type { Kysely, Transaction } from 'kysely';
import { countOf } from '../../../platform/database/queries';
import type { Database } from '../../../platform/database/schema';
import { fingerprint } from '../account-keys';

const CODES = 10;
/** 16 characters in base32. So many random bits need no slow hash. */
const BYTES = 10;

const normal = (code: string): string => code.toUpperCase().replace(/[^A-Z2-7]/g, '');

/** `ABCD-EFGH-IJKL-MNOP` */
const newCode = (): string =>
  new Secret({ buffer: new Uint8Array(randomBytes(BYTES)).buffer }).base32.replace(/.{4}(?=.)/g, '$&-');

export const removeRecoveryCodes = (db: Kysely<Database>, userId: number) =>
  db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();

/** Replaces the recovery codes of a person. Only the answer has them. */
export async function replaceRecoveryCodes(db: Transaction<Database>, userId: number): Promise<string[]> {
  await removeRecoveryCodes(db, userId);
  const codes = Array.from({ length: CODES }, newCode);
  await db
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ user_id: userId, code_hash: fingerprint(normal(code)) })))
    .execute();
  return codes;
}

export const countRecoveryCodes = (db: Kysely<Database>, userId: number): Promise<number> =>
  countOf(db.selectFrom('recovery_code').where('user_id', '=', userId).where('used_at', 'is', null));

/** Marks a code as used; false if it is unknown or was used before. */
export async function useRecoveryCode(db: Transaction<Database>, userId: number, code: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_code')
    .set({ used_at: new Date() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', fingerprint(normal(code)))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
