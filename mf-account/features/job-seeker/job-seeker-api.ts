import { defineSliceApi, outcomeOf, type PageContext, type PageOutcome } from '@care/contracts';
import type { JobSeeker } from '@care/contracts/schemas';

export const accountApi = defineSliceApi('account', (build) => ({
  /** A job seeker's public profile; the argument is its slug (AC-08). Hidden ones are not found. */
  jobSeeker: build.query<JobSeeker, string>({
    query: (slug) => `/user/profile/by-slug/${encodeURIComponent(slug)}/`,
    providesTags: ['JobSeeker'],
  }),
}));

/** Fetches the profile that the address names. */
export async function loadJobSeeker({ store, params }: PageContext): Promise<PageOutcome> {
  const { error } = await store.dispatch(accountApi.jobSeeker.initiate(params.slug ?? ''));
  return outcomeOf(error);
}
