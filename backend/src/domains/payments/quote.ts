import type { PaidTier, Quote } from '@care/contracts/schemas';
import { tierLabel } from '@care/contracts/enumerations';
import type { BillingPeriod } from '@care/contracts/vocabulary';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { conflict } from '../../platform/http/errors';
import type { PaymentService } from './payment-service';
import { liveSubscription, mayTry, rankOf, type PaidCompany } from './subscription-rows';
import { amountsOf, creditCents, isInTrial, monthRefund, periodEnd, trialEnd, type SubscriptionRow } from './terms';

interface Wanted {
  package: PaidTier;
  period: BillingPeriod;
  /** False if the buyer wants no free days. */
  trial: boolean;
}

/**
 * The figures of an order that the owner could place now: the first booking, a larger package instead of the own one,
 * or a package after somebody else's.
 * @throws 409 if the provider is not public, or has this or a larger package
 */
export async function quoteFor(
  db: Kysely<Database>,
  service: PaymentService,
  company: PaidCompany,
  { package: wanted, period, trial }: Wanted,
): Promise<Quote> {
  const now = new Date();
  if (company.status !== 'PUBLISHED')
    throw conflict('Ihr Eintrag ist zurzeit nicht öffentlich. Ein Paket können Sie buchen, sobald er öffentlich ist.');
  const live = await liveSubscription(db, company.id);
  const own = live?.user_id === company.owner_id ? live : undefined;
  // A package that somebody else has paid may be followed by any one.
  const hasEnough = rankOf(company.subscription) >= rankOf(wanted);
  if (hasEnough && own)
    throw conflict(
      `Ihre Einrichtung hat das Paket ${tierLabel(company.subscription)} schon. Zeitraum und Paket wechseln Sie unter „Mein Unternehmen“.`,
    );
  if (hasEnough && !live) throw conflict(`Ihre Einrichtung hat das Paket ${tierLabel(company.subscription)} schon.`);
  const trialEndsAt = await trialOf(db, company.id, { own, now, trial });
  const amounts = amountsOf(wanted, period, own ? creditCents(own, now) : 0);
  const start = trialEndsAt ?? now;
  return {
    package: wanted,
    period,
    ...amounts,
    due_cents: trialEndsAt ? 0 : amounts.gross_cents,
    trial_ends_at: trialEndsAt?.toISOString() ?? null,
    renews_at: (trialEndsAt ?? periodEnd(start, start, period)).toISOString(),
    renewal_gross_cents: amountsOf(wanted, period).gross_cents,
    month_refund_cents: monthRefund(wanted, period),
    is_test: service.name === 'test',
  };
}

interface Trial {
  own: SubscriptionRow | undefined;
  now: Date;
  trial: boolean;
}

/** When the free days end: those of the running package, or new ones. */
async function trialOf(db: Kysely<Database>, companyId: number, { own, now, trial }: Trial): Promise<Date | null> {
  if (own) return isInTrial(own, now) ? own.trial_ends_at : null;
  return trial && (await mayTry(db, companyId)) ? trialEnd(now) : null;
}
