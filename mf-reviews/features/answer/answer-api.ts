import { defineSliceApi } from '@care/contracts';
import type { RatingResponse } from '@care/contracts/schemas';

interface NewAnswer {
  rating: number;
  author: number | undefined;
  description: string;
  /** One key for all repetitions of this answer. */
  idempotencyKey: string;
}

interface ChangedAnswer {
  id: number;
  rating: number;
  description: string;
}

// Also after a refusal: the answer, the package or the rating may have changed meanwhile.
const changed = (_answer: unknown, _error: unknown, { rating }: { rating: number }) => [
  { type: 'Rating' as const, id: rating },
];

/** The answer of a provider's owner to a rating (RV-06). */
export const answerApi = defineSliceApi('rating-answer', (build) => ({
  send: build.mutation<RatingResponse, NewAnswer>({
    query: ({ idempotencyKey, ...body }) => ({ url: '/rating/response/', body, idempotencyKey }),
    invalidatesTags: changed,
  }),
  change: build.mutation<RatingResponse, ChangedAnswer>({
    query: ({ id, description }) => ({ url: `/rating/response/${id}/`, method: 'PATCH', body: { description } }),
    invalidatesTags: changed,
  }),
  remove: build.mutation<undefined, { id: number; rating: number }>({
    query: ({ id }) => ({ url: `/rating/response/${id}/`, method: 'DELETE' }),
    invalidatesTags: changed,
  }),
}));
