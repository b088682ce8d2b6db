import type { FastifyBaseLogger } from 'fastify';
import type { Release } from './telemetry';
import type { LiveSite } from '../live-site';

/** How long a release is watched after it became live for everyone. */
const WATCHED_MS = 600_000;

/**
 * The releases under watch, and what ends them: called once for each publication or canary. `reason` is German: it is shown
 * in the history.
 */
export type WatchedSite = Pick<LiveSite, 'publicationOf' | 'takeBack' | 'runningCanary' | 'stopCanary'>;

/** Takes a release back that fails for most visitors in its first ten minutes (EM-04). */
export class LiveWatch {
  readonly #watched = new Map<string, { revision: number; counted: Counted; isTakenBack: boolean }>();

  constructor(
    private readonly site: Pick<WatchedSite, 'publicationOf' | 'takeBack'>,
    private readonly log: Pick<FastifyBaseLogger, 'error'>,
  ) {}

  /** Counts views and failures of a release that a browser reported, if it is live and new. */
  count({ slice, version }: Release, reported: Outcome, network: string): void {
    const publication = this.site.publicationOf(slice);
    if (publication?.version !== version || Date.now() - publication.at > WATCHED_MS) return;
    const { revision } = publication;
    const known = this.#watched.get(slice);
    const watched = known?.revision === revision ? known : { revision, counted: uncounted(), isTakenBack: false };
    this.#watched.set(slice, watched);
    const { counted } = watched;
    if (!add(counted, reported, network) || watched.isTakenBack || !isMostlyBad(counted)) return;
    watched.isTakenBack = true;
    void this.site
      .takeBack(publication, `${failuresOf(counted)} in den ersten zehn Minuten`)
      .catch((error: Error) => this.log.error({ err: error }, 'the release could not be taken back'));
  }
}

/** The minimum number of views before a canary can be stopped. */
export const LEAST_VIEWS = 25;
/**
 * The maximum number of views, and of failures, of one release that count from one network, so that nobody alone can
 * stop or keep a canary.
 */
const MOST_OF_NETWORK = 3;
/** The maximum number of networks that are counted for a release. Reports of further networks are ignored. */
const MOST_NETWORKS = 100_000;
/** How far a canary's rate of failures may be above the live release's, as a share of the views. */
const MARGIN = 0.02;
/** Half the width of the interval around a measured rate, in standard deviations. Judged anew at every view. */
const DEVIATIONS = 4;

/** Views of a release, and how many of them had a failure. */
export type Outcome = Record<'views' | 'bad', number>;

/** The share of the views that had a failure. A page reports a failure at once and its view some seconds later. */
const rateOf = ({ views, bad }: Outcome): number => (views > 0 ? Math.min(1, bad / views) : 0);

/** Lower end of Wilson's score interval of a measured share. */
function lowerEnd(outcome: Outcome): number {
  const { views } = outcome;
  const rate = rateOf(outcome);
  const z2 = DEVIATIONS ** 2;
  const spread = DEVIATIONS * Math.sqrt((rate * (1 - rate)) / views + z2 / (4 * views ** 2));
  return (rate + z2 / (2 * views) - spread) / (1 + z2 / views);
}

/**
 * Whether a canary is worse than the live release beyond chance: also the lower end of the interval of its rate lies
 * more than two points above the live rate. A live release with few views counts as faultless.
 */
export function isWorse(canary: Outcome, live: Outcome): boolean {
  if (canary.views < LEAST_VIEWS) return false;
  const baseline = live.views < LEAST_VIEWS ? 0 : rateOf(live);
  return lowerEnd(canary) > baseline + MARGIN;
}

/** The share of failed views from which on a release that everybody gets has failed. */
const MOST = 0.5;

/** Whether most views of a release failed, beyond chance. */
const isMostlyBad = (outcome: Outcome): boolean => outcome.views >= LEAST_VIEWS && lowerEnd(outcome) > MOST;

/** The canary that runs. */
export type RunningCanary = NonNullable<LiveSite['runningCanary']>;

const percentOf = (outcome: Outcome) => (100 * rateOf(outcome)).toLocaleString('de-DE', { maximumFractionDigits: 1 });

const failuresOf = (outcome: Outcome): string =>
  `${Math.min(outcome.bad, outcome.views)} von ${outcome.views} Aufrufen mit Fehler (${percentOf(outcome)} %)`;

/** The outcome of a release, and what each network has reported of it. */
export type Counted = Outcome & { networks: Map<string, Outcome> };

/** Compares a canary with the live release in the same time, and stops it when it is worse (EM-04). */
export class CanaryWatch {
  #watched: { revision: number; canary: Counted; live: Counted; stopped: boolean } | undefined;

  constructor(
    private readonly site: Pick<WatchedSite, 'runningCanary' | 'stopCanary'>,
    private readonly log: Pick<FastifyBaseLogger, 'error'>,
  ) {}

  /**
   * Counts views and failures of a release that a browser reported; both are ignored unless it is the canary or the
   * live one beside it.
   */
  count({ slice, version }: Release, reported: Outcome, network: string): void {
    const running = this.site.runningCanary;
    if (running?.slice !== slice) return;
    if (this.#watched?.revision !== running.revision)
      this.#watched = { revision: running.revision, canary: uncounted(), live: uncounted(), stopped: false };
    const watched = this.#watched;
    const counted = { [running.version]: watched.canary, [running.live]: watched.live }[version];
    if (!counted || !add(counted, reported, network)) return;
    if (watched.stopped || !isWorse(watched.canary, watched.live)) return;
    watched.stopped = true;
    void this.site
      .stopCanary(running, `${failuresOf(watched.canary)}, live ${percentOf(watched.live)} %`)
      .catch((error: Error) =>
        this.log.error({ err: error }, 'the canary could not be stopped; visitors still get it'),
      );
  }
}

/** Counts a report, unless its network has been heard often enough. */
function add(counted: Counted, { views, bad }: Outcome, network: string): boolean {
  const { networks } = counted;
  const heard = networks.get(network) ?? none;
  if (heard.views >= MOST_OF_NETWORK || (bad > 0 && heard.bad >= MOST_OF_NETWORK)) return false;
  if (!networks.has(network) && networks.size >= MOST_NETWORKS) return false;
  networks.set(network, { views: heard.views + views, bad: heard.bad + bad });
  counted.views += views;
  counted.bad += bad;
  return true;
}

const none: Outcome = { views: 0, bad: 0 };
const uncounted = (): Counted => ({ ...none, networks: new Map() });
