import { defineSliceApi, type CareTag } from '@care/contracts';
import type {
  CompanyMap,
  FollowedCompanies,
  JobOfferMap,
  JobSeekerMap,
  MapSettingsAnswer,
} from '@care/contracts/schemas';
import { listTags } from '@care/contracts/tags';

/** The tags of a map and of its single hits. */
const mapTags = (type: CareTag, map?: CompanyMap | JobOfferMap) =>
  listTags(type, {
    results: (map?.features ?? []).flatMap(({ properties }) => ('id' in properties ? [properties] : [])),
  });

/** The calls of the maps of results; made only where one is open. Hits are asked with `mapQuery(filters, view)`. */
export const mapApi = defineSliceApi('search-map', (build) => ({
  settings: build.query<MapSettingsAnswer, void>({ query: () => '/geo/map/' }),
  companies: build.query<CompanyMap, string>({
    query: (query) => `/company/search/map/${query}`,
    providesTags: (map) => mapTags('CompanyCard', map),
  }),
  /** A provider that the list does not show, by its id. */
  card: build.query<FollowedCompanies, number>({
    query: (id) => `/company/cards/?ids=${id}`,
    providesTags: (list) => listTags('CompanyCard', list),
  }),
  jobOffers: build.query<JobOfferMap, string>({
    query: (query) => `/company/job-offer/search/map/${query}`,
    providesTags: (map) => mapTags('JobOfferCard', map),
  }),
  // Counts of towns, which have no id of a person.
  jobSeekers: build.query<JobSeekerMap, string>({
    query: (query) => `/user/profile/search/map/${query}`,
    providesTags: [{ type: 'JobSeeker', id: 'LIST' }],
  }),
}));
