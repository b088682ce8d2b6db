import {
  ok,
  settled,
  type LoadFailure,
  type PageContext,
  type PageHead,
  type PageModule,
  type PageOutcome,
  type PageProps,
  type Platform,
} from '@care/contracts';
import type { ComponentType } from 'react';

/** A page with its data, or what is shown in its place. */
export type LoadedPage =
  | { kind: 'ready'; Page: ComponentType<PageProps>; outcome: PageOutcome; head?: PageHead; isLate?: boolean }
  | { kind: 'not-found' }
  | { kind: 'failed'; failure: LoadFailure };

/** What the router keeps for a route; a promise, so that hydration can wait for late code while the HTML stays. */
export interface RouteData {
  page: Promise<LoadedPage>;
}
export const routeData = (page: LoadedPage): RouteData => ({ page: settled(page) });

/** Whether a page's code and data are there. */
export const isSettled = (page: RouteData['page'] & { status?: string }): boolean => page.status === 'fulfilled';

export type Redirect = Extract<PageOutcome, { kind: 'redirect' }>;

const forever = new Promise<undefined>(() => undefined);

/**
 * Loads a slice's page: its code, its data, its head; a redirect is handed back for the router to follow. Data that is
 * later than `patience` is left to the page itself, which shows its place-holder. Code that throws is a failure.
 */
export async function loadPage(
  platform: Platform,
  id: string,
  context: PageContext,
  patience = forever,
): Promise<LoadedPage | Redirect> {
  const result = await platform.load(id);
  if (!result.success) return { kind: 'failed', failure: result.failure };
  try {
    return await openPage(result.module as PageModule, context, patience);
  } catch (error) {
    return { kind: 'failed', failure: platform.crashed(id, error) };
  }
}

async function openPage(
  module: PageModule,
  context: PageContext,
  patience: Promise<undefined>,
): Promise<LoadedPage | Redirect> {
  const arrived = await Promise.race([module.load?.(context) ?? Promise.resolve(ok), patience]);
  const outcome = arrived ?? ok;
  if (outcome.kind === 'redirect') return outcome;
  if (outcome.kind === 'not-found') return { kind: 'not-found' };
  return { kind: 'ready', Page: module.default, outcome, head: module.head?.(context), isLate: arrived === undefined };
}
