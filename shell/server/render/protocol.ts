import type { Composition } from '@care/federation/browser';
import type { SliceManifest } from '@care/federation/store';
import type { SliceVersion } from './culprit';
import type { RenderResult } from './render-result';

/** What a rendering worker is started with. */
export interface WorkerData {
  /** The shell's rendering half. */
  hostFile: string;
  releasesFolder: string;
  /** Base address of the backend as the worker reaches it. */
  apiUrl: string;
  composition: Composition;
  servers: Record<string, SliceManifest['server'] & { version: string }>;
  deadlineMs: number;
  pseudoLocale: boolean;
  /** Renders a page before it is ready; a worker that replaces a lost one skips this. */
  warmUp?: boolean;
}

export interface RenderRequest {
  id: number;
  url: string;
  /** Address of the visitor: the API counts what is read for it (AC-13). */
  client: string | undefined;
  /** How many times the deadline this render may take. */
  patience: number;
}

export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'result'; id: number; result: RenderResult }
  | ({ kind: 'error'; id: number; message: string } & Partial<SliceVersion>)
  /** An error in a timer of slice code, or an unhandled rejection: reported, and no render ends because of it. */
  | ({ kind: 'stray'; message: string } & Partial<SliceVersion>);
