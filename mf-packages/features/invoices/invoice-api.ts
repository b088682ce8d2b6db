import { defineSliceApi } from '@care/contracts';
import type { BillingDetails, InvoiceList } from '@care/contracts/schemas';

const billingTag = { type: 'User' as const, id: 'BILLING' };

/** Invoices and the buyer on the next ones (PK-07). Nothing of it is kept longer than it is shown. */
export const invoiceApi = defineSliceApi('invoices', (build) => ({
  invoices: build.query<InvoiceList, void>({
    query: () => '/payment/invoice/',
    providesTags: [{ type: 'User', id: 'INVOICES' }],
    keepUnusedDataFor: 0,
  }),
  billing: build.query<BillingDetails, void>({
    query: () => '/payment/billing/',
    providesTags: [billingTag],
    keepUnusedDataFor: 0,
  }),
  saveBilling: build.mutation<BillingDetails, BillingDetails>({
    query: (body) => ({ url: '/payment/billing/', method: 'PUT', body }),
    invalidatesTags: [billingTag],
  }),
}));
