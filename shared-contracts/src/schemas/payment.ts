import { z } from 'zod';
import { PAYMENT_STATES } from '../constants';
import { deAccounts } from '../texts/de-accounts';
import { BILLING_PERIODS, type Tier, TIERS } from '../vocabulary';
import { field, listOf, optionalText, requiredLine } from './primitives';

/** A price of a package; `text` is how it is written, without VAT. */
export const packagePriceSchema = z.object({
  period: z.enum(BILLING_PERIODS),
  net_cents: field.cents,
  /** Percent. */
  vat_rate: z.int(),
  gross_cents: field.cents,
  text: z.string(),
});
export type PackagePrice = z.infer<typeof packagePriceSchema>;

/** A package, named after its tier (PK-01). */
export const packageSchema = z.object({
  id: z.enum(TIERS),
  name: z.string(),
  /** Role name of a design token. */
  colour: z.string(),
  pricing: z.array(packagePriceSchema),
  /** Of a booking today (PK-05). */
  limits: z.object({
    job_offers: field.count,
    /** A month; null means unlimited. */
    recruiting: field.count.nullable(),
    gallery_items: field.count,
  }),
});
export type Package = z.infer<typeof packageSchema>;

/** The cell of a package in the comparison table: included or not, or a text such as "bis zu 3 gleichzeitig". */
export const packageCellSchema = z.union([z.boolean(), z.string()]);
export type PackageCell = z.infer<typeof packageCellSchema>;

/** One cell per tier. */
const cellSchemas = Object.fromEntries(TIERS.map((tier) => [tier, packageCellSchema])) as Record<
  Tier,
  typeof packageCellSchema
>;

export const packageRowSchema = z.object({ key: z.string(), label: z.string(), values: z.object(cellSchemas) });
export type PackageRow = z.infer<typeof packageRowSchema>;

/** `GET /package/`: prices and the comparison table in its four sections, from the limits the server enforces. */
export const packageListSchema = z.object({
  /** The words of EDITORs above the comparison. */
  lead: z.string(),
  results: z.array(packageSchema),
  sections: z.array(z.object({ key: z.string(), label: z.string(), rows: z.array(packageRowSchema) })),
  footnote: z.string(),
  /** Net, for each placement today (PK-02). */
  placement_fee_cents: field.cents,
  /** Announced changes, the earliest day first; each is written with its new value (OP-52). */
  coming: z.array(z.object({ from: field.date, changes: z.array(z.string()) })),
  /** Whether packages can be booked on this site at present. */
  can_book: z.boolean(),
});
export type PackageList = z.infer<typeof packageListSchema>;

/** Since when a value of a figure holds, and whether it has ended, holds today, or comes. */
const tariffRowSchema = z.object({
  /** Null for the value with which the site has started. */
  id: field.id.nullable(),
  value: field.count,
  /** A day in Berlin; null for the value with which the site has started. */
  valid_from: field.date.nullable(),
  state: z.enum(['PAST', 'PRESENT', 'COMING']),
});
export type TariffRow = z.infer<typeof tariffRowSchema>;

/** `GET /admin/tariff/`: prices (net), fees and limits with all their changes, the earliest first (OP-50). */
export const tariffSchema = z.object({
  /** The earliest day of a new change. */
  today: field.date,
  results: z.array(
    z.object({
      figure: z.string(),
      label: z.string(),
      kind: z.enum(['CENTS', 'PERCENT', 'DAYS', 'COUNT']),
      least: field.count,
      most: field.count,
      rows: z.array(tariffRowSchema),
    }),
  ),
});
export type Tariff = z.infer<typeof tariffSchema>;
export type FigureKind = Tariff['results'][number]['kind'];

/** `POST /admin/tariff/` */
export const tariffChangeInputSchema = z.object({
  figure: z.string().max(50),
  value: field.count,
  valid_from: field.date,
});
export type TariffChangeInput = z.infer<typeof tariffChangeInputSchema>;

/** The packages that cost something; Free cannot be booked (PK-03). */
export const paidTierSchema = z.enum(TIERS).exclude(['FREE_TIER']);
export type PaidTier = z.infer<typeof paidTierSchema>;

/** The address on the invoice. */
export const billingSchema = z.object({
  name: requiredLine(200),
  street: requiredLine(200),
  zip_code: field.zipCode,
  city: requiredLine(100),
  vat_id: optionalText(20)
    .overwrite((text) => text.replace(/[\s.-]/gu, '').toUpperCase())
    .refine((text) => text === '' || /^(DE\d{9}|(?!DE)[A-Z]{2}[A-Z0-9+*]{2,12})$/.test(text), {
      error: deAccounts.fields.vatId,
    })
    .default(''),
});
export type Billing = z.infer<typeof billingSchema>;

const choice = { package: paidTierSchema, period: z.enum(BILLING_PERIODS) };

/** `POST /payment/checkout/`. */
export const checkoutInputSchema = z.object({
  /** Free gets 400 from the route. */
  package: z.enum(TIERS),
  period: z.enum(BILLING_PERIODS),
  company: field.id,
  billing: billingSchema,
  accept_terms: field.consent,
  /** Wants the free days; the first booking of a company has them. */
  trial: z.boolean(),
  /** The amount due today that the buyer has read; another one is refused with 409. */
  due_cents: field.cents.optional(),
  /** The amount of the first period that the buyer has read, also where free days come first. */
  gross_cents: field.cents.optional(),
});
export type CheckoutInput = z.infer<typeof checkoutInputSchema>;

export const checkoutSchema = z.object({
  order: z.uuid(),
  access_url: z.url(),
  expires_at: field.timestamp,
  /** Whether the payment page may be shown in a frame; otherwise the browser opens it. */
  framed: z.boolean(),
});
export type Checkout = z.infer<typeof checkoutSchema>;

export const paymentOrderParamsSchema = z.object({ id: z.uuid() });
/** `GET /payment/order/{id}/`: the only true answer on whether something was paid (PK-04). */
export const paymentOrderSchema = z.object({
  id: z.uuid(),
  status: z.enum(PAYMENT_STATES),
  ...choice,
  company: field.id.nullable(),
  gross_cents: field.cents,
  due_cents: field.cents,
  trial_ends_at: field.timestamp.nullable(),
});
export type PaymentOrder = z.infer<typeof paymentOrderSchema>;

export const quoteQuerySchema = z.object({ company: z.coerce.number().int().positive(), ...choice });
/** `GET /payment/quote/`: all figures of an order before it is placed. */
export const quoteSchema = z.object({
  ...choice,
  /** The net price of a whole period. */
  price_cents: field.cents,
  /** Net, for the paid time of a smaller package that is left. */
  credit_cents: field.cents,
  /** Gross, paid back of the running package: more than the new one costs, and what a cancellation has promised. */
  refund_gross_cents: field.cents,
  net_cents: field.cents,
  /** Percent. */
  vat_rate: field.count,
  vat_cents: field.cents,
  gross_cents: field.cents,
  /** Gross, due with the order. */
  due_cents: field.cents,
  trial_ends_at: field.timestamp.nullable(),
  /** When the next period is charged. */
  renews_at: field.timestamp,
  renewal_gross_cents: field.cents,
  /** Net, paid back for each unused whole month of a year; null by the month. */
  month_refund_cents: field.cents.nullable(),
  /** A payment without money. */
  is_test: z.boolean(),
});
export type Quote = z.infer<typeof quoteSchema>;

const meterSchema = z.object({ used: field.count, limit: field.count.nullable() });
/** `GET /payment/subscription/`: the package of the owner's company. */
export const subscriptionSchema = z.object({
  package: z.enum(TIERS),
  period: z.enum(BILLING_PERIODS).nullable(),
  /** `BOOKED` by this account; `FORMER_OWNER`: paid by somebody else; `GRANTED` by the operator; `NONE` on Free. */
  source: z.enum(['BOOKED', 'FORMER_OWNER', 'GRANTED', 'NONE']),
  /** Whether packages can be booked on this site at present. */
  can_book: z.boolean(),
  is_test: z.boolean(),
  trial_ends_at: field.timestamp.nullable(),
  renews_at: field.timestamp.nullable(),
  renewal_gross_cents: field.cents.nullable(),
  /** Net, agreed for a period of the package; null where this account does not pay it. */
  price_cents: field.cents.nullable(),
  cancel_at: field.timestamp.nullable(),
  /** The end if it were canceled now, and what would be paid back. */
  cancel_would: z.object({ end_at: field.timestamp, refund_gross_cents: field.cents }).nullable(),
  next: z.object(choice).nullable(),
  /** The last charge failed; the package ends then if the next ones fail too. */
  unpaid_until: field.timestamp.nullable(),
  usage: z.object({ job_offers: meterSchema, recruiting: meterSchema.extend({ resets_at: field.timestamp }) }),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const subscriptionChangeSchema = z.object(choice);
export type SubscriptionChange = z.infer<typeof subscriptionChangeSchema>;
export const cancelInputSchema = z.object({ reason: optionalText(1000).optional() });
export const canceledSchema = z.object({ cancel_at: field.timestamp });

/** `GET /payment/billing/`, `PUT /payment/billing/`: the buyer on the next invoices, and where they are sent (PK-07). */
export const billingDetailsSchema = billingSchema.extend({ email: field.email });
export type BillingDetails = z.infer<typeof billingDetailsSchema>;

/** An issued invoice or credit note; it never changes, only its state does (PK-07). */
export const invoiceSchema = z.object({
  id: field.id,
  /** `RE-YYYY-NNNNNN`, credit notes `GS-YYYY-NNNNNN`. */
  number: z.string(),
  kind: z.enum(['INVOICE', 'CREDIT_NOTE']),
  source: z.enum(['CHARGE', 'REFUND', 'PLACEMENT']),
  /** The subject in a few words. */
  title: z.string(),
  /** Days in Berlin, both inclusive. */
  service_from: field.date,
  service_to: field.date,
  issued_on: field.date,
  due_on: field.date,
  /** The number of the invoice that is credited. */
  refers_to: z.string().nullable(),
  net_cents: field.cents,
  vat_cents: field.cents,
  gross_cents: field.cents,
  /** `OPEN` until it is paid; `PAYING_OUT` and `PAID_OUT` are those of credit notes. */
  state: z.enum(['OPEN', 'PAID', 'PARTLY_CREDITED', 'CREDITED', 'PAYING_OUT', 'PAID_OUT']),
  /** The PDF with embedded invoice data; the address holds its own key. */
  pdf_url: z.string(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

/** `GET /payment/invoice/`: newest first. */
export const invoiceListSchema = listOf(invoiceSchema).extend({
  /** Recorded but not issued yet, because the operator's data is missing. */
  waiting: field.count,
});
export type InvoiceList = z.infer<typeof invoiceListSchema>;

export const invoicePdfQuerySchema = z.object({ key: z.string().max(200).optional() });
/** `POST /admin/invoice/{id}/paid/`: when the money of an open invoice came in. */
export const invoicePaidInputSchema = z.object({ paid_on: field.date });
