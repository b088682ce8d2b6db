import { defineSliceApi } from '@care/contracts';
import type { Appointment, SupportRequest, SupportRequestInput, SupportRequests } from '@care/contracts/schemas';

const requestsTag = { type: 'User' as const, id: 'SUPPORT' };

/** The own requests to our team (PK-08). */
export const supportApi = defineSliceApi('support', (build) => ({
  requests: build.query<SupportRequests, number>({
    query: (company) => `/company/${company}/support-request/`,
    providesTags: [requestsTag],
    keepUnusedDataFor: 0,
  }),
  send: build.mutation<SupportRequest, { company: number; input: SupportRequestInput; idempotencyKey: string }>({
    query: ({ company, input, idempotencyKey }) => ({
      url: `/company/${company}/support-request/`,
      body: input,
      idempotencyKey,
    }),
    invalidatesTags: (sent) => (sent ? [requestsTag] : []),
  }),
  // Also after a refusal: our team may have decided meanwhile.
  cancel: build.mutation<SupportRequest, number>({
    query: (id) => ({ url: `/company/support-request/${id}/cancel/`, method: 'POST' }),
    invalidatesTags: [requestsTag],
  }),
  accept: build.mutation<SupportRequest, { id: number; appointment: Appointment }>({
    query: ({ id, appointment }) => ({ url: `/company/support-request/${id}/accept/`, body: appointment }),
    invalidatesTags: [requestsTag],
  }),
}));
