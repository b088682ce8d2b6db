import { createHash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { AccountKeyPurpose, Database, Db, DbTransaction } from '../../platform/database/schema';
import { deleteRows, changeRows, rowsWith } from '../../platform/database/queries';

type KeyRow = Selectable<Database['account_key']>;

export interface KeyPlan {
  userId: number;
  purpose: AccountKeyPurpose;
  email: string;
  minutes: number;
}

export const fingerprint = (key: string): Buffer => createHash('sha256').update(key).digest();

export const newKey = (): string => randomBytes(32).toString('base64url');

/**
 * Several links of these purposes may be valid at once: if a second mail is requested, also by somebody else, the first
 * link still works.
 */
const SEVERAL: readonly AccountKeyPurpose[] = ['RESET_PASSWORD', 'VERIFY_EMAIL', 'NEWSLETTER'];

/**
 * Creates the key of a link in a mail; the database stores only its SHA-256. Earlier keys of the same purpose become
 * invalid, unless several are allowed and they are for the same address.
 */
export async function issueKey(db: Db, { userId, purpose, email, minutes }: KeyPlan): Promise<string> {
  await deleteRows(db, 'account_key', { user_id: userId, purpose })
    .$if(SEVERAL.includes(purpose), (earlier) => earlier.where('email', '<>', email))
    .execute();
  const key = newKey();
  await db
    .insertInto('account_key')
    .values({
      user_id: userId,
      purpose,
      key_hash: fingerprint(key),
      email,
      expires_at: new Date(Date.now() + minutes * 60_000),
      used_at: null,
    })
    .execute();
  return key;
}

/**
 * Marks a key as used; returns undefined if it is unknown, expired, used before or of another purpose. Locks the account
 * row.
 */
export async function consumeKey(db: DbTransaction, key: string, purposes: readonly AccountKeyPurpose[]) {
  // Locks the account first, like all code that ends keys, so that a reset and an older link at the same time run one
  // after the other. The lock lets others store references to the account.
  await db
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', (eb) => eb.selectFrom('account_key').select('user_id').where('key_hash', '=', fingerprint(key)))
    .forNoKeyUpdate()
    .execute();
  return changeRows(db, 'account_key', { key_hash: fingerprint(key), used_at: null })
    .set({ used_at: new Date() })
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', new Date())
    .returningAll()
    .executeTakeFirst();
}

/** A used key of one of the purposes; undefined if there is none or it was ended. */
export const usedKey = (db: Db, key: string, purposes: readonly AccountKeyPurpose[]): Promise<KeyRow | undefined> =>
  rowsWith(db, 'account_key', { key_hash: fingerprint(key) })
    .selectAll()
    .where('purpose', 'in', purposes)
    .where('used_at', 'is not', null)
    .executeTakeFirst();

/** Makes a person's keys invalid, including used ones; only those of `purposes`, if given. */
export const endKeys = (db: Db, userId: number, purposes?: readonly AccountKeyPurpose[]) =>
  deleteRows(db, 'account_key', { user_id: userId })
    .$if(purposes !== undefined, (query) => query.where('purpose', 'in', [...(purposes ?? [])]))
    .execute();

/** Makes all keys of a person invalid; the one that was just used stays as a record. */
export const endOtherKeys = (db: Db, { id, user_id }: Pick<KeyRow, 'id' | 'user_id'>) =>
  db.deleteFrom('account_key').where('user_id', '=', user_id).where('id', '<>', id).execute();
