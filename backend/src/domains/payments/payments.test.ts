import type { Checkout, ErrorBody, PaymentOrder, Quote } from '@care/contracts/schemas';
import { sql } from 'kysely';
import { BILLING, book, checkout, orderOf, press, subscriptionOf } from '../../testing/booking';
import { atLaterTime } from '../../testing/at-later-time';
import { createPerson, PASSWORD, type Person } from '../../testing/people';
import { insertCologne, insertCompany } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';
import { waitUntilBlocked } from '../../testing/wait-until-blocked';
import { applyEvent } from './apply-event';
import { requiredService } from './services';
import { sign } from './signature';

const API = '/api-backend';
const DAY = 24 * 60;

describe('booking a package', () => {
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

  const order = async (given: object = {}) => (await checkout(owner, company, given)).json<Checkout>();
  const tier = async () =>
    (await test.db.selectFrom('company').select('subscription').where('id', '=', company).executeTakeFirstOrThrow())
      .subscription;
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

  it('PK-03 Free cannot be booked', async () => {
    const answer = await checkout(owner, company, { package: 'FREE_TIER' });
    expect(answer.statusCode).toBe(400);
    expect(message(answer)).toBe('Das Paket Free ist dauerhaft kostenlos und braucht keine Buchung.');
    expect((await checkout(owner, company, { package: 'GOLD' })).statusCode).toBe(422);
    expect((await checkout(owner, company, { period: 'WEEKLY' })).statusCode).toBe(422);
  });

  it('PK-03 only the owner of a public provider books, with a confirmed address and the terms', async () => {
    const other = await createPerson(test, 'olga', { profile_type: 'CARE_PROVIDER' });
    expect((await checkout(other, company)).statusCode).toBe(404);
    expect((await checkout(owner, company, { accept_terms: false })).json<ErrorBody>().error.details).toHaveProperty(
      'accept_terms',
    );
    const billing = { ...BILLING, zip_code: '5', vat_id: 'DE12' };
    expect(Object.keys((await checkout(owner, company, { billing })).json<ErrorBody>().error.details ?? {})).toEqual([
      'billing.zip_code',
      'billing.vat_id',
    ]);
    await test.db.updateTable('company').set({ status: 'HIDDEN' }).execute();
    expect((await checkout(owner, company)).statusCode).toBe(409);
    await test.db.updateTable('company').set({ status: 'PUBLISHED' }).execute();
    await test.db.updateTable('user_account').set({ email_verified_at: null }).execute();
    expect((await checkout(owner, company)).statusCode).toBe(403);
  });

  it('PK-02 the quote has all figures, and the first 14 days are free once', async () => {
    const ask = async (choice: string) =>
      (await owner.inject({ url: `${API}/payment/quote/?company=${company}&${choice}` })).json<Quote>();
    const first = await ask('package=PLUS_TIER&period=YEARLY');
    expect(first).toMatchObject({
      ...{ net_cents: 42_900, vat_cents: 8151, gross_cents: 51_051, due_cents: 0, credit_cents: 0 },
      ...{ month_refund_cents: 3575, is_test: true, renewal_gross_cents: 51_051 },
    });
    const days = (Date.parse(first.trial_ends_at ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(14);
    await book(test, owner, company);
    // During the free days a larger package keeps them; a second booking later has none.
    expect(await ask('package=PREMIUM_TIER&period=MONTHLY')).toMatchObject({ due_cents: 0, credit_cents: 0 });
    await test.db.updateTable('payment_subscription').set({ ended_at: new Date(), end_cause: 'CANCELED' }).execute();
    await test.db.updateTable('company').set({ subscription: 'FREE_TIER' }).execute();
    expect(await ask('package=PLUS_TIER&period=MONTHLY')).toMatchObject({ trial_ends_at: null, due_cents: 4641 });
  });

  it('PK-04 refuses an order for another amount than the buyer has read', async () => {
    const answer = await checkout(owner, company, { due_cents: 1 });
    expect(answer.statusCode).toBe(409);
    expect(message(answer)).toMatch(/^Der Betrag hat sich inzwischen geändert/);
    expect((await checkout(owner, company, { due_cents: 0 })).statusCode).toBe(201);
    expect((await checkout(owner, company, { trial: false, due_cents: 4641 })).statusCode).toBe(201);
  });

  it('PK-04 a lost answer sent again gives the same order, and so do parallel orders of the same', async () => {
    const key = { 'idempotency-key': 'booking-1-key' };
    const [first, again] = [await checkout(owner, company, {}, key), await checkout(owner, company, {}, key)];
    expect(again.json()).toEqual(first.json());
    const answers = await Promise.all([1, 2, 3, 4].map(() => checkout(owner, company)));
    expect(new Set(answers.map((answer) => answer.json<Checkout>().order)).size).toBe(1);
    const { amount } = await test.db
      .selectFrom('payment_order')
      .select((eb) => eb.fn.countAll<number>().as('amount'))
      .executeTakeFirstOrThrow();
    expect(amount).toBe(1);
  });

  it('PK-04 another order replaces the open one, whose payment is paid back', async () => {
    const plus = await order({ trial: false });
    const premium = await order({ package: 'PREMIUM_TIER' });
    expect((await orderOf(owner, plus.order)).status).toBe('CANCELED');
    await report(plus.order, 'PAID');
    expect([await tier(), (await orderOf(owner, plus.order)).status]).toEqual(['FREE_TIER', 'CANCELED']);
    expect(await test.db.selectFrom('payment_refund').select('amount_cents').execute()).toEqual([
      { amount_cents: 4641 },
    ]);
    expect((await test.mails(owner.email)).map(({ subject }) => subject)).toEqual([
      'Ihre Zahlung wird erstattet: Plus für Haus haus-am-park',
    ]);
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

  it('PK-04 the owner cancels an open order; one that is paid stays paid', async () => {
    const open = await order();
    const cancel = async (person = owner) =>
      person.inject({ method: 'POST', url: `${API}/payment/order/${open.order}/cancel/` });
    const other = await createPerson(test, 'olga', { profile_type: 'CARE_PROVIDER' });
    expect((await cancel(other)).statusCode).toBe(404);
    await press(test, open, 'pay');
    expect((await cancel()).json<PaymentOrder>().status).toBe('PAID');
    expect(await tier()).toBe('PLUS_TIER');
  });

  it('PK-04 an expired order that is paid after all counts', async () => {
    const open = await order();
    await atLaterTime(75, () => test.app.jobs.perform('payment-due'));
    expect((await orderOf(owner, open.order)).status).toBe('EXPIRED');
    await report(open.order, 'PAID');
    expect([await tier(), (await orderOf(owner, open.order)).status]).toEqual(['PLUS_TIER', 'PAID']);
  });

  it('PK-04 an event has its effect once, repeated and in parallel', async () => {
    const open = await order();
    await Promise.all([1, 2, 3, 4].map(() => report(open.order, 'PAID', 'one')));
    await report(open.order, 'PAID', 'two');
    await report(open.order, 'EXPIRED');
    const rows = await test.db.selectFrom('payment_subscription').select('id').execute();
    expect(rows).toHaveLength(1);
    expect(await test.mails(owner.email)).toHaveLength(1);
    expect(await tier()).toBe('PLUS_TIER');
  });

  it('PK-04 an event that fails half way leaves nothing behind and can be delivered again', async () => {
    const open = await order();
    await sql`alter table payment_subscription add constraint broken check (package <> 'PLUS_TIER')`.execute(test.db);
    await expect(report(open.order, 'PAID')).rejects.toThrow(/broken/);
    await sql`alter table payment_subscription drop constraint broken`.execute(test.db);
    expect([await tier(), (await orderOf(owner, open.order)).status]).toEqual(['FREE_TIER', 'PENDING']);
    await report(open.order, 'PAID');
    expect(await tier()).toBe('PLUS_TIER');
  });

  it('PK-04 a payment for a provider that changed hands meanwhile is paid back', async () => {
    const open = await order({ trial: false });
    const other = await createPerson(test, 'olga', { profile_type: 'CARE_PROVIDER' });
    const { paying } = await test.db.transaction().execute(async (db) => {
      await db.updateTable('company').set({ owner_id: other.id }).where('id', '=', company).execute();
      const started = report(open.order, 'PAID');
      await waitUntilBlocked(test);
      return { paying: started };
    });
    await paying;
    expect([await tier(), (await orderOf(owner, open.order)).status]).toEqual(['FREE_TIER', 'CANCELED']);
    expect(await test.db.selectFrom('payment_refund').select('amount_cents').execute()).toHaveLength(1);
  });

  it('PK-04 a payment for a provider that was hidden or removed is paid back', async () => {
    const open = await order({ trial: false });
    await test.db.updateTable('company').set({ status: 'REMOVED', owner_id: null }).execute();
    await report(open.order, 'PAID');
    expect([await tier(), (await orderOf(owner, open.order)).status]).toEqual(['FREE_TIER', 'CANCELED']);
  });

  it('PK-04 an own package is not booked again; a larger one replaces it and credits the paid days', async () => {
    await book(test, owner, company, { trial: false });
    const again = await checkout(owner, company, { trial: false });
    expect([again.statusCode, message(again)]).toEqual([
      409,
      'Ihre Einrichtung hat das Paket Plus schon. Zeitraum und Paket wechseln Sie unter „Mein Unternehmen“.',
    ]);
    const { order: id } = await book(test, owner, company, { package: 'PREMIUM_TIER', trial: false });
    expect(await tier()).toBe('PREMIUM_TIER');
    expect(await orderOf(owner, id)).toMatchObject({ due_cents: 3462, trial_ends_at: null });
    const rows = await test.db.selectFrom('payment_subscription').select('end_cause').orderBy('id').execute();
    expect(rows).toEqual([{ end_cause: 'REPLACED' }, { end_cause: null }]);
  });

  it('PK-05 a smaller package pauses the job offers above its limit, the newest stay', async () => {
    await book(test, owner, company, { package: 'PREMIUM_TIER' });
    for (const number of [1, 2, 3, 4, 5])
      await sql`
        insert into job_offer (company_id, slug, title, employment_type, city, lat, lon, status, posted_at, valid_through)
        values (${company}, ${`stelle-${number}`}, 'Stelle', 'Vollzeit', 'Köln', 50.9, 6.9, 'PUBLISHED',
          now() - make_interval(days => ${number}), now() + interval '90 days')`.execute(test.db);
    await owner.inject({
      ...{ method: 'POST', url: `${API}/payment/subscription/change/` },
      payload: { package: 'PLUS_TIER', period: 'MONTHLY' },
    });
    expect(await tier()).toBe('PREMIUM_TIER');
    await atLaterTime(15 * DAY, () => test.app.jobs.perform('payment-due'));
    expect(await tier()).toBe('PLUS_TIER');
    const offers = await test.db.selectFrom('job_offer').select('status').orderBy('posted_at', 'desc').execute();
    expect(offers.map(({ status }) => status)).toEqual(['PUBLISHED', 'PUBLISHED', 'PUBLISHED', 'PAUSED', 'PAUSED']);
  });

  describe('the webhook', () => {
    const post = (payload: string, headers: Record<string, string>) =>
      test.inject({
        ...{ method: 'POST', url: `${API}/payment/webhook/`, payload },
        headers: { 'content-type': 'application/json', ...headers },
      });

    it('PK-04 refuses a missing, wrong, foreign or old signature without effect', async () => {
      const open = await order();
      const payload = JSON.stringify({ id: 'x', type: 'PAID', order: open.order });
      const wrong = sign('another secret', Buffer.from(payload));
      for (const headers of [{}, { 'payment-signature': 'x' }, { 'payment-signature': wrong }])
        expect((await post(payload, headers as Record<string, string>)).statusCode).toBe(400);
      expect(await test.db.selectFrom('payment_event').selectAll().execute()).toEqual([]);
      expect([await tier(), (await orderOf(owner, open.order)).status]).toEqual(['FREE_TIER', 'PENDING']);
    });
  });

  describe('the page of the test checkout', () => {
    it('PK-04 says that no money flows, asks for no card, and only this site may frame it', async () => {
      const { access_url } = await order();
      const { pathname, search } = new URL(access_url);
      const page = await test.app.inject({ url: pathname + search });
      expect(page.body).toContain('Es fließt kein Geld.');
      expect(page.body).not.toContain('<input');
      expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
      expect(page.headers['cache-control']).toBe('private, no-store');
    });

    it('PK-04 a form of another site and a wrong key pay nothing', async () => {
      const open = await order();
      expect((await press(test, open, 'pay', 'https://fremd.example')).statusCode).toBe(403);
      const forged = { ...open, access_url: open.access_url.replace(/key=./, 'key=X') };
      expect((await press(test, forged, 'pay')).statusCode).toBe(404);
      expect((await press(test, open, 'steal')).statusCode).toBe(404);
      expect(await tier()).toBe('FREE_TIER');
    });
  });

  it('PK-04 orders stay after the account is deleted, the package ends, and the export has them', async () => {
    await book(test, owner, company, { period: 'YEARLY', trial: false });
    await owner.inject({ method: 'DELETE', url: `${API}/user/`, payload: { password: PASSWORD } });
    await test.db.updateTable('company').set({ owner_id: null }).where('id', '=', company).execute();
    await test.db.deleteFrom('user_account').where('id', '=', owner.id).execute();
    const kept = await test.db.selectFrom('payment_order').select(['user_id', 'billing']).executeTakeFirstOrThrow();
    expect(kept).toEqual({ user_id: null, billing: BILLING });
    await test.app.jobs.perform('payment-due');
    const [refund] = await test.db.selectFrom('payment_refund').select('amount_cents').execute();
    expect(refund?.amount_cents).toBe(Math.round(Math.round((42_900 * 11) / 12) * 1.19));
  });
});
