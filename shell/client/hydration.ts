import {
  gone,
  ok,
  track,
  unavailable,
  type LoadResult,
  type PageModule,
  type PageOutcome,
  type Platform,
} from '@care/contracts';
import type { LoadedPage, RouteData } from './loaded-page';
import type { PageData } from './page-data';

type Rendered = NonNullable<PageData['rendered']>;
const outcomes: Record<Rendered['outcome'], PageOutcome> = { ok, gone, unavailable };

/**
 * Loads what the router needs to hydrate the server HTML without loading data again: the page's code (its data is in
 * the state). `ready` settles when the code has loaded. Slots load at the same time, but nothing waits for them: the
 * HTML of a slot stays until its code has loaded.
 */
export function hydrationDataOf(
  platform: Platform,
  rendered: Rendered,
  keepTrying: (id: string) => Promise<LoadResult>,
) {
  const page = rendered.module ? track(pageOf(rendered, rendered.module, keepTrying)) : undefined;
  for (const { id, props } of rendered.slots) void platform.filling(id, props);
  const routeData: RouteData | undefined = page && { page };
  return {
    data: { loaderData: { frame: null, ...(routeData && { [rendered.route]: routeData }) } },
    ready: Promise.resolve(page),
  };
}

async function pageOf(
  { kind, outcome }: Rendered,
  id: string,
  keepTrying: (id: string) => Promise<LoadResult>,
): Promise<LoadedPage> {
  if (kind === 'not-found') return { kind: 'not-found' };
  const result = await keepTrying(id);
  if (!result.success) return { kind: 'failed', failure: result.failure };
  return { kind: 'ready', Page: (result.module as PageModule).default, outcome: outcomes[outcome] };
}
