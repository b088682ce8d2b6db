import { defineSliceApi } from '@care/contracts';
import type { MessageInput, MessageSent, RecruitingAllowance } from '@care/contracts/schemas';

interface Sending {
  message: MessageInput;
  /** One key for all retries of this message. */
  idempotencyKey: string;
}

export const recruitApi = defineSliceApi('recruiting', (build) => ({
  /** Whether this person may be written to (AC-12). */
  allowance: build.query<RecruitingAllowance, number>({
    query: (recipient) => `/message/quota/?recipient=${recipient}`,
    providesTags: [{ type: 'Message', id: 'LIST' }],
    keepUnusedDataFor: 0,
  }),
  send: build.mutation<MessageSent, Sending>({
    query: ({ message, idempotencyKey }) => ({ url: '/message/', body: message, idempotencyKey }),
    // After an error nothing is refetched, so that the form and its error stay.
    invalidatesTags: (sent) => (sent ? [{ type: 'Message', id: 'LIST' }] : []),
  }),
}));
