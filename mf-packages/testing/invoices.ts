import type { BillingDetails, Invoice, InvoiceList } from '@care/contracts/schemas';

// Answers of the API about invoices.

export const billing: BillingDetails = {
  ...{ name: 'Lindenhof gGmbH', street: 'Gartenweg 2', zip_code: '50733', city: 'Köln', vat_id: '' },
  email: 'rechnung@lindenhof.example',
};

export const invoiceOf = (given: Partial<Invoice> = {}): Invoice => ({
  ...{ id: 412, number: 'RE-2026-000412', kind: 'INVOICE', source: 'CHARGE', title: 'Plus, monatlich' },
  ...{ service_from: '2026-11-03', service_to: '2026-12-02', issued_on: '2026-11-03', due_on: '2026-11-03' },
  ...{ refers_to: null, net_cents: 3900, vat_cents: 741, gross_cents: 4641, state: 'PAID' },
  pdf_url: '/api-backend/payment/invoice/412/pdf/?key=abc',
  ...given,
});

export const placement = invoiceOf({
  ...{ id: 421, number: 'RE-2026-000421', source: 'PLACEMENT', title: 'Vermittlung: Dauernachtwache', state: 'OPEN' },
  ...{ service_to: '2026-11-03', issued_on: '2026-11-10', due_on: '2026-12-10' },
  ...{ net_cents: 80_000, vat_cents: 15_200, gross_cents: 95_200 },
});
export const credit = invoiceOf({
  ...{ id: 9, number: 'GS-2026-000009', kind: 'CREDIT_NOTE', source: 'REFUND', state: 'PAID_OUT' },
  refers_to: 'RE-2026-000330',
});
export const lastYear = invoiceOf({
  ...{ id: 100, number: 'RE-2025-000100', issued_on: '2025-12-15', service_from: '2025-12-15' },
  service_to: '2026-01-14',
});

export const listOf = (results: Invoice[], waiting = 0): InvoiceList => ({ count: results.length, results, waiting });
