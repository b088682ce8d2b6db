import { parseArgs } from 'node:util';
import type { AuditAction } from '@care/contracts/schemas';
import { STAFF_ROLES, type StaffRole } from '@care/contracts/vocabulary';
import type { Kysely, Transaction } from 'kysely';
import {
  accountNamed,
  grantRoles,
  isStaffRole,
  resetSignIn,
  revokeRoles,
  setSuspended,
  staffAccounts,
} from '../../domains/accounts';
import { MISSING_DATA, missingData } from '../../domains/operator';
import { audit, checkAuditLog } from '../../platform/audit/audit-log';
import type { Database } from '../../platform/database/schema';
import { ApiError } from '../../platform/http/errors';
import { StartupError } from '../../platform/process/startup-error';
import type { Settings } from '../../platform/settings';
import { openDatabase, operatorName, runCommand } from '../command';
import { createStaff, type StaffEntry } from './create-staff';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Prompts on the terminal; with `hidden` the input is not shown. */
async function ask(question: string, hidden = false): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const output = hidden ? silent : process.stdout;
  if (hidden) process.stdout.write(question);
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return await terminal.question(hidden ? '' : question);
  } finally {
    terminal.close();
    if (hidden) process.stdout.write('\n');
  }
}

/** The first line of the piped input. */
async function firstLineOfInput(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) return line;
  return '';
}

const USAGE = `The data of the operator of the site, and accounts of those who work for it (STAFF).

  npm run admin -- create [--username <name>] [--email <address>] [--first-name <name>] [--last-name <name>] [--roles <role,…>]
  npm run admin -- list                        accounts and their roles
  npm run admin -- grant <username> <role>…
  npm run admin -- revoke <username> <role>…
  npm run admin -- suspend <username> --reason <text> [--lift]   ends all sessions; --lift undoes it
  npm run admin -- reset <username>            ends all sessions, removes the second factor; a new password comes by mail
  npm run admin -- check                       data of the operator that is missing, with code 1
  npm run admin -- audit --check               whether the audit log is whole

Roles: ${STAFF_ROLES.join(', ')}; create gives all of them unless --roles names some. What is left out of create is asked for. The
password is never an argument, which other users of the machine could read: it is asked for without showing it, taken from
ADMIN_PASSWORD, or, without a terminal, the first line of the input.`;

/** The values of a new account. */
const ENTRY = {
  username: { type: 'string' },
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
} as const;

const OPTIONS = {
  ...ENTRY,
  roles: { type: 'string' },
  reason: { type: 'string' },
  lift: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

type Given = Partial<Record<keyof typeof ENTRY | 'roles' | 'reason', string>> & Record<'lift' | 'check', boolean>;

function readArguments() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
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

async function password(): Promise<string> {
  const given = process.env['ADMIN_PASSWORD'];
  if (given) return given;
  if (!process.stdin.isTTY) return firstLineOfInput();
  const first = await ask('Password (not shown): ', true);
  if (first !== (await ask('The same again: ', true))) throw new StartupError('The two passwords differ.');
  return first;
}

async function readEntry(given: Given): Promise<StaffEntry> {
  const word = async (name: keyof typeof ENTRY, question: string): Promise<string> => {
    const value = given[name];
    if (value !== undefined) return value;
    if (!process.stdin.isTTY) throw new StartupError(`--${name} is missing, and there is no terminal to ask on.`);
    return ask(`${question}: `);
  };
  return {
    username: await word('username', 'User name'),
    email: await word('email', 'E-mail address'),
    first_name: await word('first-name', 'First name'),
    last_name: await word('last-name', 'Last name'),
    password: await password(),
  };
}

type Run = (db: Kysely<Database>, words: readonly string[], given: Given, settings: Settings) => Promise<string>;

const create: Run = async (db, words, given) => {
  if (words.length > 0) throw new StartupError(USAGE);
  const roles = given.roles === undefined ? STAFF_ROLES : rolesOf(given.roles.split(','));
  const entry = await readEntry(given);
  const outcome = await createStaff(db, entry, { roles, actor: operatorName() });
  if (outcome.kind === 'refused')
    throw new StartupError(`No account was created:\n${outcome.problems.map((problem) => `  ${problem}`).join('\n')}`);
  return outcome.kind === 'created'
    ? `The STAFF account "${entry.username}" was created. Sign in at /login.`
    : `A STAFF account "${entry.username}" exists already. Nothing was changed.`;
};

const list: Run = async (db) => {
  const accounts = await staffAccounts(db);
  const lines = accounts.map(({ username, email, roles, disabled_at }) =>
    [username, email, roles.join(','), ...(disabled_at ? ['suspended'] : [])].join('  '),
  );
  return lines.join('\n') || 'Nobody has a role.';
};

interface Changed {
  /** For the console. */
  said: string;
  /** For the audit log; nothing if the account was so before. */
  entry?: { action: AuditAction; detail: string };
}
type Work = (db: Transaction<Database>, account: { id: number; words: string[] }, given: Given) => Promise<Changed>;

/** A change of the account with this name, in one transaction. */
const change =
  (work: Work): Run =>
  async (db, [username = '', ...words], given) => {
    const account = await accountNamed(db, username);
    if (!account) throw new StartupError(username ? `There is no account "${username}".` : USAGE);
    const { id } = account;
    try {
      const said = await db.transaction().execute(async (transaction) => {
        const changed = await work(transaction, { id, words }, given);
        if (changed.entry)
          await audit(transaction, { actor: operatorName(), subject: `account:${id}`, ...changed.entry });
        return changed.said;
      });
      return `${account.username}: ${said}`;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      throw new StartupError(`${account.username}: nobody else could work as ADMIN. Nothing was changed.`);
    }
  };

/** Lists what the site lacks before it can be public (OP-08). */
const check: Run = async (db, _words, _given, settings) => {
  const missing = await missingData(db, settings);
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
  suspend: change(async (db, { id }, { lift, reason }) => {
    if (!reason) throw new StartupError('--reason is missing; the audit log keeps it.');
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
  audit: async (db, _words, { check }) => {
    if (!check) throw new StartupError(USAGE);
    const result = await checkAuditLog(db);
    if ('fault' in result) throw new StartupError(`The audit log is not whole. ${result.fault}`);
    const { count, last } = result;
    return `The audit log is whole: ${count} entries. The last has the number ${last.id} and the hash ${last.hash}`;
  },
};

await runCommand(async (command) => {
  const { run, given, words } = readArguments();
  console.log(await run(await openDatabase(command), words, given, command.settings));
});
