import type { Invoice, InvoiceList } from '@care/contracts/schemas';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema';
import type { Settings } from '../../../platform/settings';
import { pdfPath } from './invoice-link';
import { creditedCents, isIssued, type IssuedInvoice } from './invoice-rows';

function stateOf({ kind, paid_at, gross_cents }: IssuedInvoice, credited: number): Invoice['state'] {
  if (kind === 'CREDIT_NOTE') return paid_at ? 'PAID_OUT' : 'PAYING_OUT';
  if (credited >= gross_cents) return 'CREDITED';
  if (credited > 0) return 'PARTLY_CREDITED';
  return paid_at ? 'PAID' : 'OPEN';
}

const present = (settings: Settings, row: IssuedInvoice, credited: number): Invoice => ({
  ...{ id: row.id, number: row.number, kind: row.kind, source: row.source, title: row.title },
  ...{ service_from: row.service_from, service_to: row.service_to },
  ...{ issued_on: row.issued_on, due_on: row.due_on, refers_to: row.refers_to },
  ...{ net_cents: row.net_cents, vat_cents: row.vat_cents, gross_cents: row.gross_cents },
  state: stateOf(row, credited),
  pdf_url: pdfPath(settings, row),
});

/** Presents issued invoices with their states. */
export async function presentInvoices(
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
