import type { LoadResult, PageHead, SerializedState, UsedSlot } from '@care/contracts';

/** What a slice's server file exports: its exposed modules by name. */
export type SliceExports = Record<string, Extract<LoadResult, { success: true }>['module']>;

/** A fault while rendering; with slice and version when it is a slice's. */
export interface Problem {
  slice?: string;
  version?: string;
  message: string;
}

/** How rendering an address ended. */
export type RenderResult =
  | { kind: 'redirect'; status: number; to: string; visitorsOnly: boolean }
  /** The browser renders the page: it is personal, which `robots` says, or its slice did not work here. */
  | { kind: 'client'; status: number; module?: string; problems?: Problem[]; robots?: string }
  | {
      kind: 'html';
      status: number;
      html: string;
      head?: PageHead;
      styles: { ids: string; css: string };
      footerCss: string;
      state: SerializedState;
      route: string;
      module?: string;
      page: 'ready' | 'not-found';
      outcome: 'ok' | 'gone' | 'unavailable';
      slots: UsedSlot[];
      /** False when the API forbids caching an answer that the page shows, or when the page is for something that it does not know. */
      mayBeKept: boolean;
      /** Faults on the way; a page with one is not cached. */
      problems: Problem[];
    };
