import { createApi, type BaseQueryFn } from '@care/contracts/rtkq';
import { request, type ApiError, type ApiRequest } from './request';
import { refreshSession } from './session';

const careBaseQuery: BaseQueryFn<ApiRequest | string, unknown, ApiError> = async (argument, { signal, type }) => {
  const result = await request(typeof argument === 'string' ? { url: argument } : argument, signal);
  // Something could not be sent because the session is over: the page learns of it before the error is shown (SH-06).
  if (!result.success && type === 'mutation' && 'status' in result.error && result.error.status === 401)
    await refreshSession();
  return result.success ? { data: result.data } : { error: result.error };
};

/** What a write may invalidate across slices. */
const careTags = [
  'Company',
  'Followed',
  'JobOffer',
  'JobSeeker',
  'Message',
  'Rating',
  'SavedSearch',
  'Session',
  'User',
] as const;
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
