import { routes } from '@care/contracts/routes';
import { matchRoutes } from '@care/contracts/router';
import type { SliceManifest } from '@care/federation/store';
import { GUIDE_QUERY } from '../client/content/choice-questions';
import type { SliceVersion } from './render/culprit';

/** A page of the site as the server needs it to judge an address; rendering has the router's own table. */
export interface SitePage {
  path: string;
  /** Absent for pages that no slice serves. */
  slice?: SliceVersion;
  /** Query parameters that the page and its slots read; undefined for a release from before they were declared. */
  query: readonly string[] | undefined;
}

/** Query parameters of the shell's own pages; the others read none. */
const ownQuery: Readonly<Record<string, readonly string[]>> = {
  [routes.magazine.pattern]: ['page'],
  [routes.advisor.pattern]: ['page'],
  [routes.guide.pattern]: GUIDE_QUERY,
};

/** Every page: those of the slices first, since of two equal patterns the first one wins. */
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

/** The page at an address, by the same rules as the router's; undefined where the site has none. */
export const pageAt = (url: string, pages: SitePage[]): SitePage | undefined => matchRoutes(pages, url)?.at(-1)?.route;
