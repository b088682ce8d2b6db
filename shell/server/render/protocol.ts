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
  /** Renders something before people come; one that replaces a lost worker is wanted at once. */
  warmUp?: boolean;
}

export interface RenderRequest {
  id: number;
  url: string;
  /** Address of whoever asked for the page: the API counts what is read for them (AC-13). */
  client: string | undefined;
  /** How many times the deadline this render may take. */
  patience: number;
}

export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'result'; id: number; result: RenderResult }
  | ({ kind: 'error'; id: number; message: string } & Partial<SliceVersion>)
  /** What slice code threw in a timer, or a rejection nobody took: reported, and nobody's render ends because of it. */
  | ({ kind: 'stray'; message: string } & Partial<SliceVersion>);
