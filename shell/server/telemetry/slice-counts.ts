/** A release of a slice. The shell is counted under its own name. */
export interface Release {
  slice: string;
  version: string;
}

/** Events of one page. */
export type Happened = { kind: 'loaded'; ms?: number | undefined } | { kind: 'failed' } | { kind: 'faulty' };

/** Upper limits of the load times that are counted together, in milliseconds. */
export const LOAD_TIME_LIMITS_MS = [50, 100, 150, 200, 300, 400, 600, 800, 1000, 1500, 2000, 3000, 5000, 10_000];

/** Counts of one release. */
export interface Tally {
  /** Pages in which the release was loaded, or should have been. */
  views: number;
  /** Of these: it did not load. */
  failed: number;
  /** Of these: it loaded and failed later. */
  faulty: number;
  /** Pages that began with it, by the time until it had loaded: one count for each limit, and one for longer ones. */
  times: number[];
}

const emptyTally = (): Tally => ({
  views: 0,
  failed: 0,
  faulty: 0,
  times: LOAD_TIME_LIMITS_MS.map(() => 0).concat(0),
});

export const STEP_MS = 600_000;
export const MOST_HOURS = 7 * 24;
const KEPT_MS = MOST_HOURS * 3_600_000;

function addTo(tally: Tally, happened: Happened): void {
  if (happened.kind === 'faulty') tally.faulty++;
  else tally.views++;
  if (happened.kind === 'failed') tally.failed++;
  if (happened.kind !== 'loaded' || happened.ms === undefined) return;
  const { ms } = happened;
  const place = LOAD_TIME_LIMITS_MS.findIndex((limit) => ms <= limit);
  const index = place < 0 ? LOAD_TIME_LIMITS_MS.length : place;
  tally.times[index] = (tally.times[index] ?? 0) + 1;
}

const sumOf = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (sum, { views, failed, faulty, times }) => ({
      views: sum.views + views,
      failed: sum.failed + failed,
      faulty: sum.faulty + faulty,
      times: sum.times.map((count, i) => count + (times[i] ?? 0)),
    }),
    emptyTally(),
  );

const keyOf = ({ slice, version }: Release): string => `${slice} ${version}`;

/** Counts of this process for seven days, in steps of ten minutes. */
export class SliceCounts {
  readonly #steps = new Map<string, Map<number, Tally>>();

  add(release: Release, happened: Happened): void {
    const key = keyOf(release);
    const steps = this.#steps.get(key) ?? new Map<number, Tally>();
    this.#steps.set(key, steps);
    const now = Date.now();
    const start = now - (now % STEP_MS);
    const tally = steps.get(start) ?? emptyTally();
    if (!steps.has(start)) for (const old of steps.keys()) if (old < now - KEPT_MS) steps.delete(old);
    steps.set(start, tally);
    addTo(tally, happened);
  }

  /** The releases that have counts since a time. */
  releases(from: number): Release[] {
    return [...this.#steps].flatMap(([key, steps]) => {
      const [slice = '', version = ''] = key.split(' ');
      return [...steps.keys()].some((start) => start + STEP_MS > from) ? [{ slice, version }] : [];
    });
  }

  total(release: Release, from: number): Tally {
    return sumOf(this.#since(release, from).map(([, tally]) => tally));
  }

  /** Share of the views with a failure in a step that begins at `start`; null without a view. */
  rate(release: Release, start: number): number | null {
    const tally = this.#steps.get(keyOf(release))?.get(start);
    return tally && tally.views > 0 ? Math.min(1, (tally.failed + tally.faulty) / tally.views) : null;
  }

  #since(release: Release, from: number): [number, Tally][] {
    return [...(this.#steps.get(keyOf(release)) ?? [])].filter(([start]) => start + STEP_MS > from);
  }
}

/**
 * The load time in milliseconds that three quarters of the pages did not exceed, read from the counted times; null
 * without a loaded page.
 */
export function p75Of({ times }: Pick<Tally, 'times'>): number | null {
  const wanted = 0.75 * times.reduce((sum, count) => sum + count, 0);
  if (wanted === 0) return null;
  let passed = 0;
  for (const [i, count] of times.entries()) {
    const [low = 0, high] = [LOAD_TIME_LIMITS_MS[i - 1], LOAD_TIME_LIMITS_MS[i]];
    if (passed + count >= wanted) return high === undefined ? low : low + ((wanted - passed) / count) * (high - low);
    passed += count;
  }
  return null;
}
