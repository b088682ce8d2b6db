import { defineSliceApi } from '@care/contracts';
import type { MessageInput, MessageSent } from '@care/contracts/schemas';

interface Sending {
  message: MessageInput;
  /** The same for every retry of this message. */
  idempotencyKey: string;
}

export const messageApi = defineSliceApi('provider-message', (build) => ({
  send: build.mutation<MessageSent, Sending>({
    query: ({ message, idempotencyKey }) => ({ url: '/message/', body: message, idempotencyKey }),
    invalidatesTags: [{ type: 'Message', id: 'LIST' }],
  }),
}));
