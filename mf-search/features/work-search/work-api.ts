import { defineSliceApi } from '@care/contracts';
import type { JobOfferSearchAnswer, JobSeekerSearchAnswer, Qualifications } from '@care/contracts/schemas';
import { listTags } from '@care/contracts/tags';

const searches = { pflegepersonal: '/user/profile/search/', pflegejobs: '/company/job-offer/search/' } as const;

/** The staff search and the job search. */
export type WorkSearchType = keyof typeof searches;

const countOf = (answer: unknown): number => (answer as { count: number } | undefined)?.count ?? 0;

/** The calls of the staff search and the job search. The argument is `searchApiQuery(filters)`. */
export const workApi = defineSliceApi('workSearch', (build) => ({
  // Without people who block the viewer, so another person gets another answer. The cards have no id.
  staff: build.query<JobSeekerSearchAnswer, string>({
    query: (query) => searches.pflegepersonal + query,
    providesTags: [{ type: 'JobSeeker', id: 'LIST' }],
  }),
  jobs: build.query<JobOfferSearchAnswer, string>({
    query: (query) => searches.pflegejobs + query,
    providesTags: (answer) => listTags('JobOfferCard', answer),
  }),
  qualifications: build.query<Qualifications, void>({ query: () => '/user/profile/qualifications/' }),
  /** The number of hits of several searches, each made by `searchApiQuery`; 0 for a search that fails. */
  counts: build.query<number[], { searchType: WorkSearchType; queries: string[] }>({
    queryFn: async ({ searchType, queries }, _api, _options, fetchPath) => {
      const paths = queries.map((query) => `${searches[searchType]}${query || '?'}&page_size=1`);
      const answers = await Promise.all(paths.map(async (path) => fetchPath(path)));
      return { data: answers.map(({ data }) => countOf(data)) };
    },
  }),
}));
