import { defineSliceApi } from '@care/contracts';
import type { MessageInput, MessageSent, RecruitingAllowance } from '@care/contracts/schemas';

interface Sending {
  message: MessageInput;
  /** The same for every repetition of this message. */
  idempotencyKey: string;
}

export const recruitApi = defineSliceApi('recruiting', (build) => ({
  /** What the tier still allows; the argument is the session's user id, so that two people never share an answer (AC-12). */
  allowance: build.query<RecruitingAllowance, string>({
    query: () => '/message/quota/',
    providesTags: ['Message'],
    keepUnusedDataFor: 0,
  }),
  send: build.mutation<MessageSent, Sending>({
    query: ({ message, idempotencyKey }) => ({ url: '/message/', body: message, idempotencyKey }),
    // After a refusal the form stays, and with it the reason.
    invalidatesTags: (sent) => (sent ? ['Message'] : []),
  }),
}));
