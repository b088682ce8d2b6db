import { berlinDay } from '@care/contracts/format';
import type { Invoice, InvoiceList } from '@care/contracts/schemas';
import { sql } from 'kysely';
import { audit } from '../../../platform/audit/audit-log';
import { listed, pick } from '../../../platform/database/queries';
import type { Db } from '../../../platform/database/schema';
import type { App } from '../../../platform/http/app-type';
import { conflict, notFound, validationError } from '../../../platform/http/errors';
import type { Settings } from '../../../platform/settings';
import { isIssued, isPdfKey, pdfPath, type IssuedInvoice } from './invoice';
import { settleInvoice } from './record-invoice';

/** Invoices, each with the gross cents that its issued credit notes give back. */
const invoices = (db: Db) =>
  db
    .selectFrom('invoice')
    .selectAll('invoice')
    .select((eb) => {
      const notes = eb.selectFrom('invoice as note').whereRef('note.refers_to', '=', 'invoice.number');
      return notes.select(sql<number>`coalesce(sum(note.gross_cents), 0)::int`.as('sum')).as('credited_cents');
    });

type Listed = IssuedInvoice & { credited_cents: number | null };

function stateOf({ kind, paid_at, gross_cents, credited_cents }: Listed): Invoice['state'] {
  if (kind === 'CREDIT_NOTE') return paid_at ? 'PAID_OUT' : 'PAYING_OUT';
  const credited = credited_cents ?? 0;
  if (credited >= gross_cents) return 'CREDITED';
  if (credited > 0) return 'PARTLY_CREDITED';
  return paid_at ? 'PAID' : 'OPEN';
}

const present = (settings: Settings, row: Listed): Invoice => ({
  ...pick(row, ['id', 'number', 'kind', 'source', 'title', 'service_from', 'service_to']),
  ...pick(row, ['issued_on', 'due_on', 'refers_to', 'net_cents', 'vat_cents', 'gross_cents']),
  state: stateOf(row),
  pdf_url: pdfPath(settings, row),
});

/**
 * `GET /payment/invoice/`: invoices to this account, newest first. They belong to the buyer: a former owner keeps those
 * of that time, and a new owner does not see them.
 */
export async function ownInvoices(db: Db, settings: Settings, userId: number): Promise<InvoiceList> {
  const rows = await invoices(db)
    .where('user_id', '=', userId)
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const results = rows.filter(isIssued).map((row) => present(settings, row));
  return { count: results.length, results, waiting: rows.length - results.length };
}

const noSuchInvoice = () => notFound('Diese Rechnung gibt es nicht.');

/** An issued invoice. @throws 404 */
async function issuedInvoice({ databases }: Pick<App, 'databases'>, id: number): Promise<Listed> {
  const row = await invoices(databases.primary.kysely).where('id', '=', id).executeTakeFirst();
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
export async function openInvoices(db: Db, settings: Settings) {
  const rows = await invoices(db)
    .where('kind', '=', 'INVOICE')
    .where('paid_at', 'is', null)
    .where('number', 'is not', null)
    .orderBy('due_on')
    .orderBy('id')
    .execute();
  return listed(rows.filter(isIssued).map((row) => present(settings, row)));
}

/**
 * Notes that an open invoice is paid. A second time changes nothing.
 * @throws 404, 409 for a credit note, 422 for a day before the invoice or in the future
 */
export async function notePaid(app: App, id: number, { paidOn, actor }: { paidOn: string; actor: number }) {
  const invoice = await issuedInvoice(app, id);
  if (invoice.kind !== 'INVOICE') throw conflict('Gutschriften zahlt der Zahlungsdienst aus.');
  if (paidOn < invoice.issued_on || paidOn > berlinDay(new Date()))
    throw validationError({ paid_on: 'Bitte geben Sie einen Tag zwischen Rechnungsdatum und heute an.' });
  const db = app.databases.primary.kysely;
  // Noon is the same day in Berlin and in UTC.
  const at = new Date(`${paidOn}T12:00:00.000Z`);
  await db.transaction().execute(async (transaction) => {
    await settleInvoice(transaction, invoice.source, invoice.source_id, at);
    if (invoice.paid_at === null)
      await audit(transaction, { actor, action: 'invoice-paid', subject: `invoice:${id}`, detail: paidOn });
  });
  return present(app.settings, await issuedInvoice(app, id));
}
