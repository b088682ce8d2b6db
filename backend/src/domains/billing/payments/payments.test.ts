import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { formatDate } from '@care/contracts/format';
import { TIER_TABLE } from '@care/contracts/tiers';
import { TIERS } from '@care/contracts/vocabulary';
import type { Checkout, ErrorBody, PackageList, PaymentOrder, Quote, Subscription } from '@care/contracts/schemas';
import { sql } from 'kysely';
import { BILLING, book, checkout, createBuyer, orderOf, press, subscriptionOf } from '../../../testing/booking';
import { atLaterTime } from '../../../testing/at-later-time';
import { createPerson, type Person } from '../../../testing/people';
import { daysFromNow, insertCologne, updateRows } from '../../../testing/rows';
import { appOfTests, createTestApp, type TestApp, expectRefusal, expectStatus } from '../../../testing/test-app';
import { during } from '../../../testing/wait-until-blocked';
import { applyEvent } from './apply-event';
import { requiredService } from './services';
import { sign } from '../../../platform/http/signature';
import { moveRows } from '../../desk/merge-companies';
import { addMonths, amountsOf, creditCents, earliestEnd, monthRefund, periodEnd, unusedCents } from './terms';
import type { SubscriptionRow } from './terms';

const API = '/api-backend';
const DAY = 24 * 60;
const HOUR = 60;
/** Minutes after which a booking with free days is reminded of their end. */
const REMINDED = 11 * DAY - HOUR;
const SECRET = 'whsec_for_the_tests_only';
const KEY = 'sk_test_for_the_tests_only';
interface Call {
  method: string;
  path: string;
  fields: Record<string, string>;
  key: string | string[] | undefined;
}
/** A local server that answers as Stripe's API does. */
class FakeStripe {
  readonly calls: Call[] = [];
  status = 200;
  private readonly server = createServer((request, response) => void this.take(request, response));

  async listen(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((done) => this.server.close(() => done()));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers, method = '', url: path = '' } = request;
    const fields = Object.fromEntries(new URLSearchParams(await textOf(request)));
    this.calls.push({ method, path, fields, key: headers['idempotency-key'] });
    const isAllowed = headers.authorization === `Bearer ${KEY}`;
    response.writeHead(isAllowed ? this.status : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(this.answer(path)));
  }

  private answer(path: string): object {
    if (path.startsWith('/v1/customers')) return { id: 'cus_1' };
    if (path.endsWith('/expire')) return { id: 'cs_1' };
    if (path.startsWith('/v1/checkout/')) return { id: 'cs_1', url: 'https://checkout.stripe.com/c/pay/cs_1' };
    if (path.startsWith('/v1/refunds')) return { id: 're_1' };
    return { id: 'pi_9', payment_method: 'pm_1' };
  }
}
const day = (text: string): Date => new Date(`${text}T10:00:00.000Z`);
const row = (given: Partial<SubscriptionRow>): SubscriptionRow => ({
  ...{ id: 1, company_id: 1, user_id: 1, package: 'PLUS_TIER', period: 'MONTHLY', price_cents: 3900, service: 'test' },
  ...{ method: null, created_at: day('2026-01-31'), trial_ends_at: null, anchored_at: day('2026-01-31') },
  ...{ period_from: day('2026-01-31'), paid_until: day('2026-02-28'), next_package: null, next_period: null },
  next_price_cents: null,
  ...{ cancel_at: null, cancel_cause: null, reminded_at: null, failed_at: null, ended_at: null, end_cause: null },
  ...{ settled_at: null, replaces_id: null },
  ...given,
});
const year = (given: Partial<SubscriptionRow> = {}) =>
  row({ period: 'YEARLY', price_cents: 42_900, paid_until: day('2027-01-31'), ...given });

describe('packages', () => {
  const test = appOfTests();
  let packages: PackageList;
  beforeAll(async () => {
    packages = (await test.inject(`${API}/package/`)).json<PackageList>();
  });

  const plain = (text: unknown) => String(text).replaceAll('\u00a0', ' ');
  /** Further tiers have no price in the specification. */
  const SPECIFIED = ['FREE_TIER', 'PLUS_TIER', 'PREMIUM_TIER'] as const;
  const row = (key: string) => {
    const values = packages.sections.flatMap(({ rows }) => rows).find((one) => one.key === key)?.values;
    return SPECIFIED.map((tier) => values?.[tier]).map((value) => (typeof value === 'string' ? plain(value) : value));
  };

  it('PK-02 the database accepts exactly the tiers of the contracts', async () => {
    const { rows } = await test.databases.primary.pool.query<{ id: string }>('select id from tier');
    expect(rows.map(({ id }) => id).sort()).toEqual([...TIERS].sort());
  });

  it('PK-02 PK-03 returns yearly and monthly prices with VAT, to the cent, and that they can be booked on this site', () => {
    expect(packages.can_book).toBe(true);
    expect(packages.results.map(({ id }) => id)).toEqual(TIERS);
    expect(
      packages.results.map(({ id, name, pricing }) => [id, name, ...pricing.map((one) => plain(one.text))]),
    ).toEqual(
      expect.arrayContaining([
        ['FREE_TIER', 'Free', '0 € pro Jahr', '0 € pro Monat'],
        ['PLUS_TIER', 'Plus', '429 € pro Jahr', '39 € pro Monat'],
        ['PREMIUM_TIER', 'Premium', '749 € pro Jahr', '68,09 € pro Monat'],
      ]),
    );
    expect(packages.results.find(({ id }) => id === 'PREMIUM_TIER')?.pricing).toMatchObject([
      { net_cents: 74_900, vat_rate: 19, gross_cents: 89_131 },
      { net_cents: 6_809, vat_rate: 19, gross_cents: 8_103 },
    ]);
  });

  it('PK-01 PK-05 PK-08 compares the packages in four sections, with the limits that the server enforces', () => {
    expect(packages.sections.map(({ label, rows }) => [label, rows.length])).toEqual([
      ['Profil & Sichtbarkeit', 6],
      ['Stellenangebote', 4],
      ['Aktive Personalsuche', 3],
      ['Bewertungen & Service', 7],
    ]);
    const { jobOffers } = TIER_TABLE.PLUS_TIER.limits;
    expect(row('publishJobOffers')).toEqual([false, `bis zu ${jobOffers} gleichzeitig`, 'unbegrenzt*']);
    expect(packages.footnote).toBe('* Technisch bis zu 40 gleichzeitig veröffentlichte Stellenangebote.');
    expect(row('contactStaff')).toEqual([false, 'bis zu 5 pro Monat', 'unbegrenzt']);
    expect(row('gallery')).toEqual(['bis zu 4', 'bis zu 11', 'bis zu 11']);
    const price = ['0 €', '39 € pro Monat oder 429 € pro Jahr', '68,09 € pro Monat oder 749 € pro Jahr'];
    expect(row('price')).toEqual(price);
    expect(row('manageProfile')).toEqual([true, true, true]);
    for (const key of ['mainImage', 'benefits', 'jobsTab', 'answerRatings', 'monthlyCancellation'])
      expect([key, row(key)]).toEqual([key, [false, true, true]]);
    for (const key of ['personalWanted', 'widgets', 'staffPush', 'inviteRatings', 'support', 'onSiteVisit'])
      expect([key, row(key)]).toEqual([key, [false, false, true]]);
  });
});

describe('booking a package', () => {
  const test = appOfTests({ seed: async (db) => void (await insertCologne(db)) });
  let owner: Person;
  let company: number;
  beforeEach(async () => void ({ owner, company } = await createBuyer(test)));

  const order = async (given: object = {}) => (await checkout(owner, company, given)).json<Checkout>();
  const tier = async () => (await test.row('company', company)).subscription;
  const report = (id: string, type: 'PAID' | 'FAILED' | 'EXPIRED' | 'CANCELED', event = `event-${type}`) =>
    applyEvent(test.app, requiredService(test.app), { id: event, type, order: id, method: null });
  const message = (answer: { json: <T>() => T }) => answer.json<ErrorBody>().error.message;

  it('PK-04 the tier changes after the verified event only, and the mail says what was booked', async () => {
    const open = await order();
    expect(open.framed).toBe(true);
    expect(new URL(open.access_url).pathname).toBe('/api-backend/payment/test/');
    expect([await tier(), (await orderOf(owner, open.order)).status]).toEqual(['FREE_TIER', 'PENDING']);
    const page = await press(test, open, 'pay');
    expect(page.body).toContain('Die Testzahlung ist bestätigt.');
    expect(page.body).toContain(`data-type="payment:done" data-order="${open.order}"`);
    expect([await tier(), (await orderOf(owner, open.order)).status]).toEqual(['PLUS_TIER', 'PAID']);
    const [mail] = await test.mails(owner.email);
    expect(mail?.subject).toBe('Ihre Buchung: Plus für Haus haus-am-park');
    expect(mail?.text_body.replaceAll('\u00a0', ' ')).toContain('39 € zuzüglich 19 % USt., zusammen 46,41 €');
    expect(mail?.text_body).toContain('Es ist kein Geld geflossen.');
    expect(await subscriptionOf(owner)).toMatchObject({ package: 'PLUS_TIER', period: 'MONTHLY', source: 'BOOKED' });
  });

  it('PK-03 books no Free package, and others only for the owner of a public provider with a confirmed address and the terms', async () => {
    const answer = await checkout(owner, company, { package: 'FREE_TIER' });
    expect(answer.statusCode).toBe(400);
    expect(message(answer)).toBe('Das Paket Free ist dauerhaft kostenlos und braucht keine Buchung.');
    for (const [given, fields] of [
      [{ package: 'GOLD' }, ['package']],
      [{ period: 'WEEKLY' }, ['period']],
      [{ accept_terms: false }, ['accept_terms']],
      [{ billing: { ...BILLING, zip_code: '5', vat_id: 'DE12' } }, ['billing.zip_code', 'billing.vat_id']],
    ] as const) {
      const { error } = (await checkout(owner, company, given)).json<ErrorBody>();
      expect([error.status, Object.keys(error.details ?? {})]).toEqual([422, fields]);
    }
    const other = await createPerson(test, 'olga', { profile_type: 'CARE_PROVIDER' });
    expect((await checkout(other, company)).statusCode).toBe(404);
    await test.update('company', {}, { status: 'HIDDEN' });
    expect((await checkout(owner, company)).statusCode).toBe(409);
    await test.update('company', {}, { status: 'PUBLISHED' });
    await test.update('user_account', {}, { email_verified_at: null });
    expect((await checkout(owner, company)).statusCode).toBe(403);
  });

  it('PK-02 the quote has all figures, and the first 14 days are free once', async () => {
    const ask = async (choice: string) =>
      (await owner.get(`${API}/payment/quote/?company=${company}&${choice}`)).json<Quote>();
    const first = await ask('package=PLUS_TIER&period=YEARLY');
    expect(first).toMatchObject({
      ...{ net_cents: 42_900, vat_cents: 8151, gross_cents: 51_051, due_cents: 0, credit_cents: 0 },
      ...{ month_refund_cents: 3575, is_test: true, renewal_gross_cents: 51_051 },
    });
    expect(Math.round((Date.parse(first.trial_ends_at ?? '') - Date.now()) / 86_400_000)).toBe(14);
    await book(test, owner, company);
    // During the free days a larger package keeps them; a second booking later has none.
    expect(await ask('package=PREMIUM_TIER&period=MONTHLY')).toMatchObject({ due_cents: 0, credit_cents: 0 });
    await test.update('payment_subscription', {}, { ended_at: new Date(), end_cause: 'CANCELED' });
    await test.update('company', {}, { subscription: 'FREE_TIER' });
    expect(await ask('package=PLUS_TIER&period=MONTHLY')).toMatchObject({ trial_ends_at: null, due_cents: 4641 });
  });

  it('PK-04 refuses an order for another amount than the buyer has read; a lost answer and parallel orders give the same order', async () => {
    const wrong = await checkout(owner, company, { due_cents: 1 });
    expect([wrong.statusCode, message(wrong)]).toEqual([409, expect.stringMatching(/^Der Betrag hat sich inzwischen/)]);
    expect((await checkout(owner, company, { trial: false, due_cents: 4642 })).statusCode).toBe(409);
    expect((await checkout(owner, company, { due_cents: 0 })).statusCode).toBe(201);
    const key = { 'idempotency-key': 'booking-1-key' };
    const [first, again] = [await checkout(owner, company, {}, key), await checkout(owner, company, {}, key)];
    expect(again.json()).toEqual(first.json());
    const answers = await Promise.all([1, 2, 3, 4].map(() => checkout(owner, company)));
    expect(new Set(answers.map((answer) => answer.json<Checkout>().order)).size).toBe(1);
    expect(await test.db.selectFrom('payment_order').select('id').execute()).toHaveLength(1);
  });

  it('PK-04 another order replaces the open one, whose payment is paid back', async () => {
    const plus = await order({ trial: false });
    const premium = await order({ package: 'PREMIUM_TIER' });
    expect((await orderOf(owner, plus.order)).status).toBe('CANCELED');
    await report(plus.order, 'PAID');
    expect([await tier(), (await orderOf(owner, plus.order)).status]).toEqual(['FREE_TIER', 'CANCELED']);
    const rows = await test.db.selectFrom('payment_refund').select('amount_cents').execute();
    expect(rows).toEqual([{ amount_cents: 4641 }]);
    expect(await test.subjects(owner.email)).toEqual(['Ihre Zahlung wird erstattet: Plus für Haus haus-am-park']);
    await test.app.jobs.perform('payment-due');
    expect((await test.db.selectFrom('payment_refund').select('sent_at').executeTakeFirst())?.sent_at).not.toBeNull();
    await press(test, premium, 'pay');
    expect(await tier()).toBe('PREMIUM_TIER');
  });

  it('PK-04 declined and canceled payments change nothing; a later success of a declined one counts', async () => {
    const canceled = await order();
    expect((await press(test, canceled, 'cancel')).body).toContain('data-type="payment:canceled"');
    expect((await orderOf(owner, canceled.order)).status).toBe('CANCELED');
    const declined = await order();
    expect(declined.order).not.toBe(canceled.order);
    await press(test, declined, 'decline');
    expect([await tier(), (await orderOf(owner, declined.order)).status]).toEqual(['FREE_TIER', 'FAILED']);
    await report(declined.order, 'PAID');
    await report(declined.order, 'FAILED', 'late-failure');
    expect([await tier(), (await orderOf(owner, declined.order)).status]).toEqual(['PLUS_TIER', 'PAID']);
  });

  it('PK-04 only the owner cancels an order, a paid one stays paid, and an expired one that is paid after all counts', async () => {
    const open = await order();
    const cancel = async (person = owner) => person.post(`${API}/payment/order/${open.order}/cancel/`);
    const other = await createPerson(test, 'olga', { profile_type: 'CARE_PROVIDER' });
    expect((await cancel(other)).statusCode).toBe(404);
    await atLaterTime(75, () => test.app.jobs.perform('payment-due'));
    expect((await orderOf(owner, open.order)).status).toBe('EXPIRED');
    await report(open.order, 'PAID');
    expect((await cancel()).json<PaymentOrder>().status).toBe('PAID');
    expect(await tier()).toBe('PLUS_TIER');
  });

  it('PK-04 an event that fails half way leaves nothing behind; it has its effect once, repeated and in parallel', async () => {
    const open = await order();
    await sql`alter table payment_subscription add constraint broken check (package <> 'PLUS_TIER')`.execute(test.db);
    await expect(report(open.order, 'PAID', 'one')).rejects.toThrow(/broken/);
    await sql`alter table payment_subscription drop constraint broken`.execute(test.db);
    expect([await tier(), (await orderOf(owner, open.order)).status]).toEqual(['FREE_TIER', 'PENDING']);
    await Promise.all([1, 2, 3, 4].map(() => report(open.order, 'PAID', 'one')));
    await report(open.order, 'PAID', 'two');
    await report(open.order, 'EXPIRED');
    expect(await test.db.selectFrom('payment_subscription').select('id').execute()).toHaveLength(1);
    expect(await test.mails(owner.email)).toHaveLength(1);
    expect(await tier()).toBe('PLUS_TIER');
  });

  it('PK-04 a payment for a provider that changed hands meanwhile is paid back', async () => {
    const open = await order({ trial: false });
    const other = await createPerson(test, 'olga', { profile_type: 'CARE_PROVIDER' });
    const handOver = (db: typeof test.db) => updateRows(db, 'company', company, { owner_id: other.id });
    await during(test, handOver, () => report(open.order, 'PAID'));
    expect([await tier(), (await orderOf(owner, open.order)).status]).toEqual(['FREE_TIER', 'CANCELED']);
    expect(await test.db.selectFrom('payment_refund').select('amount_cents').execute()).toHaveLength(1);
  });

  it('PK-04 a payment for a provider that was removed, or of a suspended account, is paid back', async () => {
    const removed = await order({ trial: false });
    await test.update('company', {}, { status: 'REMOVED', owner_id: null });
    await report(removed.order, 'PAID', 'one');
    expect([await tier(), (await orderOf(owner, removed.order)).status]).toEqual(['FREE_TIER', 'CANCELED']);
    await test.update('company', {}, { status: 'PUBLISHED', owner_id: owner.id });
    const suspended = await order({ trial: false });
    await test.update('user_account', owner.id, { disabled_at: new Date() });
    await report(suspended.order, 'PAID', 'two');
    expect(await tier()).toBe('FREE_TIER');
    const refunds = await test.db.selectFrom('payment_refund').select('amount_cents').execute();
    expect(refunds).toEqual([{ amount_cents: 4641 }, { amount_cents: 4641 }]);
  });

  it('PK-04 an own package is not booked again; a larger one replaces it and credits the paid days', async () => {
    await book(test, owner, company, { trial: false });
    const again = await checkout(owner, company, { trial: false });
    const text = 'Ihre Einrichtung hat das Paket Plus schon. Zeitraum und Paket wechseln Sie unter „Mein Unternehmen“.';
    expect([again.statusCode, message(again)]).toEqual([409, text]);
    const { order: id } = await book(test, owner, company, { package: 'PREMIUM_TIER', trial: false });
    expect(await tier()).toBe('PREMIUM_TIER');
    expect(await orderOf(owner, id)).toMatchObject({ due_cents: 3462, trial_ends_at: null });
    const rows = await test.db.selectFrom('payment_subscription').select('end_cause').orderBy('id').execute();
    expect(rows).toEqual([{ end_cause: 'REPLACED' }, { end_cause: null }]);
  });

  it('PK-05 a smaller package pauses the job offers above its limit, the newest stay', async () => {
    await book(test, owner, company, { package: 'PREMIUM_TIER' });
    for (const number of [1, 2, 3, 4, 5])
      await test.insertJobOffer(company, `stelle-${number}`, { posted_at: daysFromNow(-number) });
    await owner.post(`${API}/payment/subscription/change/`, { package: 'PLUS_TIER', period: 'MONTHLY' });
    expect(await tier()).toBe('PREMIUM_TIER');
    for (const minutes of [REMINDED, 15 * DAY]) await atLaterTime(minutes, () => test.app.jobs.perform('payment-due'));
    expect(await tier()).toBe('PLUS_TIER');
    const offers = await test.db.selectFrom('job_offer').select('status').orderBy('posted_at', 'desc').execute();
    expect(offers.map(({ status }) => status)).toEqual(['PUBLISHED', 'PUBLISHED', 'PUBLISHED', 'PAUSED', 'PAUSED']);
  });

  it('PK-04 the webhook refuses a missing, wrong, foreign or old signature without effect', async () => {
    const open = await order();
    const payload = JSON.stringify({ id: 'x', type: 'PAID', order: open.order });
    const wrong = sign('another secret', Buffer.from(payload));
    for (const signature of [{}, { 'payment-signature': 'x' }, { 'payment-signature': wrong }]) {
      const headers = { 'content-type': 'application/json', ...signature };
      expect((await test.post(`${API}/payment/webhook/`, payload, headers)).statusCode).toBe(400);
    }
    expect(await test.db.selectFrom('payment_event').selectAll().execute()).toEqual([]);
    expect([await tier(), (await orderOf(owner, open.order)).status]).toEqual(['FREE_TIER', 'PENDING']);
  });

  it('PK-04 the page of the test checkout asks for no card; a form of another site and a wrong key pay nothing', async () => {
    const open = await order();
    const { pathname, search } = new URL(open.access_url);
    const page = await test.app.inject({ url: pathname + search });
    expect(page.body).toContain('Es fließt kein Geld.');
    expect(page.body).not.toContain('<input');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect((await press(test, open, 'pay', 'https://fremd.example')).statusCode).toBe(403);
    const forged = { ...open, access_url: open.access_url.replace(/key=./, 'key=X') };
    expectStatus(404, await press(test, forged, 'pay'), await press(test, open, 'steal'));
    expect(await tier()).toBe('FREE_TIER');
  });

  it('PK-03 an installation without a payment service says so and offers no booking', async () => {
    const setting = jest.replaceProperty(test.app.settings, 'PAYMENT', 'off');
    expect((await test.inject(`${API}/package/`)).json()).toMatchObject({ can_book: false });
    expect(await subscriptionOf(owner)).toMatchObject({ can_book: false });
    const answer = await checkout(owner, company);
    setting.restore();
    expectRefusal(answer, 409, 'Pakete können Sie auf dieser Website noch nicht buchen oder wechseln.');
  });
});

describe('a booked package', () => {
  const test = appOfTests({ seed: async (db) => void (await insertCologne(db)) });
  let owner: Person;
  let company: number;
  beforeEach(async () => void ({ owner, company } = await createBuyer(test)));

  const act = (action: 'cancel' | 'resume' | 'change', payload: object = {}, person = owner) =>
    person.post(`${API}/payment/subscription/${action}/`, payload);
  /** Runs the hourly job at a later time; sessions of tests do not live that long. */
  const after = (minutes: number) => atLaterTime(minutes, () => test.app.jobs.perform('payment-due'));
  const tier = async (id = company) => (await test.row('company', id)).subscription;
  const live = () =>
    test.db.selectFrom('payment_subscription').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
  const subjects = (person = owner) => test.subjects(person.email);
  const refunds = () => test.db.selectFrom('payment_refund').select('amount_cents').orderBy('created_at').execute();
  const failCharges = () =>
    sql`alter table payment_event add constraint refused check (type <> 'PAID') not valid`.execute(test.db);
  const allowCharges = () => sql`alter table payment_event drop constraint if exists refused`.execute(test.db);
  afterEach(allowCharges);

  it('PK-04 says package, period, dates, use of the limits, and what a cancellation would do', async () => {
    expect(await subscriptionOf(owner)).toMatchObject({
      ...{ package: 'FREE_TIER', source: 'NONE', can_book: true, renews_at: null },
      usage: { job_offers: { used: 0, limit: 0 }, recruiting: { used: 0, limit: 0 } },
    });
    await book(test, owner, company, { period: 'YEARLY' });
    const found = await subscriptionOf(owner);
    expect(found).toMatchObject({
      ...{ package: 'PLUS_TIER', period: 'YEARLY', source: 'BOOKED', is_test: true, renewal_gross_cents: 51_051 },
      ...{ cancel_at: null, next: null, unpaid_until: null },
      usage: { job_offers: { used: 0, limit: 3 }, recruiting: { used: 0, limit: 5 } },
    });
    expect(found.trial_ends_at).toBe(found.renews_at);
    expect(found.cancel_would).toEqual({ end_at: found.renews_at, refund_gross_cents: 0 });
    await test.update('company', {}, { subscription: 'PREMIUM_TIER' });
    await test.db.deleteFrom('payment_subscription').execute();
    expect(await subscriptionOf(owner)).toMatchObject({ package: 'PREMIUM_TIER', source: 'GRANTED' });
  });

  it('PK-02 PK-04 a cancellation is taken back, also twice; in the free days it costs nothing, and the package ends with them', async () => {
    expect([(await act('cancel')).statusCode, (await act('resume')).statusCode]).toEqual([409, 409]);
    await book(test, owner, company);
    const { renews_at } = await subscriptionOf(owner);
    expect((await act('cancel', { reason: 'Zu teuer' })).json()).toEqual({ cancel_at: renews_at });
    expect((await act('cancel')).json()).toEqual({ cancel_at: renews_at });
    expect(await subscriptionOf(owner)).toMatchObject({ cancel_at: renews_at, renews_at: null, cancel_would: null });
    expect((await act('resume')).json<Subscription>()).toMatchObject({ cancel_at: null, renews_at });
    expect((await act('resume')).statusCode).toBe(200);
    await act('cancel');
    await after(13 * DAY);
    expect(await tier()).toBe('PLUS_TIER');
    await after(14 * DAY + HOUR);
    expect([await tier(), (await live()).end_cause]).toEqual(['FREE_TIER', 'CANCELED']);
    expect(await refunds()).toEqual([]);
    const rows = await test.db.selectFrom('payment_order').select('kind').execute();
    expect(rows.map(({ kind }) => kind)).toEqual(['BOOKING']);
    expect(await subjects()).toEqual([
      'Ihre Buchung: Plus für Haus haus-am-park',
      'Ihre Kündigung: Plus für Haus haus-am-park',
      'Ihre Kündigung ist zurückgenommen: Plus für Haus haus-am-park',
      'Ihre Kündigung: Plus für Haus haus-am-park',
      'Ihr Paket ist beendet: Plus für Haus haus-am-park',
    ]);
  });

  it('PK-02 reminds before the free days end, then charges by the month, each period once', async () => {
    await book(test, owner, company);
    await after(10 * DAY);
    expect(await subjects()).toHaveLength(1);
    await after(REMINDED);
    await after(REMINDED + HOUR);
    expect((await subjects()).at(-1)).toBe('Ihre Testzeit endet bald: Plus für Haus haus-am-park');
    const { paid_until: trialEnd } = await live();
    await Promise.all([after(14 * DAY + HOUR), test.app.jobs.perform('payment-due')]);
    await after(14 * DAY + 2 * HOUR);
    const row = await live();
    expect(row.period_from).toEqual(trialEnd);
    expect(Math.round((row.paid_until.getTime() - trialEnd.getTime()) / 86_400_000)).toBeGreaterThanOrEqual(28);
    expect(
      await test.db.selectFrom('payment_order').select(['kind', 'status', 'due_cents']).orderBy('created_at').execute(),
    ).toEqual([
      { kind: 'BOOKING', status: 'PAID', due_cents: 0 },
      { kind: 'RENEWAL', status: 'PAID', due_cents: 4641 },
    ]);
  });

  it('PK-02 a reminder that is sent late, after an outage, prolongs the free days: the charge waits for the promised three days', async () => {
    const minutes = 20 * DAY;
    await book(test, owner, company);
    await after(minutes);
    expect((await subjects()).slice(1)).toEqual(['Ihre Testzeit endet bald: Plus für Haus haus-am-park']);
    const { paid_until, trial_ends_at, anchored_at } = await live();
    expect([trial_ends_at, anchored_at]).toEqual([paid_until, paid_until]);
    expect((await test.mails(owner.email)).at(-1)?.text_body).toContain(`am ${formatDate(paid_until.toISOString())}.`);
    await after(minutes + 3 * DAY - HOUR);
    expect(await live()).toMatchObject({ paid_until, package: 'PLUS_TIER' });
    await after(minutes + 3 * DAY + HOUR);
    expect(await live()).toMatchObject({ period_from: paid_until, reminded_at: expect.any(Date) });
    await after(minutes + 4 * DAY);
    expect((await subjects()).filter((subject) => subject.startsWith('Ihre Testzeit'))).toHaveLength(1);
  });

  it.each([
    ['suspended', { disabled_at: new Date() }],
    ['waiting for its deletion', { deletion_scheduled_at: new Date(Date.now() + 10 * 86_400_000) }],
  ])('PK-02 an account that is %s is charged for no further period; the package ends', async (_how, state) => {
    await book(test, owner, company);
    await after(REMINDED);
    await test.db.updateTable('user_account').set(state).where('id', '=', owner.id).execute();
    await after(13 * DAY);
    expect(await tier()).toBe('PLUS_TIER');
    await after(14 * DAY + HOUR);
    expect([await tier(), (await live()).end_cause]).toEqual(['FREE_TIER', 'CANCELED']);
    expect(await test.db.selectFrom('payment_order').select('kind').execute()).toEqual([{ kind: 'BOOKING' }]);
  });

  it('PK-02 an order of the free days is not valid after a late reminder has prolonged them', async () => {
    await book(test, owner, company);
    const premium = await atLaterTime(13 * DAY, async () =>
      (await checkout(owner, company, { package: 'PREMIUM_TIER' })).json<Checkout>(),
    );
    await after(13 * DAY);
    await press(test, premium, 'pay');
    expect(await live()).toMatchObject({ package: 'PLUS_TIER' });
  });

  it('PK-02 what a smaller package had paid is paid back too, from the earlier payment', async () => {
    const first = await book(test, owner, company, { period: 'YEARLY', trial: false });
    const second = await book(test, owner, company, { package: 'PREMIUM_TIER', period: 'YEARLY', trial: false });
    expect((await orderOf(owner, second.order)).due_cents).toBe(89_131 - 51_051);
    await act('cancel');
    await after(32 * DAY);
    const amounts = (await refunds()).map(({ amount_cents }) => amount_cents);
    expect(amounts).toHaveLength(2);
    expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(Math.round(Math.round((74_900 * 11) / 12) * 1.19));
    const paid = await test.db.selectFrom('payment_order').select(['id', 'due_cents', 'refunded_cents']).execute();
    for (const { due_cents, refunded_cents } of paid) expect(refunded_cents).toBeLessThanOrEqual(due_cents);
    expect(paid.find(({ id }) => id === first.order)?.refunded_cents).toBeGreaterThan(0);
  });

  it('PK-04 period and smaller package change with the next period, and a larger one is booked', async () => {
    await book(test, owner, company);
    const larger = await act('change', { package: 'PREMIUM_TIER', period: 'MONTHLY' });
    expectRefusal(larger, 409, 'Das Paket Premium beginnt sofort. Bitte buchen Sie es unter „Pakete“.');
    expect((await act('change', { package: 'FREE_TIER', period: 'MONTHLY' })).statusCode).toBe(422);
    expect((await act('change', { package: 'PLUS_TIER', period: 'YEARLY' })).json()).toMatchObject({
      ...{ period: 'MONTHLY', next: { package: 'PLUS_TIER', period: 'YEARLY' }, renewal_gross_cents: 51_051 },
    });
    await after(REMINDED);
    await after(14 * DAY + HOUR);
    expect(await live()).toMatchObject({ period: 'YEARLY', price_cents: 42_900, next_period: null });
    await act('change', { package: 'PLUS_TIER', period: 'MONTHLY' });
    expect((await act('change', { package: 'PLUS_TIER', period: 'YEARLY' })).json()).toMatchObject({ next: null });
    await act('cancel');
    expect((await act('change', { package: 'PLUS_TIER', period: 'MONTHLY' })).statusCode).toBe(409);
  });

  it('PK-04 a package whose charges fail ends after seven days, and nothing is deleted', async () => {
    await book(test, owner, company);
    await failCharges();
    for (const minutes of [REMINDED, 14 * DAY + HOUR]) await after(minutes);
    expect([await tier(), (await live()).ended_at]).toEqual(['PLUS_TIER', null]);
    await after(21 * DAY + HOUR);
    expect([await tier(), (await live()).end_cause]).toEqual(['FREE_TIER', 'UNPAID']);
    const orders = await test.db.selectFrom('payment_order').select(['kind', 'status']).orderBy('created_at').execute();
    expect(orders).toEqual([
      { kind: 'BOOKING', status: 'PAID' },
      { kind: 'RENEWAL', status: 'CANCELED' },
    ]);
  });

  it('PK-04 no package ends as unpaid before a charge, also after a long outage; the days of grace begin with it', async () => {
    await book(test, owner, company);
    await failCharges();
    await after(REMINDED);
    await after(24 * DAY);
    expect([await tier(), (await live()).ended_at]).toEqual(['PLUS_TIER', null]);
    await after(30 * DAY);
    expect(await tier()).toBe('PLUS_TIER');
    await allowCharges();
    await after(30 * DAY + HOUR);
    expect([await tier(), (await live()).failed_at]).toEqual(['PLUS_TIER', null]);
    expect(await subscriptionOf(owner)).toMatchObject({ unpaid_until: null });
    const charges = test.db.selectFrom('payment_order').select('status').where('kind', '=', 'RENEWAL');
    expect(await charges.execute()).toEqual([{ status: 'PAID' }]);
  });

  it('PK-04 after a handover the package runs until it is paid, and the new owner books an own one', async () => {
    await book(test, owner, company, { trial: false });
    const heir = await createPerson(test, 'erna', { profile_type: 'CARE_PROVIDER' });
    await test.update('company', company, { owner_id: heir.id });
    const found = await subscriptionOf(heir);
    expect(found).toMatchObject({ package: 'PLUS_TIER', source: 'FORMER_OWNER', renews_at: null, cancel_would: null });
    expect(found.cancel_at).not.toBeNull();
    expectStatus(409, await act('resume', {}, heir), await act('cancel', {}, heir));
    // The free days belong to the provider, which has not used them yet.
    expect((await checkout(heir, company)).statusCode).toBe(201);
    await book(test, heir, company);
    expect(await subscriptionOf(heir)).toMatchObject({ source: 'BOOKED', cancel_at: null });
    expect(await tier()).toBe('PLUS_TIER');
  });

  it('PK-04 a merge takes the package along with its owner', async () => {
    await book(test, owner, company);
    const into = await test.insertCompany('haus-im-park');
    await test.db.transaction().execute(async (db) => {
      await moveRows(test.app, db, { from: company, into });
      const gone = { status: 'MERGED', owner_id: null, subscription: 'FREE_TIER', merged_into_id: into } as const;
      await updateRows(db, 'company', company, gone);
      await updateRows(db, 'company', into, { owner_id: owner.id, subscription: 'PLUS_TIER' } as const);
    });
    expect(await live()).toMatchObject({ company_id: into, ended_at: null, cancel_at: null });
    await after(REMINDED);
    await after(14 * DAY + HOUR);
    expect([await tier(into), (await live()).period_from]).toEqual(['PLUS_TIER', expect.any(Date)]);
  });

  it('PK-04 unpaid orders are deleted after 90 days, paid ones after eight whole years', async () => {
    await book(test, owner, company, { trial: false });
    await checkout(owner, company, { package: 'PREMIUM_TIER', trial: false });
    await after(2 * HOUR);
    const states = async () =>
      (await test.db.selectFrom('payment_order').select('status').orderBy('created_at').execute()).map(
        ({ status }) => status,
      );
    expect(await states()).toEqual(['PAID', 'EXPIRED']);
    await test.update('payment_order', {}, { closed_at: new Date(Date.now() - 91 * 86_400_000) });
    await test.app.jobs.perform('payment-due');
    expect(await states()).toEqual(['PAID']);
    await test.update('payment_subscription', {}, { ended_at: new Date(), end_cause: 'UNPAID' } as const);
    await sql`update payment_order set created_at = date_trunc('year', now()) - interval '8 years'`.execute(test.db);
    await test.app.jobs.perform('payment-due');
    expect(await states()).toEqual(['PAID']);
    await sql`update payment_order set created_at = date_trunc('year', now()) - interval '8 years 1 day'`.execute(
      test.db,
    );
    await test.app.jobs.perform('payment-due');
    expect(await states()).toEqual([]);
  });
});

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
    ({ owner, company } = await createBuyer(test));
    stripe.calls.length = 0;
    stripe.status = 200;
  });

  const deliver = (event: object, secret = SECRET, now = new Date()) => {
    const payload = JSON.stringify(event);
    return test.inject({
      ...{ method: 'POST', url: '/api-backend/payment/webhook/', payload },
      headers: { 'content-type': 'application/json', 'stripe-signature': sign(secret, Buffer.from(payload), now) },
    });
  };
  const FREE = { payment_status: 'no_payment_required', payment_intent: null, setup_intent: 'seti_1' };
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
  const tier = async () => (await test.row('company', company)).subscription;

  it('PK-04 opens a checkout session with the amount of the server, outside of a frame, also if Stripe did not answer first', async () => {
    stripe.status = 500;
    expect((await checkout(owner, company, { trial: false })).statusCode).toBe(503);
    stripe.status = 200;
    stripe.calls.length = 0;
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
    expect(await test.db.selectFrom('payment_order').select('status').execute()).toEqual([{ status: 'PENDING' }]);
  });

  it('PK-04 a signature that is wrong or old, money that is still on its way, and other events change nothing', async () => {
    const { order } = (await checkout(owner, company)).json<Checkout>();
    expect((await deliver(session(order), 'whsec_of_somebody_else')).statusCode).toBe(400);
    const old = new Date(Date.now() - 6 * 60_000);
    expect((await deliver(session(order), SECRET, old)).statusCode).toBe(400);
    await deliver(session(order, { payment_status: 'unpaid' }));
    await deliver({ id: 'evt_2', type: 'customer.created', data: { object: { id: 'cus_1' } } });
    await deliver({ ...session('no uuid'), id: 'evt_3' });
    expect(await tier()).toBe('FREE_TIER');
    const paid = { ...session(order), id: 'evt_4', type: 'checkout.session.async_payment_succeeded' };
    for (const _again of [1, 2]) expect((await deliver(paid)).statusCode).toBe(200);
    expect([await tier(), (await orderOf(owner, order)).status]).toEqual(['PLUS_TIER', 'PAID']);
  });

  it('PK-02 free days only store the means of payment; after them it is charged, and the event renews', async () => {
    const { order } = (await checkout(owner, company)).json<Checkout>();
    expect(stripe.calls.find(({ path }) => path === '/v1/checkout/sessions')?.fields).toMatchObject({ mode: 'setup' });
    await deliver(session(order, FREE));
    for (const minutes of [REMINDED, 14 * DAY + HOUR])
      await atLaterTime(minutes, () => test.app.jobs.perform('payment-due'));
    const [intent, charge] = stripe.calls.slice(-2);
    expect(intent?.path).toBe('/v1/setup_intents/seti_1');
    expect(charge).toMatchObject({
      path: '/v1/payment_intents',
      fields: { amount: '4641', customer: 'cus_1', payment_method: 'pm_1', off_session: 'true', confirm: 'true' },
    });
    const paid = { id: 'pi_9', customer: 'cus_1', metadata: { order: charge?.fields['metadata[order]'] ?? '' } };
    await deliver({ id: 'evt_9', type: 'payment_intent.succeeded', data: { object: paid } });
    const row = await test.row('payment_subscription', {});
    expect(row.paid_until.getTime() - Date.now()).toBeGreaterThan(40 * 86_400_000);
    expect(row.method).toBe('cus_1 pi_9');
  });

  it('PK-04 a refused charge is mailed, tried again after two days, and counts when it succeeds', async () => {
    await deliver(session((await checkout(owner, company)).json<Checkout>().order, FREE));
    const charges = () =>
      stripe.calls.filter(({ path, method }) => path === '/v1/payment_intents' && method === 'POST');
    for (const minutes of [REMINDED, 14 * DAY + HOUR])
      await atLaterTime(minutes, () => test.app.jobs.perform('payment-due'));
    const refused = charges().at(-1)?.fields['metadata[order]'] ?? '';
    const intent = { id: 'pi_9', customer: 'cus_1', metadata: { order: refused } };
    await deliver({ id: 'evt_9', type: 'payment_intent.payment_failed', data: { object: intent } });
    expect((await test.mails(owner.email)).at(-1)?.subject).toBe('Zahlung fehlgeschlagen: Plus für Haus haus-am-park');
    await test.update('payment_order', { kind: 'RENEWAL' }, { created_at: new Date(Date.now() + 14 * DAY * 60_000) });
    await atLaterTime(15 * DAY, () => test.app.jobs.perform('payment-due'));
    expect(charges()).toHaveLength(1);
    await atLaterTime(16 * DAY + 60, () => test.app.jobs.perform('payment-due'));
    expect(charges()).toHaveLength(2);
    expect(charges().at(-1)?.fields['metadata[order]']).not.toBe(refused);
  });

  it('PK-04 money that cannot count goes back once, also if Stripe did not answer first', async () => {
    const { order } = (await checkout(owner, company, { trial: false })).json<Checkout>();
    await owner.post(`/api-backend/payment/order/${order}/cancel/`);
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

describe('the terms of a package', () => {
  it('PK-02 a month ends on the same day, or on the last one of a shorter month, and the 31st comes back after it', () => {
    expect(addMonths(day('2026-01-31'), 1)).toEqual(day('2026-02-28'));
    expect(addMonths(day('2028-01-31'), 1)).toEqual(day('2028-02-29'));
    expect(addMonths(day('2026-12-15'), 2)).toEqual(day('2027-02-15'));
    expect(addMonths(day('2026-03-31'), -1)).toEqual(day('2026-02-28'));
    const anchor = day('2026-01-31');
    expect(periodEnd(anchor, day('2026-02-28'), 'MONTHLY')).toEqual(day('2026-03-31'));
    expect(periodEnd(anchor, day('2026-02-28'), 'YEARLY')).toEqual(day('2027-02-28'));
  });

  const trial = year({ trial_ends_at: day('2026-02-14'), paid_until: day('2026-02-14') });

  it('PK-02 ends with the free days, with the month, and a year with the running month', () => {
    expect(earliestEnd(trial, day('2026-02-13'))).toEqual(day('2026-02-14'));
    expect(earliestEnd(row({}), day('2026-02-01'))).toEqual(day('2026-02-28'));
    expect(earliestEnd(year(), day('2026-02-01'))).toEqual(day('2026-02-28'));
    expect(earliestEnd(year(), day('2026-03-01'))).toEqual(day('2026-03-31'));
    expect(earliestEnd(year(), day('2027-01-30'))).toEqual(day('2027-01-31'));
  });

  it('PK-02 unused whole months of a year are paid back at a twelfth, nothing else is', () => {
    expect(unusedCents(year(), day('2026-02-28'))).toBe(Math.round((42_900 * 11) / 12));
    expect(unusedCents(year(), day('2026-03-31'))).toBe(35_750);
    expect(unusedCents(year(), day('2026-12-31'))).toBe(3575);
    expect(unusedCents(year(), day('2027-01-01'))).toBe(0);
    expect(unusedCents(year(), day('2027-01-31'))).toBe(0);
    expect(unusedCents(row({}), day('2026-02-01'))).toBe(0);
    expect(unusedCents(trial, day('2026-02-14'))).toBe(0);
    expect([monthRefund(42_900, 'YEARLY'), monthRefund(3900, 'MONTHLY')]).toEqual([3575, null]);
  });

  it('PK-02 a larger package is cheaper by the days that are left, at most by its price', () => {
    const plus = row({ period_from: day('2026-06-01'), paid_until: day('2026-07-01') });
    expect(creditCents(plus, day('2026-06-20'))).toBe(1430);
    expect(creditCents(plus, day('2026-07-02'))).toBe(0);
    expect(creditCents(row({ trial_ends_at: day('2026-02-14') }), day('2026-02-01'))).toBe(0);
    const price = { price_cents: 6809, vat_rate: 19 };
    expect(amountsOf(price, 1430)).toMatchObject({ net_cents: 5379, vat_cents: 1022, gross_cents: 6401 });
    expect(amountsOf(price, 50_000)).toMatchObject({ credit_cents: 6809, gross_cents: 0 });
  });
});
