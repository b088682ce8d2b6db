import { useSyncExternalStore } from 'react';

/** Browsers round the scale of a page that is not zoomed. */
const ZOOMED_SCALE = 1.05;

function follow(report: () => void): () => void {
  const { visualViewport } = window;
  visualViewport?.addEventListener('resize', report);
  return () => visualViewport?.removeEventListener('resize', report);
}

/** True while the user has zoomed in with two fingers. */
export const useZoomed = (): boolean =>
  useSyncExternalStore(
    follow,
    () => (window.visualViewport?.scale ?? 1) >= ZOOMED_SCALE,
    () => false,
  );
