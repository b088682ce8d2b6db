import { routes } from '@care/contracts/routes';
import { matchRoutes } from '@care/contracts/router';
import type { SliceManifest } from '@care/federation/store';
import { GUIDE_QUERY } from '../client/content/choice-questions';
import type { SliceVersion } from './render/protocol';

export type PageAddress = ReturnType<typeof pageAddress>;

/**
 * Path and query of a request, whether its request line contains the host or not. The path starts with exactly one slash,
 * because two would lead to another site, and does not end with one (PP-25). `isCanonical`: the request had this path.
 */
export function pageAddress(requested: string) {
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

/** A page of the site, with what the server needs to check an address. Rendering uses the router's own table. */
export interface SitePage {
  path: string;
  /** Absent for pages that no slice serves. */
  slice?: SliceVersion;
  /** Query parameters that the page and its slots read. Undefined for old releases that do not declare them. */
  query: readonly string[] | undefined;
}

/** Query parameters of the shell's own pages. Pages that are not listed read none. */
const ownQuery: Readonly<Record<string, readonly string[]>> = {
  [routes.magazine.pattern]: ['page'],
  [routes.advisor.pattern]: ['page'],
  [routes.guide.pattern]: GUIDE_QUERY,
};

/** All pages. Those of the slices come first, because the first of two equal patterns is used. */
export function sitePagesOf(slices: readonly SliceManifest[]): SitePage[] {
  const slotQuery: Record<string, readonly string[]> = Object.assign({}, ...slices.map((slice) => slice.slotQuery));
  const ofSlices = slices.flatMap(({ name, version, routes: served }) =>
    served.map(({ path, query, slots }) => ({
      path,
      slice: { slice: name, version },
      query: query && [...query, ...slots.flatMap((slot) => slotQuery[slot] ?? [])],
    })),
  );
  const others = Object.values(routes).map(({ pattern }) => ({ path: pattern, query: ownQuery[pattern] ?? [] }));
  return [...ofSlices, ...others];
}

/** The page at an address, found by the rules of the router. Undefined if there is none. */
export const pageAt = (url: string, pages: SitePage[]): SitePage | undefined => matchRoutes(pages, url)?.at(-1)?.route;
