import type { ComponentType } from 'react';
import type { AppStore } from './store';

/** The arguments of a page's loader and head. */
export interface PageContext {
  store: AppStore;
  params: Readonly<Record<string, string | undefined>>;
  /** Path and query; the origin is the site's own. */
  url: URL;
}

/** The result of loading a page. Expected failures are values; an exception is a bug. */
export type PageOutcome =
  | { kind: 'ok' }
  /** `visitorsOnly`: the page may exist for signed-in users; the browser decides. */
  | { kind: 'redirect'; to: string; status: 301 | 302; visitorsOnly?: true }
  | { kind: 'not-found' }
  | { kind: 'gone' }
  /** The backend gave no usable answer. The page shows a message with a retry; it is not cached. */
  | { kind: 'unavailable' };

declare global {
  /** Set by the build: false in browsers, so that the bundler removes code that only the server needs. */
  const __ON_SERVER__: boolean;
}

/** Title and metadata of a page. Paths are relative to the site. */
export interface PageHead {
  title: string;
  description?: string;
  canonical?: string;
  prev?: string;
  next?: string;
  robots?: 'index,follow' | 'noindex,follow' | 'noindex,nofollow';
  image?: string;
  /** The page describes itself by oEmbed. Only the server writes it, as a link for systems that know it (EM-05). */
  oembed?: true;
  /** Only the server writes it. `...(__ON_SERVER__ && { jsonLd: … })` keeps it out of browser bundles. */
  jsonLd?: object[];
}

/** The exports of an exposed page module. */
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
 * The exports of an exposed slot module. `load` fetches the data of the component. `url` is the address of the page
 * around the slot, for fillings that have query parameters of their own (RV-01).
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
/**
 * For pages that exist only for some signed-in users: the server redirects visitors, the browser all others (PP-03).
 */
export const redirectVisitorsTo = (to: string): PageOutcome => ({
  kind: 'redirect',
  to,
  status: 302,
  visitorsOnly: true,
});

/**
 * The outcome for the error of a call: 404 is `not-found`, 410 is `gone`, any other error `unavailable`, no error `ok`.
 */
export function outcomeOf(error: object | undefined): PageOutcome {
  if (!error) return ok;
  const status = 'status' in error ? error.status : undefined;
  if (status === 404) return notFound;
  return status === 410 ? gone : unavailable;
}
