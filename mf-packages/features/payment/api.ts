import { defineCalls } from '@care/contracts/calls';
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
export const paymentApi = defineCalls('payment', (build, read, write) => ({
  company: build.query<CompanyPage, string>({
    query: (slug) => `/company/by-slug/${encodeURIComponent(slug)}/`,
    providesTags: (company) => (company ? [{ type: 'Company', id: company.id }] : []),
  }),
  quote: read<Quote, SubscriptionChange & { company: number }>(
    ({ company, package: id, period }) =>
      `/payment/quote/?${new URLSearchParams({ company: String(company), package: id, period }).toString()}`,
    [subscriptionTag],
  ),
  checkout: build.mutation<Checkout, { input: CheckoutInput; idempotencyKey: string }>({
    query: ({ input, idempotencyKey }) => ({ url: '/payment/checkout/', body: input, idempotencyKey }),
    // The amount may be another one by now.
    invalidatesTags: (_checkout, error) => (error ? [subscriptionTag] : []),
  }),
  order: read<PaymentOrder, string>(
    (id) => `/payment/order/${id}/`,
    (order) => (order ? [{ type: 'User', id: `ORDER-${order.id}` }] : []),
  ),
  cancelOrder: build.mutation<PaymentOrder, string>({
    query: (id) => ({ url: `/payment/order/${id}/cancel/`, method: 'POST' }),
    invalidatesTags: (_order, _error, id) => [{ type: 'User', id: `ORDER-${id}` }, subscriptionTag],
  }),
  subscription: read<Subscription>(() => '/payment/subscription/', [subscriptionTag]),
  cancel: write<{ cancel_at: string }>(() => ({ url: '/payment/subscription/cancel/', body: {} }), [subscriptionTag]),
  resume: write<Subscription>(() => ({ url: '/payment/subscription/resume/', method: 'POST' }), [subscriptionTag]),
  change: build.mutation<Subscription, SubscriptionChange>({
    query: (body) => ({ url: '/payment/subscription/change/', body }),
    invalidatesTags: [subscriptionTag],
  }),
}));
