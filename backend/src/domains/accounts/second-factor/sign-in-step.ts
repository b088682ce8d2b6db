import { sql } from 'kysely';
import type { Databases } from '../../../platform/database/database';
import type { App } from '../../../platform/http/app-type';
import { fingerprint, newKey } from '../account-keys';
import type { Account } from '../address-accounts';
import { admitAttempt, rememberSuccess } from '../sign-in-guard';
import { useCode } from './second-factor';
import { rowsWith, changeRows } from '../../../platform/database/queries';

/** How long a sign-in waits for the second factor. */
export const STEP_MINUTES = 10;
/** After this many wrong codes the password is asked for again. */
const MOST_ATTEMPTS = 5;

/**
 * After the right password: if the account has a second factor, the sign-in waits for it (AC-31). Null without one, or
 * if the password was changed in the meantime.
 * @returns the key for the browser; the database stores only its SHA-256
 */
export async function beginStep({ primary }: Databases, account: Pick<Account, 'id' | 'password_hash'>) {
  const key = newKey();
  const expiresAt = new Date(Date.now() + STEP_MINUTES * 60_000);
  const { numAffectedRows } = await sql`
    insert into sign_in_step (key_hash, user_id, expires_at)
    select ${fingerprint(key)}::bytea, id, ${expiresAt}::timestamptz from user_account
    where id = ${account.id} and password_hash = ${account.password_hash} and has_second_factor(id)
    for share`.execute(primary.kysely);
  return numAffectedRows ? key : null;
}

interface Step {
  key: string | undefined;
  code: string;
  address: string;
  secret: string;
  origin: string;
}

/**
 * The second step: the account, if the code is right. A step counts its attempts before the code is checked, and the
 * right code ends it, so it opens one session only.
 */
export async function finishStep(app: App, { key, code, address, secret, origin }: Step) {
  const { databases } = app;
  const { kysely } = databases.primary;
  const hash = fingerprint(key ?? '');
  const waiting = await rowsWith(kysely, 'sign_in_step', { key_hash: hash })
    .select('user_id')
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  if (!waiting) return 'expired';
  const userId = waiting.user_id;
  // No typed name begins with a line break, so nobody else can delay this.
  const attempt = { name: `\n${userId}`, address, userId, secret };
  await admitAttempt(databases, attempt);
  const { numUpdatedRows } = await changeRows(kysely, 'sign_in_step', { key_hash: hash })
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('attempts', '<', MOST_ATTEMPTS)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return 'expired';
  const result = await kysely.transaction().execute(async (db) => {
    // The lock makes a second use of the step wait; then the step is gone.
    const account = await db
      .selectFrom('sign_in_step as s')
      .innerJoin('user_account as u', 'u.id', 's.user_id')
      .select(['u.id', 'u.username', 'u.email', 'u.password_hash'])
      .where('s.key_hash', '=', hash)
      .where('u.disabled_at', 'is', null)
      .forUpdate('s')
      .executeTakeFirst();
    if (!account) return 'expired';
    if (!(await useCode(app, db, { userId, code, origin }))) return 'wrong';
    await db.deleteFrom('sign_in_step').where('key_hash', '=', hash).execute();
    return account;
  });
  if (typeof result === 'object') await rememberSuccess(databases, attempt);
  return result;
}
