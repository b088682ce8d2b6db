import { createSlice, type PayloadAction } from '@care/contracts/rtk';
import type { SessionBody } from '@care/contracts/schemas';
import type { AppStore, RootState } from './store';
import { observe, useAppSelector, type AppThunk } from './store-access';

/** The signed-in user in the browser (SH-06). */
export type Session =
  | { status: 'loading' }
  /** `hasLeft`: the person has just signed out on purpose, so the login page does not lead back. */
  | { status: 'unauthenticated'; hasLeft?: true }
  | { status: 'authenticated'; user: NonNullable<SessionBody['user']>; token: string; expires: string };

/** The session of a person who is signed in. */
export type SignedIn = Extract<Session, { status: 'authenticated' }>;

export type SignInResult =
  | { success: true }
  /**
   * `fault`: the server failed (SH-25). `step`: the password is right, and the code of the second factor is needed, or it
   * came too late (AC-31). `lacksApp`: the account has passkeys and no app for codes (OP-71).
   */
  | { success: false; reason: 'credentials' | 'network' | 'fault'; step?: 'code' | 'expired'; lacksApp?: boolean }
  | { success: false; reason: 'throttled'; retryAfterSeconds: number };

interface SessionOptions {
  /**
   * How often the session is requested again while a person is signed in, which also renews the bearer token; default
   * never.
   */
  pollMs?: number;
  /** How often the session is requested until the server has answered once; default every 5 s. */
  retryMs?: number;
}

const BASE = '/api/auth';
/** A page that waits for the session, such as after a refused write, goes on without an answer. */
const PATIENCE_MS = 15_000;
const loading: Session = { status: 'loading' };

export interface SessionState {
  current: Session;
  /** Number of the latest request that was answered. */
  answered: number;
  /**
   * Whether the person has signed out on purpose in another tab and the server has not answered since then who is signed
   * in.
   */
  isInDoubt: boolean;
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ current: loading, answered: 0, isInDoubt: false }),
  reducers: {
    sessionAnswered: (state, { payload }: PayloadAction<{ session: Session; request: number }>) => {
      state.answered = payload.request;
      state.isInDoubt = false;
      // An unchanged session stays the same object, so that nothing renders again.
      if (JSON.stringify(payload.session) !== JSON.stringify(state.current)) state.current = payload.session;
    },
    /**
     * The person has signed out on purpose in another tab. The session changes with the answer of the server to a request
     * with a higher number.
     */
    signedOutElsewhere: (state, { payload: request }: PayloadAction<number>) => {
      state.answered = request;
      state.isInDoubt = true;
    },
  },
});
export const { sessionAnswered, signedOutElsewhere } = sessionSlice.actions;

/** The session for code outside of components. On the server and until the first answer it is `loading`. */
export const selectSession = ({ session }: RootState): Session => session.current;

/** The person who is signed in; undefined for visitors and as long as the session is not known. */
export function selectUser(state: RootState): SignedIn['user'] | undefined {
  const session = selectSession(state);
  return session.status === 'authenticated' ? session.user : undefined;
}

/** The bearer token of the person who is signed in. */
export function selectToken(state: RootState): string | undefined {
  const session = selectSession(state);
  return session.status === 'authenticated' ? session.token : undefined;
}

/**
 * The session; on the server, while hydrating and until the first answer `loading`, so that the HTML is the same for
 * everyone.
 */
export const useSession = (): Session => useAppSelector(selectSession);

/** The number of the latest request for the session. */
let requests = 0;

/** Requests the session from the server; without an answer the session stays as it is (SH-06). */
export const refreshSession = (): AppThunk<Promise<Session>> => async (dispatch, getState) => {
  const request = ++requests;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(`${BASE}/session`, { headers: { Accept: 'application/json' }, signal });
    if (!response.ok) throw new Error(`session ${response.status}`);
    const { user, accessToken, expires } = (await response.json()) as Partial<SessionBody>;
    const session: Session =
      user && accessToken && expires
        ? { status: 'authenticated', user, token: accessToken, expires }
        : { status: 'unauthenticated' };
    // The answer to a later request may have arrived before.
    if (request >= getState().session.answered) dispatch(sessionAnswered({ session, request }));
  } catch {
    // Until the first answer, a user counts as a visitor.
    if (selectSession(getState()).status === 'loading')
      dispatch(sessionAnswered({ session: { status: 'unauthenticated' }, request: 0 }));
  }
  return selectSession(getState());
};

/** Requests the session after the account was changed, and tells the other tabs to do the same (SH-06). */
export const updateSession = (): AppThunk<Promise<Session>> => async (dispatch) => {
  const session = await dispatch(refreshSession());
  tellOtherTabs('changed');
  return session;
};

/** Open while the session is started. */
let otherTabs: BroadcastChannel | undefined;

/** `left`: the person has signed out on purpose. */
const tellOtherTabs = (news: 'changed' | 'left'): void => otherTabs?.postMessage(news);

/** Keeps the session up to date in the browser (SH-06). Returns a function that stops it. */
export function startSession(store: AppStore, { pollMs, retryMs = 5000 }: SessionOptions = {}): () => void {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel('session') : undefined;
  otherTabs = channel;
  const refresh = () => void store.dispatch(refreshSession());
  const onNews = ({ data }: MessageEvent) => {
    if (data === 'left') store.dispatch(signedOutElsewhere(++requests));
    refresh();
  };
  const onVisibility = () => {
    if (document.visibilityState === 'visible') refresh();
  };
  channel?.addEventListener('message', onNews);
  document.addEventListener('visibilitychange', onVisibility);
  const poll = () => {
    if (selectUser(store.getState())) refresh();
  };
  const pollTimer = pollMs === undefined ? undefined : setInterval(poll, pollMs);
  // Without the first answer a person who is signed in would look like a visitor.
  const retry = () => (store.getState().session.answered ? clearInterval(retryTimer) : refresh());
  const retryTimer = setInterval(retry, retryMs);
  refresh();
  return () => {
    clearInterval(pollTimer);
    clearInterval(retryTimer);
    document.removeEventListener('visibilitychange', onVisibility);
    channel?.close();
    otherTabs = undefined;
  };
}

/**
 * Resolves with the session as soon as it is known. The server, whose HTML is the same for everyone, never knows it.
 */
export const knownSession = (store: AppStore): Promise<Session> =>
  new Promise((resolve) => {
    const session = selectSession(store.getState());
    if (session.status !== 'loading' || typeof window === 'undefined') return resolve(session);
    const stop = observe(store, selectSession, (known) => {
      stop();
      resolve(known);
    });
  });

/** Sends a form of the sign-in exchange with its CSRF token (SH-10). */
async function post(path: string, fields: Record<string, string>): Promise<Response> {
  const answer = await fetch(`${BASE}/csrf`, { headers: { Accept: 'application/json' } });
  const { csrfToken } = (await answer.json()) as { csrfToken: string };
  return fetch(BASE + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
    body: new URLSearchParams({ ...fields, csrfToken, callbackUrl: location.origin, json: 'true' }),
  });
}

/** Signs in with user name (or e-mail address) and password, and tells the other tabs. */
export const signIn = (username: string, password: string) => sendCredentials({ username, password });

/** The second step of a sign-in: the code of an app, or a recovery code (AC-31). */
export const signInWithCode = (code: string) => sendCredentials({ code });

/** Signs in with a passkey: the answer of the browser as JSON (OP-71). */
export const signInWithPasskey = (passkey: string) => sendCredentials({ passkey });

const sendCredentials =
  (fields: Record<string, string>): AppThunk<Promise<SignInResult>> =>
  async (dispatch) => {
    try {
      const response = await post('/callback/credentials', fields);
      if (response.status === 409) return { success: false, reason: 'credentials', ...(await stepOf(response)) };
      if (response.status === 401) return { success: false, reason: 'credentials' };
      if (response.status === 429)
        return { success: false, reason: 'throttled', retryAfterSeconds: retryAfterOf(response) };
      if (!response.ok) return { success: false, reason: 'fault' };
      await dispatch(updateSession());
      return { success: true };
    } catch {
      return { success: false, reason: 'network' };
    }
  };

async function stepOf(response: Response): Promise<{ step: 'code' | 'expired'; lacksApp: boolean }> {
  const { url } = (await response.json()) as { url: string };
  const code = new URL(url, location.origin).searchParams.get('code');
  return { step: code === 'second_factor_expired' ? 'expired' : 'code', lacksApp: code === 'second_factor_passkey' };
}

/** The seconds to wait after a throttled answer; a minute if it has none. */
const retryAfterOf = ({ headers }: Response): number => Number(headers.get('retry-after')) || 60;

/** Signs out on purpose, here and in all other tabs; false when the server did not answer. */
export const signOut = (): AppThunk<Promise<boolean>> => endSession({ status: 'unauthenticated', hasLeft: true });

/** Refused sessions whose end was requested and not answered yet. */
const endingSessions = new WeakSet<Session>();

/**
 * Ends a session that the server refuses. Pages for members lead back here after the next sign-in (SH-07). Further
 * refusals of the same session do nothing meanwhile: a second request could end the session of the next sign-in.
 */
export const endRefusedSession = (): AppThunk<Promise<boolean>> => async (dispatch, getState) => {
  const session = selectSession(getState());
  if (endingSessions.has(session)) return false;
  endingSessions.add(session);
  try {
    return await dispatch(endSession({ status: 'unauthenticated' }));
  } finally {
    endingSessions.delete(session);
  }
};

const endSession =
  (session: Extract<Session, { status: 'unauthenticated' }>): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    try {
      const response = await post('/signout', {});
      if (!response.ok) return false;
      dispatch(sessionAnswered({ session, request: ++requests }));
      tellOtherTabs(session.hasLeft ? 'left' : 'changed');
      return true;
    } catch {
      return false;
    }
  };
