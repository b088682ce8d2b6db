import type { SlotName } from './slots';

/** A page that a slice offers. */
export interface SliceRoute {
  /** A pattern of `routes.ts`. */
  path: string;
  /** Key of `exposes`: the module whose default export is the page. */
  expose: string;
  /** 'server': public, rendered to HTML and cached. 'client': personal, rendered in the browser only. Default 'server'. */
  render?: 'server' | 'client';
  /** Slots this page shows, so that their code and data are there before the page is. */
  slots?: SlotName[];
  /**
   * Names of the query parameters that this page reads on the server, those of its slots aside. Any other is no part of what
   * is rendered and cached. Without this list all are; redirects carry the others along.
   */
  query?: string[];
  /** `to` of the main link that is marked while this page is shown; without it the one whose path the page's begins with (SH-03). */
  section?: string;
}

/** A link that a slice adds to the navigation bar. */
export interface NavigationEntry {
  /** Key of the shared texts. */
  label: string;
  to: string;
  /** Lower comes first. */
  order: number;
  /** Who sees it (SH-03). Default 'everyone'. */
  audience?: 'everyone' | 'visitor' | 'signed-in';
}

/** What a slice tells the platform about itself; emitted at build time as `slice.json`. */
export interface SliceDefinition {
  /** Also the folder name and the key in the registry. */
  name: string;
  /** The versions of `@care/contracts` it runs with, as a caret range. */
  contracts: `^${number}.${number}.${number}`;
  /** Name → file; each file only re-exports (component as default, `load`, `head`). */
  exposes: Record<string, string>;
  routes?: SliceRoute[];
  /** Slot → key of `exposes`. */
  fills?: Partial<Record<SlotName, string>>;
  /** Slot → names of the query parameters that the filling reads from the address of the page around it. */
  slotQuery?: Partial<Record<SlotName, string[]>>;
  navigation?: NavigationEntry[];
}

/** Checks a definition while it is typed; gives it back unchanged. */
export const defineSlice = (definition: SliceDefinition): SliceDefinition => definition;
