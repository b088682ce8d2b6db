import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AccountKeyPurpose, AccountKeyTable, Database } from '../../platform/database/schema';

type Db = Kysely<Database> | Transaction<Database>;
type KeyRow = Selectable<AccountKeyTable>;

export type KeyPlan = { userId: number; purpose: AccountKeyPurpose; email: string; minutes: number };

export const fingerprint = (key: string): Buffer => createHash('sha256').update(key).digest();

export const newKey = (): string => randomBytes(32).toString('base64url');

/** Of these several links may be open at once: whoever asks again, or is asked for by others, can use the mail that came first. */
const SEVERAL: readonly AccountKeyPurpose[] = ['RESET_PASSWORD', 'VERIFY_EMAIL', 'NEWSLETTER'];

/**
 * Makes the key of a link in a mail; the database keeps only its SHA-256. Earlier keys of the same purpose end, unless several may be
 * open and they belong to the same address.
 */
export async function issueKey(db: Db, { userId, purpose, email, minutes }: KeyPlan): Promise<string> {
  await db
    .deleteFrom('account_key')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
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

/** Uses a key up; null when it is unknown, expired, used before, or of another purpose. Locks the account. */
export async function consumeKey(
  db: Transaction<Database>,
  key: string,
  purposes: readonly AccountKeyPurpose[],
): Promise<KeyRow | null> {
  // The account first, in the order of everything that ends keys: of a reset and an old link at once one waits for the other.
  await db
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', (eb) => eb.selectFrom('account_key').select('user_id').where('key_hash', '=', fingerprint(key)))
    .forUpdate()
    .execute();
  const row = await db
    .updateTable('account_key')
    .set({ used_at: new Date() })
    .where('key_hash', '=', fingerprint(key))
    .where('purpose', 'in', [...purposes])
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** A key of one of the purposes that was used before; null when nobody has, or it has been ended. */
export async function usedKey(db: Db, key: string, purposes: readonly AccountKeyPurpose[]): Promise<KeyRow | null> {
  const row = await db
    .selectFrom('account_key')
    .selectAll()
    .where('key_hash', '=', fingerprint(key))
    .where('purpose', 'in', [...purposes])
    .where('used_at', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Makes the keys of a person worthless, used ones too; all of them unless purposes are named. */
export async function endKeys(db: Db, userId: number, purposes?: readonly AccountKeyPurpose[]): Promise<void> {
  await db
    .deleteFrom('account_key')
    .where('user_id', '=', userId)
    .$if(purposes !== undefined, (query) => query.where('purpose', 'in', [...(purposes ?? [])]))
    .execute();
}

/** Makes all keys of a person worthless; one that was just used stays as a note of that. */
export async function endOtherKeys(db: Db, { id, user_id }: Pick<KeyRow, 'id' | 'user_id'>): Promise<void> {
  await db.deleteFrom('account_key').where('user_id', '=', user_id).where('id', '<>', id).execute();
}
