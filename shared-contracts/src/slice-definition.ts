import type { SlotName } from './slots';

/** A page that a slice offers. */
export interface SliceRoute {
  /** A pattern of `routes.ts`; or one of the slice's own, to which no other slice can build links. */
  path: string;
  /** Key of `exposes`: the module whose default export is the page. */
  expose: string;
  /**
   * 'server': public, rendered to HTML and cached. 'client': personal, rendered in the browser only. Default 'server'.
   */
  render?: 'server' | 'client';
  /** Slots of this page; their code and data are loaded together with the page. */
  slots?: SlotName[];
  /**
   * Names of the query parameters that this page reads on the server, those of its slots aside. Any other is no part of
   * what is rendered and cached. Without this list all are; redirects carry the others along.
   */
  query?: string[];
  /**
   * `to` of the main link that is marked as current; default: the link whose path is the beginning of the page's path
   * (SH-03).
   */
  section?: string;
}

/** A link that a slice adds to the navigation bar. */
export interface NavigationEntry {
  /** Key of the shared texts, or the words themselves. */
  label: string;
  /** A path of `routes.ts`, or of a page of this slice. */
  to: string;
  /** Links are sorted by this number. */
  order: number;
  /** The users who see the link (SH-03). Default 'everyone'. */
  audience?: 'everyone' | 'visitor' | 'signed-in' | 'staff';
}

/** The description of a slice; the build writes it to `slice.json`. */
export interface SliceDefinition {
  /** Also the folder name and the key in the registry. */
  name: string;
  /** The versions of `@care/contracts` that the slice runs with, as a caret range. */
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

/** Gives a definition its type; returns it unchanged. */
export const defineSlice = (definition: SliceDefinition): SliceDefinition => definition;
