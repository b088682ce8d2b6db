import type { Checkout, PaymentOrder, Quote, Subscription } from '@care/contracts/schemas';

// Answers of the API about booking and paying.

export const ORDER_ID = '5c1f2f5e-6c5e-4c55-9d4a-0f6d1f2a3b4c';

export const quoteOf = (given: Partial<Quote> = {}): Quote => ({
  ...{
    package: 'PLUS_TIER',
    period: 'MONTHLY',
    price_cents: 3900,
    credit_cents: 0,
    refund_gross_cents: 0,
    net_cents: 3900,
    vat_rate: 19,
  },
  ...{ vat_cents: 741, gross_cents: 4641, due_cents: 0, trial_ends_at: '2026-12-06T10:00:00.000Z' },
  ...{ renews_at: '2026-12-06T10:00:00.000Z', renewal_gross_cents: 4641, month_refund_cents: null, is_test: true },
  ...given,
});

export const checkoutOf = (given: Partial<Checkout> = {}): Checkout => ({
  ...{ order: ORDER_ID, access_url: 'https://pay.example/page', expires_at: '2026-11-22T11:00:00.000Z', framed: true },
  ...given,
});

export const orderOf = (status: PaymentOrder['status']): PaymentOrder => ({
  ...{ id: ORDER_ID, status, package: 'PLUS_TIER', period: 'MONTHLY', company: 7, gross_cents: 4641, due_cents: 0 },
  trial_ends_at: '2026-12-06T10:00:00.000Z',
});

export const subscriptionOf = (given: Partial<Subscription> = {}): Subscription => ({
  ...{ package: 'PLUS_TIER', period: 'MONTHLY', source: 'BOOKED', can_book: true, is_test: true },
  ...{ trial_ends_at: null, renews_at: '2026-12-06T10:00:00.000Z', renewal_gross_cents: 4641, cancel_at: null },
  price_cents: 3900,
  cancel_would: { end_at: '2026-12-06T10:00:00.000Z', refund_gross_cents: 0 },
  ...{ next: null, unpaid_until: null },
  usage: {
    job_offers: { used: 1, limit: 3 },
    recruiting: { used: 2, limit: 5, resets_at: '2026-11-30T23:00:00.000Z' },
  },
  ...given,
});
