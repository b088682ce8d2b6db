import type { UserContext, UserDetails } from '@care/contracts/schemas';
import { asApiError, type ApiError } from './request';
import { endRefusedSession, selectSession, useSession } from './session';
import { defineSliceApi } from './slice-api';
import type { AppDispatch, AppStore, RootState } from './store';
import { careApi, personalTags, personDependentTags, refetchQueries } from './api';
import { selectIsPageHeld } from './drafts';

/**
 * The user id of the person whose answers the cache may hold; null for visitors. While a page with unsent input waits
 * for the person to sign in again, this is still the id of that person, so that nothing on the page changes.
 */
function selectPerson(state: RootState, before: string | null): string | null {
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
function forgetPerson(store: AppStore): void {
  const { removeQueryResult } = careApi.internalActions;
  type Key = Parameters<typeof removeQueryResult>[0]['queryCacheKey'];
  for (const { queryCacheKey } of careApi.util.selectInvalidatedBy(store.getState(), personalTags))
    store.dispatch(removeQueryResult({ queryCacheKey: queryCacheKey as Key }));
}

/** Requests public answers again that depend on the person; a running request is repeated after it has ended. */
async function refetchForPerson(store: AppStore): Promise<void> {
  const running = store.dispatch(careApi.util.getRunningQueriesThunk());
  const late = new Set<string>(running.map(({ queryCacheKey }) => queryCacheKey));
  const refetch = (areLate: boolean) => {
    const queries = careApi.util.selectInvalidatedBy(store.getState(), personDependentTags);
    const wanted = queries.filter(({ queryCacheKey }) => late.has(queryCacheKey) === areLate);
    void refetchQueries(store, wanted);
  };
  refetch(false);
  await Promise.allSettled(running);
  refetch(true);
}

/** Statuses that do not mean that the session has ended: the server was slow or busy. */
const passing = [408, 429];

/**
 * Whether the server does not accept the session any more. Without an answer, and on 5xx, the session stays (SH-07).
 */
const isRefused = (error: ApiError) => error.kind === 'http' && error.status < 500 && !passing.includes(error.status);

/** Calls about the person who is signed in. */
export const userApi = defineSliceApi('user', (build) => ({
  /** The own account (SH-07). */
  details: build.query<UserDetails, void>({
    query: () => '/user/details/',
    providesTags: [{ type: 'User', id: 'DETAILS' }],
    keepUnusedDataFor: 0,
    onQueryStarted: async (_none, { dispatch, getState, queryFulfilled }) => {
      const session = () => selectSession(getState() as unknown as RootState);
      const before = session();
      const refused = await queryFulfilled.then(
        () => false,
        ({ error }) => isRefused(asApiError(error)),
      );
      // A late answer does not concern the session of the next sign-in, also of the same person.
      if (refused && before.status === 'authenticated' && before === session())
        await (dispatch as AppDispatch)(endRefusedSession());
    },
  }),
}));

/** Pauses before the details are requested again when no answer came; the last one repeats. */
const defaultPausesMs: readonly number[] = [2_000, 10_000, 60_000];

/**
 * Keeps the cache of answers in step with the person who uses the site (SH-07): when the person changes, personal
 * answers are removed, answers that depend on the person are requested again, and the details of the new person are
 * loaded. Started once in the browser; returns a function that stops it.
 */
export function followUser(store: AppStore, pausesMs = defaultPausesMs): () => void {
  let person: string | null = null;
  let stopLoading = () => {};
  const follow = () => {
    const before = person;
    person = selectPerson(store.getState(), before);
    if (person === before) return;
    stopLoading();
    if (before !== null) forgetPerson(store);
    void refetchForPerson(store);
    stopLoading = person === null ? () => {} : loadDetails(store, pausesMs);
  };
  const stopObserving = store.subscribe(follow);
  follow();
  return () => {
    stopObserving();
    stopLoading();
  };
}

/**
 * Requests the details until there is an answer, and keeps them in the store. If the server refuses this person, the
 * session ends, which stops the requests. A refusal may also answer a request of the person before; then they go on.
 */
function loadDetails(store: AppStore, pausesMs: readonly number[]): () => void {
  const subscription = store.dispatch(userApi.details.initiate());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const retryAfter = async (attempt: number, { error }: { error?: unknown }): Promise<void> => {
    if (isStopped || !error) return;
    const pause = pausesMs[Math.min(attempt, pausesMs.length - 1)];
    timer = setTimeout(() => void subscription.refetch().then((answer) => retryAfter(attempt + 1, answer)), pause);
  };
  void subscription.then((answer) => retryAfter(0, answer));
  return () => {
    isStopped = true;
    clearTimeout(timer);
    subscription.unsubscribe();
  };
}

/** The person who uses the site; empty for visitors, on the server and until the session is known (SH-08). */
export function useUserContext(): UserContext {
  const session = useSession();
  // `data` would still be that of the person before, until the details of the present one have arrived.
  const { currentData } = userApi.details.useQueryState();
  return session.status === 'authenticated' ? userContextOf(session.token, currentData) : nobody;
}

/** Without details, the token alone. */
const userContextOf = (token: string | null, user?: UserDetails): UserContext => ({
  token,
  userPk: user?.pk ?? null,
  userType: user?.profile_type ?? null,
  tierName: user?.backend_permission_group_name ?? null,
  isCompanyOwner: Boolean(user?.company),
  isStaff: user?.is_staff ?? false,
  userCompany: user?.company ?? null,
  followedCompanies: user?.followed_companies ?? none,
  userFirstName: user?.first_name ?? '',
  userLastName: user?.last_name ?? '',
  userImage: user?.profile?.image ?? null,
  userName: user?.username ?? '',
});

/** The same list at every render. */
const none: number[] = [];
const nobody = userContextOf(null);
