import { useSyncExternalStore } from 'react';
import type { PinKey } from './hit-keys';

const nothing: readonly PinKey[] = [];
// Kept outside of Redux: only the map and the list use it, and it changes with every movement of the pointer.
let highlighted = nothing;
const listeners = new Set<() => void>();

/**
 * Highlights the hits under the pointer or the focus, in the list and on the map. Without keys it removes the
 * highlight.
 */
export function highlightHits(keys: readonly PinKey[] = nothing): void {
  if (keys === highlighted) return;
  highlighted = keys;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The highlighted keys, for pins. */
export const useHighlightedHits = (): readonly PinKey[] =>
  useSyncExternalStore(
    subscribe,
    () => highlighted,
    () => nothing,
  );

/** Whether one of these keys is highlighted, for a card. Other cards do not render again when the highlight moves. */
export const useIsHighlighted = (keys: readonly PinKey[]): boolean =>
  useSyncExternalStore(
    subscribe,
    () => keys.some((key) => highlighted.includes(key)),
    () => false,
  );
