import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema';

const DAY_MS = 86_400_000;
const MONTHS = 12;

/** A period of a package as it was seen while it ran: the rows keep the last one only. */
interface PaidPeriod {
  id: number;
  from: number;
  until: number;
  price: number;
  isFree: boolean;
}
export type PaidPeriods = PaidPeriod[];

export async function observePeriods(db: Kysely<Database>, seen: PaidPeriods): Promise<void> {
  for (const row of await db.selectFrom('payment_subscription').selectAll().orderBy('id').execute()) {
    const [from, until] = [row.period_from.getTime(), row.paid_until.getTime()];
    const isFree = row.trial_ends_at !== null && until <= row.trial_ends_at.getTime();
    const same = seen.find((one) => one.id === row.id && one.from === from && (isFree || one.until === until));
    // A late reminder prolongs the free days.
    if (same) same.until = until;
    if (same) continue;
    seen.push({ id: row.id, from, until, price: row.price_cents, isFree });
  }
}

const monthOf = (time: number): number => new Date(time).getUTCFullYear() * MONTHS + new Date(time).getUTCMonth();
const net = (gross: number): number => Math.round((gross * 100) / 119);

/** Net cents of the whole months between a cancellation's end and the end of a period of a year. */
const monthsBack = ({ from, until, price }: PaidPeriod, end: number): number =>
  until - from > 40 * DAY_MS ? Math.round((price * (monthOf(until) - monthOf(end))) / MONTHS) : 0;

/**
 * Compares the money that moved with what was used, worked out here a second time, and finds months that are paid twice.
 */
export async function checkLedger(db: Kysely<Database>, seen: PaidPeriods): Promise<void> {
  const packages = await db.selectFrom('payment_subscription').selectAll().orderBy('id').execute();
  const orders = await db.selectFrom('payment_order').selectAll().execute();
  const events = await db.selectFrom('payment_event').select('order_id').where('type', '=', 'PAID').execute();
  const refunds = await db.selectFrom('payment_refund').selectAll().execute();
  let paid = 0;
  for (const { id, due_cents, refunded_cents } of orders) {
    const back = refunds.reduce((sum, one) => sum + (one.order_id === id ? one.amount_cents : 0), 0);
    expect(back).toBe(refunded_cents);
    expect(back).toBeLessThanOrEqual(due_cents);
    const isPaid = events.some(({ order_id }) => order_id === id);
    if (!isPaid) expect(back).toBe(0);
    paid += isPaid ? net(due_cents) - net(back) : 0;
  }
  expect(refunds.filter(({ sent_at }) => sent_at === null)).toEqual([]);

  let used = 0;
  let last = 0;
  for (const row of packages) {
    const periods = seen.filter(({ id }) => id === row.id);
    const successor = orders.find(
      ({ kind, subscription_id }) => kind === 'BOOKING' && subscription_id === packages[packages.indexOf(row) + 1]?.id,
    );
    for (const [index, period] of periods.entries()) {
      expect(period.from).toBeGreaterThanOrEqual(last);
      last =
        index < periods.length - 1 || row.ended_at === null
          ? period.until
          : Math.min(period.until, row.ended_at.getTime());
      if (period.isFree) continue;
      used += period.price;
      if (index < periods.length - 1 || row.ended_at === null || row.end_cause === 'UNPAID') continue;
      const end = row.cancel_at?.getTime() ?? period.until;
      const back = row.cancel_at ? monthsBack(period, end) : 0;
      used -= back;
      if (row.end_cause !== 'REPLACED' || !successor) continue;
      const at = successor.terms_accepted_at.getTime();
      const days = Math.round((end - period.from) / DAY_MS);
      const left = Math.min(days, Math.max(0, Math.round((end - at) / DAY_MS)));
      used -= days === 0 ? 0 : Math.round(((period.price - back) * left) / days);
    }
  }
  expect(paid).toBe(used);
}
