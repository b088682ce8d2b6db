import type { SerializedState, UsedSlot } from '@care/contracts';
import type { Composition } from '@care/federation/browser';

/** What the server tells the browser, as JSON in the document. */
export interface PageData {
  composition: Composition;
  contractsVersion: string;
  /** Every text of the catalogue is shown marked, for the test that finds unmarked ones (SH-26). */
  pseudoLocale?: true;
  /** Present when the page is in the HTML; absent when the browser renders it. */
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
