import * as rows from './subscription-rows';
import { changeRows } from '../../../platform/database/queries';
import type { DbTransaction } from '../../../platform/database/schema';
import type { App } from '../../../platform/http/app-type';
import { offerOfOrder, type Offer } from './checkout';
import { recordOrder } from '../invoices/record-invoice';
import { payBackUnused } from './pay-back';
import { paymentUnavailable, type OrderRow, type PaymentEvent, type PaymentService } from './payment-service';
import { bookedMail, paidBackMail, unpaidMail } from './payment-mails';
import { periodEnd, unusedFrom, type SubscriptionRow } from './terms';

/** The outcome of an event, for the operator's log. */
type Outcome = 'BOOKED' | 'RENEWED' | 'PAID_BACK' | 'CLOSED' | 'NO_EFFECT';

/**
 * Handles an event of the payment service exactly once: the event, the order and the tier change in one transaction
 * (PK-04). Repeated, late and parallel deliveries, and those in another order, have no second effect. A failure leaves
 * nothing behind, so the service can deliver the event again.
 */
export async function applyEvent(app: App, service: PaymentService, event: PaymentEvent): Promise<void> {
  await app.jobs.ready('mail');
  const outdated: OrderRow[] = [];
  await app.databases.primary.kysely.transaction().execute(async (db) => {
    // Waits for a delivery of the same event that is in progress.
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('payment_event')
      .values({ service: service.name, id: event.id, order_id: null, type: event.type, outcome: 'NO_EFFECT' })
      .onConflict((on) => on.columns(['service', 'id']).doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n || event.order === null || event.type === 'IGNORED') return;
    const order = await lockOrder(db, event.order);
    if (!order || order.service !== service.name) return;
    const outcome = await applyToOrder(app, db, order, event);
    if (outcome === 'RENEWED') outdated.push(...(await rows.cancelOpenBookings(db, order)));
    await changeRows(db, 'payment_event', { service: service.name, id: event.id })
      .set({ order_id: order.id, outcome })
      .execute();
  });
  for (const order of outdated) if (order.service === service.name) await service.close(order);
}

/** The order, locked after its provider: everything locks in this order. */
async function lockOrder(db: DbTransaction, id: string): Promise<OrderRow | undefined> {
  const orders = rows.orderById(db, id);
  const found = await orders.executeTakeFirst();
  if (!found) return undefined;
  if (found.company_id !== null) await rows.lockCompany(db, found.company_id);
  const order = await orders.forUpdate().executeTakeFirst();
  // A merge has moved it to another provider meanwhile: the service delivers the event again.
  if (order && order.company_id !== found.company_id) throw paymentUnavailable(new Error('the order was moved'));
  return order;
}

async function applyToOrder(app: App, db: DbTransaction, order: OrderRow, { type, method }: PaymentEvent) {
  if (type === 'PAID') return applyPayment(app, db, { ...order, method: method ?? order.method });
  if (order.status !== 'PENDING' || type === 'IGNORED') return 'NO_EFFECT';
  await closeOrder(db, order, type);
  if (order.kind === 'RENEWAL' && type === 'FAILED') await noteFailure(app, db, order);
  return 'CLOSED';
}

const closeOrder = (db: DbTransaction, { id, method }: Pick<OrderRow, 'id' | 'method'>, status: OrderRow['status']) =>
  db.updateTable('payment_order').set({ status, method, closed_at: new Date() }).where('id', '=', id).execute();

/**
 * A payment counts if the order was open, has expired or had failed before: the buyer went on paying. After a
 * cancellation, or if the provider has another owner, is not there any more, the account is suspended or waits for its
 * deletion, or the same order would cost something else by now, it is paid back.
 */
async function applyPayment(app: App, db: DbTransaction, order: OrderRow): Promise<Outcome> {
  if (order.status === 'PAID') return 'NO_EFFECT';
  const company = await rows.paidCompany(db, order.company_id).executeTakeFirst();
  const isOwners = company?.owner_id === order.user_id && (await rows.isInUse(db, order.user_id));
  if (company && isOwners && order.status !== 'CANCELED') {
    if (order.kind === 'RENEWAL') {
      const live = await rows.liveSubscription(db, company.id);
      if (live && isNextPeriod(order, live)) {
        await renew(app, db, { order, company, live });
        return 'RENEWED';
      }
    } else {
      const now = new Date();
      const offer = await offerOfOrder(db, company, order, now);
      if (offer) {
        await book(app, db, { order, company, offer, now });
        return 'BOOKED';
      }
    }
  }
  await payBack(app, db, order, company?.name ?? 'Ihre Einrichtung');
  return 'PAID_BACK';
}

/** Whether a charge is for the period that is next: not paid by another one, and not canceled meanwhile. */
const isNextPeriod = ({ subscription_id, period_from }: OrderRow, live: SubscriptionRow): boolean =>
  live.id === subscription_id && live.cancel_at === null && live.paid_until.getTime() === period_from?.getTime();

interface Paid {
  order: OrderRow;
  company: rows.PaidCompany;
}

/**
 * Ends the package that is replaced. What is neither used nor credited goes back at once.
 * @returns the gross amount that the buyer gets
 */
async function endReplaced(app: App, db: DbTransaction, offer: Offer, now: Date): Promise<number> {
  const { live, isOwn, back_cents } = offer;
  if (!live) return 0;
  await rows.updateSubscription(db, live).set({ ended_at: now, end_cause: 'REPLACED', settled_at: now }).execute();
  const from = isOwn ? now : unusedFrom(live, live.cancel_at ?? live.paid_until);
  const gross = await payBackUnused(app, db, live, { net: back_cents, from });
  return isOwn ? gross : 0;
}

async function book(app: App, db: DbTransaction, { order, company, offer, now }: Paid & { offer: Offer; now: Date }) {
  const { live, isOwn } = offer;
  const refund = await endReplaced(app, db, offer, now);
  const anchor = order.due_cents === 0 && order.trial_ends_at ? order.trial_ends_at : now;
  const subscription = await db
    .insertInto('payment_subscription')
    .values({
      ...{ company_id: company.id, user_id: order.user_id, package: order.package, period: order.period },
      ...{ price_cents: order.price_cents, service: order.service, method: order.method },
      replaces_id: live && isOwn ? live.id : null,
      trial_ends_at: order.trial_ends_at,
      anchored_at: anchor,
      period_from: now,
      paid_until: anchor === now ? periodEnd(now, now, order.period) : anchor,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const paid = { status: 'PAID', method: order.method, subscription_id: subscription.id, closed_at: now } as const;
  await db.updateTable('payment_order').set(paid).where('id', '=', order.id).execute();
  await rows.setTier(db, company.id, order.package, { period: order.period, bookedAt: order.terms_accepted_at });
  const booked = { order, row: subscription, refund };
  await rows.tellBuyer(app, db, { ...order, company: company.name }, (buyer) => bookedMail(buyer, booked));
  const paidPeriod = { from: subscription.period_from, end: subscription.paid_until };
  await recordOrder(app, db, order, { company, period: paidPeriod });
}

/** Carries a package on by the period that was paid, with the package and the period that were chosen for it. */
async function renew(app: App, db: DbTransaction, { order, company, live }: Paid & { live: SubscriptionRow }) {
  await closeOrder(db, order, 'PAID');
  const end = periodEnd(live.anchored_at, live.paid_until, order.period);
  await rows
    .updateSubscription(db, live)
    .set({
      ...{ package: order.package, period: order.period, price_cents: order.price_cents },
      ...{ period_from: live.paid_until, paid_until: end },
      ...{ next_package: null, next_period: null, next_price_cents: null, failed_at: null },
      ...(order.method && { method: order.method }),
    })
    .execute();
  await rows.setTier(db, live.company_id, order.package, { period: order.period });
  await recordOrder(app, db, order, { company, period: { from: live.paid_until, end } });
}

async function noteFailure(app: App, db: DbTransaction, order: OrderRow): Promise<void> {
  const live = order.company_id === null ? undefined : await rows.liveSubscription(db, order.company_id);
  if (!live || live.id !== order.subscription_id || live.failed_at) return;
  await rows.updateSubscription(db, live).set({ failed_at: new Date() }).execute();
  const { name } = await rows.paidCompany(db, live.company_id).executeTakeFirstOrThrow();
  await rows.tellBuyer(app, db, { ...live, company: name }, (buyer) => unpaidMail(buyer, live, order.expires_at));
}

/** Notes that the money of a payment that cannot count goes back; the hourly job sends it. */
async function payBack(app: App, db: DbTransaction, order: OrderRow, company: string): Promise<void> {
  if (order.refunded_cents > 0) return;
  await changeRows(db, 'payment_order', { id: order.id })
    .set({
      ...{ status: 'CANCELED', method: order.method, refunded_cents: order.due_cents },
      closed_at: order.closed_at ?? new Date(),
    })
    .execute();
  if (order.due_cents > 0)
    await db.insertInto('payment_refund').values({ order_id: order.id, amount_cents: order.due_cents }).execute();
  await rows.tellBuyer(app, db, { ...order, company }, (buyer) => paidBackMail(buyer, order));
}
