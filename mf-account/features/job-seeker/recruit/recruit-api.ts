import { defineSliceApi } from '@care/contracts';
import type { MessageInput, MessageSent, RecruitingAllowance } from '@care/contracts/schemas';

interface Sending {
  message: MessageInput;
  /** The same for every retry of this message. */
  idempotencyKey: string;
}

export const recruitApi = defineSliceApi('recruiting', (build) => ({
  /** Whether this person may be written to; the session's user id keeps two people from sharing an answer (AC-12). */
  allowance: build.query<RecruitingAllowance, { userId: string; recipient: number }>({
    query: ({ recipient }) => `/message/quota/?recipient=${recipient}`,
    providesTags: ['Message'],
    keepUnusedDataFor: 0,
  }),
  send: build.mutation<MessageSent, Sending>({
    query: ({ message, idempotencyKey }) => ({ url: '/message/', body: message, idempotencyKey }),
    // After an error nothing is refetched, so that the form and its error stay.
    invalidatesTags: (sent) => (sent ? ['Message'] : []),
  }),
}));
