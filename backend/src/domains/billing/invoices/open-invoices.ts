import { berlinDay } from '@care/contracts/format';
import type { Invoice } from '@care/contracts/schemas';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema';
import type { App } from '../../../platform/http/app-type';
import { conflict, validationError } from '../../../platform/http/errors';
import type { Settings } from '../../../platform/settings';
import { issuedInvoice } from './find-invoice';
import { isIssued } from './invoice-rows';
import { presentInvoices } from './list-invoices';
import { settleInvoice } from './record-invoice';

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
