import { useSyncExternalStore } from 'react';
import type { PinKey } from './map-hits';

const nothing: readonly PinKey[] = [];
// Outside of Redux: only this map and list use it, and it changes with every movement of the pointer.
let highlighted = nothing;
const listeners = new Set<() => void>();

let mapsShown = 0;

/** Registers a visible map. The returned function removes it. */
export function mapIsShown(): () => void {
  mapsShown += 1;
  return () => {
    mapsShown -= 1;
  };
}

/** Whether there is a map on which a hit can be lit. */
export const isMapShown = (): boolean => mapsShown > 0;

/** Lights what is under the pointer or the focus, in the list or on the map; without keys nothing. */
export function highlightHits(keys: readonly PinKey[] = nothing): void {
  if (keys === highlighted) return;
  highlighted = keys;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The keys that are highlighted, for pins. */
export const useHighlightedHits = (): readonly PinKey[] =>
  useSyncExternalStore(
    subscribe,
    () => highlighted,
    () => nothing,
  );

/** Whether one of these keys is highlighted, for a card: no other card renders when the light moves. */
export const useIsHighlighted = (keys: readonly PinKey[]): boolean =>
  useSyncExternalStore(
    subscribe,
    () => keys.some((key) => highlighted.includes(key)),
    () => false,
  );
