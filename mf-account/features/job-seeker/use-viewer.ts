import { useSession } from '@care/contracts';
import type { Viewer } from '@care/contracts/viewer';
import { useState } from 'react';

/**
 * The viewer for components: null until the session is known, as in the server HTML. When the session expires, the last
 * viewer is kept, so that the draft is still there after signing in again (SH-09).
 */
export function useViewer(): Viewer {
  const session = useSession();
  const [lastViewer, setLastViewer] = useState<Viewer>(null);
  const isExpired = session.status === 'unauthenticated' && !session.hasLeft;
  const viewer = session.status === 'authenticated' ? session.user.id : isExpired ? lastViewer : null;
  if (viewer !== lastViewer) setLastViewer(viewer);
  return viewer;
}
