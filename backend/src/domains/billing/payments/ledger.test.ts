import { rowsWith } from '../../../platform/database/queries';
import fc from 'fast-check';
import { sql } from 'kysely';
import { createBuyer } from '../../../testing/booking';
import { Customer } from '../../../testing/customer';
import { createPerson } from '../../../testing/people';
import { insertCologne } from '../../../testing/rows';
import { appOfTests } from '../../../testing/test-app';
import { checkLedger, type PaidPeriods, observePeriods } from '../../../testing/payment-ledger';

const HOUR = 60;
const DAY = 24 * HOUR;

const plusYear = { package: 'PLUS_TIER', period: 'YEARLY' } as const;
const plusMonth = { package: 'PLUS_TIER', period: 'MONTHLY' } as const;
const premiumYear = { package: 'PREMIUM_TIER', period: 'YEARLY' } as const;
const premiumMonth = { package: 'PREMIUM_TIER', period: 'MONTHLY' } as const;

const test = appOfTests({ seed: async (db) => void (await insertCologne(db)) });
let customer: Customer;
let company: number;
async function start() {
  const buyer = await createBuyer(test);
  company = buyer.company;
  customer = new Customer(test, buyer.owner.id, company);
}
const allowCharges = () => sql`alter table payment_event drop constraint if exists refused`.execute(test.db);
afterEach(() => customer.leave());

const live = () =>
  test.db.selectFrom('payment_subscription').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
const order = (id: string) => test.row('payment_order', id);
const paidBack = async () =>
  (await test.db.selectFrom('payment_refund').select('amount_cents').orderBy('created_at').execute()).map(
    ({ amount_cents }) => amount_cents,
  );

/** Free days for Plus by the month, of whose end the customer was reminded. */
async function bookFreeDays(): Promise<void> {
  await customer.book(plusMonth, true);
  const { paid_until } = await live();
  customer.wait(customer.minutesTo(paid_until) - 73 * HOUR);
  await customer.runDue();
  expect((await live()).paid_until).toEqual(paid_until);
}

describe('in the cases that were found', () => {
  beforeEach(start);

  it('PK-02 months are credited or paid back, never both: an open order ends with the package it credits', async () => {
    await customer.book(plusYear);
    await customer.cancel();
    customer.wait(customer.minutesTo((await live()).cancel_at!) - 30);
    const premium = await customer.order(premiumYear);
    expect((await order(premium)).credit_cents).toBe(0);
    customer.wait(31);
    await customer.runDue();
    expect((await order(premium)).status).toBe('CANCELED');
    await customer.pay(premium);
    await customer.runDue();
    expect(await paidBack()).toEqual([Math.round(Math.round((42_900 * 11) / 12) * 1.19), 89_131]);
  });

  it('PK-02 an order of the free days is not valid after them: the charge ends it, and it is booked anew', async () => {
    await bookFreeDays();
    customer.wait(customer.minutesTo((await live()).paid_until) - 30);
    const premium = await customer.order(premiumMonth);
    customer.wait(31);
    await customer.pay(premium);
    await customer.runDue();
    expect(await live()).toMatchObject({ package: 'PLUS_TIER', end_cause: null });
    expect((await order(premium)).status).toBe('CANCELED');
    await customer.book(premiumMonth);
    expect(await live()).toMatchObject({ package: 'PREMIUM_TIER', trial_ends_at: null });
    expect(
      await rowsWith(test.db, 'payment_order', { status: 'PAID' }).select('due_cents').orderBy('due_cents').execute(),
    ).toEqual([{ due_cents: 0 }, { due_cents: Math.round((6809 - 3900) * 1.19) }, { due_cents: 4641 }]);
  });

  it('PK-02 free days are used once, also by an order that was left and is paid after another one', async () => {
    const left = await customer.order(premiumMonth, true);
    customer.wait(2 * HOUR);
    await customer.runDue();
    await customer.book(plusMonth, true);
    await customer.cancel();
    customer.wait(customer.minutesTo((await live()).cancel_at!) - 3 * HOUR);
    customer.wait(4 * HOUR);
    await customer.runDue();
    await customer.pay(left);
    expect((await live()).package).toBe('PLUS_TIER');
  });

  it('PK-02 a charge that failed and is reported as paid after the next one is paid back', async () => {
    await customer.book(plusMonth);
    customer.wait(customer.minutesTo((await live()).paid_until) + 1);
    await sql`alter table payment_event add constraint refused check (type <> 'PAID') not valid`.execute(test.db);
    await customer.runDue();
    await allowCharges();
    const failed = await rowsWith(test.db, 'payment_order', { kind: 'RENEWAL' }).select('id').executeTakeFirstOrThrow();
    await customer.report(failed.id, 'FAILED');
    customer.wait(2 * DAY + 1);
    await customer.runDue();
    const { paid_until } = await live();
    await customer.pay(failed.id);
    expect((await live()).paid_until).toEqual(paid_until);
    expect(await paidBack()).toEqual([4641]);
  });

  it('PK-02 a refund that was promised before a handover is paid after it', async () => {
    await customer.book(plusYear);
    await customer.cancel();
    const { cancel_at } = await live();
    const heir = await createPerson(test, 'erna', { profile_type: 'CARE_PROVIDER' });
    await test.update('company', company, { owner_id: heir.id });
    expect(await live()).toMatchObject({ cancel_at, cancel_cause: 'OWNER' });
    customer.wait(customer.minutesTo(cancel_at!) + 1);
    await customer.runDue();
    expect(await paidBack()).toEqual([Math.round(Math.round((42_900 * 11) / 12) * 1.19)]);
  });
});

const oneOf = <const Value>(...values: Value[]) => fc.constantFrom(...values);
const period = oneOf('YEARLY', 'MONTHLY');
const larger = fc.record({ package: oneOf('PREMIUM_TIER'), period });
const any = fc.record({ package: oneOf('PLUS_TIER', 'PREMIUM_TIER'), period });
const minutes = oneOf(1, 50, 3 * HOUR, 2 * DAY, 14 * DAY - 30, 31 * DAY, 200 * DAY);
const first = fc.record({
  ...{ do: oneOf('order'), choice: fc.oneof(oneOf(plusYear), oneOf(plusYear), oneOf(plusMonth), any) },
  ...{ trial: oneOf(true, false, false), when: oneOf('now'), paid: oneOf('atOnce') },
});
// Nearly always a package is booked, and many orders, charges and ends cross in its last hour.
const later = fc.record({
  ...{ do: oneOf('order'), choice: fc.oneof(larger, larger, any), trial: fc.boolean() },
  when: oneOf('now', 'lastHour', 'lastHour'),
  paid: oneOf('atOnce', 'atOnce', 'late', 'late', 'beforeJob', 'never'),
});
const step = fc.oneof(
  { weight: 8, arbitrary: later },
  {
    weight: 4,
    arbitrary: fc.record({ do: oneOf('cancel', 'cancel', 'resume', 'fail') }),
  },
  { weight: 2, arbitrary: fc.record({ do: oneOf('wait'), minutes }) },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ do: oneOf('report'), which: fc.nat(3) },
      type: oneOf('PAID', 'PAID', 'FAILED', 'EXPIRED'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: oneOf('change'), choice: any }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Hours pass, and each one in which something is due does its work. */
async function pass(until: number, periods: PaidPeriods): Promise<void> {
  let left = until;
  for (let turn = 0; turn < 40 && left > 0; turn++) {
    const { cancel_at, paid_until, ended_at } = await live().catch(() => ({
      ...{ cancel_at: null, paid_until: new Date(0), ended_at: new Date(0) },
    }));
    const due = customer.minutesTo(cancel_at ?? paid_until) + 7;
    const next = ended_at === null && due > 0 ? Math.min(due, left) : Math.min(2 * DAY, left);
    customer.wait(next);
    left -= next;
    await customer.runDue();
    await observePeriods(test.db, periods);
  }
}

/** Half an hour before the package is charged or ends. */
async function goToLastHour(): Promise<void> {
  const { cancel_at, paid_until, ended_at } = await live();
  const left = customer.minutesTo(cancel_at ?? paid_until) - 30;
  if (ended_at === null && left > 0) customer.wait(left);
}

async function take(one: Step, periods: PaidPeriods): Promise<void> {
  switch (one.do) {
    case 'order': {
      if (one.when === 'lastHour') await goToLastHour();
      const id = await customer.order(one.choice, one.trial);
      customer.wait(1);
      if (one.paid === 'late') await pass(HOUR, periods);
      if (one.paid === 'beforeJob') customer.wait(40);
      return one.paid === 'never' ? undefined : customer.pay(id);
    }
    case 'report': {
      const orders = await test.db.selectFrom('payment_order').select('id').orderBy('created_at', 'desc').execute();
      const found = orders[one.which];
      return found && customer.report(found.id, one.type);
    }
    case 'cancel':
      return void (await customer.cancel());
    case 'resume':
      return customer.resume();
    case 'change':
      return customer.change(one.choice);
    case 'fail':
      await sql`alter table payment_event add constraint refused check (type <> 'PAID') not valid`.execute(test.db);
      return pass(31 * DAY, periods);
    case 'wait':
      return pass(one.minutes, periods);
  }
}

it('PK-02 whatever happens, what was paid without the refunds is the price of what was used, and no month is paid twice', async () => {
  await fc.assert(
    fc.asyncProperty(first, fc.array(step, { minLength: 6, maxLength: 8 }), async (booked, steps) => {
      await start();
      const periods: PaidPeriods = [];
      for (const one of [booked, ...steps]) {
        customer.wait(1);
        // A step that is not possible at that time is refused, and changes nothing.
        await take(one, periods).catch((error: { status?: number }) => {
          if (error.status !== 409 && error.constructor.name !== 'NoResultError') throw error;
        });
        await allowCharges();
        await observePeriods(test.db, periods);
      }
      await pass(3 * HOUR, periods);
      await customer.runDue();
      await checkLedger(test.db, periods);
      customer.leave();
    }),
    { numRuns: Number(process.env['LEDGER_RUNS'] ?? 10) },
  );
});
