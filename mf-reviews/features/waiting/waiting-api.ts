import { defineSliceApi } from '@care/contracts';
import type { WaitingRatings } from '@care/contracts/schemas';

/** Ratings of the owner's provider that wait for an answer (AC-16). */
export const waitingApi = defineSliceApi('waiting-ratings', (build) => ({
  ofCompany: build.query<WaitingRatings, number>({
    query: (company) => `/rating/waiting/?company=${company}`,
    providesTags: [{ type: 'Rating', id: 'LIST' }],
    // Answers are given on the profile.
    keepUnusedDataFor: 0,
  }),
}));
