import { mayReadMetrics, measureServer } from '@care/contracts/metrics';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { LiveReleases } from '../composition';
import type { Fault, Release } from './telemetry';

/** `skipped`: refused because all threads are busy or the route is paused. `late`: the visitor did not wait for it. */
export type RenderOutcome = 'done' | 'failed' | 'skipped' | 'late';

/** Counters of slices and pages for Prometheus. */
export type ShellMetrics = ReturnType<typeof metricsRoute>;

interface MetricsOptions {
  token: string | undefined;
  live: () => LiveReleases;
  /** End of the validity of security.txt. */
  securityExpires?: string | undefined;
}

/** Serves `/metrics` to those who have the token, and gives the counters. */
export function metricsRoute(app: FastifyInstance, { token, live, securityExpires }: MetricsOptions) {
  const registry = measureServer(app, 'page');
  const metric = (name: string, help: string) => ({ name, help, registers: [registry] });
  const labelNames = ['slice', 'version'] as const;
  const loads = new Histogram({
    ...metric('slice_load_seconds', 'Time from the request for a page until a slice of it was loaded in the browser'),
    labelNames,
    buckets: [0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.6, 0.8, 1, 1.5, 2, 3, 5, 10],
  });
  const views = new Counter({ ...metric('slice_loads_total', 'Pages in which a slice was loaded'), labelNames });
  const faults = new Counter({
    ...metric('slice_faults_total', 'Faults of slices in browsers, by phase'),
    labelNames: [...labelNames, 'phase'],
  });
  const renders = new Counter({
    ...metric('slice_render_failures_total', 'Pages that this server could not render, by the slice of the page'),
    labelNames,
  });
  const pages = new Histogram({
    ...metric('page_render_seconds', 'Time to render a page on this server, by outcome'),
    labelNames: ['outcome'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });
  const cached = new Counter({
    ...metric('html_cache_lookups_total', 'Pages looked up in the HTML cache; a stale one is sent and rendered again'),
    labelNames: ['result'],
  });
  // The versions that browsers get, of a canary those of its browsers only.
  const versions = new Gauge({
    ...metric('slice_live', '1 for each version that browsers get from this server'),
    labelNames: ['slice', 'version', 'group'],
    collect() {
      versions.reset();
      const { stable, canary } = live();
      for (const { name, version } of stable.slices) versions.set({ slice: name, version, group: 'all' }, 1);
      if (canary) versions.set({ slice: canary.slice, version: canary.version, group: 'canary' }, 1);
    },
  });
  if (securityExpires)
    new Gauge(
      metric(
        'security_text_expires_timestamp_seconds',
        'End of the validity of security.txt, which is not served after it',
      ),
    ).set(Date.parse(securityExpires) / 1000);
  app.get('/metrics', async ({ headers }, reply) => {
    if (!mayReadMetrics(headers.authorization, token)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
  return {
    loaded({ slice, version }: Release, ms?: number): void {
      views.inc({ slice, version });
      if (ms !== undefined) loads.observe({ slice, version }, ms / 1000);
    },
    fault({ slice, version, phase }: Fault): void {
      faults.inc({ slice, version, phase });
      // A release that never loads has no loads to compare its faults with.
      views.inc({ slice, version }, 0);
    },
    renderFailed: ({ slice, version }: Release): void => renders.inc({ slice, version }),
    /** A page was found in the HTML cache, found but due for a new render, or not found. */
    lookedUp: (result: 'hit' | 'stale' | 'miss'): void => cached.inc({ result }),
    rendered: (outcome: RenderOutcome, ms: number): void => pages.observe({ outcome }, ms / 1000),
  };
}
