import { formatDate } from '@care/contracts/format';
import { emailSchema } from '@care/contracts/schemas';
import type { Transaction } from 'kysely';
import { accountById, startChangeByDesk } from '../../domains/accounts';
import { cancelDeletion, scheduleDeletion } from '../../domains/privacy';
import type { Database } from '../../platform/database/schema';
import { siteOrigin } from '../../platform/mail/site-address';
import { StartupError } from '../../platform/process/startup-error';
import type { Command } from '../command';
import type { Given } from './arguments';
import { mailedChange, reasonOf } from './change-account';
import { ask } from './terminal';

const locked = (db: Transaction<Database>, id: number) =>
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
  const email = emailSchema.safeParse(given.email);
  if (!email.success) throw new StartupError(`--email: ${email.error.issues[0]?.message ?? ''}`);
  await confirmed(command, given, username);
  await locked(db, userId);
  await startChangeByDesk(app, db, { userId, email: email.data }, siteOrigin(app.settings));
  return {
    said: 'the old address may object for three days; then the link in the mail to the new one changes it.',
    entry: { action: 'email-change-started', detail: reason },
  };
});
