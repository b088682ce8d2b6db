import type { Checkout, PaymentOrder, Subscription } from '@care/contracts/schemas';
import { removeAll } from './empty-tables';
import { createPerson, type Person } from './people';
import { insertCompany } from './rows';
import type { TestApp } from './test-app';

export const BILLING = {
  name: 'Haus am Park GmbH',
  street: 'Lindenweg 22',
  zip_code: '50354',
  city: 'Hürth',
  vat_id: '',
};

/** A person with a public provider, in an empty database. */
export async function createBuyer(test: TestApp): Promise<{ owner: Person; company: number }> {
  await removeAll(test);
  const owner = await createPerson(test, 'paul', { profile_type: 'CARE_PROVIDER' });
  return { owner, company: await insertCompany(test.db, 'haus-am-park', { owner_id: owner.id }) };
}

/** Places an order with trial for Plus by the month, or for what is given. */
export const checkout = (person: Person, company: number, given: object = {}, headers: Record<string, string> = {}) =>
  person.post(
    '/api-backend/payment/checkout/',
    {
      ...{ package: 'PLUS_TIER', period: 'MONTHLY', company, billing: BILLING, accept_terms: true, trial: true },
      ...given,
    },
    headers,
  );

/** Presses a button on the page of the test checkout. */
export function press(test: TestApp, { access_url }: Checkout, action: string, origin = 'http://localhost:80') {
  const { pathname, search } = new URL(access_url);
  return test.app.inject({
    method: 'POST',
    url: pathname + search,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    payload: `action=${action}`,
  });
}

export const orderOf = async (person: Person, id: string): Promise<PaymentOrder> =>
  (await person.get(`/api-backend/payment/order/${id}/`)).json<PaymentOrder>();

export const subscriptionOf = async (person: Person): Promise<Subscription> =>
  (await person.get('/api-backend/payment/subscription/')).json<Subscription>();

/** Orders and pays. @returns the order */
export async function book(test: TestApp, person: Person, company: number, given: object = {}): Promise<Checkout> {
  const answer = await checkout(person, company, given);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const open = answer.json<Checkout>();
  await press(test, open, 'pay');
  return open;
}
