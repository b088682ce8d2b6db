import type { SliceManifest } from '../release/manifest';
import { RELEASES_PATH } from '../served-paths';

/** A slice as the browser gets it: the registry's entry without what only the server and the command read. */
export type BrowserSlice = Omit<SliceManifest, 'server' | 'slotQuery' | 'routes'> & {
  routes: Omit<SliceManifest['routes'][number], 'query'>[];
};

/** One version per slice, chosen by the server for this page and fixed during its lifetime. */
export interface Composition {
  /** Identifies this set of versions; used as a cache key. */
  id: string;
  slices: BrowserSlice[];
}

/** The path of a release's files. */
export const releasePath = ({ name, version }: Pick<SliceManifest, 'name' | 'version'>) =>
  `${RELEASES_PATH}${name}/${version}/web/`;

/** Slot → module id (`slice/expose`). If two slices fill one slot, the first by name wins, on server and browser. */
export function slotsOf(slices: BrowserSlice[]): Record<string, string> {
  const byName = [...slices].sort((a, b) => (a.name < b.name ? 1 : -1));
  return Object.fromEntries(
    byName.flatMap(({ name, fills }) => Object.entries(fills).map(([slot, expose]) => [slot, `${name}/${expose}`])),
  );
}

/** Splits a module id into slice and exposed module. */
export function parseModuleId(id: string): { slice: string; expose: string } {
  const [slice = '', expose = ''] = id.split('/');
  return { slice, expose };
}
