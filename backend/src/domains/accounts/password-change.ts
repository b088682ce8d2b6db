import { RESET_LINK_MINUTES } from '@care/contracts/constants';
import type { PasswordChange, PasswordReset } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import type { App, Viewer } from '../../platform/http/app-type';
import { validationError } from '../../platform/http/errors';
import type { DbTransaction } from '../../platform/database/schema';
import { consumeKey, endKeys, endOtherKeys, issueKey, usedKey } from './account-keys';
import { passwordChangedMail, resetOpenAccountsMail, resetPasswordMail, type OpenReset } from './account-mails';
import { accountsOfAddress, explainTaken, linkExpired, type Account } from './address-accounts';
import { ADDRESS_CHANGES, confirmAddress } from './email-address';
import {
  hashPassword,
  isWeak,
  lockPassword,
  ownPasswordHash,
  saltOf,
  verifyPassword,
  wrongPassword,
} from './passwords';
import { endSessionsOf } from './sessions';
import { forgetAddresses, forgetFailures } from './sign-in-guard';
import { accountById, recordLinkRequest, tellOwner, updateAccount } from './account-rows';
import { changeRows } from '../../platform/database/queries';

/** A mail has links for at most this number of unconfirmed accounts of one address, the latest ones. */
const MOST_LINKS = 5;

/**
 * The job of `reset`: sends the link if there is an account. The address belongs to the account that has confirmed it.
 * If there is none, the mail has a link for each account with the address.
 */
export async function sendPasswordReset(app: App, { email, origin }: { email: string; origin: string }): Promise<void> {
  await app.databases.primary.kysely.transaction().execute(async (transaction) => {
    await recordLinkRequest(transaction, email);
    const { owner, unconfirmed } = await accountsOfAddress(transaction, email);
    const issue = ({ id: userId, email: address }: Account) =>
      issueKey(transaction, { userId, email: address, minutes: RESET_LINK_MINUTES, purpose: 'RESET_PASSWORD' });
    if (owner) {
      if (owner.disabled_at) return;
      await app.mailer.send(resetPasswordMail(owner, await issue(owner), origin), { transaction });
      return;
    }
    const resets: OpenReset[] = [];
    for (const person of unconfirmed.filter(({ disabled_at }) => !disabled_at).slice(0, MOST_LINKS))
      resets.push({ id: person.id, created_at: person.created_at, token: await issue(person) });
    if (resets.length > 0) await app.mailer.send(resetOpenAccountsMail(email, resets, origin), { transaction });
  });
}

/**
 * Sets a password with the link of a mail. The same password again, after a lost answer, has no further effect. The
 * person can read mails to the address, so it is confirmed. Everything by which another person could still access the
 * account is ended. Throws 422 at `token` if the link is no longer valid.
 */
export async function resetPassword(app: App, entry: PasswordReset, origin: string): Promise<void> {
  const passwordHash = await hashPassword(entry.password);
  const set = async (transaction: DbTransaction): Promise<void> => {
    const row = await consumeKey(transaction, entry.token, ['RESET_PASSWORD']);
    if (!row && (await wasSetBy(transaction, entry))) return;
    if (!row || String(row.user_id) !== entry.uid || !(await confirmAddress(app, transaction, row)))
      throw linkExpired('token');
    await setPassword(app, transaction, { userId: row.user_id, password: entry.password, passwordHash, origin });
    await endOtherKeys(transaction, row);
    await endSessionsOf(transaction, row.user_id);
    await endDownloads(transaction, row.user_id);
    await forgetAddresses(transaction, row.user_id);
  };
  try {
    await app.databases.primary.kysely.transaction().execute(set);
  } catch (error) {
    throw explainTaken(error, 'token');
  }
}

/** Whether this link has set this very password, so that the request is a repetition after a lost answer. */
async function wasSetBy(db: DbTransaction, { token, uid, password }: PasswordReset): Promise<boolean> {
  const key = await usedKey(db, token, ['RESET_PASSWORD']);
  if (!key || String(key.user_id) !== uid || key.expires_at < new Date()) return false;
  const { password_hash } = await accountById(db, key.user_id).select('password_hash').executeTakeFirstOrThrow();
  return verifyPassword(password, password_hash);
}

/** Invalidates the links to the person's data downloads; the next sweep deletes the files. */
const endDownloads = (db: DbTransaction, userId: number) =>
  changeRows(db, 'data_export', { user_id: userId })
    .set({ expires_at: new Date() })
    .where('expires_at', '>', new Date())
    .execute();

/**
 * Changes the password of a signed-in user. All other sessions end, and so does a pending change of the address. If the
 * new password is already set, the request is a repetition after a lost answer, and the old one may be wrong.
 */
export async function changePassword(app: App, viewer: Viewer, entry: PasswordChange, origin: string): Promise<void> {
  const { userId, sessionId } = viewer;
  const known = { userId, field: 'old_password' };
  const hash = await ownPasswordHash(app.databases, userId, entry.old_password);
  if (!hash) {
    if (!(await ownPasswordHash(app.databases, userId, entry.password))) throw wrongPassword(known.field);
    await endSessionsOf(app.databases.primary.kysely, userId, { except: sessionId });
    return;
  }
  // With the same salt as before, because the unconfirmed accounts of an address share it.
  const passwordHash = await hashPassword(entry.password, saltOf(hash));
  await app.databases.primary.kysely.transaction().execute(async (transaction) => {
    await lockPassword(transaction, { ...known, hash });
    await setPassword(app, transaction, { userId, password: entry.password, passwordHash, origin });
    await endKeys(transaction, userId, ['RESET_PASSWORD', ...ADDRESS_CHANGES]);
    await endSessionsOf(transaction, userId, { except: sessionId });
  });
}

async function setPassword(
  app: App,
  db: DbTransaction,
  change: { userId: number; password: string; passwordHash: string; origin: string },
): Promise<void> {
  const person = await accountById(db, change.userId)
    .select(['email', 'email_verified_at', 'username', 'first_name', 'last_name'])
    .executeTakeFirstOrThrow();
  if (await isWeak(change.password, person)) throw validationError({ password: t('fields.passwordWeak') });
  const changed = { password_hash: change.passwordHash, updated_at: new Date() };
  await updateAccount(db, change.userId).set(changed).execute();
  // Whoever knew the former password may have offered the person's provider to an account of their own.
  await db.deleteFrom('company_handover').where('from_user_id', '=', change.userId).execute();
  // An unconfirmed address may be somebody else's, and so are the counters of failed sign-ins with it.
  await forgetFailures(db, person.email_verified_at ? [person.username, person.email] : [person.username]);
  await tellOwner(app, db, person, passwordChangedMail(person, change.origin));
}
