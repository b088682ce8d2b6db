import { routes } from '@care/contracts';
import type { RouteObject } from '@care/contracts/router';
import type { BrowserSlice } from '@care/federation/browser';
import type { RouteHandle } from './loaded-page';
import { BAD_REQUEST_PATH } from './paths';
import { ownPages } from './own-pages';
import { NoticePage, notices } from './pages/NoticePage';

const handleOf = (notice: keyof typeof notices, status: number): RouteHandle => ({
  render: 'server',
  slots: [],
  head: notices[notice]().head,
  status,
});

/** The status of an address that no route matches, not even `*`. */
export const unmatchedHandle = (): RouteHandle => handleOf('notFound', 404);

const page = (path: string, notice: keyof typeof notices, status: number): RouteObject => ({
  id: `shell:${path}`,
  path,
  handle: handleOf(notice, status),
  element: <NoticePage notice={notice} />,
});

const searches = routes.search.pattern.replace(':searchType', '');

/** Notices: paths of the site that no slice serves yet, and a 404 for everything else (SH-01). */
export function shellRoutes(slices: BrowserSlice[]): RouteObject[] {
  const served = new Set([
    ...slices.flatMap((slice) => slice.routes.map(({ path }) => path)),
    ...ownPages.map(([path]) => path),
  ]);
  // Each search has its own name in the path. Any other name is not a page.
  const isSearchServed = [...served].some((path) => path.startsWith(searches));
  const missing = Object.values(routes)
    .map(({ pattern }) => pattern)
    .filter((path) => !served.has(path) && !(isSearchServed && path.startsWith(searches)));
  return [
    ...missing.map((path) => page(path, 'notOffered', 200)),
    page(BAD_REQUEST_PATH, 'badRequest', 400),
    page('*', 'notFound', 404),
  ];
}
