import type { RouteObject } from '@care/contracts/router';
import { routes } from '@care/contracts';
import type { BrowserSlice } from '@care/federation/browser';
import { routeData } from './loaded-page';
import { NotFoundPage, NotOfferedPage } from './pages/NotFoundPage';
import type { RouteHandle } from './routes';

const handle: RouteHandle = { render: 'server', slots: [] };

/** The shell's own pages: paths of the site that no deployed slice serves, and everything else as a 404 (SH-01). */
export function shellRoutes(slices: BrowserSlice[]): RouteObject[] {
  const served = new Set(slices.flatMap(({ routes }) => routes.map(({ path }) => path)));
  const missing = Object.values(routes).map(({ pattern }) => pattern).filter((path) => !served.has(path));
  return [
    ...missing.map((path): RouteObject => ({ id: `shell:${path}`, path, handle, Component: NotOfferedPage })),
    { id: 'shell:*', path: '*', handle, Component: NotFoundPage, loader: () => routeData({ kind: 'not-found' }) },
  ];
}
