// The site, its monolith baselines and its static baseline, and how they are measured beside each other.
import type { Browser } from '@playwright/test';
import { demoSite, removeFolder, startShell } from '../support/site';
import { buildMonolith, serveBaseline, type Baseline } from './baselines';
import { mediansOf, visit, type Visit } from './measure';

export const rounds = Number(process.env.BENCH_ROUNDS ?? 7);

export interface MeasuredPage {
  pathname: string;
  /** An element that only the finished page has. */
  shows: string;
  /** On a large screen, until the map beside the list is there. */
  withMap?: boolean;
}

export type Contestant = 'federated' | Baseline;
export type Measured = Record<string, Record<Contestant, Visit>>;

function chunksOf(pathname: string) {
  if (pathname.startsWith('/suche')) return ['mf-search-results'];
  if (pathname.startsWith('/pflegeanbieter/profiles')) return ['mf-provider-profile-profile', 'mf-reviews-ratings'];
  return ['mf-search-home'];
}

/** Starts all of them on one API with demo data. */
export async function startContestants() {
  const { api, shell, stop } = await demoSite();
  const bare = await startShell({ api: api.origin, from: shell.releases, environment: { SERVER_RENDERING: 'off' } });
  const monolith = await buildMonolith();
  const baseline = (name: Baseline) =>
    serveBaseline({ baseline: name, rendered: shell.origin, unrendered: bare.origin, monolith, chunksOf });
  const baselines = {
    'monolith-client': await baseline('monolith-client'),
    'monolith-server': await baseline('monolith-server'),
    static: await baseline('static'),
  };
  const origins: Record<Contestant, string> = {
    federated: shell.origin,
    'monolith-client': baselines['monolith-client'].origin,
    'monolith-server': baselines['monolith-server'].origin,
    static: baselines.static.origin,
  };
  return {
    origins,
    stop: async () => {
      for (const one of Object.values(baselines)) await one.stop();
      await bare.stop();
      await stop();
      await removeFolder(monolith.folder);
    },
  };
}

/** Measures every site once per round, so that other load of the machine affects all of them in the same way. */
export async function measure(
  browser: Browser,
  origins: Record<Contestant, string>,
  pages: Record<string, MeasuredPage>,
): Promise<Measured> {
  const visits: Record<string, Record<string, Visit[]>> = {};
  for (const [page, { pathname, shows, withMap }] of Object.entries(pages)) {
    for (const origin of Object.values(origins)) await visit(browser, { url: origin + pathname }); // caches of the servers
    for (let round = 0; round < rounds; round++) {
      for (const [name, origin] of Object.entries(origins)) {
        const hasScript = name !== 'static';
        const result = await visit(browser, {
          url: origin + pathname,
          shows: hasScript ? shows : undefined,
          isLarge: withMap,
          withMap: withMap && hasScript,
        });
        ((visits[page] ??= {})[name] ??= []).push(result);
      }
    }
  }
  return Object.fromEntries(
    Object.entries(visits).map(([page, lists]) => [
      page,
      Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, mediansOf(list)])),
    ]),
  ) as Measured;
}
