import { useSyncExternalStore } from 'react';
import type { SessionBody } from '@care/contracts/schemas';
import { forgetEntries, releaseEntries, takeEntries } from './entries';

/** Who is signed in, as the browser knows it (SH-06). */
export type Session =
  | { status: 'loading' }
  /** `hasLeft`: this person has just signed out here, so nobody asks for a way back. */
  | { status: 'unauthenticated'; hasLeft?: true }
  | { status: 'authenticated'; user: NonNullable<SessionBody['user']>; token: string; expires: string };

/** A session that has somebody in it. */
export type SignedIn = Extract<Session, { status: 'authenticated' }>;

export type SignInResult =
  | { success: true }
  /** `fault`: the server could not do it (SH-25). */
  | { success: false; reason: 'credentials' | 'network' | 'fault' }
  | { success: false; reason: 'throttled'; retryAfterSeconds: number };

interface SessionOptions {
  /** How often somebody signed in is asked for again, which also keeps the bearer token fresh; default never. */
  pollMs?: number;
  /** How long until it is asked again when the first question got no answer; default 5 s. */
  retryMs?: number;
}

/** So long what was typed waits for a person whose session ended. */
const KEPT_FOR_RETURN_MS = 15 * 60_000;

const BASE = '/api/auth';
const ANNOUNCEMENTS = 'session';
const loading: Session = { status: 'loading' };

let current: Session = loading;
let channel: BroadcastChannel | undefined;
let releasing: ReturnType<typeof setTimeout> | undefined;
/** Questions are numbered: an answer that comes behind that of a later question is out of date. */
let asked = 0;
let answered = 0;
const listeners = new Set<() => void>();

/** Listeners hear of changes only; asking again mostly gives what was known. */
function set(next: Session): void {
  if (JSON.stringify(next) === JSON.stringify(current)) return;
  settleEntries(next);
  current = next;
  for (const listener of listeners) listener();
}

/** Entries belong to a person, and wait a while for one whose session ended (SH-05, SH-09). */
function settleEntries(next: Session): void {
  clearTimeout(releasing);
  if (next.status === 'authenticated') takeEntries(next.user.id);
  else if (next.status === 'unauthenticated' && next.hasLeft) forgetEntries();
  else releasing = setTimeout(releaseEntries, KEPT_FOR_RETURN_MS);
}

/** The session as it stands, for code outside of React. */
export const currentSession = (): Session => current;

/** The session; on the server and before the first answer always `loading`, so that HTML is the same for everyone. */
export const useSession = (): Session => useSyncExternalStore(onSessionChange, currentSession, () => loading);

/** Calls the listener at every change of the session; returns how to stop. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the server who is signed in; without an answer the session stays as it is (SH-06). */
export async function refreshSession(): Promise<Session> {
  const question = ++asked;
  try {
    const response = await fetch(`${BASE}/session`, { headers: { Accept: 'application/json' } });
    if (!response.ok) throw new Error(`session ${response.status}`);
    const body = (await response.json()) as Partial<SessionBody>;
    if (question < answered) return current;
    answered = question;
    const { user, accessToken, expires } = body;
    set(
      user && accessToken && expires
        ? { status: 'authenticated', user, token: accessToken, expires }
        : { status: 'unauthenticated' },
    );
  } catch {
    if (current.status === 'loading') set({ status: 'unauthenticated' });
  }
  return current;
}

/** Asks again after the own account was changed; all other tabs learn of it (SH-06). */
export async function updateSession(): Promise<Session> {
  const session = await refreshSession();
  tellOtherTabs();
  return session;
}

/** Starts the session in the browser: first answer, tab focus, other tabs, poll interval (SH-06). Returns how to stop. */
export function startSession({ pollMs, retryMs = 5000 }: SessionOptions = {}): () => void {
  channel = 'BroadcastChannel' in window ? new BroadcastChannel(ANNOUNCEMENTS) : undefined;
  const refresh = () => void refreshSession();
  const onAnnounced = ({ data }: MessageEvent) => {
    if (data === 'left') forgetEntries();
    refresh();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') refresh();
  };
  const poll = () => {
    if (current.status === 'authenticated') refresh();
  };
  channel?.addEventListener('message', onAnnounced);
  document.addEventListener('visibilitychange', onVisible);
  const timer = pollMs === undefined ? undefined : setInterval(poll, pollMs);
  // A member stays no visitor because the server was away for a moment.
  const retry = setInterval(() => (answered ? clearInterval(retry) : refresh()), retryMs);
  refresh();
  return () => {
    clearInterval(timer);
    clearInterval(retry);
    clearTimeout(releasing);
    document.removeEventListener('visibilitychange', onVisible);
    channel?.close();
    channel = undefined;
  };
}

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

/** `left`: the person has signed out, so nothing of theirs stays in any tab. */
const tellOtherTabs = (what: 'changed' | 'left' = 'changed'): void => channel?.postMessage(what);

/** Signs in with user name (or e-mail address) and password; all other tabs learn of it. */
export async function signIn(username: string, password: string): Promise<SignInResult> {
  try {
    const response = await post('/callback/credentials', { username, password });
    if (response.status === 401) return { success: false, reason: 'credentials' };
    if (response.status === 429) return { success: false, reason: 'throttled', retryAfterSeconds: secondsIn(response) };
    if (!response.ok) return { success: false, reason: 'fault' };
    await updateSession();
    return { success: true };
  } catch {
    return { success: false, reason: 'network' };
  }
}

/** How long a throttled answer asks to wait; a minute when it does not say. */
const secondsIn = ({ headers }: Response): number => Number(headers.get('retry-after')) || 60;

const left: Session = { status: 'unauthenticated', hasLeft: true };

/** Ends the session here and in all other tabs; false when the server did not answer. */
export const signOut = (): Promise<boolean> => end(left);

/** Ends a session that the server refuses; unlike after leaving on purpose, pages lead back once somebody signed in (SH-07). */
export const endRefusedSession = (): Promise<boolean> => end({ status: 'unauthenticated' });

async function end(afterwards: Session): Promise<boolean> {
  try {
    const response = await post('/signout', {});
    if (!response.ok) return false;
    answered = ++asked;
    set(afterwards);
    tellOtherTabs(afterwards === left ? 'left' : 'changed');
    return true;
  } catch {
    return false;
  }
}
