import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { keptValue } from '@care/contracts/kept-value';
import type { City, Coords } from '@care/contracts/schemas';
import type { SearchFilters } from '@care/contracts/search';

const DESKTOP = '(min-width: 1024px)';

// Outside of Redux: these choices are in the browser's storage, and only the results with their map read them.
const listeners = new Set<() => void>();

/** A choice that survives a reload. Without storage it holds for this document. */
function keptFlag(storage: () => Storage, key: string) {
  const kept = keptValue<1>(storage, key);
  let isSetHere = false;
  const isSet = (): boolean => isSetHere || kept.read() !== undefined;
  const toggle = (): void => {
    const flag = !isSet();
    isSetHere = !kept.write(flag ? 1 : undefined) && flag;
    for (const listener of listeners) listener();
  };
  return { isSet, toggle };
}
/** No map is wanted beside the list on this device. */
const closed = keptFlag(() => localStorage, 'pf-map-closed');
const over = keptFlag(() => sessionStorage, 'pf-map-over');
const besideWideList = keptFlag(() => sessionStorage, 'pf-map-beside');

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
const useFlag = ({ isSet }: ReturnType<typeof keptFlag>): boolean =>
  useSyncExternalStore(subscribe, isSet, () => false);

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
    const ready = () => setIdle(true);
    // Safari has no idle callbacks: there it is the next task.
    const wait = () => void (window.requestIdleCallback?.(ready) ?? window.setTimeout(ready));
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => window.removeEventListener('load', wait);
  }, []);
  return isIdle;
}

/** Where the list was before the map took its place. */
let listTop = 0;

/** An opened map is in view, whatever was read of the list; after closing it, the list is where it was. */
function useScrollToMap(isOver: boolean): void {
  const before = useRef(isOver);
  useLayoutEffect(() => {
    if (before.current === isOver) return;
    before.current = isOver;
    scrollTo(0, isOver ? 0 : listTop);
  }, [isOver]);
}

/**
 * The map of the results; null where there is nothing to show on it. `isListWide`: the list has the whole width until
 * somebody opens the map.
 */
export function useResultsMap(hasHits: boolean, isListWide = false) {
  const id = useId();
  const wasClosed = useFlag(closed);
  const isOver = useFlag(over);
  const isBesideWide = useFlag(besideWideList);
  const hasRoom = useHasRoomBeside();
  useScrollToMap(hasHits && isOver && !hasRoom);
  if (!hasHits) return null;
  return {
    /** Of the map's place. */
    id,
    /** Open in the list's place (below 1024 px). */
    isOver,
    toggleOver: () => {
      if (!isOver) listTop = scrollY;
      over.toggle();
    },
    /** Open beside the list (from 1024 px on). */
    ...(isListWide
      ? { isBeside: isBesideWide, toggleBeside: besideWideList.toggle }
      : { isBeside: !wasClosed, toggleBeside: closed.toggle }),
  };
}

/** The place of a map, and how it is opened and closed. */
export type ResultsMap = NonNullable<ReturnType<typeof useResultsMap>>;

/** The searched place as a point; null without one. A town wins over coordinates, as in the search itself. */
export function placeOnMap({ lat, lon }: SearchFilters, city: City | undefined): Coords | null {
  if (city) return { lng: city.lon, lat: city.lat };
  return lat !== null && lon !== null ? { lng: lon, lat } : null;
}
