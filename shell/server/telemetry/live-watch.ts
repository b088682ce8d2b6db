import type { Publication } from '../composition';
import { add, isMostlyBad, percentOf, uncounted, type Counted, type Outcome } from './canary-watch';
import type { Release } from './slice-counts';

/** How long a release is watched after it became live for everyone. */
const WATCHED_MS = 600_000;

interface LiveWatchOptions {
  /** How the live release of a slice became that; undefined if nothing could take its place. */
  publicationOf: (slice: string) => Publication | undefined;
  /** Called once for each publication. `reason` is German: it is shown in the history. */
  takeBack: (publication: Publication, reason: string) => void;
}

/** Takes a release back that fails for most visitors in its first ten minutes (EM-04). */
export class LiveWatch {
  readonly #watched = new Map<string, { revision: number; counted: Counted; isTakenBack: boolean }>();

  constructor(private readonly options: LiveWatchOptions) {}

  /** Counts views and failures of a release that a browser reported, if it is live and new. */
  count({ slice, version }: Release, reported: Outcome, network: string): void {
    const publication = this.options.publicationOf(slice);
    if (publication?.version !== version || Date.now() - publication.at > WATCHED_MS) return;
    const { revision } = publication;
    const known = this.#watched.get(slice);
    const watched = known?.revision === revision ? known : { revision, counted: uncounted(), isTakenBack: false };
    this.#watched.set(slice, watched);
    const { counted } = watched;
    if (!add(counted, reported, network) || watched.isTakenBack || !isMostlyBad(counted)) return;
    watched.isTakenBack = true;
    const bad = Math.min(counted.bad, counted.views);
    this.options.takeBack(
      publication,
      `${bad} von ${counted.views} Aufrufen mit Fehler (${percentOf(counted)} %) in den ersten zehn Minuten`,
    );
  }
}
