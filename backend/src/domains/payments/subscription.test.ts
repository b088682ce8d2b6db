import type { ErrorBody, Subscription } from '@care/contracts/schemas';
import { sql } from 'kysely';
import { atLaterTime } from '../../testing/at-later-time';
import { book, checkout, orderOf, subscriptionOf } from '../../testing/booking';
import { createPerson, type Person } from '../../testing/people';
import { insertCologne, insertCompany } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';
import { MOVES } from '../desk/merge-companies';

const API = '/api-backend';
const DAY = 24 * 60;
const HOUR = 60;

describe('a booked package', () => {
  const test = appOfTests({ seed: async (db) => void (await insertCologne(db)) });
  let owner: Person;
  let company: number;
  beforeEach(async () => {
    await test.app.jobs.drain();
    await test.databases.primary.pool.query(
      'truncate user_account, company, payment_order, payment_event, mail_outbox, rate_limit_counter cascade',
    );
    owner = await createPerson(test, 'paul', { profile_type: 'CARE_PROVIDER' });
    company = await insertCompany(test.db, 'haus-am-park', { owner_id: owner.id });
  });

  const act = (action: 'cancel' | 'resume' | 'change', payload: object = {}, person = owner) =>
    person.inject({ method: 'POST', url: `${API}/payment/subscription/${action}/`, payload });
  /** Runs the hourly job at a later time; sessions of tests do not live that long. */
  const after = (minutes: number) => atLaterTime(minutes, () => test.app.jobs.perform('payment-due'));
  const tier = async (id = company) =>
    (await test.db.selectFrom('company').select('subscription').where('id', '=', id).executeTakeFirstOrThrow())
      .subscription;
  const live = () =>
    test.db.selectFrom('payment_subscription').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
  const subjects = async (person = owner) => (await test.mails(person.email)).map(({ subject }) => subject);
  const refunds = () => test.db.selectFrom('payment_refund').select('amount_cents').orderBy('created_at').execute();
  const message = (answer: { json: <T>() => T }) => answer.json<ErrorBody>().error.message;
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
    await test.db.updateTable('company').set({ subscription: 'PREMIUM_TIER' }).execute();
    await test.db.deleteFrom('payment_subscription').execute();
    expect(await subscriptionOf(owner)).toMatchObject({ package: 'PREMIUM_TIER', source: 'GRANTED' });
  });

  it('PK-02 a cancellation in the free days costs nothing, and the package ends with them', async () => {
    await book(test, owner, company);
    const { renews_at } = await subscriptionOf(owner);
    expect((await act('cancel', { reason: 'Zu teuer' })).json()).toEqual({ cancel_at: renews_at });
    expect((await act('cancel')).json()).toEqual({ cancel_at: renews_at });
    expect(await subscriptionOf(owner)).toMatchObject({ cancel_at: renews_at, renews_at: null, cancel_would: null });
    await after(13 * DAY);
    expect(await tier()).toBe('PLUS_TIER');
    await after(14 * DAY + HOUR);
    expect([await tier(), (await live()).end_cause]).toEqual(['FREE_TIER', 'CANCELED']);
    expect(await refunds()).toEqual([]);
    expect((await test.db.selectFrom('payment_order').select('kind').execute()).map(({ kind }) => kind)).toEqual([
      'BOOKING',
    ]);
    expect(await subjects()).toEqual([
      'Ihre Buchung: Plus für Haus haus-am-park',
      'Ihre Kündigung: Plus für Haus haus-am-park',
      'Ihr Paket ist beendet: Plus für Haus haus-am-park',
    ]);
  });

  it('PK-04 a cancellation is taken back before its end, also twice', async () => {
    expect([(await act('cancel')).statusCode, (await act('resume')).statusCode]).toEqual([409, 409]);
    await book(test, owner, company);
    await act('cancel');
    expect((await act('resume')).json<Subscription>()).toMatchObject({ cancel_at: null });
    expect((await act('resume')).statusCode).toBe(200);
    await after(14 * DAY + HOUR);
    expect(await tier()).toBe('PLUS_TIER');
  });

  it('PK-02 reminds before the free days end, then charges by the month, each period once', async () => {
    await book(test, owner, company);
    await after(10 * DAY);
    expect(await subjects()).toHaveLength(1);
    await after(12 * DAY);
    await after(12 * DAY + HOUR);
    expect((await subjects()).at(-1)).toBe('Ihre Testzeit endet bald: Plus für Haus haus-am-park');
    const { paid_until: trialEnd } = await live();
    await Promise.all([after(14 * DAY + HOUR), test.app.jobs.perform('payment-due')]);
    await after(14 * DAY + 2 * HOUR);
    const row = await live();
    expect(row.period_from).toEqual(trialEnd);
    expect(Math.round((row.paid_until.getTime() - trialEnd.getTime()) / 86_400_000)).toBeGreaterThanOrEqual(28);
    const orders = await test.db
      .selectFrom('payment_order')
      .select(['kind', 'status', 'due_cents'])
      .orderBy('created_at')
      .execute();
    expect(orders).toEqual([
      { kind: 'BOOKING', status: 'PAID', due_cents: 0 },
      { kind: 'RENEWAL', status: 'PAID', due_cents: 4641 },
    ]);
  });

  it('PK-02 a year is ended to the end of a month, and unused whole months are paid back', async () => {
    await book(test, owner, company, { period: 'YEARLY', trial: false });
    const { cancel_would } = await subscriptionOf(owner);
    const refund = Math.round(Math.round((42_900 * 11) / 12) * 1.19);
    expect(cancel_would?.refund_gross_cents).toBe(refund);
    await act('cancel');
    await after(32 * DAY);
    expect(await tier()).toBe('FREE_TIER');
    await after(32 * DAY + HOUR);
    expect(await refunds()).toEqual([{ amount_cents: refund }]);
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
    expect([larger.statusCode, message(larger)]).toEqual([
      409,
      'Das Paket Premium beginnt sofort. Bitte buchen Sie es unter „Pakete“.',
    ]);
    expect((await act('change', { package: 'FREE_TIER', period: 'MONTHLY' })).statusCode).toBe(422);
    const changed = await act('change', { package: 'PLUS_TIER', period: 'YEARLY' });
    expect(changed.json()).toMatchObject({
      ...{ period: 'MONTHLY', next: { package: 'PLUS_TIER', period: 'YEARLY' }, renewal_gross_cents: 51_051 },
    });
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
    await after(14 * DAY + HOUR);
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
    await test.db.updateTable('company').set({ owner_id: heir.id }).where('id', '=', company).execute();
    const found = await subscriptionOf(heir);
    expect(found).toMatchObject({ package: 'PLUS_TIER', source: 'FORMER_OWNER', renews_at: null, cancel_would: null });
    expect(found.cancel_at).not.toBeNull();
    expect((await act('resume', {}, heir)).statusCode).toBe(409);
    expect((await act('cancel', {}, heir)).statusCode).toBe(409);
    // The free days belong to the provider, which has not used them yet.
    expect((await checkout(heir, company)).statusCode).toBe(201);
    await book(test, heir, company);
    expect(await subscriptionOf(heir)).toMatchObject({ source: 'BOOKED', cancel_at: null });
    expect(await tier()).toBe('PLUS_TIER');
  });

  it('PK-04 without a new booking a handed over package ends with what was paid', async () => {
    await book(test, owner, company);
    const heir = await createPerson(test, 'erna', { profile_type: 'CARE_PROVIDER' });
    await test.db.updateTable('company').set({ owner_id: heir.id }).where('id', '=', company).execute();
    await after(14 * DAY + HOUR);
    expect(await tier()).toBe('FREE_TIER');
    // The free days are used up for the provider, whoever owns it.
    expect((await checkout(heir, company, { due_cents: 0 })).statusCode).toBe(409);
  });

  it('PK-04 a merge takes the package along with its owner', async () => {
    await book(test, owner, company);
    const into = await insertCompany(test.db, 'haus-im-park');
    await test.db.transaction().execute(async (db) => {
      for (const move of Object.values(MOVES)) await move(company, into).execute(db);
      const gone = { status: 'MERGED', owner_id: null, subscription: 'FREE_TIER', merged_into_id: into } as const;
      await db.updateTable('company').set(gone).where('id', '=', company).execute();
      const kept = { owner_id: owner.id, subscription: 'PLUS_TIER' } as const;
      await db.updateTable('company').set(kept).where('id', '=', into).execute();
    });
    expect(await live()).toMatchObject({ company_id: into, ended_at: null, cancel_at: null });
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
    await test.db
      .updateTable('payment_order')
      .set({ closed_at: new Date(Date.now() - 91 * 86_400_000) })
      .execute();
    await test.app.jobs.perform('payment-due');
    expect(await states()).toEqual(['PAID']);
    const ended = { ended_at: new Date(), end_cause: 'UNPAID' } as const;
    await test.db.updateTable('payment_subscription').set(ended).execute();
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

describe('an installation without a payment service', () => {
  const test = appOfTests({
    seed: async (db) => void (await insertCologne(db)),
    settings: { PAYMENT: 'off' },
  });

  it('PK-03 says so, offers no booking, and has no payment page', async () => {
    const owner = await createPerson(test, 'paul', { profile_type: 'CARE_PROVIDER' });
    const company = await insertCompany(test.db, 'haus-am-park', { owner_id: owner.id });
    expect((await test.inject(`${API}/package/`)).json()).toMatchObject({ can_book: false });
    expect(await subscriptionOf(owner)).toMatchObject({ can_book: false });
    const answer = await checkout(owner, company);
    expect([answer.statusCode, answer.json<ErrorBody>().error.message]).toEqual([
      409,
      'Pakete können Sie auf dieser Website noch nicht buchen oder wechseln.',
    ]);
    expect((await test.app.inject(`${API}/payment/test/`)).statusCode).toBe(404);
  });
});
