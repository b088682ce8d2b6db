import type { PaidTier, Quote } from '@care/contracts/schemas';
import type { BillingPeriod } from '@care/contracts/vocabulary';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema';
import { conflict } from '../../../platform/http/errors';
import { offerFor } from './offer';
import { refundGross } from './pay-back';
import type { PaymentService } from './payment-service';
import type { PaidCompany } from './subscription-rows';
import { amountsOf, monthRefund, periodEnd } from './terms';

interface Wanted {
  package: PaidTier;
  period: BillingPeriod;
  trial: boolean;
}

/**
 * The figures of an order that the owner could place now.
 * @throws 409 if the provider is not public, or has this or a larger package
 */
export async function quoteFor(
  db: Kysely<Database>,
  service: PaymentService,
  company: PaidCompany,
  wanted: Wanted,
): Promise<Quote> {
  const now = new Date();
  const offer = await offerFor(db, company, wanted, now);
  if ('refused' in offer) throw conflict(offer.refused);
  const { price_cents, credit_cents, net_cents, vat_rate, vat_cents, gross_cents, due_cents, trialEndsAt } = offer;
  const { live, isOwn, back_cents } = offer;
  const { package: tier, period } = wanted;
  return {
    ...{ package: tier, period, price_cents, credit_cents, net_cents, vat_rate, vat_cents, gross_cents, due_cents },
    refund_gross_cents: live && isOwn ? await refundGross(db, live, back_cents) : 0,
    trial_ends_at: trialEndsAt?.toISOString() ?? null,
    renews_at: (trialEndsAt ?? periodEnd(now, now, period)).toISOString(),
    renewal_gross_cents: amountsOf(tier, period).gross_cents,
    month_refund_cents: monthRefund(tier, period),
    is_test: service.name === 'test',
  };
}
