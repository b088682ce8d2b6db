import { FAULT_PHASES } from '@care/contracts/schemas';
import { tracePage } from '@care/contracts/tracing';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { CrashPlaces } from '../crash-places';
import type { LiveSite } from '../live-site';
import { CanaryWatch, LiveWatch, type WatchedSite } from './canary-watch';
import type { ShellMetrics } from './metrics';

/** A release of a slice. The shell is counted under its own name. */
export interface Release {
  slice: string;
  version: string;
}

/** Events of one page. */
type Happened = 'loaded' | 'failed' | 'faulty';

/**
 * Counts of one release: pages in which it was loaded, or should have been; of these, it did not load, or it loaded and failed
 * later.
 */
type Tally = Record<'views' | 'failed' | 'faulty', number>;

/** Counts of this process since its start. */
export class SliceCounts {
  readonly #tallies = new Map<string, Release & Tally>();

  add({ slice, version }: Release, happened: Happened): void {
    const key = `${slice} ${version}`;
    const tally = this.#tallies.get(key) ?? { slice, version, views: 0, failed: 0, faulty: 0 };
    this.#tallies.set(key, tally);
    if (happened !== 'faulty') tally.views++;
    if (happened !== 'loaded') tally[happened]++;
  }

  /** The releases that were counted. */
  releases(): Release[] {
    return [...this.#tallies.values()].map(({ slice, version }) => ({ slice, version }));
  }

  of({ slice, version }: Release): Tally {
    const { views = 0, failed = 0, faulty = 0 } = this.#tallies.get(`${slice} ${version}`) ?? {};
    // A page reports a failure at once and its view some seconds later.
    return { views, failed, faulty: Math.min(faulty, views - failed) };
  }
}

const release = {
  slice: z.string().regex(/^(shell|mf-[a-z-]{1,40})$/),
  version: z.string().max(60),
};

const load = z.strictObject({
  ...release,
  /** Milliseconds from the request for the document until its code had run; absent if a later page loaded it. */
  ms: z.int().min(0).max(3_600_000).optional(),
});

const fault = z.strictObject({
  ...release,
  phase: z.enum(FAULT_PHASES),
  /** Class of the error, or the reason why the slice did not load. */
  class: z.string().max(60),
  message: z.string().max(300),
  stack: z.string().max(4000).optional(),
  /** The slice has failed in this page before. */
  again: z.literal(true).optional(),
});
export type Fault = z.infer<typeof fault>;

/** The body that a page sends to `/telemetry/`: nothing that belongs to a person. */
export const telemetrySchema = z.strictObject({
  /** Path of the page, without its query. */
  page: z.string().startsWith('/').max(300),
  loads: z.array(load).max(30).default([]),
  /** The trace of the page, and how long ago it was asked for, in milliseconds. */
  trace: z.strictObject({ traceparent: z.string().max(55), agoMs: z.number().min(0).max(3_600_000) }).optional(),
  faults: z.array(fault).max(2).default([]),
});

/** The slice failed before it was shown. */
const isLoadFailure = ({ phase }: Pick<Fault, 'phase'>): boolean =>
  phase === 'resolve' || phase === 'fetch' || phase === 'evaluate';

interface TelemetryOptions {
  site: WatchedSite & Pick<LiveSite, 'hasServed'>;
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
