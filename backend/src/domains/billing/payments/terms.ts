import { TRIAL_DAYS, UNPAID_DAYS } from '@care/contracts/constants';
import type { BillingPeriod } from '@care/contracts/vocabulary';
import type { Selectable } from 'kysely';
import type { Database } from '../../../platform/database/schema';
import { withVat } from '../../operator';
import type { OrderRow } from './payment-service';

// The rules of terms and money (PK-02): months are counted from the first paid day, money is in integer cents.

export type SubscriptionRow = Selectable<Database['payment_subscription']>;

const DAY_MS = 86_400_000;
const MONTHS_OF_YEAR = 12;
const PERCENT = 100;
const monthsOf = (period: BillingPeriod): number => (period === 'YEARLY' ? MONTHS_OF_YEAR : 1);

/** That day and time `months` later; the last day of a shorter month. */
export function addMonths(date: Date, months: number): Date {
  const later = new Date(date);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return later;
}

const monthNumber = (date: Date): number => date.getUTCFullYear() * MONTHS_OF_YEAR + date.getUTCMonth();

/** The end of a period that begins at `from`, counted from the first paid day, so that the 31st comes back. */
export const periodEnd = (anchor: Date, from: Date, period: BillingPeriod): Date =>
  addMonths(anchor, monthNumber(from) - monthNumber(anchor) + monthsOf(period));

export const isInTrial = ({ trial_ends_at }: Pick<SubscriptionRow, 'trial_ends_at'>, now: Date): boolean =>
  trial_ends_at !== null && trial_ends_at > now;

export const trialEnd = (now: Date): Date => new Date(now.getTime() + TRIAL_DAYS * DAY_MS);

/** When a package ends if it is canceled now: with the trial, or with the running month. */
export function earliestEnd(row: SubscriptionRow, now: Date): Date {
  if (isInTrial(row, now) || row.period === 'MONTHLY') return row.paid_until;
  let end = row.period_from;
  for (let months = monthNumber(end) - monthNumber(row.anchored_at) + 1; end <= now; months++)
    end = addMonths(row.anchored_at, months);
  return end < row.paid_until ? end : row.paid_until;
}

/** The whole months of a paid year that are not used after `end`. */
function unusedMonths(row: SubscriptionRow, end: Date): number {
  if (row.period === 'MONTHLY' || isInTrial(row, end)) return 0;
  if (row.trial_ends_at !== null && row.paid_until <= row.trial_ends_at) return 0;
  let months = 0;
  while (months < MONTHS_OF_YEAR && addMonths(row.paid_until, -(months + 1)) >= end) months++;
  return months;
}

/** Net cents to pay back for the whole unused months of a year after `end`. */
export const unusedCents = (row: SubscriptionRow, end: Date): number =>
  Math.round((row.price_cents * unusedMonths(row, end)) / MONTHS_OF_YEAR);

/** Net cents that the owner is paid back for a cancellation; none when a package ends because it changed hands. */
export const promisedCents = (row: SubscriptionRow): number =>
  row.cancel_at && row.cancel_cause === 'OWNER' ? unusedCents(row, row.cancel_at) : 0;

/** The first moment of the whole months that are paid back. */
export const unusedFrom = (row: SubscriptionRow, end: Date): Date => addMonths(row.paid_until, -unusedMonths(row, end));

/**
 * Net cents that the rest of a paid period is worth when a larger package replaces it. After a cancellation the period
 * ends with it, and the months that are paid back are not credited too.
 */
export function creditCents(row: SubscriptionRow, now: Date): number {
  const end = row.cancel_at ?? row.paid_until;
  if (isInTrial(row, now) || end <= now) return 0;
  const [days, left] = [row.period_from, now].map((from) =>
    Math.floor((end.getTime() - from.getTime()) / DAY_MS + 0.5),
  ) as [number, number];
  const kept = row.price_cents - promisedCents(row);
  return days > 0 ? Math.round((kept * Math.min(left, days)) / days) : 0;
}

/** Net of a gross amount, in cents, with the VAT of a payment. */
export const withoutVat = (gross: number, rate: number): number => Math.round((gross * PERCENT) / (PERCENT + rate));

/** When a package ends whose charge fails, counted from the first one. */
export const graceEnd = (charged: Date): Date => new Date(charged.getTime() + UNPAID_DAYS * DAY_MS);

export type Amounts = Pick<
  OrderRow,
  'price_cents' | 'credit_cents' | 'net_cents' | 'vat_rate' | 'vat_cents' | 'gross_cents'
>;

/** The agreed net price of a period, and the VAT of the day. */
export type Price = Pick<OrderRow, 'price_cents' | 'vat_rate'>;

/** All amounts of a package for one period; the credit is at most the price. */
export function amountsOf({ price_cents, vat_rate }: Price, credit = 0): Amounts {
  const credit_cents = Math.min(credit, price_cents);
  const net_cents = price_cents - credit_cents;
  const gross_cents = withVat(net_cents, vat_rate);
  return { price_cents, credit_cents, net_cents, vat_rate, vat_cents: gross_cents - net_cents, gross_cents };
}

/** Net cents of one month of a year, which are paid back when it is not used. */
export const monthRefund = (price_cents: number, period: BillingPeriod): number | null =>
  period === 'YEARLY' ? Math.round(price_cents / MONTHS_OF_YEAR) : null;
