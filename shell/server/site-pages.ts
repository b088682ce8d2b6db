import { routes } from '@care/contracts/routes';
import { matchRoutes } from '@care/contracts/router';
import type { SliceManifest } from '@care/federation/store';
import { GUIDE_QUERY } from '../client/content/choice-questions';
import type { SliceVersion } from './render/protocol';

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
