import { DEMO_PASSWORD } from '@care/backend/seeding';
import type { UserType } from '@care/contracts/vocabulary';

/** Ids of accounts are assigned in ranges, so that rows can refer to them before they are written. */
const FIRST_DEMO_ACCOUNT_ID = 1;
export const FIRST_OWNER_ID = 101;
export const FIRST_JOB_SEEKER_ID = 20_001;
export const FIRST_CARE_SEEKER_ID = 30_001;

/** The public name of the job seeker among the demo accounts. */
export const DEMO_PSEUDONYM = 'Helle Laterne 26';

/** An account that the start prints, so that each role can be tried. */
export interface DemoAccount {
  id: number;
  username: string;
  first_name: string;
  last_name: string;
  profile_type: UserType;
  is_staff: boolean;
  /** The purpose of the account, in one line. */
  role: string;
}

type Spec = readonly [username: string, name: string, type: UserType, role: string];

const SPECS: readonly Spec[] = [
  ['inhaber-free', 'Frieda Frei', 'CARE_PROVIDER', 'provider, owner of a Free profile (beispiel-free)'],
  ['inhaber-plus', 'Paul Plus', 'CARE_PROVIDER', 'provider, owner of a Plus profile (beispiel-plus)'],
  ['inhaber-premium', 'Prisca Premium', 'CARE_PROVIDER', 'provider, owner of a Premium profile (beispiel)'],
  ['anbieter-neu', 'Nora Neu', 'CARE_PROVIDER', 'provider without a company yet'],
  ['pflegekraft', 'Jona Sommer', 'JOB_SEEKER', 'job seeker'],
  ['angehoerige', 'Anke Berger', 'CARE_SEEKER', 'care seeker or relative'],
  ['redaktion', 'Rika Prüfer', 'CARE_SEEKER', 'editor (role STAFF)'],
  ['redaktion-zwei', 'Mert Aydin', 'CARE_SEEKER', 'second editor (role STAFF), who agrees to removals'],
];

/** One account per role; a visitor needs none. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = SPECS.map(([username, name, profile_type, role], index) => {
  const [first_name = '', last_name = ''] = name.split(' ');
  const id = FIRST_DEMO_ACCOUNT_ID + index;
  return { id, username, first_name, last_name, profile_type, is_staff: role.includes('STAFF'), role };
});

/** The demo account with this username. */
export function demoAccount(username: string): DemoAccount {
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
