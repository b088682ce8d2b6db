import { sql } from 'kysely';
import { changeRows } from '../../../platform/database/queries';
import type { Db, DbTransaction } from '../../../platform/database/schema';
import type { App } from '../../../platform/http/app-type';
import { recordRefund } from '../invoices/record-invoice';
import { withVat } from '../../operator';
import type { OrderRow } from './payment-service';
import { withoutVat, type SubscriptionRow } from './terms';

/** The part of one payment that goes back. */
interface Part {
  orderId: string;
  net_cents: number;
  gross_cents: number;
}

/**
 * The payments that paid for a package, newest first: its own, then those of packages that it has replaced, because their
 * rest was credited.
 */
const payments = (db: Db, id: number) =>
  sql<Pick<OrderRow, 'id' | 'due_cents' | 'refunded_cents' | 'vat_rate'>>`
    with recursive chain as (
      select id, replaces_id from payment_subscription where id = ${id}
      union select former.id, former.replaces_id from payment_subscription former
        join chain on chain.replaces_id = former.id)
    select o.id, o.due_cents, o.refunded_cents, o.vat_rate
    from payment_order o join chain on chain.id = o.subscription_id
    where o.status = 'PAID' order by o.closed_at desc`.execute(db);

/**
 * From which payments `net` cents of a package go back. Each part is rounded so that what is kept of a payment is the
 * gross of its net, also after several refunds.
 */
async function refundParts(db: Db, { id }: SubscriptionRow, net: number): Promise<Part[]> {
  const parts: Part[] = [];
  if (net <= 0) return parts;
  let left = net;
  for (const { id: orderId, due_cents, refunded_cents, vat_rate } of (await payments(db, id)).rows) {
    const refunded = withoutVat(refunded_cents, vat_rate);
    const net_cents = Math.min(left, withoutVat(due_cents, vat_rate) - refunded);
    if (net_cents <= 0) continue;
    left -= net_cents;
    parts.push({ orderId, net_cents, gross_cents: withVat(refunded + net_cents, vat_rate) - refunded_cents });
  }
  return parts;
}

const grossOf = (parts: readonly Part[]): number => parts.reduce((sum, { gross_cents }) => sum + gross_cents, 0);

/** The gross amount that goes back for `net` cents of a package. */
export const refundGross = async (db: Db, row: SubscriptionRow, net: number): Promise<number> =>
  grossOf(await refundParts(db, row, net));

/**
 * Notes that `net` cents of a package go back for the time from `from` until it was paid; the hourly job sends them. The
 * caller has locked the provider and made the queue of mails ready.
 * @returns the gross amount
 */
export async function payBackUnused(
  app: App,
  db: DbTransaction,
  row: SubscriptionRow,
  { net, from }: { net: number; from: Date },
): Promise<number> {
  const parts = await refundParts(db, row, net);
  for (const { orderId, net_cents, gross_cents } of parts) {
    await changeRows(db, 'payment_order', { id: orderId })
      .set((eb) => ({ refunded_cents: eb('refunded_cents', '+', gross_cents) }))
      .execute();
    const { id } = await db
      .insertInto('payment_refund')
      .values({ order_id: orderId, amount_cents: gross_cents })
      .returning('id')
      .executeTakeFirstOrThrow();
    const period = { from, end: row.paid_until };
    await recordRefund(app, db, { id, chargeId: orderId, net_cents, gross_cents, period });
  }
  return grossOf(parts);
}
