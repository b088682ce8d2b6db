import { DELETION_DAYS } from '@care/contracts/constants';
import { STAFF_ROLES } from '@care/contracts/vocabulary';
import type { Command } from '../command';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Prompts on the terminal; with `hidden` the input is not shown. */
export async function ask(question: string, hidden = false): Promise<string> {
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
export async function firstLineOfInput(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) return line;
  return '';
}

export const USAGE = `The data of the operator of the site, and accounts of those who work for it (STAFF).

  npm run admin -- create [--username <name>] [--email <address>] [--first-name <name>] [--last-name <name>] [--roles <role,…>]
  npm run admin -- list                        accounts and their roles
  npm run admin -- grant <username> <role>…
  npm run admin -- revoke <username> <role>…
  npm run admin -- suspend <username> --reason <text> [--lift]   ends all sessions; --lift undoes it
  npm run admin -- reset <username>            ends all sessions, removes the second factor; a new password comes by mail
  npm run admin -- change-email <username> --email <address> --reason <text>   the old address may object, the new one confirms
  npm run admin -- erase <username> --reason <text> [--lift]     deletes the account in ${DELETION_DAYS} days; --lift undoes it
  npm run admin -- check                       data of the operator that is missing, with code 1
  npm run admin -- audit --check               whether the audit log is whole

Roles: ${STAFF_ROLES.join(', ')}; create gives all of them unless --roles names some. What is left out of create is asked for. The
password is never an argument, which other users of the machine could read: it is asked for without showing it, taken from
ADMIN_PASSWORD, or, without a terminal, the first line of the input. erase and change-email ask for the user name again; without
a terminal it is --confirm <username>.`;

/** The values of a new account. */
export const ENTRY = {
  username: { type: 'string' },
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
} as const;

export const OPTIONS = {
  ...ENTRY,
  roles: { type: 'string' },
  reason: { type: 'string' },
  confirm: { type: 'string' },
  lift: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

export type Given = Partial<Record<keyof typeof ENTRY | 'roles' | 'reason' | 'confirm', string>> &
  Record<'lift' | 'check', boolean>;

/** A command. @returns what it says when it is done */
export type Run = (command: Command, words: readonly string[], given: Given) => Promise<string>;
