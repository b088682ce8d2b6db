import { parseArgs } from 'node:util';
import { STAFF_ROLES, type StaffRole } from '@care/contracts/vocabulary';
import { grantRoles, isStaffRole, resetSignIn, revokeRoles, setSuspended, staffAccounts } from '../../domains/accounts';
import { MISSING_DATA, missingData } from '../../domains/operator';
import { checkAuditLog } from '../../platform/audit/audit-log';
import { StartupError } from '../../platform/process/startup-error';
import { openDatabase, operatorName, type Command } from '../command';
import { OPTIONS, USAGE, type ENTRY, type Given, type Run, ask, firstLineOfInput } from './arguments';
import { change, reasonOf, changeEmail, erase } from './change-account';
import { createStaff, type StaffEntry } from './create-staff';

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
