import { WATCH_LIST_MAX } from '@care/contracts/constants';
import { useSyncExternalStore } from 'react';
import { DEVICE_LIST_KEY } from './device-list-key';

/** How a list is written down; another version is not ours to read. */
const VERSION = 1;

const nothing: readonly number[] = [];
const listeners = new Set<() => void>();
/** The same text gives the same list, as React asks of a store. */
let last: { text: string | null; ids: readonly number[] } = { text: null, ids: nothing };

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

function parse(text: string | null): readonly number[] {
  try {
    const kept = JSON.parse(text ?? 'null') as { version?: unknown; ids?: unknown } | null;
    if (kept?.version !== VERSION || !Array.isArray(kept.ids)) return nothing;
    return [...new Set(kept.ids.filter(isId))].slice(0, WATCH_LIST_MAX);
  } catch {
    return nothing; // something else is in there
  }
}

/** The providers remembered in this browser, latest first. */
export function readDeviceList(): readonly number[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(DEVICE_LIST_KEY);
  } catch {
    return nothing; // no storage here
  }
  if (text !== last.text) last = { text, ids: parse(text) };
  return last.ids;
}

/** Writes the list down; false where the browser keeps nothing. An empty list leaves nothing behind. */
export function writeDeviceList(ids: readonly number[]): boolean {
  try {
    if (ids.length === 0) localStorage.removeItem(DEVICE_LIST_KEY);
    else localStorage.setItem(DEVICE_LIST_KEY, JSON.stringify({ version: VERSION, ids: ids.slice(0, WATCH_LIST_MAX) }));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

export type Remembered = 'kept' | 'full' | 'refused';

/** Puts a provider on the list, at the front or where it was; a full list stays as it is. */
export function rememberCompany(id: number, at = 0): Remembered {
  const others = readDeviceList().filter((one) => one !== id);
  if (others.length >= WATCH_LIST_MAX) return 'full';
  return writeDeviceList(others.toSpliced(at, 0, id)) ? 'kept' : 'refused';
}

export const forgetCompany = (id: number): boolean => writeDeviceList(readDeviceList().filter((one) => one !== id));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The list as it stands; changes in other tabs count. */
export const useDeviceList = (): readonly number[] => useSyncExternalStore(subscribe, readDeviceList, () => nothing);
