import type { ConsentCategory, SerializedState, UsedSlot } from '@care/contracts';
import type { Composition, Loader, LoaderOptions } from '@care/federation/browser';
import type { Connection } from '@care/federation/connect';

/** The replacement of a slice in one browser: another release, or the build at an address. */
export type Override = { version: string } | { url: string };

/** Replacements of live slices in a developer's browser (EM-04). */
export interface DeveloperView {
  /** When the signed link ends, in seconds since 1970. */
  until: number;
  /** Slice → what replaces it. */
  overrides: Record<string, Override>;
  /** Slice → its version for everybody else. */
  live: Record<string, string>;
}

/** A version of a slice that a developer may choose. */
export interface PublishedVersion {
  version: string;
  /** Whether this site has the contracts that it asks for. */
  fits: boolean;
  state?: 'live' | 'canary' | 'withdrawn';
}

/** The data from the server to the browser, as JSON in the document. */
export interface PageData {
  composition: Composition;
  contractsVersion: string;
  /** Present while a canary runs: the browser needs a release group. */
  hasCanary?: true;
  /** For a developer's browser (EM-04). */
  overrides?: DeveloperView;
  /** Gets the loader's events in a developer's browser, which is not counted. Added in the browser. */
  onState?: LoaderOptions['onState'];
  /** Gets what loads slices in a developer's browser. Added in the browser. */
  onConnected?: (connection: Connection, loader: Loader) => void;
  /** Gets what slices of a developer's browser threw while running. Added in the browser. */
  onCrash?: (slice: string, error: unknown) => void;
  /** Slice → address of its files, where it is not the release store. Added in the browser. */
  bases?: Record<string, string>;
  /** The categories for which a service is configured that needs consent (SH-16). */
  consent?: readonly ConsentCategory[];
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
