import { mayReadMetrics, measureServer } from '@care/contracts/metrics';
import type { FastifyInstance } from 'fastify';
import { Counter, Histogram } from 'prom-client';
import type { Fault } from './events';
import type { Release } from './slice-counts';

/** Counters of slices for Prometheus. */
export interface SliceMetrics {
  loaded(release: Release, ms?: number): void;
  fault(fault: Fault): void;
  renderFailed(release: Release): void;
}

/** Serves `/metrics` to those who have the token, and gives the counters of the slices. */
export function metricsRoute(app: FastifyInstance, token: string | undefined): SliceMetrics {
  const registry = measureServer(app, 'page');
  const registers = [registry];
  const labelNames = ['slice', 'version'] as const;
  const loads = new Histogram({
    name: 'slice_load_seconds',
    help: 'Time from the request for a page until a slice of it was loaded in the browser',
    labelNames,
    buckets: [0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.6, 0.8, 1, 1.5, 2, 3, 5, 10],
    registers,
  });
  const views = new Counter({
    name: 'slice_loads_total',
    help: 'Pages in which a slice was loaded',
    labelNames,
    registers,
  });
  const faults = new Counter({
    name: 'slice_faults_total',
    help: 'Faults of slices in browsers, by phase',
    labelNames: [...labelNames, 'phase'],
    registers,
  });
  const renders = new Counter({
    name: 'slice_render_failures_total',
    help: 'Pages that this server could not render, by the slice of the page',
    labelNames,
    registers,
  });
  app.get('/metrics', async ({ headers }, reply) => {
    if (!mayReadMetrics(headers.authorization, token)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
  return {
    loaded({ slice, version }, ms) {
      views.inc({ slice, version });
      if (ms !== undefined) loads.observe({ slice, version }, ms / 1000);
    },
    fault: ({ slice, version, phase }) => faults.inc({ slice, version, phase }),
    renderFailed: ({ slice, version }) => renders.inc({ slice, version }),
  };
}
