import { defineSliceApi } from '@care/contracts';
import type {
  CompanyComparison,
  FollowedCompanies,
  FollowMany,
  ToggleFollow,
  ToggleFollowAnswer,
} from '@care/contracts/schemas';

interface ListQuestion {
  /** Whose list it is, so that two people never share an answer. */
  viewer: string;
  limit: number;
  offset: number;
}

/** The watch list of an account, and providers by their ids for lists that live elsewhere. */
export const followApi = defineSliceApi('provider-follow', (build) => ({
  /** Follows or unfollows; afterwards the followed list is asked for again (PP-17). */
  toggle: build.mutation<ToggleFollowAnswer, ToggleFollow>({
    query: (body) => ({ url: '/company/toggle-follow/', body }),
    invalidatesTags: (_answer, error) => (error ? [] : ['Followed']),
  }),
  followed: build.query<FollowedCompanies, ListQuestion>({
    query: ({ limit, offset }) => `/user/followed-companies/?limit=${limit}&offset=${offset}`,
    providesTags: ['Followed'],
    // Personal: gone as soon as nobody looks at it.
    keepUnusedDataFor: 0,
  }),
  followMany: build.mutation<FollowedCompanies, FollowMany>({
    query: (body) => ({ url: '/user/followed-companies/', body }),
    invalidatesTags: (_answer, error) => (error ? [] : ['Followed']),
  }),
  cards: build.query<FollowedCompanies, readonly number[]>({
    query: (ids) => `/company/cards/?ids=${ids.join(',')}`,
    providesTags: ['Company'],
  }),
  compare: build.query<CompanyComparison, readonly number[]>({
    query: (ids) => `/company/compare/?ids=${ids.join(',')}`,
    providesTags: ['Company'],
  }),
}));
