import * as rows from './subscription-rows';
import { TRIAL_REMINDER_DAYS } from '@care/contracts/constants';
import { BOOKKEEPING_YEARS } from '@care/contracts/facts';
import { sql } from 'kysely';
import { rowsWith } from '../../../platform/database/queries';
import type { Db, DbTransaction } from '../../../platform/database/schema';
import type { App } from '../../../platform/http/app-type';
import { settleInvoice } from '../invoices/record-invoice';
import { payBackUnused } from './pay-back';
import { endedMail, trialEndsMail } from './payment-mails';
import type { OrderRow } from './payment-service';
import { paymentService } from './services';
import { nextOf, nextPrice } from './subscription';
import { amountsOf, graceEnd, unusedCents, unusedFrom, type SubscriptionRow } from './terms';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const REMINDER_MS = TRIAL_REMINDER_DAYS * DAY_MS;
/** The hourly job reminds so much earlier, so that the free days need not be prolonged. */
const REMINDER_LEAD_MS = 2 * 60 * MINUTE_MS;
/** A refused charge is tried again after so many days. */
const RETRY_DAYS = 2;
/** A payment that was made in the last minute is still on its way. */
const LATE_MINUTES = 10;
export const UNPAID_ORDER_DAYS = 90;

/**
 * The work of every hour: ends, charges and reminds, each package in its own transaction, so that one that fails does
 * not hold up the others. Run twice, it does nothing more.
 */
export async function payDue(app: App): Promise<void> {
  await app.jobs.ready('mail');
  const db = app.databases.primary.kysely;
  const now = new Date();
  const due = await rowsWith(db, 'payment_subscription', { ended_at: null })
    .select(['id', 'company_id'])
    .where((eb) =>
      eb.or([
        eb('cancel_at', '<=', now),
        eb('paid_until', '<=', now),
        eb.and([
          eb('reminded_at', 'is', null),
          eb('paid_until', '=', eb.ref('trial_ends_at')),
          eb('trial_ends_at', '<=', new Date(now.getTime() + REMINDER_MS + REMINDER_LEAD_MS)),
        ]),
      ]),
    )
    .execute();
  for (const one of due) await contained(app, () => handleDue(app, one));
  const unsettled = await rowsWith(db, 'payment_subscription', { settled_at: null })
    .select(['id', 'company_id'])
    .where('ended_at', 'is not', null)
    .execute();
  for (const one of unsettled) await contained(app, () => settle(app, one));
  await sendRefunds(app);
  await expireOrders(app);
  await deleteOldOrders(db);
}

async function contained(app: App, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    app.log.warn({ err: error }, 'a payment that is due could not be handled; the next hour tries again');
  }
}

type Key = Pick<SubscriptionRow, 'id' | 'company_id'>;

async function handleDue(app: App, { id, company_id }: Key): Promise<void> {
  const outdated: OrderRow[] = [];
  const renewal = await app.databases.primary.kysely.transaction().execute(async (db) => {
    const company = await rows.lockCompany(db, company_id);
    const live = await rows.liveSubscription(db, company_id);
    if (!company || live?.id !== id) return undefined;
    const now = new Date();
    const graceEnds = await rows.unpaidUntil(db, live);
    const isUnpaid = graceEnds !== null && graceEnds <= now;
    const isOver = live.paid_until <= now && !(await rows.isInUse(db, live.user_id));
    if ((live.cancel_at && live.cancel_at <= now) || isUnpaid || isOver) {
      const end_cause = isUnpaid && !live.cancel_at ? 'UNPAID' : 'CANCELED';
      const ended = { ended_at: live.cancel_at ?? now, end_cause } as const;
      await rows.updateSubscription(db, live).set(ended).execute();
      await rows.closeOpen(db, 'RENEWAL', 'CANCELED').where('subscription_id', '=', id).execute();
      outdated.push(...(await rows.cancelOpenBookings(db, live)));
      await rows.setTier(db, company_id, 'FREE_TIER', { period: null });
      const row = { ...live, ...ended };
      await rows.tellBuyer(app, db, { ...row, company: company.name }, (buyer) => endedMail(buyer, row));
      return undefined;
    }
    const isFree = live.paid_until.getTime() === live.trial_ends_at?.getTime();
    if (isFree && graceEnds === null && !live.reminded_at && !live.cancel_at) {
      outdated.push(...(await remind(app, db, live, company.name)));
      return undefined;
    }
    return live.paid_until <= now ? renewalOf(db, live, now) : undefined;
  });
  const service = paymentService(app);
  for (const order of outdated) if (order.service === service?.name) await service.close(order);
  // Without the service that knows the means of payment the package ends after its days of grace.
  if (renewal && service?.name === renewal.order.service) await service.charge(renewal.order, renewal.live.method);
}

/**
 * Reminds of the end of the free days. If that is late, such as after an outage, the free days and the charge wait, so
 * that the owner has the promised days to cancel (PK-02). @returns the open orders that this has canceled
 */
async function remind(app: App, db: DbTransaction, live: SubscriptionRow, company: string): Promise<OrderRow[]> {
  const now = new Date();
  const end = new Date(Math.max(live.paid_until.getTime(), now.getTime() + REMINDER_MS));
  const dates = { trial_ends_at: end, anchored_at: end, paid_until: end, reminded_at: now };
  await rows.updateSubscription(db, live).set(dates).execute();
  const gross = amountsOf(await nextPrice(db, live, end)).gross_cents;
  await rows.tellBuyer(app, db, { ...live, company }, (buyer) => trialEndsMail(buyer, { ...live, ...dates }, gross));
  return end > live.paid_until ? rows.cancelOpenBookings(db, live) : [];
}

/** The order for the next period: the open one, or a new one; none while a refused charge is too recent. */
async function renewalOf(db: DbTransaction, live: SubscriptionRow, now: Date) {
  const earlier = await rowsWith(db, 'payment_order', { subscription_id: live.id })
    .selectAll()
    .orderBy('created_at', 'desc')
    .execute();
  const [last] = earlier.filter(
    ({ kind, period_from }) => kind === 'RENEWAL' && period_from?.getTime() === live.paid_until.getTime(),
  );
  if (last?.status === 'PENDING') return { order: last, live };
  if (last && last.created_at.getTime() + RETRY_DAYS * DAY_MS > now.getTime()) return undefined;
  const [first] = earlier;
  if (!first) return undefined;
  const next = nextOf(live);
  const amounts = amountsOf(await nextPrice(db, live, now));
  const order = await db
    .insertInto('payment_order')
    .values({
      ...{ kind: 'RENEWAL', company_id: live.company_id, user_id: live.user_id, subscription_id: live.id },
      ...next,
      ...amounts,
      ...{ due_cents: amounts.gross_cents, service: live.service, period_from: live.paid_until },
      billing: JSON.stringify(first.billing),
      created_at: now,
      terms_accepted_at: first.terms_accepted_at,
      expires_at: last?.expires_at ?? graceEnd(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { order, live };
}

/**
 * Works out what an ended package pays back: the unused whole months of a year. Nothing after a failed charge; one that
 * another package has replaced is settled with the booking.
 */
async function settle(app: App, { id, company_id }: Key): Promise<void> {
  await app.databases.primary.kysely.transaction().execute(async (db) => {
    await rows.lockCompany(db, company_id);
    const row = await rowsWith(db, 'payment_subscription', { id }).selectAll().forUpdate().executeTakeFirst();
    if (!row?.ended_at || row.settled_at) return;
    await rows.updateSubscription(db, row).set({ settled_at: new Date() }).execute();
    if (row.end_cause !== 'CANCELED' && row.end_cause !== 'REMOVED') return;
    if (row.cancel_cause === 'OWNER_CHANGED') return;
    const unused = { net: unusedCents(row, row.ended_at), from: unusedFrom(row, row.ended_at) };
    await payBackUnused(app, db, row, unused);
  });
}

async function sendRefunds(app: App): Promise<void> {
  const db = app.databases.primary.kysely;
  const service = paymentService(app);
  const unsent = await db.selectFrom('payment_refund').selectAll().where('sent_at', 'is', null).execute();
  for (const { id, order_id, amount_cents } of unsent)
    await contained(app, async () => {
      const order = await rows.orderById(db, order_id).executeTakeFirstOrThrow();
      if (order.service !== service?.name) return;
      await service.refund(order, amount_cents, id);
      await db.transaction().execute(async (transaction) => {
        await transaction.updateTable('payment_refund').set({ sent_at: new Date() }).where('id', '=', id).execute();
        await settleInvoice(transaction, 'REFUND', id);
      });
    });
}

/** Orders whose page was left: they expire, and their page is closed. */
async function expireOrders(app: App): Promise<void> {
  const service = paymentService(app);
  const expired = await rows
    .closeOpen(app.databases.primary.kysely, 'BOOKING', 'EXPIRED')
    .where('expires_at', '<', new Date(Date.now() - LATE_MINUTES * MINUTE_MS))
    .returningAll()
    .execute();
  for (const order of expired) if (order.service === service?.name) await service.close(order);
}

/** Orders that nobody paid are deleted after 90 days, paid ones when the tax law allows it. */
async function deleteOldOrders(db: Db): Promise<void> {
  await sql`
    delete from payment_order
    where (date_trunc('year', created_at) + make_interval(years => ${BOOKKEEPING_YEARS.value + 1}) <= now()
        or (status in ('CANCELED', 'FAILED', 'EXPIRED') and refunded_cents = 0
          and closed_at < ${new Date(Date.now() - UNPAID_ORDER_DAYS * DAY_MS)}))
      and (subscription_id is null
        or subscription_id not in (select id from payment_subscription where ended_at is null))`.execute(db);
}
