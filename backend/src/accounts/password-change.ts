import { RESET_LINK_MINUTES } from '@care/contracts/constants';
import type { PasswordChange, PasswordReset } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import type { Transaction } from 'kysely';
import type { App, Viewer } from '../platform/app-type';
import { validationError } from '../platform/errors';
import type { Database } from '../platform/schema';
import { consumeKey, endKeys, issueKey } from './account-keys';
import { passwordChangedMail, resetPasswordMail } from './account-mails';
import { accountByEmail, ADDRESS_CHANGES, confirmAddress } from './email-address';
import { hashPassword, lockPassword, refuseWrongPassword } from './passwords';
import { endSessionsOf } from './sessions';
import { forgetAddresses, forgetFailures } from './sign-in-guard';
import { isGuessable } from './weak-password';

/** What the job behind `reset` does: the link, if there is such an account. */
export async function sendPasswordReset(app: App, email: string, origin: string): Promise<void> {
  await app.databases.primary.kysely.transaction().execute(async (transaction) => {
    const person = await accountByEmail(transaction, email);
    if (!person || person.disabled_at) return;
    const plan = { userId: person.id, email: person.email, minutes: RESET_LINK_MINUTES };
    const token = await issueKey(transaction, { ...plan, purpose: 'RESET_PASSWORD' });
    await app.mailer.send(resetPasswordMail(person, token, origin), { transaction });
  });
}

/**
 * Sets a password by the link of a mail. Whoever could do that reads the mails to the address: it is confirmed, and everything ends by
 * which somebody else could still reach the account. Throws 422 at `token` when the link does not work any more.
 */
export async function resetPassword(app: App, entry: PasswordReset, origin: string): Promise<void> {
  const passwordHash = await hashPassword(entry.password);
  await app.databases.primary.kysely.transaction().execute(async (transaction) => {
    const row = await consumeKey(transaction, entry.token, ['RESET_PASSWORD']);
    if (!row || String(row.user_id) !== entry.uid || !(await confirmAddress(app, transaction, row)))
      throw validationError({ token: t('errors.linkExpired') }, t('errors.linkExpired'));
    await setPassword(app, transaction, { userId: row.user_id, password: entry.password, passwordHash, origin });
    await endKeys(transaction, row.user_id);
    await endSessionsOf(transaction, row.user_id);
    await endDownloads(transaction, row.user_id);
    await forgetAddresses(transaction, row.user_id);
  });
}

/** The links to what was collected for the person; the files go with the next sweep. */
async function endDownloads(db: Transaction<Database>, userId: number): Promise<void> {
  await db
    .updateTable('data_export')
    .set({ expires_at: new Date() })
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date())
    .execute();
}

/** Sets another password for somebody signed in; all other devices are signed out, and a change of the address that waits ends. */
export async function changePassword(app: App, viewer: Viewer, entry: PasswordChange, origin: string): Promise<void> {
  const { userId, sessionId } = viewer;
  const known = { userId, field: 'old_password' };
  const hash = await refuseWrongPassword(app.databases, { ...known, given: entry.old_password });
  const passwordHash = await hashPassword(entry.password);
  await app.databases.primary.kysely.transaction().execute(async (transaction) => {
    await lockPassword(transaction, { ...known, hash });
    await setPassword(app, transaction, { userId, password: entry.password, passwordHash, origin });
    await endKeys(transaction, userId, ['RESET_PASSWORD', ...ADDRESS_CHANGES]);
    await endSessionsOf(transaction, userId, { except: sessionId });
  });
}

type NewPassword = { userId: number; password: string; passwordHash: string; origin: string };

async function setPassword(app: App, db: Transaction<Database>, change: NewPassword): Promise<void> {
  const person = await db
    .selectFrom('user_account')
    .select(['email', 'username', 'first_name', 'last_name'])
    .where('id', '=', change.userId)
    .executeTakeFirstOrThrow();
  const known = [person.username, person.first_name, person.last_name, person.email.split('@')[0] ?? ''];
  if (isGuessable(change.password, known)) throw validationError({ password: t('fields.passwordWeak') });
  await db
    .updateTable('user_account')
    .set({ password_hash: change.passwordHash, updated_at: new Date() })
    .where('id', '=', change.userId)
    .execute();
  await forgetFailures(db, [person.username, person.email]);
  await app.mailer.send(passwordChangedMail(person, change.origin), { transaction: db });
}
