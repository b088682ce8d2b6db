import { useSyncExternalStore } from 'react';

let lit: number | null = null;
const listeners = new Set<() => void>();

/** The provider under the pointer or the focus, in the list or on the map; null for none. */
export function lightCompany(id: number | null): void {
  if (id === lit) return;
  lit = id;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Which provider is lit, for pins. */
export const useLitCompany = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => lit,
    () => null,
  );

/** Whether this provider is lit, for its card: no other card renders when the light moves. */
export const useIsLit = (id: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => lit === id,
    () => false,
  );
