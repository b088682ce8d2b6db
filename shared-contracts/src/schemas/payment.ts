import { z } from 'zod';
import { PAYMENT_STATES } from '../constants';
import { deAccounts } from '../texts/de-accounts';
import { BILLING_PERIODS, TIERS } from '../vocabulary';
import {
  centsSchema,
  consentSchema,
  countSchema,
  dateSchema,
  emailSchema,
  idSchema,
  listOf,
  optionalText,
  requiredLine,
  timestampSchema,
  zipCodeSchema,
} from './primitives';

/** The packages that cost something; Free cannot be booked (PK-03). */
export const paidTierSchema = z.enum(TIERS).exclude(['FREE_TIER']);
export type PaidTier = z.infer<typeof paidTierSchema>;

/** The address on the invoice. */
export const billingSchema = z.object({
  name: requiredLine(200),
  street: requiredLine(200),
  zip_code: zipCodeSchema,
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
  company: idSchema,
  billing: billingSchema,
  accept_terms: consentSchema,
  /** Wants the free days; the first booking of a company has them. */
  trial: z.boolean(),
  /** The amount due today that the buyer has read; another one is refused with 409. */
  due_cents: centsSchema.optional(),
  /** The amount of the first period that the buyer has read, also where free days come first. */
  gross_cents: centsSchema.optional(),
});
export type CheckoutInput = z.infer<typeof checkoutInputSchema>;

export const checkoutSchema = z.object({
  order: z.uuid(),
  access_url: z.url(),
  expires_at: timestampSchema,
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
  company: idSchema.nullable(),
  gross_cents: centsSchema,
  due_cents: centsSchema,
  trial_ends_at: timestampSchema.nullable(),
});
export type PaymentOrder = z.infer<typeof paymentOrderSchema>;

export const quoteQuerySchema = z.object({ company: z.coerce.number().int().positive(), ...choice });
/** `GET /payment/quote/`: all figures of an order before it is placed. */
export const quoteSchema = z.object({
  ...choice,
  /** The net price of a whole period. */
  price_cents: centsSchema,
  /** Net, for the paid time of a smaller package that is left. */
  credit_cents: centsSchema,
  /** Gross, paid back of the running package: more than the new one costs, and what a cancellation has promised. */
  refund_gross_cents: centsSchema,
  net_cents: centsSchema,
  /** Percent. */
  vat_rate: countSchema,
  vat_cents: centsSchema,
  gross_cents: centsSchema,
  /** Gross, due with the order. */
  due_cents: centsSchema,
  trial_ends_at: timestampSchema.nullable(),
  /** When the next period is charged. */
  renews_at: timestampSchema,
  renewal_gross_cents: centsSchema,
  /** Net, paid back for each unused whole month of a year; null by the month. */
  month_refund_cents: centsSchema.nullable(),
  /** A payment without money. */
  is_test: z.boolean(),
});
export type Quote = z.infer<typeof quoteSchema>;

const meterSchema = z.object({ used: countSchema, limit: countSchema.nullable() });
/** `GET /payment/subscription/`: the package of the owner's company. */
export const subscriptionSchema = z.object({
  package: z.enum(TIERS),
  period: z.enum(BILLING_PERIODS).nullable(),
  /** `BOOKED` by this account; `FORMER_OWNER`: paid by somebody else; `GRANTED` by the operator; `NONE` on Free. */
  source: z.enum(['BOOKED', 'FORMER_OWNER', 'GRANTED', 'NONE']),
  /** Whether packages can be booked on this site at present. */
  can_book: z.boolean(),
  is_test: z.boolean(),
  trial_ends_at: timestampSchema.nullable(),
  renews_at: timestampSchema.nullable(),
  renewal_gross_cents: centsSchema.nullable(),
  /** Net, agreed for a period of the package; null where this account does not pay it. */
  price_cents: centsSchema.nullable(),
  cancel_at: timestampSchema.nullable(),
  /** The end if it were canceled now, and what would be paid back. */
  cancel_would: z.object({ end_at: timestampSchema, refund_gross_cents: centsSchema }).nullable(),
  next: z.object(choice).nullable(),
  /** The last charge failed; the package ends then if the next ones fail too. */
  unpaid_until: timestampSchema.nullable(),
  usage: z.object({ job_offers: meterSchema, recruiting: meterSchema.extend({ resets_at: timestampSchema }) }),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const subscriptionChangeSchema = z.object(choice);
export type SubscriptionChange = z.infer<typeof subscriptionChangeSchema>;
export const cancelInputSchema = z.object({ reason: optionalText(1000).optional() });
export const canceledSchema = z.object({ cancel_at: timestampSchema });

/** `GET /payment/billing/`, `PUT /payment/billing/`: the buyer on the next invoices, and where they are sent (PK-07). */
export const billingDetailsSchema = billingSchema.extend({ email: emailSchema });
export type BillingDetails = z.infer<typeof billingDetailsSchema>;

/** An issued invoice or credit note; it never changes, only its state does (PK-07). */
export const invoiceSchema = z.object({
  id: idSchema,
  /** `RE-YYYY-NNNNNN`, credit notes `GS-YYYY-NNNNNN`. */
  number: z.string(),
  kind: z.enum(['INVOICE', 'CREDIT_NOTE']),
  source: z.enum(['CHARGE', 'REFUND', 'PLACEMENT']),
  /** The subject in a few words. */
  title: z.string(),
  /** Days in Berlin, both inclusive. */
  service_from: dateSchema,
  service_to: dateSchema,
  issued_on: dateSchema,
  due_on: dateSchema,
  /** The number of the invoice that is credited. */
  refers_to: z.string().nullable(),
  net_cents: centsSchema,
  vat_cents: centsSchema,
  gross_cents: centsSchema,
  /** `OPEN` until it is paid; `PAYING_OUT` and `PAID_OUT` are those of credit notes. */
  state: z.enum(['OPEN', 'PAID', 'PARTLY_CREDITED', 'CREDITED', 'PAYING_OUT', 'PAID_OUT']),
  /** The PDF with embedded invoice data; the address holds its own key. */
  pdf_url: z.string(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

/** `GET /payment/invoice/`: newest first. */
export const invoiceListSchema = listOf(invoiceSchema).extend({
  /** Recorded but not issued yet, because the operator's data is missing. */
  waiting: countSchema,
});
export type InvoiceList = z.infer<typeof invoiceListSchema>;

export const invoicePdfQuerySchema = z.object({ key: z.string().max(200).optional() });
/** `POST /admin/invoice/{id}/paid/`: when the money of an open invoice came in. */
export const invoicePaidInputSchema = z.object({ paid_on: dateSchema });
