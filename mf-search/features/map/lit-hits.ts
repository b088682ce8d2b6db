import { useSyncExternalStore } from 'react';
import type { PinKey } from './hit-keys';

const nothing: readonly PinKey[] = [];
let lit = nothing;
const listeners = new Set<() => void>();

/** Lights what is under the pointer or the focus, in the list or on the map; without keys nothing. */
export function lightHits(keys: readonly PinKey[] = nothing): void {
  if (keys === lit) return;
  lit = keys;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The keys that are lit, for pins. */
export const useLitHits = (): readonly PinKey[] =>
  useSyncExternalStore(
    subscribe,
    () => lit,
    () => nothing,
  );

/** Whether one of these keys is lit, for a card: no other card renders when the light moves. */
export const useIsLit = (keys: readonly PinKey[]): boolean =>
  useSyncExternalStore(
    subscribe,
    () => keys.some((key) => lit.includes(key)),
    () => false,
  );
