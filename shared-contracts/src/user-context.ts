import type { UserContext, UserDetails } from '@care/contracts/schemas';
import { asApiError, type ApiError } from './request';
import { currentSession, endRefusedSession, onSessionChange, useSession } from './session';
import { defineSliceApi } from './slice-api';
import type { AppStore } from './store';

/** Not a verdict on the session: the server was slow or busy. */
const passing = [408, 429];

/** Whether the server knows this session no longer; without an answer, and on 5xx, the session stays (SH-07). */
const isRefused = (error: ApiError): boolean =>
  error.kind === 'http' && error.status < 500 && !passing.includes(error.status);

/** Calls about the person signed in. */
export const userApi = defineSliceApi('user', (build) => ({
  /** The own account; the argument is the session's user id, so that two people never share an answer (SH-07). */
  details: build.query<UserDetails, string>({
    query: () => '/user/details/',
    providesTags: ['User'],
    // Personal: gone as soon as nobody is signed in.
    keepUnusedDataFor: 0,
    onQueryStarted: async (userId, { queryFulfilled }) => {
      const refused = await queryFulfilled.then(
        () => false,
        ({ error }) => isRefused(asApiError(error)),
      );
      const session = currentSession();
      if (refused && session.status === 'authenticated' && session.user.id === userId) await endRefusedSession();
    },
  }),
}));

/** Pauses before asking again after no answer; the last one repeats. */
const defaultPausesMs: readonly number[] = [2_000, 10_000, 60_000];

/**
 * Keeps the details of whoever is signed in in the store: asks for them with each new session, tries again when no answer
 * came, drops them with the session (SH-07). Started once in the browser; returns how to stop.
 */
export function followUser(store: AppStore, pausesMs = defaultPausesMs): () => void {
  let stopAsking = () => {};
  let asked: string | undefined;
  const follow = () => {
    const session = currentSession();
    const userId = session.status === 'authenticated' ? session.user.id : undefined;
    if (userId === asked) return;
    asked = userId;
    stopAsking();
    stopAsking = userId === undefined ? () => {} : askUntilAnswered(store, userId, pausesMs);
  };
  const unfollow = onSessionChange(follow);
  follow();
  return () => {
    unfollow();
    stopAsking();
  };
}

function askUntilAnswered(store: AppStore, userId: string, pausesMs: readonly number[]): () => void {
  const subscription = store.dispatch(userApi.details.initiate(userId));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const settle = async (attempt: number, { error }: { error?: unknown }): Promise<void> => {
    if (isOver || !error || isRefused(asApiError(error))) return;
    const pause = pausesMs[Math.min(attempt, pausesMs.length - 1)];
    timer = setTimeout(() => void subscription.refetch().then((answer) => settle(attempt + 1, answer)), pause);
  };
  void subscription.then((answer) => settle(0, answer));
  return () => {
    isOver = true;
    clearTimeout(timer);
    subscription.unsubscribe();
  };
}

const nobody: UserContext = {
  token: null,
  userPk: null,
  userType: null,
  tierName: null,
  isCompanyOwner: false,
  isStaff: false,
  userCompany: null,
  followedCompanies: [],
  userFirstName: '',
  userLastName: '',
  userImage: null,
  userName: '',
};

/** Who uses the site; empty for visitors, on the server and until the session is known (SH-08). */
export function useUserContext(): UserContext {
  const session = useSession();
  const isSignedIn = session.status === 'authenticated';
  const { data } = userApi.details.useQueryState(isSignedIn ? session.user.id : '');
  return isSignedIn ? userContextOf(session.token, data) : nobody;
}

/** What is known with a token alone, and with the details once they are there. */
function userContextOf(token: string, user: UserDetails | undefined): UserContext {
  if (!user) return { ...nobody, token };
  return {
    token,
    userPk: user.pk,
    userType: user.profile_type,
    tierName: user.backend_permission_group_name,
    isCompanyOwner: user.company !== null,
    isStaff: user.is_staff,
    userCompany: user.company,
    followedCompanies: user.followed_companies,
    userFirstName: user.first_name,
    userLastName: user.last_name,
    userImage: user.profile?.image ?? null,
    userName: user.username,
  };
}
