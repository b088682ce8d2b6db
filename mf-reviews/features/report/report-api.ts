import { defineSliceApi } from '@care/contracts';
import type { RatingListItem, RatingQuestion, RatingReported, RatingReportInput } from '@care/contracts/schemas';

const questionTag = (rating: number) => ({ type: 'User' as const, id: `RATING_QUESTION_${rating}` });

/** Reports, and the answers of authors to the desk (RV-05). */
export const reportApi = defineSliceApi('rating-report', (build) => ({
  rating: build.query<RatingListItem, number>({
    query: (id) => `/rating/${id}/`,
    providesTags: (_rating, _error, id) => [{ type: 'Rating', id }],
  }),
  send: build.mutation<RatingReported, { report: RatingReportInput; idempotencyKey: string }>({
    query: ({ report, idempotencyKey }) => ({ url: '/rating/report/', body: report, idempotencyKey }),
  }),
  question: build.query<RatingQuestion, number>({
    query: (id) => `/rating/${id}/question/`,
    providesTags: (_question, _error, id) => [questionTag(id)],
    keepUnusedDataFor: 0,
  }),
  upload: build.mutation<RatingQuestion, { id: number; file: File }>({
    query: ({ id, file }) => {
      const body = new FormData();
      body.set('file', file);
      return { url: `/rating/${id}/evidence/`, body };
    },
    invalidatesTags: (_question, _error, { id }) => [questionTag(id)],
  }),
  answer: build.mutation<RatingQuestion, { id: number; answer: string }>({
    query: ({ id, answer }) => ({ url: `/rating/${id}/answer/`, body: { answer } }),
    invalidatesTags: (_question, _error, { id }) => [questionTag(id)],
  }),
}));
