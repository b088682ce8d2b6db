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

/** The API's answers begin within 15 s, and a `load` may need two of them. */
const LOAD_LIMIT_MS = 30_000;

/** The browser's patience: `load` has failed if it has not ended after this time. */
async function withinLimit<T>(loading: Promise<T>, id: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    const late = new Error(`load of ${id} did not end within ${LOAD_LIMIT_MS / 1000} s`);
    timer = setTimeout(reject, LOAD_LIMIT_MS, late);
  });
  return Promise.race([loading, limit]).finally(() => clearTimeout(timer));
}

/**
 * Loads a slice's page: code, data, head. A redirect is returned to the router. If the data takes longer than
 * `patience`, the page renders with a place-holder; without it, after a fixed time, that is a failure. So is code that
 * throws.
 */
export async function loadPage(
  platform: Platform,
  id: string,
  context: PageContext,
  patience?: Promise<undefined>,
): Promise<LoadedPage | Redirect> {
  const result = await platform.load(id);
  if (!result.success) return { kind: 'failed', failure: result.failure };
  const module = result.module as PageModule;
  let phase: CrashPhase = 'data';
  try {
    const loading = module.load?.(context) ?? Promise.resolve(ok);
    const outcome = await (patience ? Promise.race([loading, patience]) : withinLimit(loading, id));
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
