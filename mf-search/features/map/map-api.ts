import { defineSliceApi } from '@care/contracts';
import type { CompanyMap, JobOfferMap, JobSeekerMap, MapSettingsAnswer } from '@care/contracts/schemas';

/**
 * The calls of the result maps, made only while a map is open. The argument of the hits is `mapQuery(filters, view)`.
 */
export const mapApi = defineSliceApi('search-map', (build) => ({
  settings: build.query<MapSettingsAnswer, void>({ query: () => '/geo/map/' }),
  companies: build.query<CompanyMap, string>({ query: (query) => `/company/search/map/${query}` }),
  jobOffers: build.query<JobOfferMap, string>({ query: (query) => `/company/job-offer/search/map/${query}` }),
  jobSeekers: build.query<JobSeekerMap, string>({ query: (query) => `/user/profile/search/map/${query}` }),
}));
