import { tracePage } from '@care/contracts/tracing';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { CrashPlaces } from '../crash-places';
import { CanaryWatch, LiveWatch, type WatchedSite } from './canary-watch';
import {
  isLoadFailure,
  type Fault,
  type telemetrySchema,
  SliceCounts,
  type Happened,
  type Release,
} from './slice-counts';
import type { ShellMetrics } from './metrics';

interface TelemetryOptions {
  site: WatchedSite & { hasServed(release: Release): boolean };
  places: Pick<CrashPlaces, 'find'>;
  metrics: ShellMetrics;
  log: FastifyBaseLogger;
}

/** Reports of browsers about slices: counted for the status page and Prometheus, and each fault is logged (SH-18). */
export class Telemetry {
  readonly counts = new SliceCounts();
  readonly since = new Date();
  readonly #canary: CanaryWatch;
  readonly #live: LiveWatch;

  constructor(private readonly options: TelemetryOptions) {
    const { site, log } = options;
    this.#canary = new CanaryWatch(site, log);
    this.#live = new LiveWatch(site, log);
  }

  /**
   * Takes what a browser of a network reported. Releases that browsers did not get from this server are logged but not
   * counted.
   */
  take({ page, loads, faults, trace }: z.infer<typeof telemetrySchema>, network: string): void {
    const { site, metrics } = this.options;
    if (trace) tracePage(trace.traceparent, { agoMs: trace.agoMs, ms: Math.max(0, ...loads.map(({ ms = 0 }) => ms)) });
    for (const { ms, ...release } of loads) {
      if (!site.hasServed(release)) continue;
      metrics.loaded(release, ms);
      this.#count(release, 'loaded', network);
    }
    for (const fault of faults) {
      void this.#log(fault, page);
      if (!site.hasServed(fault)) continue;
      metrics.fault(fault);
      if (!fault.again) this.#count(fault, isLoadFailure(fault) ? 'failed' : 'faulty', network);
    }
  }

  /**
   * Counts a visit for which this server lost its rendering thread: a page that never ends reports nothing in a browser
   * (EM-04).
   */
  lost(release: Release, network: string): void {
    this.#count(release, 'failed', network);
  }

  #count({ slice, version }: Release, happened: Happened, network: string): void {
    const release = { slice, version };
    this.counts.add(release, happened);
    const views = happened === 'faulty' ? 0 : 1;
    const outcome = { views, bad: happened === 'loaded' ? 0 : 1 };
    this.#canary.count(release, outcome, network);
    this.#live.count(release, outcome, network);
  }

  /** The answer does not wait for the log. */
  async #log({ stack = '', again: _again, ...fault }: Fault, page: string): Promise<void> {
    const { log, places } = this.options;
    const found = await places.find(stack);
    log.warn({ ...fault, page, ...(found.length > 0 && { places: found }) }, 'slice failed in a browser');
  }
}
