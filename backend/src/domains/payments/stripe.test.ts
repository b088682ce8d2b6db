import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Checkout } from '@care/contracts/schemas';
import { atLaterTime } from '../../testing/at-later-time';
import { checkout, orderOf } from '../../testing/booking';
import { createPerson, type Person } from '../../testing/people';
import { insertCologne, insertCompany } from '../../testing/rows';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { sign } from './signature';

const DAY = 24 * 60;
const SECRET = 'whsec_for_the_tests_only';
const KEY = 'sk_test_for_the_tests_only';

interface Call {
  method: string;
  path: string;
  fields: Record<string, string>;
  key: string | undefined;
}

/** A local server that answers as Stripe's API does. */
class FakeStripe {
  readonly calls: Call[] = [];
  status = 200;
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const path = request.url ?? '';
        const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()));
        const key = request.headers['idempotency-key'];
        this.calls.push({ method: request.method ?? '', path, fields, key: Array.isArray(key) ? key[0] : key });
        const isAllowed = request.headers.authorization === `Bearer ${KEY}`;
        response.writeHead(isAllowed ? this.status : 401, { 'content-type': 'application/json' });
        response.end(JSON.stringify(this.answer(path)));
      });
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((done) => this.server.close(() => done()));
  }

  private answer(path: string): object {
    if (path.startsWith('/v1/customers')) return { id: 'cus_1' };
    if (path.endsWith('/expire')) return { id: 'cs_1' };
    if (path.startsWith('/v1/checkout/')) return { id: 'cs_1', url: 'https://checkout.stripe.com/c/pay/cs_1' };
    if (path.startsWith('/v1/refunds')) return { id: 're_1' };
    return { id: 'pi_9', payment_method: 'pm_1' };
  }
}

describe('paying with Stripe', () => {
  let stripe: FakeStripe;
  let test: TestApp;
  let owner: Person;
  let company: number;
  beforeAll(async () => {
    stripe = new FakeStripe();
    const settings = {
      ...({ PAYMENT: 'stripe', STRIPE_SECRET_KEY: KEY, STRIPE_WEBHOOK_SECRET: SECRET } as const),
      STRIPE_API_URL: await stripe.listen(),
    };
    test = await createTestApp({ seed: async (db) => void (await insertCologne(db)), settings });
  });
  afterAll(async () => {
    await test.close();
    await stripe.close();
  });
  beforeEach(async () => {
    await test.app.jobs.drain();
    await test.databases.primary.pool.query(
      'truncate user_account, company, payment_order, payment_event, mail_outbox, rate_limit_counter cascade',
    );
    stripe.calls.length = 0;
    stripe.status = 200;
    owner = await createPerson(test, 'paul', { profile_type: 'CARE_PROVIDER' });
    company = await insertCompany(test.db, 'haus-am-park', { owner_id: owner.id });
  });

  const deliver = (event: object, secret = SECRET, now = new Date()) => {
    const payload = JSON.stringify(event);
    return test.inject({
      ...{ method: 'POST', url: '/api-backend/payment/webhook/', payload },
      headers: { 'content-type': 'application/json', 'stripe-signature': sign(secret, Buffer.from(payload), now) },
    });
  };
  const session = (order: string, given: object = {}) => ({
    id: 'evt_1',
    type: 'checkout.session.completed',
    data: {
      object: {
        ...{ id: 'cs_1', customer: 'cus_1', payment_status: 'paid', payment_intent: 'pi_1', setup_intent: null },
        metadata: { order },
        ...given,
      },
    },
  });
  const tier = async () =>
    (await test.db.selectFrom('company').select('subscription').where('id', '=', company).executeTakeFirstOrThrow())
      .subscription;

  it('PK-04 opens a checkout session with the amount of the server, outside of a frame', async () => {
    const open = (await checkout(owner, company, { trial: false })).json<Checkout>();
    expect(open).toMatchObject({ access_url: 'https://checkout.stripe.com/c/pay/cs_1', framed: false });
    const [customer, page] = stripe.calls;
    expect(customer).toMatchObject({ path: '/v1/customers', fields: { email: owner.email, 'address[city]': 'Hürth' } });
    expect(page).toMatchObject({
      ...{ method: 'POST', path: '/v1/checkout/sessions', key: `session-${open.order}` },
      fields: {
        ...{ mode: 'payment', customer: 'cus_1', 'metadata[order]': open.order },
        'line_items[0][price_data][unit_amount]': '4641',
        success_url: `http://localhost/pakete?payment=success&order=${open.order}`,
        cancel_url: `http://localhost/pakete?payment=canceled&order=${open.order}`,
      },
    });
  });

  it('PK-04 an order without an answer of Stripe stays open, and ordering again opens its page', async () => {
    stripe.status = 500;
    const failed = await checkout(owner, company);
    expect(failed.statusCode).toBe(503);
    stripe.status = 200;
    expect((await checkout(owner, company)).statusCode).toBe(201);
    expect(await test.db.selectFrom('payment_order').select('status').execute()).toEqual([{ status: 'PENDING' }]);
  });

  it('PK-04 the signature is checked on the raw body, and so is its age', async () => {
    const { order } = (await checkout(owner, company)).json<Checkout>();
    expect((await deliver(session(order), 'whsec_of_somebody_else')).statusCode).toBe(400);
    const old = new Date(Date.now() - 6 * 60_000);
    expect((await deliver(session(order), SECRET, old)).statusCode).toBe(400);
    expect(await tier()).toBe('FREE_TIER');
    expect((await deliver(session(order))).statusCode).toBe(200);
    expect((await deliver(session(order))).statusCode).toBe(200);
    expect([await tier(), (await orderOf(owner, order)).status]).toEqual(['PLUS_TIER', 'PAID']);
  });

  it('PK-04 a session whose money is still on its way, and other events, change nothing yet', async () => {
    const { order } = (await checkout(owner, company)).json<Checkout>();
    await deliver(session(order, { payment_status: 'unpaid' }));
    await deliver({ id: 'evt_2', type: 'customer.created', data: { object: { id: 'cus_1' } } });
    await deliver({ ...session('no uuid'), id: 'evt_3' });
    expect(await tier()).toBe('FREE_TIER');
    await deliver({ ...session(order), id: 'evt_4', type: 'checkout.session.async_payment_succeeded' });
    expect(await tier()).toBe('PLUS_TIER');
  });

  it('PK-02 free days only store the means of payment; after them it is charged, and the event renews', async () => {
    const { order } = (await checkout(owner, company)).json<Checkout>();
    expect(stripe.calls.find(({ path }) => path === '/v1/checkout/sessions')?.fields).toMatchObject({ mode: 'setup' });
    const stored = { payment_status: 'no_payment_required', payment_intent: null, setup_intent: 'seti_1' };
    await deliver(session(order, stored));
    await atLaterTime(14 * DAY + 60, () => test.app.jobs.perform('payment-due'));
    const [intent, charge] = stripe.calls.slice(-2);
    expect(intent?.path).toBe('/v1/setup_intents/seti_1');
    expect(charge).toMatchObject({
      path: '/v1/payment_intents',
      fields: { amount: '4641', customer: 'cus_1', payment_method: 'pm_1', off_session: 'true', confirm: 'true' },
    });
    const renewal = charge?.fields['metadata[order]'] ?? '';
    const paid = { id: 'pi_9', customer: 'cus_1', metadata: { order: renewal } };
    await deliver({ id: 'evt_9', type: 'payment_intent.succeeded', data: { object: paid } });
    const row = await test.db.selectFrom('payment_subscription').selectAll().executeTakeFirstOrThrow();
    expect(row.paid_until.getTime() - Date.now()).toBeGreaterThan(40 * 86_400_000);
    expect(row.method).toBe('cus_1 pi_9');
  });

  it('PK-04 a refused charge is mailed, tried again after two days, and counts when it succeeds', async () => {
    const { order } = (await checkout(owner, company)).json<Checkout>();
    await deliver(
      session(order, { payment_intent: null, setup_intent: 'seti_1', payment_status: 'no_payment_required' }),
    );
    const charges = () =>
      stripe.calls.filter(({ path, method }) => path === '/v1/payment_intents' && method === 'POST');
    stripe.status = 200;
    await atLaterTime(14 * DAY + 60, () => test.app.jobs.perform('payment-due'));
    const refused = charges().at(-1)?.fields['metadata[order]'] ?? '';
    const intent = { id: 'pi_9', customer: 'cus_1', metadata: { order: refused } };
    await deliver({ id: 'evt_9', type: 'payment_intent.payment_failed', data: { object: intent } });
    expect((await test.mails(owner.email)).at(-1)?.subject).toBe('Zahlung fehlgeschlagen: Plus für Haus haus-am-park');
    await test.db
      .updateTable('payment_order')
      .set({ created_at: new Date(Date.now() + 14 * DAY * 60_000) })
      .where('kind', '=', 'RENEWAL')
      .execute();
    await atLaterTime(15 * DAY, () => test.app.jobs.perform('payment-due'));
    expect(charges()).toHaveLength(1);
    await atLaterTime(16 * DAY + 60, () => test.app.jobs.perform('payment-due'));
    expect(charges()).toHaveLength(2);
    expect(charges().at(-1)?.fields['metadata[order]']).not.toBe(refused);
  });

  it('PK-04 money that cannot count goes back once, also if Stripe did not answer first', async () => {
    const { order } = (await checkout(owner, company, { trial: false })).json<Checkout>();
    await owner.inject({ method: 'POST', url: `/api-backend/payment/order/${order}/cancel/` });
    expect(stripe.calls.at(-1)?.path).toBe('/v1/checkout/sessions/cs_1/expire');
    await deliver(session(order));
    expect(await tier()).toBe('FREE_TIER');
    stripe.status = 500;
    await test.app.jobs.perform('payment-due');
    stripe.status = 200;
    await test.app.jobs.perform('payment-due');
    await test.app.jobs.perform('payment-due');
    const sent = stripe.calls.filter(({ path }) => path === '/v1/refunds');
    expect(sent.map(({ fields }) => fields)).toEqual([
      { payment_intent: 'pi_1', amount: '4641' },
      { payment_intent: 'pi_1', amount: '4641' },
    ]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });
});
