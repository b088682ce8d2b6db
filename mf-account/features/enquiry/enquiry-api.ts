import { defineSliceApi } from '@care/contracts';
import type { Accepted, EnquiryAnswer, EnquiryOfMessage } from '@care/contracts/schemas';

interface Answer {
  id: number;
  answer: EnquiryAnswer;
  /** One key for all retries of this answer. */
  idempotencyKey: string;
}

/** The enquiry behind a message of the inbox, and the provider's answers (EQ-08). */
export const enquiryAnswerApi = defineSliceApi('enquiry-answer', (build) => ({
  enquiry: build.query<EnquiryOfMessage, number>({
    query: (id) => `/enquiry/message/${id}/`,
    providesTags: (_enquiry, _error, id) => [
      { type: 'Message', id },
      { type: 'Message', id: 'CONVERSATION' },
    ],
  }),
  answer: build.mutation<Accepted, Answer>({
    query: ({ id, answer, idempotencyKey }) => ({
      url: `/enquiry/message/${id}/answer/`,
      body: answer,
      idempotencyKey,
    }),
    // Also after a refusal: the person may have withdrawn the enquiry meanwhile.
    invalidatesTags: (_answer, _error, { id }) => [
      { type: 'Message', id },
      { type: 'Message', id: 'LIST' },
    ],
  }),
}));
