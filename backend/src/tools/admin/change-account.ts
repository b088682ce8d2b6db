import { type AuditAction, field } from '@care/contracts/schemas';
import { accountNamed } from '../../domains/accounts';
import { audit } from '../../platform/audit/audit-log';
import type { Db, DbTransaction } from '../../platform/database/schema';
import type { App } from '../../platform/http/app-type';
import { ApiError } from '../../platform/http/errors';
import { StartupError } from '../../platform/process/startup-error';
import { openApp, openDatabase, operatorName, type Command } from '../command';
import { USAGE, type Given, type Run, ask } from './arguments';
import { formatDate } from '@care/contracts/format';
import { accountById, startChangeByDesk } from '../../domains/accounts/index';
import { cancelDeletion, scheduleDeletion } from '../../domains/privacy/index';
import { siteOrigin } from '../../platform/mail/site-address';

interface Changed {
  /** For the console. */
  said: string;
  /** For the audit log; nothing if the account was so before. */
  entry?: { action: AuditAction; detail: string };
}

interface Target {
  id: number;
  username: string;
  words: string[];
}
export type Work = (db: DbTransaction, account: Target, given: Given) => Promise<Changed>;

/** The fields with the words of the desk, or the only other reason: the last ADMIN. */
const refusalOf = ({ options: { details } }: ApiError): string =>
  details
    ? `${Object.entries(details)
        .map(([field, text]) => `${field}: ${String(text)}`)
        .join(' ')} Nothing was changed.`
    : 'nobody else could work as ADMIN. Nothing was changed.';

/** Changes the account with this name, in one transaction. */
async function changeIn(db: Db, work: Work, [name = '', ...words]: readonly string[], given: Given) {
  const account = await accountNamed(db, name);
  if (!account) throw new StartupError(name ? `There is no account "${name}".` : USAGE);
  const { id, username } = account;
  try {
    const said = await db.transaction().execute(async (transaction) => {
      const changed = await work(transaction, { id, username, words }, given);
      if (changed.entry)
        await audit(transaction, { actor: operatorName(), subject: `account:${id}`, ...changed.entry });
      return changed.said;
    });
    return `${username}: ${said}`;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new StartupError(`${username}: ${refusalOf(error)}`);
  }
}

/** A command that changes an account. */
export const change =
  (work: Work): Run =>
  async (command, words, given) =>
    changeIn(await openDatabase(command), work, words, given);

/** A command that changes an account and mails it to the person. */
const mailedChange =
  (work: (app: App, command: Command) => Work): Run =>
  async (command, words, given) => {
    const app = await openApp(command);
    return changeIn(app.databases.primary.kysely, work(app, command), words, given);
  };

/** The reason, without which nothing is changed. */
export function reasonOf({ reason }: Given): string {
  if (!reason) throw new StartupError('--reason is missing; the audit log keeps it.');
  return reason;
}

const locked = (db: DbTransaction, id: number) =>
  accountById(db, id).select('deletion_scheduled_at').forNoKeyUpdate().executeTakeFirstOrThrow();

/** The user name a second time, before what cannot be undone for long. */
async function confirmed({ hasTerminal }: Command, { confirm }: Given, username: string): Promise<void> {
  const typed = confirm ?? (hasTerminal ? await ask('The user name again, to confirm: ') : '');
  if (typed.trim().toLowerCase() !== username.toLowerCase())
    throw new StartupError(`${username}: not confirmed (--confirm ${username}). Nothing was changed.`);
}

/** Deletes an account after the usual days, or keeps it (OP-101). */
export const erase = mailedChange((app, command) => async (db, { id: userId, username }, given) => {
  const reason = reasonOf(given);
  const origin = siteOrigin(app.settings);
  if (given.lift) {
    if (!(await cancelDeletion(app, db, userId, origin))) return { said: 'was not going to be deleted' };
    return { said: 'is kept', entry: { action: 'erasure-cancelled', detail: reason } };
  }
  await confirmed(command, given, username);
  const { deletion_scheduled_at: before } = await locked(db, userId);
  const at = await scheduleDeletion(app, db, { userId, reason }, origin);
  const said = `${before ? 'was going' : 'is going'} to be deleted on ${formatDate(at.toISOString())}`;
  return { said, ...(!before && { entry: { action: 'erasure-scheduled', detail: reason } as const }) };
});

/** Starts a change of the address, as the desk does (OP-101). */
export const changeEmail = mailedChange((app, command) => async (db, { id: userId, username }, given) => {
  const reason = reasonOf(given);
  const email = field.email.safeParse(given.email);
  if (!email.success) throw new StartupError(`--email: ${email.error.issues[0]?.message ?? ''}`);
  await confirmed(command, given, username);
  await locked(db, userId);
  await startChangeByDesk(app, db, { userId, email: email.data }, siteOrigin(app.settings));
  return {
    said: 'the old address may object for three days; then the link in the mail to the new one changes it.',
    entry: { action: 'email-change-started', detail: reason },
  };
});
