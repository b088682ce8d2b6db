import { defineSliceApi, type CareTag } from '@care/contracts';
import type * as Api from '@care/contracts/schemas';
import { listTags } from '@care/contracts/tags';

/** The tags of a map and of its single hits. */
const mapTags = (type: CareTag, map?: Api.CompanyMap | Api.JobOfferMap) =>
  listTags(type, {
    results: (map?.features ?? []).flatMap(({ properties }) => ('id' in properties ? [properties] : [])),
  });

/** The calls of the maps of results; made only where one is open. Hits are asked with `mapQuery(filters, view)`. */
export const mapApi = defineSliceApi('search-map', (build) => ({
  settings: build.query<Api.MapSettingsAnswer, void>({ query: () => '/geo/map/' }),
  companies: build.query<Api.CompanyMap, string>({
    query: (query) => `/company/search/map/${query}`,
    providesTags: (map) => mapTags('CompanyCard', map),
  }),
  /** A provider that the list does not show, by its id. */
  card: build.query<Api.FollowedCompanies, number>({
    query: (id) => `/company/cards/?ids=${id}`,
    providesTags: (list) => listTags('CompanyCard', list),
  }),
  jobOffers: build.query<Api.JobOfferMap, string>({
    query: (query) => `/company/job-offer/search/map/${query}`,
    providesTags: (map) => mapTags('JobOfferCard', map),
  }),
  // Counts of towns, which have no id of a person.
  jobSeekers: build.query<Api.JobSeekerMap, string>({
    query: (query) => `/user/profile/search/map/${query}`,
    providesTags: [{ type: 'JobSeeker', id: 'LIST' }],
  }),
}));
