import { defineSliceApi } from '@care/contracts';
import type {
  CompanyMap,
  FollowedCompanies,
  JobOfferMap,
  JobSeekerMap,
  MapSettingsAnswer,
} from '@care/contracts/schemas';

/** The calls of the maps of results; made only where one is open. Hits are asked with `mapQuery(filters, view)`. */
export const mapApi = defineSliceApi('search-map', (build) => ({
  settings: build.query<MapSettingsAnswer, void>({ query: () => '/geo/map/' }),
  companies: build.query<CompanyMap, string>({ query: (query) => `/company/search/map/${query}` }),
  /** A provider that the list does not show, by its id. */
  card: build.query<FollowedCompanies, number>({ query: (id) => `/company/cards/?ids=${id}` }),
  jobOffers: build.query<JobOfferMap, string>({ query: (query) => `/company/job-offer/search/map/${query}` }),
  jobSeekers: build.query<JobSeekerMap, string>({
    query: (query) => `/user/profile/search/map/${query}`,
    providesTags: [{ type: 'JobSeeker', id: 'LIST' }],
  }),
}));
