/** A release of a slice. The shell is counted under its own name. */
export interface Release {
  slice: string;
  version: string;
}

/** Events of one page. */
export type Happened = 'loaded' | 'failed' | 'faulty';

/** Counts of one release. */
interface Tally {
  /** Pages in which the release was loaded, or should have been. */
  views: number;
  /** Of these: it did not load. */
  failed: number;
  /** Of these: it loaded and failed later. */
  faulty: number;
}

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
