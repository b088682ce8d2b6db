import type { PlatformStatus } from '@care/contracts/schemas';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { CrashPlaces } from '../crash-places';
import { CanaryWatch, LiveWatch, type RunningCanary } from './canary-watch';
import type { Publication } from '../composition';
import { isLoadFailure, type Fault, type telemetrySchema } from './events';
import type { SliceMetrics } from './metrics';
import { SliceCounts, type Happened, type Release } from './slice-counts';

/** Different faults that are listed. */
const MAX_FAULTS = 200;

type SeenFault = PlatformStatus['faults'][number];

interface TelemetryOptions {
  site: {
    hasServed(release: Release): boolean;
    readonly runningCanary: RunningCanary | undefined;
    stopCanary(canary: RunningCanary, reason: string): Promise<void>;
    publicationOf(slice: string): Publication | undefined;
    takeBack(publication: Publication, reason: string): Promise<void>;
  };
  places: Pick<CrashPlaces, 'find'>;
  metrics: SliceMetrics;
  log: FastifyBaseLogger;
}

/** Reports of browsers about slices: counted for the status page and Prometheus, and each fault is logged (SH-18). */
export class Telemetry {
  readonly counts = new SliceCounts();
  readonly since = new Date();
  readonly #faults = new LRUCache<string, SeenFault>({ max: MAX_FAULTS });
  readonly #canary: CanaryWatch;
  readonly #live: LiveWatch;

  constructor(private readonly options: TelemetryOptions) {
    const { site, log } = options;
    this.#canary = new CanaryWatch({
      running: () => site.runningCanary,
      stop: (canary, reason) =>
        void site
          .stopCanary(canary, reason)
          .catch((error: Error) => log.error({ err: error }, 'the canary could not be stopped; visitors still get it')),
    });
    this.#live = new LiveWatch({
      publicationOf: (slice) => site.publicationOf(slice),
      takeBack: (publication, reason) =>
        void site
          .takeBack(publication, reason)
          .catch((error: Error) => log.error({ err: error }, 'the release could not be taken back')),
    });
  }

  /**
   * Takes what a browser of a network reported. Releases that browsers did not get from this server are logged but not
   * counted.
   */
  take({ page, loads, faults }: z.infer<typeof telemetrySchema>, network: string): void {
    const { site, metrics } = this.options;
    for (const { ms, ...release } of loads) {
      if (!site.hasServed(release)) continue;
      metrics.loaded(release, ms);
      this.#count(release, { kind: 'loaded', ms }, network);
    }
    for (const fault of faults) {
      void this.#log(fault, page);
      if (!site.hasServed(fault)) continue;
      metrics.fault(fault);
      if (!fault.again) this.#count(fault, { kind: isLoadFailure(fault) ? 'failed' : 'faulty' }, network);
    }
  }

  /**
   * Counts a visit for which this server lost its rendering thread: a page that never ends reports nothing in a browser
   * (EM-04).
   */
  lost(release: Release, network: string): void {
    this.#count(release, { kind: 'failed' }, network);
  }

  /** Faults since a time, the most frequent first. */
  faultsSince(from: number): SeenFault[] {
    return [...this.#faults.values()]
      .filter(({ last }) => Date.parse(last) >= from)
      .sort((a, b) => b.count - a.count || b.last.localeCompare(a.last));
  }

  #count({ slice, version }: Release, happened: Happened, network: string): void {
    const release = { slice, version };
    this.counts.add(release, happened);
    const views = happened.kind === 'faulty' ? 0 : 1;
    const outcome = { views, bad: happened.kind === 'loaded' ? 0 : 1 };
    this.#canary.count(release, outcome, network);
    this.#live.count(release, outcome, network);
  }

  /** The answer does not wait for the log. */
  async #log({ stack = '', again: _again, ...fault }: Fault, page: string): Promise<void> {
    const { log, places, site } = this.options;
    const found = await places.find(stack);
    log.warn({ ...fault, page, ...(found.length > 0 && { places: found }) }, 'slice failed in a browser');
    if (!site.hasServed(fault)) return;
    const { slice, version, phase, class: kind, message } = fault;
    const key = [slice, version, phase, kind, message].join('\n');
    const count = (this.#faults.get(key)?.count ?? 0) + 1;
    this.#faults.set(key, { ...fault, page, place: found[0] ?? null, count, last: new Date().toISOString() });
  }
}
