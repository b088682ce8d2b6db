import type { Billing, PaidTier, PaymentOrder } from '@care/contracts/schemas';
import type { BillingPeriod } from '@care/contracts/vocabulary';
import type { Generated } from 'kysely';
import type { GeneratedTimestamp, Json, Timestamp } from './column-types';

export type PaymentServiceName = 'test' | 'stripe';

export interface PaymentSubscriptionTable {
  id: Generated<number>;
  company_id: number;
  user_id: number | null;
  package: PaidTier;
  period: BillingPeriod;
  /** Net price of the running period, before a credit. */
  price_cents: number;
  service: PaymentServiceName;
  method: string | null;
  created_at: GeneratedTimestamp;
  trial_ends_at: Timestamp | null;
  /** The first paid day: periods are counted from it. */
  anchored_at: Timestamp;
  period_from: Timestamp;
  paid_until: Timestamp;
  next_package: PaidTier | null;
  next_period: BillingPeriod | null;
  cancel_at: Timestamp | null;
  cancel_cause: 'OWNER' | 'OWNER_CHANGED' | null;
  reminded_at: Timestamp | null;
  failed_at: Timestamp | null;
  ended_at: Timestamp | null;
  end_cause: 'CANCELED' | 'UNPAID' | 'REPLACED' | 'REMOVED' | null;
  settled_at: Timestamp | null;
  /** The package of the same buyer that this one has replaced and credits. */
  replaces_id: number | null;
}

export interface PaymentOrderTable {
  id: Generated<string>;
  kind: 'BOOKING' | 'RENEWAL';
  status: Generated<PaymentOrder['status']>;
  company_id: number | null;
  user_id: number | null;
  subscription_id: number | null;
  package: PaidTier;
  period: BillingPeriod;
  price_cents: number;
  credit_cents: number;
  net_cents: number;
  vat_rate: number;
  vat_cents: number;
  gross_cents: number;
  due_cents: number;
  refunded_cents: Generated<number>;
  trial_ends_at: Timestamp | null;
  period_from: Timestamp | null;
  billing: Json<Billing>;
  terms_accepted_at: Timestamp;
  service: PaymentServiceName;
  reference: string | null;
  access_url: string | null;
  method: string | null;
  expires_at: Timestamp;
  created_at: GeneratedTimestamp;
  closed_at: Timestamp | null;
}

export interface PaymentEventTable {
  service: string;
  id: string;
  order_id: string | null;
  type: string;
  outcome: string;
  received_at: GeneratedTimestamp;
}

export interface PaymentRefundTable {
  id: Generated<string>;
  order_id: string;
  amount_cents: number;
  created_at: GeneratedTimestamp;
  sent_at: Timestamp | null;
}
