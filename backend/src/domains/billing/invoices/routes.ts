import { berlinDay } from '@care/contracts/format';
import * as schemas from '@care/contracts/schemas';
import { sql } from 'kysely';
import { z } from 'zod';
import { audit } from '../../../platform/audit/audit-log';
import { listed, pick } from '../../../platform/database/queries';
import type { Db } from '../../../platform/database/schema';
import { signedIn, type App, type Viewer } from '../../../platform/http/app-type';
import { calls } from '../../../platform/http/calls';
import { conflict, notFound, validationError } from '../../../platform/http/errors';
import type { Settings } from '../../../platform/settings';
import { billingDetails, ownedBy, saveBilling } from './billing';
import { isIssued, isPdfKey, pdfPath, type IssuedInvoice } from './invoice';
import { invoicePdf } from './invoice-pdf';
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

function stateOf({ kind, paid_at, gross_cents, credited_cents }: Listed): schemas.Invoice['state'] {
  if (kind === 'CREDIT_NOTE') return paid_at ? 'PAID_OUT' : 'PAYING_OUT';
  const credited = credited_cents ?? 0;
  if (credited >= gross_cents) return 'CREDITED';
  if (credited > 0) return 'PARTLY_CREDITED';
  return paid_at ? 'PAID' : 'OPEN';
}

const present = (settings: Settings, row: Listed): schemas.Invoice => ({
  ...pick(row, ['id', 'number', 'kind', 'source', 'title', 'service_from', 'service_to']),
  ...pick(row, ['issued_on', 'due_on', 'refers_to', 'net_cents', 'vat_cents', 'gross_cents']),
  state: stateOf(row),
  pdf_url: pdfPath(settings, row),
});

/**
 * `GET /payment/invoice/`: invoices to this account, newest first. They belong to the buyer: a former owner keeps those
 * of that time, and a new owner does not see them.
 */
async function ownInvoices(db: Db, settings: Settings, userId: number): Promise<schemas.InvoiceList> {
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

/**
 * An issued invoice for its reader: the account to which it was issued, or whoever has the key of its address.
 * @throws 404 for everybody else
 */
async function readableInvoice(app: App, id: number, viewer: Viewer | null, key = ''): Promise<IssuedInvoice> {
  const invoice = await issuedInvoice(app, id);
  if (invoice.user_id === viewer?.userId || isPdfKey(app.settings, invoice, key)) return invoice;
  throw noSuchInvoice();
}

/** `GET /admin/invoice/`: invoices whose money is missing, the oldest first. */
async function openInvoices(db: Db, settings: Settings) {
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
async function notePaid(app: App, id: number, { paidOn, actor }: { paidOn: string; actor: number }) {
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

const forAll = calls('payment');
const forUsers = calls('payment', 'user');
const forFinance = calls('payment', 'FINANCE');
const ofBilling = { response: { 200: schemas.billingDetailsSchema } };

/** Invoices of the buyer, the data on them, and what the operator does with open ones (PK-07). */
export default async function invoiceRoutes(app: App): Promise<void> {
  const db = app.databases.primary.kysely;

  const invoiceCall = forUsers('Invoices and credit notes to this account, newest first', {
    response: { 200: schemas.invoiceListSchema },
  });
  app.get('/payment/invoice/', invoiceCall, (request) => ownInvoices(db, app.settings, signedIn(request).userId));

  const pdfCall = forAll(
    'The invoice as PDF with embedded data (ZUGFeRD); for its buyer, or with the key in its address',
    {
      params: schemas.idParamsSchema,
      querystring: schemas.invoicePdfQuerySchema,
      response: {
        200: {
          description: 'PDF',
          content: { 'application/pdf': { schema: z.unknown().meta({ type: 'string', format: 'binary' }) } },
        },
      },
    },
    { cache: 'private' },
  );
  app.get('/payment/invoice/:id/pdf/', pdfCall, async (request, reply) => {
    const invoice = await readableInvoice(app, request.params.id, request.viewer, request.query.key);
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${invoice.number}.pdf"`)
      .send(await invoicePdf(invoice));
  });

  const readBillingCall = forUsers('The buyer on the next invoices', ofBilling);
  app.get('/payment/billing/', readBillingCall, (request) => billingDetails(db, ownedBy(signedIn(request))));

  const replaceBillingCall = forUsers('Changes the buyer on the next invoices; issued ones stay as they are', {
    ...ofBilling,
    body: schemas.billingDetailsSchema,
  });
  app.put('/payment/billing/', replaceBillingCall, async (request) => {
    const owned = ownedBy(signedIn(request));
    await db.transaction().execute((transaction) => saveBilling(transaction, owned, request.body));
    return billingDetails(db, owned);
  });

  const openCall = forFinance('Open invoices, oldest first', {
    response: { 200: schemas.listOf(schemas.invoiceSchema) },
  });
  app.get('/admin/invoice/', openCall, () => openInvoices(db, app.settings));

  const paidCall = forFinance('Notes that the money of an open invoice came in; the first day counts', {
    params: schemas.idParamsSchema,
    body: schemas.invoicePaidInputSchema,
    response: { 200: schemas.invoiceSchema },
  });
  app.post('/admin/invoice/:id/paid/', paidCall, (request) =>
    notePaid(app, request.params.id, { paidOn: request.body.paid_on, actor: signedIn(request).userId }),
  );
}
