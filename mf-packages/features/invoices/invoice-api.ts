import { defineCalls } from '@care/contracts/calls';
import type { BillingDetails, InvoiceList } from '@care/contracts/schemas';

const billingTag = { type: 'User' as const, id: 'BILLING' };

/** Invoices and the buyer on the next ones (PK-07). Nothing of it is kept longer than it is shown. */
export const invoiceApi = defineCalls('invoices', (build, read) => ({
  invoices: read<InvoiceList>(() => '/payment/invoice/', [{ type: 'User', id: 'INVOICES' }]),
  billing: read<BillingDetails>(() => '/payment/billing/', [billingTag]),
  saveBilling: build.mutation<BillingDetails, BillingDetails>({
    query: (body) => ({ url: '/payment/billing/', method: 'PUT', body }),
    invalidatesTags: [billingTag],
  }),
}));
