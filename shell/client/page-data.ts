import type { SerializedState, UsedSlot } from '@care/contracts';
import type { Composition } from '@care/federation/browser';

/** The data from the server to the browser, as JSON in the document. */
export interface PageData {
  composition: Composition;
  contractsVersion: string;
  /** Present while a canary runs: the browser needs a release group. */
  hasCanary?: true;
  /** For a developer's browser: slice → address of the build that replaces it; empty if only versions differ (EM-04). */
  overrides?: Record<string, string>;
  /** Slice → address of its files, where it is not the release store. Added in the browser. */
  bases?: Record<string, string>;
  /** True for the pseudo-locale: every catalogue text is marked, so that a test finds unmarked ones (SH-26). */
  pseudoLocale?: true;
  /** Present if the page is in the HTML; absent if the browser renders it. */
  rendered?: {
    state: SerializedState;
    /** Route id and module of the page; no module on the shell's own pages. */
    route: string;
    module?: string;
    kind: 'ready' | 'not-found';
    outcome: 'ok' | 'gone' | 'unavailable';
    slots: UsedSlot[];
  };
}

export const PAGE_DATA_ID = 'page-data';
