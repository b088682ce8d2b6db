import type { SitePage } from './site-pages';

export interface PageAddress {
  /** Starts with exactly one slash, because two would lead to another site, and does not end with one (PP-25). */
  path: string;
  search: string;
  /** Whether the request had exactly this path. */
  isCanonical: boolean;
}

/** Path and query of a request, whether its request line contains the host or not. */
export function pageAddress(requested: string): PageAddress {
  const whole = requested.startsWith('/') ? `http://site.invalid${requested}` : requested;
  const { pathname, search } = new URL(URL.canParse(whole) ? whole : 'http://site.invalid/');
  const path = `/${pathname.replace(/^\/+|\/+$/g, '')}`;
  return { path, search, isCanonical: path === pathname };
}

/**
 * Splits a query into the parameters that a page reads and the others, both unchanged. A parameter that the page does
 * not read cannot change it, so the page is neither rendered nor cached again for it. Without a page no parameter is
 * read.
 */
export function splitQuery(page: SitePage | undefined, search: string): { known: string; rest: string } {
  if (page && !page.query) return { known: search, rest: '' };
  const names = new Set(page?.query);
  const pairs = search.slice(1).split('&').filter(Boolean);
  const isKnown = (pair: string) => [...new URLSearchParams(pair).keys()].some((name) => names.has(name));
  const joined = (some: string[]) => (some.length ? `?${some.join('&')}` : '');
  return { known: joined(pairs.filter(isKnown)), rest: joined(pairs.filter((pair) => !isKnown(pair))) };
}

/** The target of a redirect with the parameters that its page does not read, for campaign statistics at the target. */
export function withQuery(target: string, rest: string): string {
  if (!rest) return target;
  const [address = '', ...fragment] = target.split('#');
  const query = address.includes('?') ? rest.replace('?', '&') : rest;
  return [address + query, ...fragment].join('#');
}
