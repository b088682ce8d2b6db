import { defineSliceApi } from '@care/contracts';
import type { JobOfferSearchAnswer, JobSeekerSearchAnswer, Qualifications } from '@care/contracts/schemas';

const searches = {
  pflegepersonal: '/user/profile/search/',
  pflegejobs: '/company/job-offer/search/',
} as const;

/** The two searches that are about work. */
export type WorkSearchType = keyof typeof searches;

interface CountsRequest {
  searchType: WorkSearchType;
  /** Each made by `searchApiQuery`. */
  queries: string[];
}

const countOf = (answer: unknown): number => (answer as { count: number } | undefined)?.count ?? 0;

/** The calls of the staff and the job search, asked with `searchApiQuery(filters)`. */
export const workApi = defineSliceApi('workSearch', (build) => ({
  staff: build.query<JobSeekerSearchAnswer, string>({ query: (query) => searches.pflegepersonal + query }),
  jobs: build.query<JobOfferSearchAnswer, string>({ query: (query) => searches.pflegejobs + query }),
  qualifications: build.query<Qualifications, void>({ query: () => '/user/profile/qualifications/' }),
  /** How many hits other searches would give; 0 for one that fails. */
  counts: build.query<number[], CountsRequest>({
    queryFn: async ({ searchType, queries }, _api, _options, ask) => {
      const paths = queries.map((query) => `${searches[searchType]}${query || '?'}&page_size=1`);
      const answers = await Promise.all(paths.map((path) => ask(path)));
      return { data: answers.map(({ data }) => countOf(data)) };
    },
  }),
}));
