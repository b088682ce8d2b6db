import { careApi, personalTags, personDependentTags } from './api';
import { selectIsPageHeld } from './drafts';
import { refetchQueries } from './refetch';
import { selectSession } from './session';
import type { AppStore, RootState } from './store';

/**
 * The user id of the person whose answers the cache may hold; null for visitors. While a page with unsent input waits
 * for the person to sign in again, this is still the id of that person, so that nothing on the page changes.
 */
export function selectPerson(state: RootState, before: string | null): string | null {
  const session = selectSession(state);
  if (session.status === 'authenticated') return session.user.id;
  const isHeld = session.status === 'unauthenticated' && !session.hasLeft && selectIsPageHeld(state);
  return isHeld ? before : null;
}

/**
 * Removes personal answers; those on their way are requested again when they arrive (`api.ts`). Public answers stay, so
 * that the page does not flicker. `resetApiState` would remove them, too, and abort writes; the removal of single
 * answers is an internal action of RTK Query, whose version is pinned.
 */
export function forgetPerson(store: AppStore): void {
  const { removeQueryResult } = careApi.internalActions;
  type Key = Parameters<typeof removeQueryResult>[0]['queryCacheKey'];
  for (const { queryCacheKey } of careApi.util.selectInvalidatedBy(store.getState(), personalTags))
    store.dispatch(removeQueryResult({ queryCacheKey: queryCacheKey as Key }));
}

/** Requests public answers again that depend on the person; a running request is repeated after it has ended. */
export async function refetchForPerson(store: AppStore): Promise<void> {
  const running = store.dispatch(careApi.util.getRunningQueriesThunk());
  const late = new Set<string>(running.map(({ queryCacheKey }) => queryCacheKey));
  const refetch = (areLate: boolean) => {
    const queries = careApi.util.selectInvalidatedBy(store.getState(), personDependentTags);
    void refetchQueries(
      store,
      queries.filter(({ queryCacheKey }) => late.has(queryCacheKey) === areLate),
    );
  };
  refetch(false);
  await Promise.allSettled(running);
  refetch(true);
}
