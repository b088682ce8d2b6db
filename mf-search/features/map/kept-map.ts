import type { MapView } from '@care/ui/map/care-map';

/** State of the map of one search that a reload, or the way back from a profile, restores. */
interface KeptMap {
  /** The address of the search. */
  path: string;
  /** Where the map was. */
  view?: Pick<MapView, 'center' | 'zoom'>;
  /** The index of the card in the middle, on small screens. */
  card?: number;
}

const KEY = 'pf-map';

export function keptMap(path: string): KeptMap {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as KeptMap | null;
    return kept?.path === path ? kept : { path };
  } catch {
    return { path };
  }
}

/** Keeps the map of the latest search. */
export function keepMap(path: string, change: Omit<KeptMap, 'path'>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...keptMap(path), ...change }));
  } catch {
    // The browser denies storage.
  }
}
