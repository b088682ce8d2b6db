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
 * What the router needs to take over server HTML without loading again: the page's code, which `keepTrying` gets (its data
 * is in the state). `ready` settles when it has arrived. Slots are sent for at once, but nothing waits for them: the HTML
 * of a late one stays in its place.
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
