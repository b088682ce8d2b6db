import { currentSession, onSessionChange, type Session } from '@care/contracts';

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
