import { careApi } from './api';
import type { AppStore } from './store';

type Ask = (question: unknown, options: { subscribe: false; forceRefetch: true }) => () => Promise<unknown>;

/** Whoever pressed "Erneut laden" is not kept waiting longer than this. */
const PATIENCE_MS = 8000;

/**
 * Asks the API again for everything that the store holds. What is shown stays until the new answer is there. A slice that
 * threw on an answer may work with the next one.
 */
export async function askAgain(store: AppStore): Promise<void> {
  const endpoints = careApi.endpoints as Record<string, { initiate: Ask } | undefined>;
  const asked = Object.values(store.getState().api.queries).map((query) => {
    const ask = query?.endpointName === undefined ? undefined : endpoints[query.endpointName]?.initiate;
    return ask && store.dispatch(ask(query?.originalArgs, { subscribe: false, forceRefetch: true }));
  });
  await Promise.race([Promise.allSettled(asked), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
