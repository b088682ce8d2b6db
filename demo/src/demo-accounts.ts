import { DEMO_PASSWORD } from '@care/backend/seeding';
import type { UserType } from '@care/contracts/vocabulary';
import { readYaml } from './files';

/** Ids of accounts are assigned in ranges, so that rows can refer to them before they are written. */
const FIRST_DEMO_ACCOUNT_ID = 1;
export const FIRST_OWNER_ID = 101;
export const FIRST_JOB_SEEKER_ID = 20_001;
export const FIRST_CARE_SEEKER_ID = 30_001;

/** The public name of the job seeker among the demo accounts. */
export const DEMO_PSEUDONYM = 'Helle Laterne 26';

type Texts = Record<'username' | 'first_name' | 'last_name' | 'role', string>;

/** One account per role, which says the purpose in one line. */
export const DEMO_ACCOUNTS = readYaml<(Texts & { profile_type: UserType; is_staff: boolean })[]>(
  'words/demo-accounts.yaml',
).map((account, index) => ({ id: FIRST_DEMO_ACCOUNT_ID + index, ...account }));

/** The demo account with this username. */
export function demoAccount(username: string) {
  const account = DEMO_ACCOUNTS.find((candidate) => candidate.username === username);
  if (!account) throw new Error(`No demo account "${username}".`);
  return account;
}

/** The list that the start prints. */
export function demoAccountLines(): string[] {
  const width = Math.max(...DEMO_ACCOUNTS.map(({ username }) => username.length));
  return [
    `Demo accounts (password ${DEMO_PASSWORD})`,
    ...DEMO_ACCOUNTS.map(({ username, role }) => `  ${username.padEnd(width)}  ${role}`),
  ];
}
