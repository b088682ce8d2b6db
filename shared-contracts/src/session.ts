import { useSyncExternalStore } from 'react';
import type { SessionBody } from '@care/contracts/schemas';

/** Who is signed in, as the browser knows it (SH-06). */
export type Session =
  | { status: 'loading' }
  | { status: 'unauthenticated' }
  | { status: 'authenticated'; user: NonNullable<SessionBody['user']>; token: string; expires: string };

export type SignInResult = { success: true } | { success: false; reason: 'credentials' | 'throttled' | 'network' };

const base = '/api/auth';
const announcements = 'session';
const loading: Session = { status: 'loading' };

let current: Session = loading;
let channel: BroadcastChannel | undefined;
const listeners = new Set<() => void>();

function set(next: Session): void {
  current = next;
  for (const listener of listeners) listener();
}

/** The session as it stands, for code outside of React. */
export const currentSession = (): Session => current;

/** The session; on the server and before the first answer always `loading`, so that HTML is the same for everyone. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, () => loading);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the server who is signed in; without an answer the session stays as it is. */
export async function refreshSession(): Promise<Session> {
  try {
    const response = await fetch(`${base}/session`, { headers: { Accept: 'application/json' } });
    if (!response.ok) throw new Error(`session ${response.status}`);
    const body = (await response.json()) as Partial<SessionBody>;
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

/** Starts the session in the browser: first answer, tab focus, other tabs. Returns how to stop. */
export function startSession(): () => void {
  channel = 'BroadcastChannel' in window ? new BroadcastChannel(announcements) : undefined;
  const refresh = () => void refreshSession();
  const onVisible = () => {
    if (document.visibilityState === 'visible') refresh();
  };
  channel?.addEventListener('message', refresh);
  document.addEventListener('visibilitychange', onVisible);
  refresh();
  return () => {
    document.removeEventListener('visibilitychange', onVisible);
    channel?.close();
    channel = undefined;
  };
}

/** Sends a form of the sign-in exchange with its CSRF token (SH-10). */
async function post(path: string, fields: Record<string, string>): Promise<Response> {
  const answer = await fetch(`${base}/csrf`, { headers: { Accept: 'application/json' } });
  const { csrfToken } = (await answer.json()) as { csrfToken: string };
  return fetch(base + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
    body: new URLSearchParams({ ...fields, csrfToken, callbackUrl: location.origin, json: 'true' }),
  });
}

async function changed(): Promise<void> {
  await refreshSession();
  channel?.postMessage('changed');
}

/** Signs in with user name (or e-mail address) and password; all other tabs learn of it. */
export async function signIn(username: string, password: string): Promise<SignInResult> {
  try {
    const response = await post('/callback/credentials', { username, password });
    if (response.status === 401) return { success: false, reason: 'credentials' };
    if (response.status === 429) return { success: false, reason: 'throttled' };
    if (!response.ok) return { success: false, reason: 'network' };
    await changed();
    return { success: true };
  } catch {
    return { success: false, reason: 'network' };
  }
}

/** Ends the session here and in all other tabs; false when the server did not answer. */
export async function signOut(): Promise<boolean> {
  try {
    const response = await post('/signout', {});
    if (!response.ok) return false;
    await changed();
    return true;
  } catch {
    return false;
  }
}
