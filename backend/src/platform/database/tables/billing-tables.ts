import type { Billing, BillingDetails, Invoice, PaidTier, PaymentOrder } from '@care/contracts/schemas';
import type { BillingPeriod } from '@care/contracts/vocabulary';
import type { Generated } from 'kysely';
import type { Dated, Entry, GeneratedTimestamp, Json, Timestamp } from './column-types';

/** The buyer on an invoice; without an address nothing is sent. */
export type InvoiceBuyer = Omit<BillingDetails, 'email'> & { email: string | null };

/** The operator on an invoice. */
export interface InvoiceSeller {
  name: string;
  street: string;
  zip_code: string;
  city: string;
  email: string;
  vat_id: string | null;
  tax_number: string | null;
  iban: string;
  /** Invented data of a demonstration: the invoice says that it is none. */
  demonstration: boolean;
}

/** An item; a credit for time that was paid before has the quantity -1. */
export interface InvoiceLine {
  text: string;
  quantity: 1 | -1;
  /** Net price of one. */
  price_cents: number;
}

export type PaymentServiceName = 'test' | 'stripe';

/** What an order or invoice is about, with its tax. */
type Amounts = Record<'net_cents' | 'vat_rate' | 'vat_cents' | 'gross_cents', number>;

export interface BillingTables {
  payment_subscription: Entry & {
    company_id: number;
    user_id: number | null;
    package: PaidTier;
    period: BillingPeriod;
    /** Net price of the running period, before a credit. */
    price_cents: number;
    service: PaymentServiceName;
    method: string | null;
    trial_ends_at: Timestamp | null;
    /** The first paid day: periods are counted from it. */
    anchored_at: Timestamp;
    period_from: Timestamp;
    paid_until: Timestamp;
    next_package: PaidTier | null;
    next_period: BillingPeriod | null;
    next_price_cents: number | null;
    cancel_at: Timestamp | null;
    cancel_cause: 'OWNER' | 'OWNER_CHANGED' | null;
    reminded_at: Timestamp | null;
    failed_at: Timestamp | null;
    ended_at: Timestamp | null;
    end_cause: 'CANCELED' | 'UNPAID' | 'REPLACED' | 'REMOVED' | null;
    settled_at: Timestamp | null;
    /** The package of the same buyer that this one has replaced and credits. */
    replaces_id: number | null;
  };
  payment_order: Dated &
    Amounts & {
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
      closed_at: Timestamp | null;
    };
  payment_event: {
    service: string;
    id: string;
    order_id: string | null;
    type: string;
    outcome: string;
    received_at: GeneratedTimestamp;
  };
  payment_refund: Dated & { id: Generated<string>; order_id: string; amount_cents: number; sent_at: Timestamp | null };
  company_billing: BillingDetails & { company_id: number; user_id: number; updated_at: GeneratedTimestamp };
  invoice_counter: { kind: Invoice['kind']; year: number; last: number };
  invoice: Entry &
    Amounts & {
      kind: Invoice['kind'];
      source: Invoice['source'];
      source_id: string;
      company_id: number | null;
      user_id: number | null;
      title: string;
      buyer: Json<InvoiceBuyer>;
      lines: Json<InvoiceLine[]>;
      /** Days in Berlin, both inclusive. */
      service_from: string;
      service_to: string;
      due_days: number;
      /** The charge that a credit note gives back. */
      credited_charge: string | null;
      paid_at: Timestamp | null;
      /** Null while it waits to be issued, as the columns below. */
      number: string | null;
      issued_at: Timestamp | null;
      issued_on: string | null;
      due_on: string | null;
      seller: Json<InvoiceSeller> | null;
      /** The number of the credited invoice, and its day. */
      refers_to: string | null;
      refers_to_on: string | null;
      kept_until: string | null;
    };
}
