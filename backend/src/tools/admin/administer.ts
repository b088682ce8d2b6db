import { type AuditAction, field } from '@care/contracts/schemas';
import {
  accountNamed,
  grantRoles,
  isStaffRole,
  resetSignIn,
  revokeRoles,
  setSuspended,
  staffAccounts,
} from '../../domains/accounts';
import { audit, checkAuditLog } from '../../platform/audit/audit-log';
import type { Db, DbTransaction } from '../../platform/database/schema';
import type { App } from '../../platform/http/app-type';
import { ApiError } from '../../platform/http/errors';
import { StartupError } from '../../platform/process/startup-error';
import { openApp, openDatabase, operatorName, type Command } from '../command';
import { USAGE, type Given, type Run, ask, OPTIONS, type ENTRY, firstLineOfInput } from './arguments';
import { formatDate } from '@care/contracts/format';
import { accountById, startChangeByDesk } from '../../domains/accounts/index';
import { cancelDeletion, scheduleDeletion } from '../../domains/privacy/index';
import { siteOrigin } from '../../platform/mail/site-address';
import { parseArgs } from 'node:util';
import { STAFF_ROLES, type StaffRole } from '@care/contracts/vocabulary';
import { MISSING_DATA, missingData } from '../../domains/operator';
import { createStaff, type StaffEntry } from './create-staff';

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
type Work = (db: DbTransaction, account: Target, given: Given) => Promise<Changed>;

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
const change =
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
function reasonOf({ reason }: Given): string {
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
const erase = mailedChange((app, command) => async (db, { id: userId, username }, given) => {
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
const changeEmail = mailedChange((app, command) => async (db, { id: userId, username }, given) => {
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

function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  const { help, ...given } = values;
  const [name = '', ...words] = positionals;
  const run = COMMANDS[name];
  if (help || !run) throw new StartupError(USAGE);
  return { run, given, words };
}

function rolesOf(words: readonly string[]): StaffRole[] {
  const unknown = words.filter((word) => !isStaffRole(word));
  if (unknown.length > 0 || words.length === 0)
    throw new StartupError(`Name roles of ${STAFF_ROLES.join(', ')}. Unknown: ${unknown.join(', ') || 'none'}`);
  return words.filter(isStaffRole);
}

async function password({ environment, hasTerminal }: Command): Promise<string> {
  const given = environment['ADMIN_PASSWORD'];
  if (given) return given;
  if (!hasTerminal) return firstLineOfInput();
  const first = await ask('Password (not shown): ', true);
  if (first !== (await ask('The same again: ', true))) throw new StartupError('The two passwords differ.');
  return first;
}

async function readEntry(command: Command, given: Given): Promise<StaffEntry> {
  const word = async (name: keyof typeof ENTRY, question: string): Promise<string> => {
    const value = given[name];
    if (value !== undefined) return value;
    if (!command.hasTerminal) throw new StartupError(`--${name} is missing, and there is no terminal to ask on.`);
    return ask(`${question}: `);
  };
  return {
    username: await word('username', 'User name'),
    email: await word('email', 'E-mail address'),
    first_name: await word('first-name', 'First name'),
    last_name: await word('last-name', 'Last name'),
    password: await password(command),
  };
}

const create: Run = async (command, words, given) => {
  if (words.length > 0) throw new StartupError(USAGE);
  const roles = given.roles === undefined ? STAFF_ROLES : rolesOf(given.roles.split(','));
  const entry = await readEntry(command, given);
  const outcome = await createStaff(await openDatabase(command), entry, { roles, actor: operatorName() });
  if (outcome.kind === 'refused')
    throw new StartupError(`No account was created:\n${outcome.problems.map((problem) => `  ${problem}`).join('\n')}`);
  return outcome.kind === 'created'
    ? `The STAFF account "${entry.username}" was created. Sign in at /login.`
    : `A STAFF account "${entry.username}" exists already. Nothing was changed.`;
};

const list: Run = async (command) => {
  const accounts = await staffAccounts(await openDatabase(command));
  const lines = accounts.map(({ username, email, roles, disabled_at }) =>
    [username, email, roles.join(','), ...(disabled_at ? ['suspended'] : [])].join('  '),
  );
  return lines.join('\n') || 'Nobody has a role.';
};

/** Lists what the site lacks before it can be public (OP-08). */
const check: Run = async (command) => {
  const missing = await missingData(await openDatabase(command), command.settings);
  if (missing.length > 0) throw new StartupError([`${MISSING_DATA}:`, ...missing].join('\n  '));
  return 'No data of the operator is missing.';
};

const COMMANDS: Readonly<Record<string, Run>> = {
  create,
  check,
  list,
  grant: change(async (db, { id, words }) => {
    const detail = (await grantRoles(db, id, rolesOf(words))).join(' ');
    return detail
      ? { said: `${detail} granted`, entry: { action: 'roles-granted', detail } }
      : { said: 'had these roles already' };
  }),
  revoke: change(async (db, { id, words }) => {
    const detail = (await revokeRoles(db, id, rolesOf(words))).join(' ');
    return detail
      ? { said: `${detail} revoked`, entry: { action: 'roles-revoked', detail } }
      : { said: 'had none of these roles' };
  }),
  erase,
  'change-email': changeEmail,
  suspend: change(async (db, { id }, given) => {
    const [{ lift }, reason] = [given, reasonOf(given)];
    const state = lift ? 'free to sign in' : 'suspended';
    if (!(await setSuspended(db, id, !lift))) return { said: `already ${state}` };
    return { said: `now ${state}`, entry: { action: lift ? 'account-resumed' : 'account-suspended', detail: reason } };
  }),
  reset: change(async (db, { id }) => {
    await resetSignIn(db, id);
    return {
      said: 'all sessions ended. The person asks for a new password at /passwort-vergessen.',
      entry: { action: 'sign-in-reset', detail: '' },
    };
  }),
  audit: async (command, _words, { check }) => {
    if (!check) throw new StartupError(USAGE);
    const result = await checkAuditLog(await openDatabase(command));
    if ('fault' in result) throw new StartupError(`The audit log is not whole. ${result.fault}`);
    const { count, last } = result;
    return `The audit log is whole: ${count} entries. The last has the number ${last.id} and the hash ${last.hash}`;
  },
};

/** Runs `npm run admin`. @returns what it says when it is done */
export function administer(command: Command): Promise<string> {
  const { run, given, words } = readArguments(command.words);
  return run(command, words, given);
}
