import { routes } from '@care/contracts/routes';
import { formatDate, formatPrice } from '@care/contracts/format';
import { tierLabel } from '@care/contracts/enumerations';
import { t } from '@care/contracts/texts';
import { mailTo, type Addressee, type MailDraft } from '../../../platform/mail/mail';
import { siteLink } from '../../../platform/mail/site-address';
import type { OrderRow } from './payment-service';
import type { SubscriptionRow } from './terms';

/** The addressee, with the name of the provider that has the package. */
export interface Buyer {
  person: Addressee;
  company: string;
  origin: string;
}

const mail = (
  { person, company, origin }: Buyer,
  template: string,
  about: Pick<OrderRow, 'package'>,
  values?: MailDraft['values'],
): MailDraft =>
  mailTo(person, {
    kind: 'payment',
    template,
    values: { package: tierLabel(about.package), company, ...values },
    url: siteLink(origin, routes.companyOwnerArea.build()),
  });

const day = (date: Date): string => formatDate(date.toISOString());
const termOf = ({ period }: Pick<OrderRow, 'period'>): string => t(`periods.${period}`);
const isTest = ({ service }: Pick<OrderRow, 'service'>): boolean => service === 'test';
const refundOf = (cents: number): string | undefined => (cents > 0 ? formatPrice(cents) : undefined);

interface Booked {
  order: Pick<
    OrderRow,
    'package' | 'period' | 'due_cents' | 'net_cents' | 'vat_cents' | 'vat_rate' | 'gross_cents' | 'service'
  >;
  row: Pick<SubscriptionRow, 'trial_ends_at' | 'paid_until'>;
  /** Gross, paid back of the package before. */
  refund: number;
}

export function bookedMail(buyer: Buyer, { order, row, refund }: Booked): MailDraft {
  const trialEnds = order.due_cents === 0 ? row.trial_ends_at : null;
  return mail(buyer, 'billing-booked', order, {
    term: termOf(order),
    trial_ends: trialEnds && day(trialEnds),
    paid: !trialEnds,
    net: formatPrice(order.net_cents),
    vat: formatPrice(order.vat_cents),
    vat_rate: order.vat_rate,
    gross: formatPrice(order.gross_cents),
    paid_until: day(row.paid_until),
    yearly: order.period === 'YEARLY',
    monthly: order.period !== 'YEARLY',
    refund: refundOf(refund),
    test_payment: isTest(order),
  });
}

export const canceledMail = (
  buyer: Buyer,
  row: Pick<SubscriptionRow, 'package' | 'cancel_at' | 'paid_until'>,
  refund: number,
): MailDraft =>
  mail(buyer, 'billing-canceled', row, { ends_on: day(row.cancel_at ?? row.paid_until), refund: refundOf(refund) });

export const resumedMail = (buyer: Buyer, row: Pick<SubscriptionRow, 'package'>): MailDraft =>
  mail(buyer, 'billing-resumed', row);

export const endedMail = (buyer: Buyer, row: Pick<SubscriptionRow, 'package' | 'end_cause'>): MailDraft =>
  mail(buyer, 'billing-ended', row, { unpaid: row.end_cause === 'UNPAID' });

export const unpaidMail = (buyer: Buyer, row: Pick<SubscriptionRow, 'package'>, until: Date): MailDraft =>
  mail(buyer, 'billing-unpaid', row, { ends_on: day(until) });

export const trialEndsMail = (
  buyer: Buyer,
  row: Pick<SubscriptionRow, 'package' | 'period' | 'paid_until' | 'service'>,
  gross: number,
): MailDraft =>
  mail(buyer, 'billing-trial-ends', row, {
    ends_on: day(row.paid_until),
    term: termOf(row),
    gross: formatPrice(gross),
    test_payment: isTest(row),
  });

export const paidBackMail = (buyer: Buyer, order: Pick<OrderRow, 'package' | 'due_cents'>): MailDraft =>
  mail(buyer, 'billing-paid-back', order, { refund: refundOf(order.due_cents), nothing_paid: order.due_cents <= 0 });
