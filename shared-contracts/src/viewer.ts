// Whose page it is. Needed by few pages: bundled where it is used, with the shared module's session.
import { currentSession, onSessionChange, type Session } from '@care/contracts';

/** Whose answer it is: a user's id, null for visitors and on the server. */
export type Viewer = string | null;

/** Who is signed in right now, for code outside of React; undefined for visitors, and as long as the session is not known. */
export function currentUser() {
  const session = currentSession();
  return session.status === 'authenticated' ? session.user : undefined;
}

/** Who asks, for loaders. */
export const currentViewer = (): Viewer => currentUser()?.id ?? null;

/** The session as soon as it is known; the server, which serves everybody the same, never knows it. */
export function knownSession(): Promise<Session> {
  if (typeof window === 'undefined') return Promise.resolve(currentSession());
  return new Promise((resolve) => {
    const settle = () => {
      const session = currentSession();
      if (session.status === 'loading') return;
      stop();
      resolve(session);
    };
    const stop = onSessionChange(settle);
    settle();
  });
}
