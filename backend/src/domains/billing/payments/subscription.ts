import { isLarger } from '@care/contracts/tiers';
import type { Subscription, SubscriptionChange } from '@care/contracts/schemas';
import { tierLabel } from '@care/contracts/enumerations';
import { countOf } from '../../../platform/database/queries';
import type { Db, DbTransaction } from '../../../platform/database/schema';
import type { App, Viewer } from '../../../platform/http/app-type';
import { conflict } from '../../../platform/http/errors';
import { lockOwnCompany, ownCompany, type CompanyRow } from '../../companies';
import { whereOpen } from '../../jobs';
import { recruitingUsage } from '../../messages';
import { limitsOfCompany, tariffAt } from '../../operator';
import { ownedBy } from '../invoices/billing';
import { refundGross } from './pay-back';
import { canceledMail, resumedMail } from './payment-mails';
import { liveSubscription, tellBuyer, unpaidUntil, updateSubscription } from './subscription-rows';
import { paymentService } from './services';
import { amountsOf, earliestEnd, isInTrial, unusedCents, type Price, type SubscriptionRow } from './terms';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;
const NO_CHANGE = { next_package: null, next_period: null, next_price_cents: null } as const;

/** Package and period after the running one. */
export const nextOf = (row: SubscriptionRow): SubscriptionChange => ({
  package: row.next_package ?? row.package,
  period: row.next_period ?? row.period,
});

/**
 * The price of the period after the running one: what was agreed at the booking, or when the next package was chosen;
 * with the VAT of the day (OP-51).
 */
export const nextPrice = async (db: Db, row: SubscriptionRow, at: Date): Promise<Price> => ({
  price_cents: row.next_price_cents ?? row.price_cents,
  vat_rate: (await tariffAt(db, at)).vatPercent,
});

/** `GET /payment/subscription/` of the owner: package, dates, and how much of its limits is used. */
export async function subscriptionOf(app: App, viewer: Viewer): Promise<Subscription> {
  const db = app.databases.primary.kysely;
  const company = await ownCompany(db, ownedBy(viewer).companyId, viewer);
  const live = await liveSubscription(db, company.id);
  const service = paymentService(app);
  return {
    package: company.subscription,
    ...(live ? await datesOf(db, live, viewer.userId) : datesWithout(company)),
    can_book: service !== null && company.status === 'PUBLISHED',
    is_test: (live?.service ?? service?.name) === 'test',
    usage: await usageOf(db, company),
  };
}

type Dates = Omit<Subscription, 'package' | 'can_book' | 'is_test' | 'usage'>;

async function datesOf(db: Db, row: SubscriptionRow, userId: number): Promise<Dates> {
  const now = new Date();
  const isOwn = row.user_id === userId;
  const next = nextOf(row);
  const renews = row.cancel_at === null;
  const end = earliestEnd(row, now);
  return {
    period: row.period,
    source: isOwn ? 'BOOKED' : 'FORMER_OWNER',
    trial_ends_at: isInTrial(row, now) ? iso(row.trial_ends_at) : null,
    renews_at: renews ? iso(row.paid_until) : null,
    renewal_gross_cents: renews ? amountsOf(await nextPrice(db, row, row.paid_until)).gross_cents : null,
    price_cents: isOwn ? row.price_cents : null,
    cancel_at: iso(row.cancel_at),
    cancel_would:
      isOwn && renews
        ? { end_at: end.toISOString(), refund_gross_cents: await refundGross(db, row, unusedCents(row, end)) }
        : null,
    next: row.next_package || row.next_period ? next : null,
    unpaid_until: row.failed_at && renews ? iso(await unpaidUntil(db, row)) : null,
  };
}

const datesWithout = ({ billing_period, subscription }: CompanyRow): Dates => ({
  ...{ period: billing_period, source: subscription === 'FREE_TIER' ? 'NONE' : 'GRANTED' },
  ...{ trial_ends_at: null, renews_at: null, renewal_gross_cents: null, price_cents: null, cancel_at: null },
  ...{ cancel_would: null, next: null, unpaid_until: null },
});

async function usageOf(db: Db, company: CompanyRow): Promise<Subscription['usage']> {
  const { id } = company;
  const { jobOffers, recruitingPerMonth } = await limitsOfCompany(db, company);
  const used = await countOf(db.selectFrom('job_offer').where('company_id', '=', id).where(whereOpen));
  return {
    job_offers: { used, limit: jobOffers },
    recruiting: { limit: recruitingPerMonth, ...(await recruitingUsage(db, id)) },
  };
}

/** The own running package, locked with its provider. @throws 409 without one */
async function lockOwnSubscription(db: DbTransaction, viewer: Viewer) {
  const company = await lockOwnCompany(db, ownedBy(viewer).companyId, viewer);
  const live = await liveSubscription(db, company.id);
  if (!live || live.user_id !== viewer.userId)
    throw conflict('Sie haben zurzeit kein gebuchtes Paket, das Sie ändern oder kündigen können.');
  return { company, live };
}

/**
 * Cancels the owner's package: in the free days to their end, by the month to its end, a year to the end of the running
 * month with the unused whole months paid back. A second time changes nothing.
 */
export async function cancelSubscription(app: App, viewer: Viewer): Promise<{ cancel_at: string }> {
  await app.jobs.ready('mail');
  return app.databases.primary.kysely.transaction().execute(async (db) => {
    const { company, live } = await lockOwnSubscription(db, viewer);
    if (live.cancel_at) return { cancel_at: live.cancel_at.toISOString() };
    const end = earliestEnd(live, new Date());
    const canceled = { cancel_at: end, cancel_cause: 'OWNER', ...NO_CHANGE } as const;
    await updateSubscription(db, live).set(canceled).execute();
    const refund = await refundGross(db, live, unusedCents(live, end));
    const row = { ...live, ...canceled };
    await tellBuyer(app, db, { ...row, company: company.name }, (buyer) => canceledMail(buyer, row, refund));
    return { cancel_at: end.toISOString() };
  });
}

/** Takes a cancellation back, before the end. A second time changes nothing. */
export async function resumeSubscription(app: App, viewer: Viewer): Promise<void> {
  await app.jobs.ready('mail');
  await app.databases.primary.kysely.transaction().execute(async (db) => {
    const { company, live } = await lockOwnSubscription(db, viewer);
    if (!live.cancel_at) return;
    if (live.cancel_cause !== 'OWNER' || live.cancel_at <= new Date())
      throw conflict('Diese Kündigung lässt sich nicht mehr zurücknehmen. Bitte buchen Sie das Paket neu.');
    await updateSubscription(db, live).set({ cancel_at: null, cancel_cause: null }).execute();
    await tellBuyer(app, db, { ...live, company: company.name }, (buyer) => resumedMail(buyer, live));
  });
}

/**
 * Chooses package and period from the next period on, for the price of today. A larger package begins at once and is booked instead. The
 * present choice again takes a change back.
 */
export async function changeSubscription(app: App, viewer: Viewer, change: SubscriptionChange): Promise<void> {
  await app.databases.primary.kysely.transaction().execute(async (db) => {
    const { live } = await lockOwnSubscription(db, viewer);
    if (live.cancel_at) throw conflict('Ihr Paket ist gekündigt. Nehmen Sie bitte zuerst die Kündigung zurück.');
    if (isLarger(change.package, live.package))
      throw conflict(`Das Paket ${tierLabel(change.package)} beginnt sofort. Bitte buchen Sie es unter „Pakete“.`);
    const isPresent = change.package === live.package && change.period === live.period;
    const price = (await tariffAt(db, new Date())).priceOf(change.package, change.period);
    await updateSubscription(db, live)
      .set(
        isPresent ? NO_CHANGE : { next_package: change.package, next_period: change.period, next_price_cents: price },
      )
      .execute();
  });
}
