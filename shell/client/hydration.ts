import { gone, ok, track, unavailable, type PageModule, type PageOutcome, type Platform } from '@care/contracts';
import type { LoadedPage, RouteData } from './loaded-page';
import type { PageData } from './page-data';

type Rendered = NonNullable<PageData['rendered']>;
const outcomes: Record<Rendered['outcome'], PageOutcome> = { ok, gone, unavailable };

/**
 * What the router needs to take over server HTML without loading again: the page's code (its data is in the state) and
 * every slot filling that the HTML shows. `ready` settles when all of that has arrived.
 */
export function hydrationDataOf(platform: Platform, rendered: Rendered) {
  const page = rendered.module ? track(pageOf(platform, rendered, rendered.module)) : undefined;
  const fillings = rendered.slots.map(({ id, props }) => platform.filling(id, props));
  const routeData: RouteData | undefined = page && { page };
  return {
    data: { loaderData: { frame: null, ...(routeData && { [rendered.route]: routeData }) } },
    ready: Promise.allSettled([page, ...fillings]),
  };
}

async function pageOf(platform: Platform, { kind, outcome }: Rendered, id: string): Promise<LoadedPage> {
  if (kind === 'not-found') return { kind: 'not-found' };
  const result = await platform.load(id);
  if (!result.success) return { kind: 'failed', failure: result.failure };
  return { kind: 'ready', Page: (result.module as PageModule).default, outcome: outcomes[outcome] };
}
