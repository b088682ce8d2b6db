import { BOOKKEEPING_YEARS } from '@care/contracts/facts';
import { berlinDay } from '@care/contracts/format';
import { missingFor } from '@care/contracts/operator';
import type { Kysely, Transaction } from 'kysely';
import { pick } from '../../../platform/database/queries';
import type { Database, InvoiceSeller } from '../../../platform/database/schema';
import type { App } from '../../../platform/http/app-type';
import { siteLink, siteOrigin } from '../../../platform/mail/site-address';
import { operatorOf } from '../../operator';
import { pdfPath } from './invoice-link';
import { issuedMail } from './invoice-mails';
import { isIssued, type InvoiceRow } from './invoice-rows';

/**
 * The operator as it stands on invoices (section 14 of the VAT act). A demonstration has invented data that says so.
 * @returns null while data is missing: then nothing is issued
 */
async function sellerOf(db: Kysely<Database>): Promise<InvoiceSeller | null> {
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
async function nextNumber(db: Transaction<Database>, kind: InvoiceRow['kind'], year: number): Promise<string> {
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
async function creditedInvoice(
  db: Kysely<Database>,
  charge: string,
): Promise<Pick<InvoiceRow, 'refers_to' | 'refers_to_on'> | null> {
  const invoice = await db
    .selectFrom('invoice')
    .select(['number', 'issued_on'])
    .where('source', '=', 'CHARGE')
    .where('source_id', '=', charge)
    .executeTakeFirst();
  return invoice?.number ? { refers_to: invoice.number, refers_to_on: invoice.issued_on } : null;
}

/**
 * Gives a recorded invoice its number, day and seller, and mails it to the buyer with this transaction. Issued once.
 * @param seller the operator's data, which the invoice keeps
 * @returns false if it must wait, because the invoice that it credits has no number
 */
async function issue(app: App, db: Transaction<Database>, id: number, seller: InvoiceSeller): Promise<boolean> {
  const row = await db.selectFrom('invoice').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row || isIssued(row)) return true;
  const credited = row.credited_charge === null ? {} : await creditedInvoice(db, row.credited_charge);
  if (!credited) return false;
  const now = new Date();
  const issued_on = berlinDay(now);
  const year = Number(issued_on.slice(0, 4));
  const issued = await db
    .updateTable('invoice')
    .set({
      ...credited,
      number: await nextNumber(db, row.kind, year),
      issued_at: now,
      issued_on,
      due_on: laterDay(issued_on, row.due_days),
      kept_until: `${year + BOOKKEEPING_YEARS.value + 1}-01-01`,
      seller: JSON.stringify(seller),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (isIssued(issued) && issued.buyer.email !== null) {
    const url = siteLink(siteOrigin(app.settings), pdfPath(app.settings, issued));
    await app.mailer.send(issuedMail(issued.buyer.email, url, issued), { transaction: db });
  }
  return true;
}

/** Issues a recorded invoice at once if the operator's data is there; otherwise the hourly job does (PK-07). */
export async function issueNow(app: App, db: Transaction<Database>, id: number): Promise<void> {
  const seller = await sellerOf(db);
  if (seller) await issue(app, db, id, seller);
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
