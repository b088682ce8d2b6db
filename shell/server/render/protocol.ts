import type { Composition } from '@care/federation/browser';
import type { SliceManifest } from '@care/federation/store';
import type { SliceVersion } from './culprit';
import type { FrameHtml, RenderResult } from './render-result';

/** The data that a rendering worker is started with. */
export interface WorkerData {
  /** The shell's build for the server. */
  hostFile: string;
  releasesFolder: string;
  /** Base address of the backend for the worker. */
  apiUrl: string;
  composition: Composition;
  servers: Record<string, SliceManifest['server'] & { version: string }>;
  dataMs: number;
  deadlineMs: number;
  pseudoLocale: boolean;
  /** Whether it renders a page before it is ready. A worker that replaces a terminated one does not. */
  warmUp?: boolean;
}

/** The requester of a page. The render's calls to the API name both. */
export interface Caller {
  /** Address of the visitor. The API counts its reads (AC-13). */
  client: string;
  /** Id of the request in the logs of shell and API (SH-27). */
  requestId: string;
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
