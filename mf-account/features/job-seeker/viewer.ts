import { currentSession, onSessionChange, useSession } from '@care/contracts';
import { useState } from 'react';

/** Who looks at a profile: a user's id, null for visitors and on the server. */
export type Viewer = string | null;

/** Who asks, for loaders. */
export function currentViewer(): Viewer {
  const session = currentSession();
  return session.status === 'authenticated' ? session.user.id : null;
}

/** Who asks, once the session is known; the server, which serves everybody the same, never knows it. */
export function knownViewer(): Promise<Viewer> {
  if (typeof window === 'undefined') return Promise.resolve(null);
  return new Promise((resolve) => {
    const settle = () => {
      if (currentSession().status === 'loading') return;
      stop();
      resolve(currentViewer());
    };
    const stop = onSessionChange(settle);
    settle();
  });
}

/**
 * Who asks, for components: a visitor until the session is known, so that server HTML fits everybody. When a session runs out
 * it stays the same person, whose entry must still be there after signing in again (SH-09).
 */
export function useViewer(): Viewer {
  const session = useSession();
  const [last, setLast] = useState<Viewer>(null);
  const isOver = session.status === 'unauthenticated' && !session.hasLeft;
  const viewer = session.status === 'authenticated' ? session.user.id : isOver ? last : null;
  if (viewer !== last) setLast(viewer);
  return viewer;
}
