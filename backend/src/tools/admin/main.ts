import { parseArgs } from 'node:util';
import { connect, runCommand, type Command } from '../command';
import { StartupError } from '../../platform/process/startup-error';
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

const USAGE = `Makes the account of somebody who works for the operator of the site (role STAFF).

  npm run admin -- create [--username <name>] [--email <address>] [--first-name <name>] [--last-name <name>]

What is left out is asked for. The password is never an argument, which other users of the machine could read: it is asked for
without showing it, taken from ADMIN_PASSWORD, or, without a terminal, the first line of the input.`;

const OPTIONS = {
  username: { type: 'string' },
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

type Given = Partial<Record<'username' | 'email' | 'first-name' | 'last-name', string>>;

function readArguments(): Given {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
  const { help, ...given } = values;
  if (help || positionals.length !== 1 || positionals[0] !== 'create') throw new StartupError(USAGE);
  return given;
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
  const word = async (name: keyof Given, question: string): Promise<string> => {
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

async function create(command: Command): Promise<void> {
  const entry = await readEntry(readArguments());
  const outcome = await createStaff(await connect(command), entry);
  if (outcome.kind === 'refused')
    throw new StartupError(`No account was created:\n${outcome.problems.map((problem) => `  ${problem}`).join('\n')}`);
  console.log(
    outcome.kind === 'created'
      ? `The STAFF account "${entry.username}" was created. Sign in at /login.`
      : `A STAFF account "${entry.username}" exists already. Nothing was changed.`,
  );
}

await runCommand(create);
