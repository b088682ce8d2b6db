import type { BillingDetails, Invoice } from '@care/contracts/schemas';
import type { Generated } from 'kysely';
import type { GeneratedTimestamp, Json, Timestamp } from './column-types';

export interface CompanyBillingTable extends BillingDetails {
  company_id: number;
  user_id: number;
  updated_at: GeneratedTimestamp;
}

export interface InvoiceCounterTable {
  kind: Invoice['kind'];
  year: number;
  last: number;
}

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

export interface InvoiceTable {
  id: Generated<number>;
  kind: Invoice['kind'];
  source: Invoice['source'];
  source_id: string;
  company_id: number | null;
  user_id: number | null;
  title: string;
  buyer: Json<InvoiceBuyer>;
  lines: Json<InvoiceLine[]>;
  net_cents: number;
  vat_rate: number;
  vat_cents: number;
  gross_cents: number;
  /** Days in Berlin, both inclusive. */
  service_from: string;
  service_to: string;
  due_days: number;
  /** The charge that a credit note gives back. */
  credited_charge: string | null;
  created_at: GeneratedTimestamp;
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
}
