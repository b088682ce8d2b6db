import { createApi, type BaseQueryFn } from '@care/contracts/rtkq';
import { request, type ApiError, type ApiRequest } from './request';

const careBaseQuery: BaseQueryFn<ApiRequest | string, unknown, ApiError> = async (argument, { signal }) => {
  const result = await request(typeof argument === 'string' ? { url: argument } : argument, signal);
  return result.success ? { data: result.data } : { error: result.error };
};

/** What a write may invalidate across slices. */
const careTags = ['Company', 'Followed', 'JobOffer', 'JobSeeker', 'Message', 'Rating', 'User'] as const;
export type CareTag = (typeof careTags)[number];

/**
 * The one RTK Query slice of the site (EM-02). It has no endpoints of its own: shell and slices add theirs with
 * `defineSliceApi`, so nobody's bundle grows by another team's calls.
 */
export const careApi = createApi({
  reducerPath: 'api',
  baseQuery: careBaseQuery,
  tagTypes: careTags,
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});
