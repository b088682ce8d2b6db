import { defineSliceApi } from '@care/contracts';
import type {
  Checkout,
  CheckoutInput,
  CompanyPage,
  PaymentOrder,
  Quote,
  Subscription,
  SubscriptionChange,
} from '@care/contracts/schemas';

/** Tags of data that changes with a package: the tier of the person, and everything that the company page says. */
export const changedByPackage = [{ type: 'User' as const, id: 'DETAILS' }, { type: 'Company' as const }];
const subscriptionTag = { type: 'User' as const, id: 'SUBSCRIPTION' };

/** The calls of booking and paying (PK-03, PK-04). Nothing of it is kept longer than it is shown. */
export const paymentApi = defineSliceApi('payment', (build) => ({
  company: build.query<CompanyPage, string>({
    query: (slug) => `/company/by-slug/${encodeURIComponent(slug)}/`,
    providesTags: (company) => (company ? [{ type: 'Company', id: company.id }] : []),
  }),
  quote: build.query<Quote, SubscriptionChange & { company: number }>({
    query: ({ company, package: id, period }) =>
      `/payment/quote/?${new URLSearchParams({ company: String(company), package: id, period }).toString()}`,
    providesTags: [subscriptionTag],
    keepUnusedDataFor: 0,
  }),
  checkout: build.mutation<Checkout, { input: CheckoutInput; idempotencyKey: string }>({
    query: ({ input, idempotencyKey }) => ({ url: '/payment/checkout/', body: input, idempotencyKey }),
    // The amount may be another one by now.
    invalidatesTags: (_checkout, error) => (error ? [subscriptionTag] : []),
  }),
  order: build.query<PaymentOrder, string>({
    query: (id) => `/payment/order/${id}/`,
    providesTags: (order) => (order ? [{ type: 'User', id: `ORDER-${order.id}` }] : []),
    keepUnusedDataFor: 0,
  }),
  cancelOrder: build.mutation<PaymentOrder, string>({
    query: (id) => ({ url: `/payment/order/${id}/cancel/`, method: 'POST' }),
    invalidatesTags: (_order, _error, id) => [{ type: 'User', id: `ORDER-${id}` }, subscriptionTag],
  }),
  subscription: build.query<Subscription, void>({
    query: () => '/payment/subscription/',
    providesTags: [subscriptionTag],
    keepUnusedDataFor: 0,
  }),
  cancel: build.mutation<{ cancel_at: string }, void>({
    query: () => ({ url: '/payment/subscription/cancel/', body: {} }),
    invalidatesTags: [subscriptionTag],
  }),
  resume: build.mutation<Subscription, void>({
    query: () => ({ url: '/payment/subscription/resume/', method: 'POST' }),
    invalidatesTags: [subscriptionTag],
  }),
  change: build.mutation<Subscription, SubscriptionChange>({
    query: (body) => ({ url: '/payment/subscription/change/', body }),
    invalidatesTags: [subscriptionTag],
  }),
}));
