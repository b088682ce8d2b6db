import { AsyncLocalStorage } from 'node:async_hooks';
import type { LoadResult, PageHead, SerializedState, UsedSlot } from '@care/contracts';
import type { workerDataOf } from '../live-site';

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
export type FrameHtml = StyledHtml & { head?: PageHead };

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

/** Slice and version, for a line of the log. */
export interface SliceVersion {
  slice: string;
  version?: string;
}

/** The slice whose code was called. Its promises and timers are attributed to it. */
export const running = new AsyncLocalStorage<SliceVersion>();

/** The path of a server file in a stack: `<slice>/<version>/node/server.cjs`. */
const inRelease = /[\\/](mf-[a-z-]+)[\\/]([^\\/]+)[\\/]node[\\/]server\.cjs/;

/** The slice that is responsible for an error, by its stack or by the called code. */
export function culpritOf(error: unknown): SliceVersion | undefined {
  const [, slice, version] = inRelease.exec((error instanceof Error && error.stack) || '') ?? [];
  return slice ? { slice, version } : running.getStore();
}

/** The text of an error, with its stack if it has one. */
export const wordsOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/**
 * The data that a rendering worker is started with. `warmUp`: it renders a page before it is ready; one that replaces a
 * terminated one does not.
 */
export type WorkerData = ReturnType<typeof workerDataOf> & { warmUp?: boolean };

/** The requester of a page. The render's calls to the API name both. */
export interface Caller {
  /** Address of the visitor. The API counts its reads (AC-13). */
  client: string;
  /** Id of the request in the logs of shell and API (SH-27). */
  requestId: string;
  /** Headers that continue the trace of the request. */
  trace?: Record<string, string>;
}

export interface RenderRequest {
  id: number;
  url: string;
  caller: Caller | undefined;
  /** Factor for the deadline of this render. */
  patience: number;
}

export type PoolMessage = RenderRequest | { kind: 'ping' };

export type WorkerMessage =
  /** `thread`: its id for `threadTime`. `frame`: from workers that have warmed up. */
  | { kind: 'ready'; thread?: string; frame?: FrameHtml }
  /** The answer to a ping, which shows that the worker is not blocked. */
  | { kind: 'pong' }
  | { kind: 'result'; id: number; result: RenderResult }
  | ({ kind: 'error'; id: number; message: string } & Partial<SliceVersion>)
  /** An error in a timer of slice code, or an unhandled rejection. It is reported and ends no render. */
  | ({ kind: 'stray'; message: string } & Partial<SliceVersion>);
