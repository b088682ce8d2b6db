import { careApi } from './api';
import type { AppStore } from './store';

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
