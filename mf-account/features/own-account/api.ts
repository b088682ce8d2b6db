import { defineSliceApi, signOut, type ApiError } from '@care/contracts';
import type { UserDetails } from '@care/contracts/schemas';

/** Not a verdict on the session: the server was slow or busy. */
const passing = [408, 429];

/** Whether the server knows this session no longer; without an answer, and on 5xx, the session stays (SH-07). */
export const isRefused = (error: ApiError): boolean =>
  error.kind === 'http' && error.status < 500 && !passing.includes(error.status);

/** The failure of a call; anything that is not one of the known four is a bug and looks like no answer. */
export const asApiError = (error: unknown): ApiError =>
  typeof error === 'object' && error !== null && 'kind' in error
    ? (error as ApiError)
    : { kind: 'network', message: 'Network Error' };

export const accountApi = defineSliceApi('account', (build) => ({
  /** The account of the person signed in; the argument is the session's user id, so that two people never share an answer. */
  details: build.query<UserDetails, string>({
    query: () => '/user/details/',
    providesTags: ['User'],
    // Personal: gone as soon as nobody shows it.
    keepUnusedDataFor: 0,
    onQueryStarted: async (_, { queryFulfilled }) => {
      const refused = await queryFulfilled.then(
        () => false,
        ({ error }) => isRefused(asApiError(error)),
      );
      if (refused) await signOut();
    },
  }),
}));
