import { type GazetteerPlace, textSlug, type Database } from '@care/backend/seeding-rows';
import type { Insertable } from 'kysely';
import type { Gender } from '@care/contracts/vocabulary';
import { townsByPopulation } from './addresses';
import type { DemoCompany } from './demo-company';
import { daysAfter } from './days';
import { DEMO_ACCOUNTS, FIRST_CARE_SEEKER_ID, FIRST_OWNER_ID } from './demo-accounts';
import { createRandom, type Random } from './random';
import { people, workingMen, workingWomen } from './words';

/** The row of an account without the password hash, which all share. */
export type AccountRow = Omit<Insertable<Database['user_account']>, 'password_hash'> & { id: number };

type Registration = Pick<AccountRow, 'id' | 'profile_type' | 'first_name' | 'last_name'>;

/** First and last name of an invented person. */
function personName(random: Random, women = people.women, men = people.men, gender?: Gender) {
  const isWoman = gender === 'FEMALE' || (gender !== 'MALE' && random.chance(0.7));
  return { first_name: random.pick(isWoman ? women : men), last_name: random.pick(people.surnames) };
}

/** The name of an invented person of working age. */
export const workerName = (random: Random, gender: Gender) => personName(random, workingWomen, workingMen, gender);

/** Days since when each account exists; nobody has written anything earlier. */
const LEAST_AGE = 1_200;

/** An account as the registration creates it; user names contain the id, so that they are unique. */
export function accountRow(random: Random, base: Date, given: Registration): AccountRow {
  const username = `${textSlug(given.first_name)}.${textSlug(given.last_name)}.${given.id}`;
  const created = daysAfter(base, -LEAST_AGE - random.next() * 600);
  return {
    ...given,
    username,
    email: `${username}@demo.example`,
    phone: null,
    is_staff: false,
    newsletter: random.chance(0.2),
    email_notifications: random.chance(0.8),
    email_verified_at: random.chance(0.94) ? created : null,
    created_at: created,
    updated_at: created,
  };
}

/** The accounts that the start prints. */
export function demoAccountRows(base: Date): AccountRow[] {
  const created = daysAfter(base, -LEAST_AGE);
  return DEMO_ACCOUNTS.map(({ role: _role, ...account }) => ({
    ...account,
    email: `${account.username}@demo.example`,
    phone: '030 23125001',
    newsletter: false,
    email_notifications: true,
    email_verified_at: created,
    created_at: created,
    updated_at: created,
  }));
}

/** One account for every provider that has an owner, besides the printed ones. */
export function ownerAccounts(companies: readonly DemoCompany[], base: Date): AccountRow[] {
  const random = createRandom('owners');
  return companies.flatMap(({ row }) => {
    const id = row.owner_id ?? 0;
    if (id < FIRST_OWNER_ID) return [];
    return [accountRow(random, base, { id, profile_type: 'CARE_PROVIDER', ...personName(random) })];
  });
}

/** People who look for care, and relatives; they write most of the reviews. */
export function careSeekers(places: readonly GazetteerPlace[], base: Date, count: number) {
  const random = createRandom('care-seekers');
  const townOf = townsByPopulation(places);
  return Array.from({ length: count }, (_, index) => {
    const id = FIRST_CARE_SEEKER_ID + index;
    const name = personName(random);
    const account = accountRow(random, base, { id, profile_type: 'CARE_SEEKER', ...name });
    return { account, rater: { id, ...name, city: townOf(random).name } };
  });
}
