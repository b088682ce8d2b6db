import { BOOKKEEPING_YEARS } from '@care/contracts/facts';
import { berlinDay, formatDate } from '@care/contracts/format';
import { missingFor } from '@care/contracts/operator';
import type { Insertable } from 'kysely';
import { periodLabel, tierLabel } from '@care/contracts/enumerations';
import type { Invoice } from '@care/contracts/schemas';
import { pick, rowsWith, changeRows } from '../../../platform/database/queries';
import type { Database, InvoiceLine, InvoiceSeller, Db, DbTransaction } from '../../../platform/database/schema';
import type { App } from '../../../platform/http/app-type';
import { siteLink, siteOrigin } from '../../../platform/mail/site-address';
import { operatorOf, tariffAt, withVat } from '../../operator';
import { isIssued, pdfPath, type InvoiceRow } from './invoice';
import { issuedMail } from './invoice-mails';
import { companyById } from '../../companies';
import type { CompletedPlacement } from '../../jobs';
import type { OrderRow } from '../payments/payment-service';
import type { PaidCompany } from '../payments/subscription-rows';
import { buyerOf } from './billing';

/**
 * The operator as it stands on invoices (section 14 of the VAT act). A demonstration has invented data that says so.
 * @returns null while data is missing: then nothing is issued
 */
async function sellerOf(db: Db): Promise<InvoiceSeller | null> {
  const operator = await operatorOf(db);
  if (missingFor('invoices', operator).length > 0) return null;
  return {
    ...pick(operator, ['name', 'street', 'zip_code', 'city', 'email', 'iban']),
    vat_id: operator.vat_id || null,
    tax_number: operator.tax_number || null,
    demonstration: operator.is_demonstration,
  };
}

const DAY_MS = 86_400_000;
const PREFIX: Record<InvoiceRow['kind'], string> = { INVOICE: 'RE', CREDIT_NOTE: 'GS' };

const laterDay = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * The next number of a kind and year. Its row stays locked until the transaction ends: parallel ones wait, and a number
 * of one that is rolled back is given to the next.
 */
async function nextNumber(db: DbTransaction, kind: InvoiceRow['kind'], year: number): Promise<string> {
  const { last } = await db
    .insertInto('invoice_counter')
    .values({ kind, year, last: 1 })
    .onConflict((on) =>
      on.columns(['kind', 'year']).doUpdateSet((eb) => ({ last: eb('invoice_counter.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${PREFIX[kind]}-${year}-${String(last).padStart(6, '0')}`;
}

/** The reference of a credit note to its invoice; null while that one has no number. */
async function creditedInvoice(db: Db, charge: string): Promise<Pick<InvoiceRow, 'refers_to' | 'refers_to_on'> | null> {
  const invoice = await rowsWith(db, 'invoice', { source: 'CHARGE', source_id: charge })
    .select(['number', 'issued_on'])
    .executeTakeFirst();
  return invoice?.number ? { refers_to: invoice.number, refers_to_on: invoice.issued_on } : null;
}

/**
 * Gives a recorded invoice its number, day and seller, and mails it to the buyer with this transaction. Issued once.
 * @param seller the operator's data, which the invoice keeps
 * @returns false if it must wait, because the invoice that it credits has no number
 */
async function issue(app: App, db: DbTransaction, id: number, seller: InvoiceSeller): Promise<boolean> {
  const row = await db.selectFrom('invoice').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row || isIssued(row)) return true;
  const credited = row.credited_charge === null ? {} : await creditedInvoice(db, row.credited_charge);
  if (!credited) return false;
  const now = new Date();
  const issued_on = berlinDay(now);
  const year = Number(issued_on.slice(0, 4));
  const issued = await changeRows(db, 'invoice', { id })
    .set({
      ...credited,
      number: await nextNumber(db, row.kind, year),
      issued_at: now,
      issued_on,
      due_on: laterDay(issued_on, row.due_days),
      kept_until: `${year + BOOKKEEPING_YEARS.value + 1}-01-01`,
      seller: JSON.stringify(seller),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (isIssued(issued) && issued.buyer.email !== null) {
    const url = siteLink(siteOrigin(app.settings), pdfPath(app.settings, issued));
    await app.mailer.send(issuedMail(issued.buyer.email, url, issued), { transaction: db });
  }
  return true;
}

/**
 * Issues what waits, in the order in which it was recorded, each in its own transaction, so that one that fails does not
 * hold up the others.
 */
export async function issueWaiting(app: App): Promise<void> {
  const db = app.databases.primary.kysely;
  const waiting = await db.selectFrom('invoice').select('id').where('number', 'is', null).orderBy('id').execute();
  if (waiting.length === 0) return;
  const seller = await sellerOf(db);
  if (!seller) {
    app.log.warn(`${waiting.length} invoices wait for data of the operator: npm run admin -- check`);
    return;
  }
  await app.jobs.ready('mail');
  for (const { id } of waiting)
    try {
      await db.transaction().execute((transaction) => issue(app, transaction, id, seller));
    } catch (error) {
      app.log.warn({ err: error }, `invoice ${id} could not be issued; the next hour tries again`);
    }
}

/** A time that was paid for; `end` is the moment after it. */
interface Period {
  from: Date;
  end: Date;
}

/** The days of a period in Berlin, both inclusive: a month from the 3rd ends on the 2nd. */
function daysOf({ from, end }: Period): { service_from: string; service_to: string } {
  const service_from = berlinDay(from);
  const last = laterDay(berlinDay(end), -1);
  return { service_from, service_to: last < service_from ? service_from : last };
}

/**
 * Records what is to be invoiced, once for each source; a second time does nothing. It is issued at once if the
 * operator's data is there; otherwise the hourly job does (PK-07).
 */
async function record(app: App, db: DbTransaction, row: Insertable<Database['invoice']>): Promise<void> {
  const added = await db
    .insertInto('invoice')
    .values(row)
    .onConflict((on) => on.columns(['source', 'source_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  const seller = added && (await sellerOf(db));
  if (seller) await issue(app, db, added.id, seller);
}

/**
 * Records the invoice of a paid order, in the transaction that books it (PK-07). It is paid already, and free days are not
 * invoiced. The caller has made the queue of mails ready.
 * @param period what the order pays
 */
export async function recordOrder(
  app: App,
  db: DbTransaction,
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
export async function recordRefund(app: App, db: DbTransaction, refund: Refund): Promise<void> {
  const credited = await rowsWith(db, 'invoice', { source: 'CHARGE', source_id: refund.chargeId })
    .select(['company_id', 'user_id', 'buyer', 'vat_rate', 'title'])
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
export async function recordPlacement(app: App, db: DbTransaction, placement: CompletedPlacement): Promise<void> {
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
export async function settleInvoice(db: DbTransaction, source: Invoice['source'], id: string, at = new Date()) {
  await changeRows(db, 'invoice', { source, source_id: id, paid_at: null }).set({ paid_at: at }).execute();
}
