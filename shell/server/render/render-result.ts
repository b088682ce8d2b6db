import type { LoadResult, PageHead, SerializedState, UsedSlot } from '@care/contracts';

/** The exports of a slice's server file: its exposed modules by name. */
export type SliceExports = Record<string, Extract<LoadResult, { success: true }>['module']>;

/** A fault while rendering, with slice and version if a slice is responsible. */
export interface Problem {
  slice?: string;
  version?: string;
  message: string;
}

/** HTML with its styles. */
export interface StyledHtml {
  html: string;
  styles: { ids: string; css: string };
  footerCss: string;
}

/** The frame with a heading, for a page that the server does not render. */
export interface FrameHtml extends StyledHtml {
  head?: PageHead;
}

/** The result of rendering an address. */
export type RenderResult =
  | { kind: 'redirect'; status: number; to: string; visitorsOnly: boolean }
  /** The browser renders the page, because it is personal (see `robots`) or its slice failed on the server. */
  | { kind: 'client'; status: number; module?: string; problems?: Problem[]; robots?: string; frame?: FrameHtml }
  | (StyledHtml & {
      kind: 'html';
      status: number;
      head?: PageHead;
      state: SerializedState;
      route: string;
      module?: string;
      page: 'ready' | 'not-found';
      outcome: 'ok' | 'gone' | 'unavailable';
      slots: UsedSlot[];
      /** False if the data of the page did not arrive in time. */
      isWhole: boolean;
      /** False if an answer in the page must not be cached, or if the page is about something that does not exist. */
      mayBeKept: boolean;
      /** Faults while rendering. A page with a fault is not cached. */
      problems: Problem[];
    });
