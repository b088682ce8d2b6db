import { useEffect, useId, useState, useSyncExternalStore } from 'react';

/** The place of a map, and how it is opened and closed. */
export interface ResultsMap {
  /** Of the map's place. */
  id: string;
  /** Open beside the list (from 1024 px on). */
  isBeside: boolean;
  toggleBeside: () => void;
  /** Open in the list's place (below 1024 px). */
  isOver: boolean;
  toggleOver: () => void;
}

const CLOSED_KEY = 'pf-map-closed';
const DESKTOP = '(min-width: 1024px)';

/** Survives the change from one search to another, but not a new document. */
const session = { isOver: false, isBesideWideList: false };
// Outside of Redux: the choice is in the browser's storage, and only the results with their map read it.
const listeners = new Set<() => void>();
/** Without storage the choice holds for this document. */
let isClosedHere = false;

function isClosed(): boolean {
  try {
    return localStorage.getItem(CLOSED_KEY) !== null;
  } catch {
    return isClosedHere;
  }
}

/** Remembers on this device that no map is wanted beside the list. */
function rememberClosed(closed: boolean): void {
  isClosedHere = closed;
  try {
    if (closed) localStorage.setItem(CLOSED_KEY, '1');
    else localStorage.removeItem(CLOSED_KEY);
  } catch {
    // The browser denies storage.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function subscribeToRoom(listener: () => void) {
  const query = window.matchMedia?.(DESKTOP);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** Whether there is room for a map beside the list; on the server it is assumed. */
export const useHasRoomBeside = (): boolean =>
  useSyncExternalStore(
    subscribeToRoom,
    () => window.matchMedia?.(DESKTOP).matches ?? false,
    () => true,
  );

/** True when the document has loaded and the browser has nothing else to do; at once where it is true already. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let request = 0;
    const wait = () => {
      request = whenIdle(() => setIdle(true));
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.removeEventListener('load', wait);
      if (request) cancelIdle(request);
    };
  }, []);
  return isIdle;
}

// Safari has no idle callbacks: there it is the next task.
const whenIdle = (run: () => void): number => window.requestIdleCallback?.(run) ?? window.setTimeout(run);
const cancelIdle = (request: number): void =>
  window.cancelIdleCallback ? window.cancelIdleCallback(request) : window.clearTimeout(request);

/**
 * The map of the results; null where there is nothing to show on it. `isListWide`: the list has the whole width until
 * somebody opens the map.
 */
export function useResultsMap(hasHits: boolean, isListWide = false): ResultsMap | null {
  const id = useId();
  const wasClosed = useSyncExternalStore(subscribe, isClosed, () => false);
  const [isOver, setOver] = useState(() => session.isOver);
  const [isBesideWide, setBesideWide] = useState(() => session.isBesideWideList);
  const toggleOver = () => {
    session.isOver = !isOver;
    setOver(!isOver);
  };
  const toggleBesideWide = () => {
    session.isBesideWideList = !isBesideWide;
    setBesideWide(!isBesideWide);
  };
  if (!hasHits) return null;
  return {
    id,
    isOver,
    toggleOver,
    ...(isListWide
      ? { isBeside: isBesideWide, toggleBeside: toggleBesideWide }
      : { isBeside: !wasClosed, toggleBeside: () => rememberClosed(!wasClosed) }),
  };
}
