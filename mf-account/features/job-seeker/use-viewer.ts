import { useSession } from '@care/contracts';
import type { Viewer } from '@care/contracts/viewer';
import { useState } from 'react';

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
