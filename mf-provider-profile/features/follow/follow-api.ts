import { defineSliceApi } from '@care/contracts';
import { listTags } from '@care/contracts/tags';
import { PLACES_CACHE_SECONDS } from '@care/contracts/constants';
import type {
  CityPlace,
  CompanyComparison,
  FollowedCompanies,
  FollowMany,
  ToggleFollow,
  ToggleFollowAnswer,
} from '@care/contracts/schemas';

/** The account's watch list, and providers by id for the browser's list and shared lists. */
export const followApi = defineSliceApi('provider-follow', (build) => ({
  /** Follows or unfollows; then the followed list is refetched (PP-17). */
  toggle: build.mutation<ToggleFollowAnswer, ToggleFollow>({
    query: (body) => ({ url: '/company/toggle-follow/', body }),
    invalidatesTags: (_answer, error) => (error ? [] : [{ type: 'Followed', id: 'LIST' }]),
  }),
  followed: build.query<FollowedCompanies, { limit: number; offset: number }>({
    query: ({ limit, offset }) => `/user/followed-companies/?limit=${limit}&offset=${offset}`,
    providesTags: (list) => listTags('Followed', list),
    keepUnusedDataFor: 0,
  }),
  followMany: build.mutation<FollowedCompanies, FollowMany>({
    query: (body) => ({ url: '/user/followed-companies/', body }),
    invalidatesTags: (_answer, error) => (error ? [] : [{ type: 'Followed', id: 'LIST' }]),
  }),
  cards: build.query<FollowedCompanies, readonly number[]>({
    query: (ids) => `/company/cards/?ids=${ids.join(',')}`,
    providesTags: (list) => listTags('CompanyCard', list),
  }),
  /** `town`: the slug of the town from which distances are measured. */
  compare: build.query<CompanyComparison, { ids: readonly number[]; town: string | undefined }>({
    query: ({ ids, town }) =>
      `/company/compare/?ids=${ids.join(',')}${town ? `&city_slug=${encodeURIComponent(town)}` : ''}`,
    providesTags: (list) => listTags('CompanyCard', list),
  }),
  /** Town suggestions for the distance (SR-06, SR-08). */
  towns: build.query<CityPlace[], string>({
    query: (phrase) => `/city/suggest/?phrase=${encodeURIComponent(phrase)}&freetext=false&format=object`,
    keepUnusedDataFor: PLACES_CACHE_SECONDS,
  }),
}));
