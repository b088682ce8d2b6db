import { routes, type Platform } from '@care/contracts';
import { redirect, type RouteObject } from '@care/contracts/router';
import type { BrowserSlice } from '@care/federation/browser';
import { Frame } from './frame/Frame';
import { loadFrame } from './frame/load-frame';
import { loadPage, routeData, type Redirect, type RouteHandle } from './loaded-page';
import { BAD_REQUEST_PATH } from './paths';
import { ownPageId, ownPages } from './own-pages';
import { CrashPage, FrameError, FrameLoading } from './pages/CrashPage';
import { NoticePage, notices } from './pages/NoticePage';
import { RemotePage } from './pages/RemotePage';

export interface RoutingOptions {
  platform: Platform;
  slices: BrowserSlice[];
  /** The server stops waiting for data after this time. The browser waits longer, see `loadPage`. */
  patience?: Promise<undefined>;
}

/** The browser shows a page after this time, although its footer is missing (SH-11). */
const FOOTER_LIMIT_MS = 3000;
const footerLimit = (): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, FOOTER_LIMIT_MS));

/** The one router of the site: the shell's own pages, every slice's pages, and a 404 for the rest (SH-01). */
export function makeRoutes(options: RoutingOptions): RouteObject[] {
  const { platform, slices, patience } = options;
  return [
    {
      id: 'frame',
      path: '/',
      Component: Frame,
      HydrateFallback: FrameLoading,
      ErrorBoundary: FrameError,
      loader: () => Promise.race([loadFrame(platform.store), (patience ?? footerLimit()).then(() => null)]),
      shouldRevalidate: () => false,
      children: [...sliceRoutes(options), ...ownRoutes(options), ...shellRoutes(slices)],
    },
  ];
}

const sliceRoutes = (options: RoutingOptions): RouteObject[] =>
  options.slices.flatMap(({ name, routes: served }) =>
    served.map(({ path, expose, render, slots }) =>
      loadedRoute(options, `${name}:${path}`, path, { module: `${name}/${expose}`, render, slots }),
    ),
  );

/** The shell's own pages: loaded, rendered and hydrated like those of the slices. */
const ownRoutes = (options: RoutingOptions): RouteObject[] =>
  ownPages.map(([path, page]) =>
    loadedRoute(options, `shell:${path}`, path, { module: ownPageId(page), render: 'server', slots: [] }),
  );

const loadedRoute = (
  { platform, patience }: RoutingOptions,
  id: string,
  path: string,
  handle: RouteHandle & { module: string },
): RouteObject => ({
  id,
  path,
  handle,
  element: <RemotePage id={handle.module} />,
  ErrorBoundary: CrashPage,
  loader: async ({ request, params }) => {
    const context = { store: platform.store, params, url: new URL(request.url) };
    const page = await loadPage(platform, handle.module, context, patience);
    if (page.kind === 'redirect') return redirectOf(page);
    return routeData(page);
  },
});

/** Passes the target group of a redirect to the server side of the shell. The browser does not get it. */
export const VISITORS_ONLY_HEADER = 'x-visitors-only';

const redirectOf = ({ to, status, visitorsOnly }: Redirect): Response =>
  redirect(to, { status, headers: visitorsOnly && { [VISITORS_ONLY_HEADER]: '1' } });

const handleOf = (notice: keyof typeof notices, status: number): RouteHandle => ({
  render: 'server',
  slots: [],
  head: notices[notice]().head,
  status,
});

/** The status of an address that no route matches, not even `*`. */
export const unmatchedHandle = (): RouteHandle => handleOf('notFound', 404);

const noticeRoute = (path: string, notice: keyof typeof notices, status: number): RouteObject => ({
  id: `shell:${path}`,
  path,
  handle: handleOf(notice, status),
  element: <NoticePage notice={notice} />,
});

const searches = routes.search.pattern.replace(':searchType', '');

/** Notices: paths of the site that no slice serves yet, and a 404 for everything else (SH-01). */
function shellRoutes(slices: BrowserSlice[]): RouteObject[] {
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
    ...missing.map((path) => noticeRoute(path, 'notOffered', 200)),
    noticeRoute(BAD_REQUEST_PATH, 'badRequest', 400),
    noticeRoute('*', 'notFound', 404),
  ];
}
