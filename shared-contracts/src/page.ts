import type { ComponentType } from 'react';
import type { AppStore } from './store';

/** Where a page stands: what its loader, its head and its component get. */
export interface PageContext {
  store: AppStore;
  params: Readonly<Record<string, string | undefined>>;
  /** Path and query; the origin is the site's own. */
  url: URL;
}

/** How loading a page ended. An exception means a bug; everything foreseen is a value. */
export type PageOutcome =
  | { kind: 'ok' }
  /** `visitorsOnly`: whoever is signed in may be let in, which the browser finds out. */
  | { kind: 'redirect'; to: string; status: 301 | 302; visitorsOnly?: true }
  | { kind: 'not-found' }
  | { kind: 'gone' }
  /** The backend gave no usable answer; the page shows its own message with a retry, and nobody caches it. */
  | { kind: 'unavailable' };

declare global {
  /** Set by the build: false in what browsers get, so that code behind it is left out there. */
  const __ON_SERVER__: boolean;
}

/** What the page says to search engines and to the browser's tab. Paths are relative to the site. */
export interface PageHead {
  title: string;
  description?: string;
  canonical?: string;
  prev?: string;
  next?: string;
  robots?: 'index,follow' | 'noindex,follow' | 'noindex,nofollow';
  image?: string;
  /** Only the server writes it: leave it out of browsers by `...(__ON_SERVER__ && { jsonLd: … })`. */
  jsonLd?: object[];
}

/** What an exposed page module exports. */
export interface PageModule {
  default: ComponentType<PageProps>;
  load?(context: PageContext): Promise<PageOutcome>;
  head?(context: PageContext): PageHead;
}
export interface PageProps {
  params: PageContext['params'];
  url: URL;
}

/**
 * What an exposed slot module exports; `load` fetches what the component will ask for. `url` is the address of the page
 * around the slot, for a filling that keeps something of its own in the query (RV-01).
 */
export interface SlotModule<Props = never> {
  default: ComponentType<Props>;
  load?(store: AppStore, props: Props, url: URL): Promise<unknown>;
}

export const ok: PageOutcome = { kind: 'ok' };
export const notFound: PageOutcome = { kind: 'not-found' };
export const gone: PageOutcome = { kind: 'gone' };
export const unavailable: PageOutcome = { kind: 'unavailable' };
export const redirectTo = (to: string, status: 301 | 302 = 302): PageOutcome => ({ kind: 'redirect', to, status });
/** For pages that open for some who are signed in: the server sends visitors away, the browser everybody else (PP-03). */
export const redirectVisitorsTo = (to: string): PageOutcome => ({
  kind: 'redirect',
  to,
  status: 302,
  visitorsOnly: true,
});

/** The outcome a call's error stands for: 404 and 410 are facts, everything else is a fault; no error is fine. */
export function outcomeOf(error: object | undefined): PageOutcome {
  if (!error) return ok;
  const status = 'status' in error ? error.status : undefined;
  if (status === 404) return notFound;
  return status === 410 ? gone : unavailable;
}
