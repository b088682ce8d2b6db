import { berlinDay } from '@care/contracts/format';
import type { Invoice, InvoiceList } from '@care/contracts/schemas';
import type { Kysely } from 'kysely';
import { pick } from '../../../platform/database/queries';
import type { Database } from '../../../platform/database/schema';
import type { App } from '../../../platform/http/app-type';
import { conflict, notFound, validationError } from '../../../platform/http/errors';
import type { Settings } from '../../../platform/settings';
import { isPdfKey, pdfPath } from './invoice-link';
import { isIssued, type IssuedInvoice } from './invoice-rows';
import { settleInvoice } from './record-invoice';

/** How much of an invoice its issued credit notes give back, in gross cents. */
async function creditedCents(db: Kysely<Database>, numbers: readonly string[]): Promise<Map<string, number>> {
  if (numbers.length === 0) return new Map();
  const sums = await db
    .selectFrom('invoice')
    .select((eb) => ['refers_to', eb.fn.sum<number>('gross_cents').as('gross')])
    .where('refers_to', 'in', numbers)
    .groupBy('refers_to')
    .execute();
  return new Map(sums.map(({ refers_to, gross }) => [refers_to ?? '', gross]));
}

function stateOf({ kind, paid_at, gross_cents }: IssuedInvoice, credited: number): Invoice['state'] {
  if (kind === 'CREDIT_NOTE') return paid_at ? 'PAID_OUT' : 'PAYING_OUT';
  if (credited >= gross_cents) return 'CREDITED';
  if (credited > 0) return 'PARTLY_CREDITED';
  return paid_at ? 'PAID' : 'OPEN';
}

const present = (settings: Settings, row: IssuedInvoice, credited: number): Invoice => ({
  ...pick(row, ['id', 'number', 'kind', 'source', 'title', 'service_from', 'service_to']),
  ...pick(row, ['issued_on', 'due_on', 'refers_to', 'net_cents', 'vat_cents', 'gross_cents']),
  state: stateOf(row, credited),
  pdf_url: pdfPath(settings, row),
});

/** Presents issued invoices with their states. */
async function presentInvoices(
  db: Kysely<Database>,
  settings: Settings,
  rows: readonly IssuedInvoice[],
): Promise<Invoice[]> {
  const credited = await creditedCents(
    db,
    rows.map(({ number }) => number),
  );
  return rows.map((row) => present(settings, row, credited.get(row.number) ?? 0));
}

/**
 * `GET /payment/invoice/`: invoices to this account, newest first. They belong to the buyer: a former owner keeps those
 * of that time, and a new owner does not see them.
 */
export async function ownInvoices(db: Kysely<Database>, settings: Settings, userId: number): Promise<InvoiceList> {
  const rows = await db
    .selectFrom('invoice')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const issued = rows.filter(isIssued);
  const results = await presentInvoices(db, settings, issued);
  return { count: results.length, results, waiting: rows.length - issued.length };
}

const noSuchInvoice = () => notFound('Diese Rechnung gibt es nicht.');

/** An issued invoice. @throws 404 */
async function issuedInvoice({ databases }: Pick<App, 'databases'>, id: number): Promise<IssuedInvoice> {
  const row = await databases.primary.kysely.selectFrom('invoice').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || !isIssued(row)) throw noSuchInvoice();
  return row;
}

interface Reader {
  userId: number | undefined;
  key: string | undefined;
}

/**
 * An issued invoice for its reader: the account to which it was issued, or whoever has the key of its address.
 * @throws 404 for everybody else
 */
export async function readableInvoice(app: App, id: number, { userId, key }: Reader): Promise<IssuedInvoice> {
  const invoice = await issuedInvoice(app, id);
  const isOwn = userId !== undefined && invoice.user_id === userId;
  if (isOwn || (key !== undefined && isPdfKey(app.settings, invoice, key))) return invoice;
  throw noSuchInvoice();
}

/** `GET /admin/invoice/`: invoices whose money is missing, the oldest first. */
export async function openInvoices(db: Kysely<Database>, settings: Settings) {
  const rows = await db
    .selectFrom('invoice')
    .selectAll()
    .where('kind', '=', 'INVOICE')
    .where('paid_at', 'is', null)
    .where('number', 'is not', null)
    .orderBy('due_on')
    .orderBy('id')
    .execute();
  const results = await presentInvoices(db, settings, rows.filter(isIssued));
  return { count: results.length, results };
}

/**
 * Notes that an open invoice is paid. A second time changes nothing.
 * @throws 404, 409 for a credit note, 422 for a day before the invoice or in the future
 */
export async function notePaid(app: App, id: number, paidOn: string): Promise<Invoice> {
  const invoice = await issuedInvoice(app, id);
  if (invoice.kind !== 'INVOICE') throw conflict('Gutschriften zahlt der Zahlungsdienst aus.');
  if (paidOn < invoice.issued_on || paidOn > berlinDay(new Date()))
    throw validationError({ paid_on: 'Bitte geben Sie einen Tag zwischen Rechnungsdatum und heute an.' });
  const db = app.databases.primary.kysely;
  // Noon is the same day in Berlin and in UTC.
  const at = new Date(`${paidOn}T12:00:00.000Z`);
  await db.transaction().execute((transaction) => settleInvoice(transaction, invoice.source, invoice.source_id, at));
  const [presented] = await presentInvoices(db, app.settings, [await issuedInvoice(app, id)]);
  if (!presented) throw new Error(`invoice ${id} cannot be presented`);
  return presented;
}
