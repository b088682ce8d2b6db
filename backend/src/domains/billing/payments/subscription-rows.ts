import type { BillingPeriod, Tier } from '@care/contracts/vocabulary';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema';
import { notFound } from '../../../platform/http/errors';
import { answerText } from '../../../platform/http/texts';
import { isAccountInUse } from '../../accounts';
import { pauseSurplusOffers } from '../../jobs';
import type { OrderRow } from './payment-service';
import type { SubscriptionRow } from './terms';

export type PaidCompany = Pick<Selectable<Database['company']>, 'id' | 'name' | 'status' | 'owner_id' | 'subscription'>;

const companies = (db: Kysely<Database>, id: number) =>
  db.selectFrom('company').select(['id', 'name', 'status', 'owner_id', 'subscription']).where('id', '=', id);

/** The provider of an order, locked: everything that changes its package waits for each other. */
export const lockCompany = (db: Transaction<Database>, id: number): Promise<PaidCompany | undefined> =>
  companies(db, id).forNoKeyUpdate().executeTakeFirst();

export async function ownCompany(db: Kysely<Database>, id: number, userId: number): Promise<PaidCompany> {
  const company = await companies(db, id).where('owner_id', '=', userId).executeTakeFirst();
  if (!company) throw notFound(answerText('noSuch.company'));
  return company;
}

export async function lockOwnCompany(db: Transaction<Database>, id: number, userId: number): Promise<PaidCompany> {
  const company = await companies(db, id).where('owner_id', '=', userId).forNoKeyUpdate().executeTakeFirst();
  if (!company) throw notFound(answerText('noSuch.company'));
  return company;
}

/** Whoever is suspended or waits for the deletion of the account cannot cancel, and pays for no further period. */
export const isInUse = async (db: Kysely<Database>, userId: number | null): Promise<boolean> =>
  userId !== null && (await isAccountInUse(db, userId));

/** The running package of a provider; at most one. */
export const liveSubscription = (db: Kysely<Database>, companyId: number): Promise<SubscriptionRow | undefined> =>
  db
    .selectFrom('payment_subscription')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

/** When a package ends unless it is paid for the period that is due; null before the first charge for that period. */
export async function unpaidUntil(
  db: Kysely<Database>,
  { id, paid_until }: Pick<SubscriptionRow, 'id' | 'paid_until'>,
): Promise<Date | null> {
  const charge = await db
    .selectFrom('payment_order')
    .select('expires_at')
    .where('subscription_id', '=', id)
    .where('kind', '=', 'RENEWAL')
    .where('period_from', '=', paid_until)
    .orderBy('created_at')
    .executeTakeFirst();
  return charge?.expires_at ?? null;
}

/** Whether a provider may still use the free days; once for each provider, whoever owns it (PK-02). */
export async function mayTry(db: Kysely<Database>, companyId: number): Promise<boolean> {
  const used = await db
    .selectFrom('payment_subscription')
    .select('id')
    .where('company_id', '=', companyId)
    .where('trial_ends_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return used === undefined;
}

/** Cancels the open order of an owner whose package has ended or has begun a period: its figures are outdated. */
export const cancelOpenBookings = (
  db: Transaction<Database>,
  { company_id, user_id }: Pick<OrderRow, 'company_id' | 'user_id'>,
): Promise<OrderRow[]> =>
  db
    .updateTable('payment_order')
    .set({ status: 'CANCELED', closed_at: new Date() })
    .where('company_id', '=', company_id)
    .where('user_id', '=', user_id)
    .where('kind', '=', 'BOOKING')
    .where('status', '=', 'PENDING')
    .returningAll()
    .execute();

/** Sets the tier of a provider. A smaller one pauses the job offers above its limit; nothing is deleted (PK-05). */
export async function setTier(
  db: Transaction<Database>,
  companyId: number,
  tier: Tier,
  period: BillingPeriod | null,
): Promise<void> {
  await db
    .updateTable('company')
    .set({ subscription: tier, billing_period: period, updated_at: new Date() })
    .where('id', '=', companyId)
    .execute();
  await pauseSurplusOffers(db, companyId);
}
