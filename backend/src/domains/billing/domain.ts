import { BOOKKEEPING_YEARS } from '@care/contracts/facts';
import { sql } from 'kysely';
import { type Domain, moveAll, moveUnlessThere } from '../../platform/domain/domain';
import { limits } from './limits';
import { issueWaiting } from './invoices/record-invoice';
import invoiceRoutes from './invoices/routes';
import { mailSamples } from './mail-samples';
import packageRoutes from './packages/packages';
import { payDue, UNPAID_ORDER_DAYS } from './payments/due-subscriptions';
import paymentRoutes from './payments/routes';

const BOOKKEEPING = {
  time: [BOOKKEEPING_YEARS.value, 'year'],
  why: 'bookkeeping (§ 14b UStG, § 147 AO, since 2025)',
} as const;

/** Packages, payments and invoices. */
export const billing: Domain = {
  routes: [packageRoutes, paymentRoutes, invoiceRoutes],
  limits,
  mails: mailSamples,
  jobs: {
    'payment-due': { run: payDue, pollSeconds: 30, cron: '20 * * * *' },
    'invoices-issue': { run: issueWaiting, pollSeconds: 60, cron: '40 * * * *' },
  },
  tables: {
    payment_order: {
      personal: 'user_id = $1',
      omit: ['reference', 'access_url', 'method'],
      merge: moveAll('payment_order'),
    },
    payment_refund: { personal: 'order_id in (select id from payment_order where user_id = $1)' },
    // The package goes on with the person who pays it: rows move before the owner changes. One of both providers has no
    // owner, so at most one has a running package.
    payment_subscription: { personal: 'user_id = $1', omit: ['method'], merge: moveAll('payment_subscription') },
    payment_event: {
      withheld: 'Protokoll der Ereignisse des Zahlungsdienstes; der Stand der Bestellungen wird herausgegeben',
    },
    invoice: { personal: 'user_id = $1', merge: moveAll('invoice') },
    invoice_counter: {},
    company_billing: {
      personal: 'user_id = $1',
      merge: moveUnlessThere('company_billing', 'user_id, name, street, zip_code, city, vat_id, email, updated_at'),
    },
  },
  retention: [
    {
      ...BOOKKEEPING,
      name: 'paid orders of packages',
      kept: (time) => `${time} after the end of the year, with their billing address`,
      notice: (time) => `Bezahlte Bestellungen von Paketen: ${time} ab dem Ende des Jahres, auch ohne Konto`,
      job: 'payment-due',
    },
    {
      ...BOOKKEEPING,
      name: 'invoices',
      kept: (time) => `${time} after the end of the year of issue, also without account or provider`,
      notice: (time) => `Rechnungen: ${time} ab dem Ende des Jahres, auch ohne Konto`,
      table: 'invoice',
      over: () => `kept_until <= (now() at time zone 'Europe/Berlin')::date`,
    },
    {
      name: 'unpaid orders of packages',
      time: [UNPAID_ORDER_DAYS, 'day'],
      why: 'questions about a payment that did not arrive',
      notice: (time) => `Nicht bezahlte Bestellungen: ${time}`,
      job: 'payment-due',
    },
  ],
  gauges: {
    payment_orders_day: {
      help: 'Orders of the last day',
      label: 'status',
      query: sql`
        select status "name", count(*)::int "value" from payment_order where created_at > now() - interval '1 day' group by status`,
    },
    payment_refunds_waiting: {
      help: 'Refunds that the payment service has not got',
      label: 'service',
      query: sql`
        select o.service "name", count(*)::int "value" from payment_refund r join payment_order o on o.id = r.order_id
        where r.sent_at is null group by o.service`,
    },
  },
};
