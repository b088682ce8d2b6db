import {
  ok,
  settled,
  type CrashPhase,
  type LoadFailure,
  type PageContext,
  type PageHead,
  type PageModule,
  type PageOutcome,
  type PageProps,
  type Platform,
} from '@care/contracts';
import type { ComponentType } from 'react';

/** A page with its data, or its replacement. */
export type LoadedPage =
  | {
      kind: 'ready';
      Page: ComponentType<PageProps>;
      outcome: PageOutcome;
      head?: PageHead;
      /** Makes the head again, from what the store holds now. Undefined from the first time that its code throws. */
      renewHead?: () => PageHead | undefined;
      isLate?: boolean;
    }
  | { kind: 'not-found' }
  | { kind: 'failed'; failure: LoadFailure };

/** A route as the server and the preload hints need it. */
export interface RouteHandle {
  /** `slice/expose`, or `shell/<page>`; absent on notices. */
  module?: string;
  render: 'server' | 'client';
  slots: string[];
  /** Only for notices, which load nothing: their content and status. Default 200. */
  head?: PageHead;
  status?: number;
}

/** The router's data of a route. It is a promise, so that hydration can wait for code while the HTML stays. */
export interface RouteData {
  page: Promise<LoadedPage>;
}
export const routeData = (page: LoadedPage): RouteData => ({ page: settled(page) });

/** Whether the code and the data of a page have loaded. */
export const isSettled = (page: RouteData['page'] & { status?: string }): boolean => page.status === 'fulfilled';

export type Redirect = Extract<PageOutcome, { kind: 'redirect' }>;

const forever = new Promise<undefined>(() => undefined);

/**
 * Loads a slice's page: code, data, head. A redirect is returned to the router. If the data takes longer than
 * `patience`, the page renders with a place-holder. Code that throws is a failure.
 */
export async function loadPage(
  platform: Platform,
  id: string,
  context: PageContext,
  patience = forever,
): Promise<LoadedPage | Redirect> {
  const result = await platform.load(id);
  if (!result.success) return { kind: 'failed', failure: result.failure };
  const module = result.module as PageModule;
  let phase: CrashPhase = 'data';
  try {
    const outcome = await Promise.race([module.load?.(context) ?? Promise.resolve(ok), patience]);
    phase = 'head';
    return openPage(module, context, outcome, (error) => void platform.crashed(id, error, 'head'));
  } catch (error) {
    return { kind: 'failed', failure: platform.crashed(id, error, phase) };
  }
}

function openPage(
  { head, default: Page }: PageModule,
  context: PageContext,
  arrived: PageOutcome | undefined,
  onCrash: (error: unknown) => void,
): LoadedPage | Redirect {
  const outcome = arrived ?? ok;
  if (outcome.kind === 'redirect') return outcome;
  if (outcome.kind === 'not-found') return { kind: 'not-found' };
  let makeHead = head;
  function renewHead(): PageHead | undefined {
    try {
      return makeHead?.(context);
    } catch (error) {
      makeHead = undefined;
      return void onCrash(error);
    }
  }
  return { kind: 'ready', Page, outcome, head: head?.(context), renewHead, isLate: arrived === undefined };
}
