import { defineSliceApi } from '@care/contracts';
import type {
  Accepted,
  Enquiries,
  Enquiry,
  EnquiryCreated,
  EnquiryInput,
  EnquiryReceiverChoices,
} from '@care/contracts/schemas';

interface AtReceiver {
  key: string;
  receiver: number;
}

/** Enquiries to several providers; the key of the private page stands for the person. */
export const enquiryApi = defineSliceApi('provider-enquiry', (build) => ({
  receivers: build.query<EnquiryReceiverChoices, readonly number[]>({
    query: (ids) => `/enquiry/receivers/?ids=${ids.join(',')}`,
  }),
  send: build.mutation<EnquiryCreated, { enquiry: EnquiryInput; idempotencyKey: string }>({
    query: ({ enquiry, idempotencyKey }) => ({ url: '/enquiry/', body: enquiry, idempotencyKey }),
    invalidatesTags: [{ type: 'Message', id: 'LIST' }],
  }),
  sendLink: build.mutation<Accepted, string>({ query: (email) => ({ url: '/enquiry/link/', body: { email } }) }),
  enquiry: build.query<Enquiry, string>({
    query: (key) => `/enquiry/?key=${encodeURIComponent(key)}`,
    keepUnusedDataFor: 0,
  }),
  confirm: build.mutation<Enquiry, string>({ query: (key) => ({ url: '/enquiry/confirm/', body: { key } }) }),
  withdraw: build.mutation<Enquiry, string>({ query: (key) => ({ url: '/enquiry/withdraw/', body: { key } }) }),
  leave: build.mutation<Enquiry, AtReceiver>({ query: (body) => ({ url: '/enquiry/leave-waiting-list/', body }) }),
  reply: build.mutation<Enquiry, { reply: AtReceiver & { content: string }; idempotencyKey: string }>({
    query: ({ reply, idempotencyKey }) => ({ url: '/enquiry/reply/', body: reply, idempotencyKey }),
  }),
  own: build.query<Enquiries, void>({
    query: () => '/user/enquiry/',
    providesTags: [{ type: 'Message', id: 'LIST' }],
    keepUnusedDataFor: 0,
  }),
}));

/** A call that passes on the changed enquiry. */
export const passedTo =
  (onChange: (enquiry: Enquiry) => void, call: () => PromiseLike<{ data?: Enquiry; error?: unknown }>) => async () => {
    const result = await call();
    if (result.data) onChange(result.data);
    return result;
  };
