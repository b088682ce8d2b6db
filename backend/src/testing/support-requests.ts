import { berlinDay } from '@care/contracts/format';
import type { SupportRequests } from '@care/contracts/schemas';
import { dayAfter } from '@care/contracts/support-requests';
import { removeAll } from './empty-tables';
import { createPerson, type Person } from './people';
import { insertCompany } from './rows';
import type { TestApp } from './test-app';

const API = '/api-backend';

/** A day so many days after today. */
export const inDays = (days: number): string => dayAfter(berlinDay(new Date()), days);
export const question = {
  kind: 'QUESTION',
  subject: 'JOB_OFFERS',
  text: 'Wie ändere ich\ndie Stelle?',
  answer_by: 'EMAIL',
};
export const wishes = [
  { day: inDays(3), time: 'MORNING' },
  { day: inDays(4), time: 'AFTERNOON' },
  { day: inDays(90), time: 'MORNING' },
];
export const visit = {
  ...question,
  ...{
    kind: 'VISIT',
    answer_by: 'PHONE',
    phone: '0221 4711',
    contact: 'Vera Vogt',
    address: 'Domstraße 1, 50668 Köln',
  },
  wishes,
};
export type Sent = typeof question | typeof visit;

/** The owner of a provider with support, and somebody of STAFF. */
export function supportWorld(test: TestApp) {
  const world = {} as { owner: Person; staff: Person; company: number };
  let count = 0;
  beforeEach(async () => {
    await removeAll(test);
    count += 1;
    world.owner = await createPerson(test, `inhaberin-${count}`, { profile_type: 'CARE_PROVIDER' });
    world.staff = await createPerson(test, `redaktion-${count}`, { is_staff: true });
    world.company = await insertCompany(test.db, 'haus', { owner_id: world.owner.id, subscription: 'PREMIUM_TIER' });
  });
  return world;
}

export const requestsUrl = (company: number) => `${API}/company/${company}/support-request/`;
/** Sends a request for a provider. */
export const send = (person: Person, company: number, payload: object, headers: Record<string, string> = {}) =>
  person.post(requestsUrl(company), payload, headers);
export const listOf = async (person: Person, company: number) =>
  (await person.get(requestsUrl(company))).json<SupportRequests>().results;
export const step = (person: Person, id: number, name: string, payload?: object) =>
  person.inject({ method: 'POST', url: `${API}/company/support-request/${id}/${name}/`, ...(payload && { payload }) });
