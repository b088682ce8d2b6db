import { berlinDay } from '@care/contracts/format';
import type { BillingPeriod, Tier } from '@care/contracts/vocabulary';
import { sql, type Selectable } from 'kysely';
import { isFound, rowsWith, changeRows } from '../../../platform/database/queries';
import type { Database, Db, DbTransaction } from '../../../platform/database/schema';
import { isAccountInUse, tellPerson } from '../../accounts';
import { companyById } from '../../companies';
import { pauseSurplusOffers } from '../../jobs';
import type { OrderRow } from './payment-service';
import type { SubscriptionRow } from './terms';
import type { App } from '../../../platform/http/app-type';
import type { MailDraft } from '../../../platform/mail/mail';
import { siteOrigin } from '../../../platform/mail/site-address';
import type { Buyer } from './payment-mails';

/** The query of one order by its id. */
export const orderById = (db: Db, id: string) => db.selectFrom('payment_order').selectAll().where('id', '=', id);

/** The end of orders of a kind that nobody has paid yet. */
export const closeOpen = (db: Db, kind: OrderRow['kind'], status: 'CANCELED' | 'EXPIRED') =>
  changeRows(db, 'payment_order', { kind, status: 'PENDING' }).set({ status, closed_at: new Date() });

/** The change of one package by its id. */
export const updateSubscription = (db: Db, { id }: Pick<SubscriptionRow, 'id'>) =>
  db.updateTable('payment_subscription').where('id', '=', id);

export type PaidCompany = Pick<Selectable<Database['company']>, 'id' | 'name' | 'status' | 'owner_id' | 'subscription'>;

/** The provider of an order. */
export const paidCompany = (db: Db, id: number | null) =>
  companyById(db, id).select(['id', 'name', 'status', 'owner_id', 'subscription']);

/** The same, locked: everything that changes its package waits for each other. */
export const lockCompany = (db: DbTransaction, id: number): Promise<PaidCompany | undefined> =>
  paidCompany(db, id).forNoKeyUpdate().executeTakeFirst();

/** Whoever is suspended or waits for the deletion of the account cannot cancel, and pays for no further period. */
export const isInUse = async (db: Db, userId: number | null): Promise<boolean> =>
  userId !== null && (await isAccountInUse(db, userId));

/** The running package of a provider; at most one. */
export const liveSubscription = (db: Db, companyId: number): Promise<SubscriptionRow | undefined> =>
  rowsWith(db, 'payment_subscription', { company_id: companyId, ended_at: null }).selectAll().executeTakeFirst();

/** When a package ends unless it is paid for the period that is due; null before the first charge for that period. */
export async function unpaidUntil(db: Db, { id, paid_until }: Pick<SubscriptionRow, 'id' | 'paid_until'>) {
  const charge = await rowsWith(db, 'payment_order', { subscription_id: id, kind: 'RENEWAL', period_from: paid_until })
    .select('expires_at')
    .orderBy('created_at')
    .executeTakeFirst();
  return charge?.expires_at ?? null;
}

/** Whether a provider may still use the free days; once for each provider, whoever owns it (PK-02). */
export async function mayTry(db: Db, companyId: number): Promise<boolean> {
  const packages = db.selectFrom('payment_subscription').where('company_id', '=', companyId);
  return !(await isFound(packages.where('trial_ends_at', 'is not', null)));
}

/** Cancels the open order of an owner whose package has ended or has begun a period: its figures are outdated. */
export const cancelOpenBookings = (
  db: DbTransaction,
  { company_id, user_id }: Pick<OrderRow, 'company_id' | 'user_id'>,
): Promise<OrderRow[]> =>
  closeOpen(db, 'BOOKING', 'CANCELED')
    .where('company_id', '=', company_id)
    .where('user_id', '=', user_id)
    .returningAll()
    .execute();

/**
 * Sets the tier of a provider. A smaller one pauses the job offers above its limit; nothing is deleted (PK-05). Without a
 * booking the same tier keeps the limits that it has.
 */
export async function setTier(
  db: DbTransaction,
  companyId: number,
  tier: Tier,
  { period, bookedAt }: { period: BillingPeriod | null; bookedAt?: Date },
): Promise<void> {
  const since = berlinDay(bookedAt ?? new Date());
  await changeRows(db, 'company', { id: companyId })
    .set({
      ...{ subscription: tier, billing_period: period, updated_at: new Date() },
      tier_since: bookedAt ? since : sql`case when subscription = ${tier} then tier_since else ${since}::date end`,
    })
    .execute();
  await pauseSurplusOffers(db, companyId);
}

/** Mails the buyer of a package for a company, if the address belongs to the account. Sent with the transaction. */
export const tellBuyer = (
  app: App,
  db: DbTransaction,
  { user_id, company }: { user_id: number | null; company: string },
  mailTo: (buyer: Buyer) => MailDraft,
): Promise<void> =>
  tellPerson(app, db, user_id, (person) => mailTo({ person, company, origin: siteOrigin(app.settings) }));
