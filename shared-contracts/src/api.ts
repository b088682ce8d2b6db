import { createApi, type BaseQueryFn } from '@care/contracts/rtkq';
import { request, type ApiError, type ApiRequest } from './request';
import { refreshSession, selectUser } from './session';
import type { AppDispatch, RootState, AppStore } from './store';

const careBaseQuery: BaseQueryFn<ApiRequest | string, unknown, ApiError> = async (argument, context) => {
  const personId = () => selectUser(context.getState() as RootState)?.id;
  const send = () => request(typeof argument === 'string' ? { url: argument } : argument, context.signal);
  const before = personId();
  let result = await send();
  // Meanwhile another person uses the site, who must not see the answer.
  if (context.type === 'query' && before !== undefined && before !== personId()) result = await send();
  // A write was refused because the session is over: the session is up to date before the page shows the error (SH-06).
  if (!result.success && context.type === 'mutation' && 'status' in result.error && result.error.status === 401)
    await (context.dispatch as AppDispatch)(refreshSession());
  // The library takes undefined for an answer that is missing.
  if (result.success) return { data: result.data ?? null };
  const { error } = result;
  // An entity that is gone needs no deletion, for example after a lost answer.
  const isGone = error.kind === 'http' && error.status === 404 && (argument as ApiRequest).method === 'DELETE';
  return isGone ? { data: null } : { error };
};

/** Entities of which a visitor and a person who is signed in get different answers. */
export const personDependentTags = ['Company', 'JobOffer', 'JobSeeker', 'Rating'] as const;

/** Answers about the person who is signed in; they are removed when another person uses the site. */
export const personalTags = [
  'Application',
  'Followed',
  'Message',
  'SavedSearch',
  'Session',
  'User',
  'WidgetKey',
] as const;

/** Entities as lists show them to everybody alike, so that a search stays when the person changes. */
const cardTags = ['CompanyCard', 'JobOfferCard'] as const;

/**
 * Subjects of answers. A tag has an id: that of the entity, or 'LIST' for lists of them. A write invalidates the
 * tags of what it changes, also those of other slices.
 */
const careTags = ['Company', 'JobOffer', 'JobSeeker', ...personalTags, ...cardTags, 'Rating'] as const;
export type CareTag = (typeof careTags)[number];

/**
 * The one RTK Query API of the site (EM-02). It has no endpoints: shell and slices add theirs with `defineSliceApi`, so
 * that a bundle holds the calls of its own slice only.
 */
export const careApi = createApi({
  reducerPath: 'api',
  baseQuery: careBaseQuery,
  tagTypes: careTags,
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});

interface CachedQuery {
  endpointName?: string;
  originalArgs?: unknown;
}

type Initiate = (argument: unknown, options: { subscribe: false; forceRefetch: true }) => () => Promise<unknown>;

/** Requests cached answers again. What is shown stays until the new answer has arrived. */
export function refetchQueries(store: AppStore, queries: readonly (CachedQuery | undefined)[]): Promise<unknown> {
  const endpoints = careApi.endpoints as Record<string, { initiate: Initiate } | undefined>;
  return Promise.allSettled(
    queries.flatMap((query) => {
      const initiate = query?.endpointName === undefined ? undefined : endpoints[query.endpointName]?.initiate;
      return initiate ? store.dispatch(initiate(query?.originalArgs, { subscribe: false, forceRefetch: true })) : [];
    }),
  );
}

/** "Erneut laden" ends after this time, also when answers are still missing. */
const RETRY_LIMIT_MS = 8000;

/** Requests all cached answers again: a slice that threw on an answer may work with the next one. */
export async function refetchAll(store: AppStore): Promise<void> {
  const answers = refetchQueries(store, Object.values(store.getState().api.queries));
  await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, RETRY_LIMIT_MS))]);
}
