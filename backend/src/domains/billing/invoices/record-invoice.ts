import { periodLabel, tierLabel } from '@care/contracts/enumerations';
import { berlinDay, formatDate } from '@care/contracts/format';
import type { Invoice } from '@care/contracts/schemas';
import type { Insertable, Transaction } from 'kysely';
import { pick } from '../../../platform/database/queries';
import type { Database, InvoiceLine } from '../../../platform/database/schema';
import type { App } from '../../../platform/http/app-type';
import { companyById } from '../../companies';
import type { CompletedPlacement } from '../../jobs';
import { tariffAt, withVat } from '../../operator';
import type { OrderRow } from '../payments/payment-service';
import type { PaidCompany } from '../payments/subscription-rows';
import { buyerOf } from './billing';
import { issueNow } from './issue-invoice';

const DAY_MS = 86_400_000;

/** A time that was paid for; `end` is the moment after it. */
interface Period {
  from: Date;
  end: Date;
}

/** The days of a period in Berlin, both inclusive: a month from the 3rd ends on the 2nd. */
function daysOf({ from, end }: Period): { service_from: string; service_to: string } {
  const service_from = berlinDay(from);
  const last = new Date(Date.parse(berlinDay(end)) - DAY_MS).toISOString().slice(0, 10);
  return { service_from, service_to: last < service_from ? service_from : last };
}

/** Records what is to be invoiced, once for each source, and issues it. A second time does nothing. */
async function record(app: App, db: Transaction<Database>, row: Insertable<Database['invoice']>): Promise<void> {
  const added = await db
    .insertInto('invoice')
    .values(row)
    .onConflict((on) => on.columns(['source', 'source_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) await issueNow(app, db, added.id);
}

/**
 * Records the invoice of a paid order, in the transaction that books it (PK-07). It is paid already, and free days are not
 * invoiced. The caller has made the queue of mails ready.
 * @param period what the order pays
 */
export async function recordOrder(
  app: App,
  db: Transaction<Database>,
  order: OrderRow,
  { company, period }: { company: PaidCompany; period: Period },
): Promise<void> {
  if (order.due_cents === 0 || order.user_id === null) return;
  const owned = { companyId: company.id, userId: order.user_id };
  const title = `${tierLabel(order.package)}, ${periodLabel(order.period)}`;
  const lines: InvoiceLine[] = [
    { text: `Paket ${title}, für „${company.name}“`, quantity: 1, price_cents: order.price_cents },
    ...(order.credit_cents > 0
      ? [{ text: 'Restlaufzeit des bisherigen Pakets', quantity: -1 as const, price_cents: order.credit_cents }]
      : []),
  ];
  await record(app, db, {
    ...{ kind: 'INVOICE', source: 'CHARGE', source_id: order.id },
    ...{ company_id: owned.companyId, user_id: owned.userId, title },
    buyer: JSON.stringify(await buyerOf(db, owned, { billing: order.billing, at: order.terms_accepted_at })),
    lines: JSON.stringify(lines),
    ...pick(order, ['net_cents', 'vat_rate', 'vat_cents', 'gross_cents']),
    ...daysOf(period),
    ...{ due_days: 0, paid_at: new Date() },
  });
}

export interface Refund {
  /** Id of the refund. */
  id: string;
  /** Id of the order whose money goes back. */
  chargeId: string;
  net_cents: number;
  gross_cents: number;
  /** The time that was paid for and is not used. */
  period: Period;
}

/**
 * Records money that goes back, for the same buyer as the invoice of the charge (PK-07). Without such an invoice, as for
 * payments before there were invoices, there is nothing to credit.
 */
export async function recordRefund(app: App, db: Transaction<Database>, refund: Refund): Promise<void> {
  const credited = await db
    .selectFrom('invoice')
    .select(['company_id', 'user_id', 'buyer', 'vat_rate', 'title'])
    .where('source', '=', 'CHARGE')
    .where('source_id', '=', refund.chargeId)
    .executeTakeFirst();
  if (!credited) return;
  const { net_cents, gross_cents } = refund;
  const text = `Rückzahlung für nicht genutzte Monate: ${credited.title}`;
  await record(app, db, {
    ...{ kind: 'CREDIT_NOTE', source: 'REFUND', source_id: refund.id, credited_charge: refund.chargeId },
    ...{ company_id: credited.company_id, user_id: credited.user_id, title: credited.title },
    buyer: JSON.stringify(credited.buyer),
    lines: JSON.stringify([{ text, quantity: 1, price_cents: net_cents }] satisfies InvoiceLine[]),
    ...{ net_cents, vat_rate: credited.vat_rate, vat_cents: gross_cents - net_cents, gross_cents },
    ...daysOf(refund.period),
    due_days: 0,
  });
}

/**
 * Records a placement that both sides have confirmed, in the transaction of the second confirmation (PK-07). It is due
 * after the days of the tariff. The buyer is the present owner; without one it is the provider's operator. It has the reference of the placement,
 * which both sides read with the name of the other; bookkeeping and the desk read no name.
 */
export async function recordPlacement(
  app: App,
  db: Transaction<Database>,
  placement: CompletedPlacement,
): Promise<void> {
  const { placementId, reference, companyId, offerTitle, confirmedAt, netCents, vatPercent } = placement;
  const { owner_id } = await companyById(db, companyId).select('owner_id').executeTakeFirstOrThrow();
  const { placementDays } = await tariffAt(db, confirmedAt);
  const vat_cents = withVat(netCents, vatPercent) - netCents;
  const text = `Vermittlung ${reference} für die Stelle „${offerTitle}“, Arbeitsvertrag bestätigt am ${formatDate(confirmedAt.toISOString())}`;
  const day = berlinDay(confirmedAt);
  await record(app, db, {
    ...{ kind: 'INVOICE', source: 'PLACEMENT', source_id: String(placementId) },
    ...{ company_id: companyId, user_id: owner_id, title: `Vermittlung ${reference}: ${offerTitle}` },
    buyer: JSON.stringify(await buyerOf(db, { companyId, userId: owner_id ?? 0 })),
    lines: JSON.stringify([{ text, quantity: 1, price_cents: netCents }] satisfies InvoiceLine[]),
    ...{ net_cents: netCents, vat_rate: vatPercent, vat_cents, gross_cents: netCents + vat_cents },
    ...{ service_from: day, service_to: day, due_days: placementDays },
  });
}

/** Notes that the money of an invoice or of a credit note has been sent. The first time counts. */
export async function settleInvoice(
  db: Transaction<Database>,
  source: Invoice['source'],
  id: string,
  at = new Date(),
): Promise<void> {
  await db
    .updateTable('invoice')
    .set({ paid_at: at })
    .where('source', '=', source)
    .where('source_id', '=', id)
    .where('paid_at', 'is', null)
    .execute();
}
