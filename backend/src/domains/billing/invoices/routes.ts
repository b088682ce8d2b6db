import {
  billingDetailsSchema,
  idParamsSchema,
  invoiceListSchema,
  invoicePaidInputSchema,
  invoicePdfQuerySchema,
  invoiceSchema,
  listOf,
} from '@care/contracts/schemas';
import { z } from 'zod';
import { signedIn, type App } from '../../../platform/http/app-type';
import { billingDetails, ownedBy, saveBilling } from './billing';
import { invoicePdf } from './invoice-pdf';
import { notePaid, openInvoices, ownInvoices, readableInvoice } from './list-invoices';
import { calls } from '../../../platform/http/calls';

const forAll = calls('payment');
const forUsers = calls('payment', 'user');
const forFinance = calls('payment', 'FINANCE');

/** Invoices of the buyer, the data on them, and what the operator does with open ones (PK-07). */
export default async function invoiceRoutes(app: App): Promise<void> {
  const db = app.databases.primary.kysely;

  const invoiceCall = forUsers('Invoices and credit notes to this account, newest first', {
    response: { 200: invoiceListSchema },
  });
  app.get('/payment/invoice/', invoiceCall, (request) => ownInvoices(db, app.settings, signedIn(request).userId));

  const pdfCall = forAll(
    'The invoice as PDF with embedded data (ZUGFeRD); for its buyer, or with the key in its address',
    {
      params: idParamsSchema,
      querystring: invoicePdfQuerySchema,
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
    const reader = { userId: request.viewer?.userId, key: request.query.key };
    const invoice = await readableInvoice(app, request.params.id, reader);
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${invoice.number}.pdf"`)
      .send(await invoicePdf(invoice));
  });

  const readBillingCall = forUsers('The buyer on the next invoices', { response: { 200: billingDetailsSchema } });
  app.get('/payment/billing/', readBillingCall, (request) => billingDetails(db, ownedBy(signedIn(request))));

  const replaceBillingCall = forUsers('Changes the buyer on the next invoices; issued ones stay as they are', {
    body: billingDetailsSchema,
    response: { 200: billingDetailsSchema },
  });
  app.put('/payment/billing/', replaceBillingCall, async (request) => {
    const owned = ownedBy(signedIn(request));
    await db.transaction().execute((transaction) => saveBilling(transaction, owned, request.body));
    return billingDetails(db, owned);
  });

  const openCall = forFinance('Open invoices, oldest first', { response: { 200: listOf(invoiceSchema) } });
  app.get('/admin/invoice/', openCall, () => openInvoices(db, app.settings));

  const paidCall = forFinance('Notes that the money of an open invoice came in; the first day counts', {
    params: idParamsSchema,
    body: invoicePaidInputSchema,
    response: { 200: invoiceSchema },
  });
  app.post('/admin/invoice/:id/paid/', paidCall, (request) =>
    notePaid(app, request.params.id, { paidOn: request.body.paid_on, actor: signedIn(request).userId }),
  );
}
