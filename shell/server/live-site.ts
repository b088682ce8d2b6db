import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openServedStore, signerOf, stopCanary, takeBack, trustedKeys } from '@care/federation/store';
import type { ChangeOptions, ReleaseResult, ReleaseStore } from '@care/federation/store';
import type { FastifyBaseLogger } from 'fastify';
import type { BrowserSlice } from '@care/federation/browser';
import { SoundReleases } from './sound-releases';
import { browserSlice, publicationOf, releasesOf, RegistryWatch } from './composition';
import type { LiveComposition, LiveReleases, Publication } from './composition';
import type { ShellOptions } from './app';
import type { Pages } from './pages';
import type { PoolEvent, PoolOptions } from './render/pool';
import { Renderer } from './render/renderer';
import type { ShellSettings } from './settings';
import { pageAt } from './page-address';
import type { RunningCanary } from './telemetry/canary-watch';
import type { Release } from './telemetry/telemetry';

interface LiveSiteOptions extends ShellOptions {
  /** Id of this build. */
  build: string;
  log: FastifyBaseLogger;
  /** Called for each page of a slice that could not be rendered. */
  onRenderFailure: (release: Release) => void;
}

/** The pages of the site. */
type LivePages = Pick<Pages, 'prepare' | 'forgetOthers'>;

/** Milliseconds for the preparation: a release that fixes a fault must not wait for long. */
const PREPARE_MS = 10_000;

/** The name in the history for what the server does by itself. */
const WATCH = 'Wächter';

/** The live releases and the workers that render them. They follow the registry. */
export class LiveSite {
  readonly store: ReleaseStore;
  /** Undefined if browsers render every page. */
  readonly renderer: Renderer | undefined;
  releases: LiveReleases;
  readonly #watch: RegistryWatch;
  readonly #sound: SoundReleases;
  #pages: LivePages | undefined;
  readonly #closing = new AbortController();
  /** Releases that browsers got from this server, as `slice version`. */
  readonly #served = new Set<string>();
  /** The start of the canary that this server has stopped. It does not begin again before another start. */
  #stopped: number | undefined;
  /** Slice → the publication that this server has taken back. Another one of the same release may run. */
  readonly #takenBack = new Map<string, number>();
  /** The last of the changes, which take effect one after the other. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: LiveSiteOptions) {
    const { settings, contractsVersion, build, log } = options;
    this.releases = releasesOf({ revision: 0, slices: {}, history: [] }, build);
    this.store = openServedStore(settings);
    this.renderer =
      settings.SERVER_RENDERING === 'on' ? new Renderer((composition) => this.#poolOptions(composition)) : undefined;
    const keys = trustedKeys(settings.RELEASE_PUBLIC_KEYS);
    this.#sound = new SoundReleases({
      store: this.store,
      contractsVersion,
      keys,
      whyNot: (registry, slice) =>
        this.#takenBack.has(slice) && publicationOf(registry, slice)?.revision === this.#takenBack.get(slice)
          ? 'it was taken back'
          : undefined,
      onBroken: (about) => log.error(about, about.instead ? 'the last good release stays' : 'a release is broken'),
    });
    this.#watch = new RegistryWatch({
      store: this.store,
      pollMs: settings.REGISTRY_POLL_MS,
      contractsVersion,
      build,
      keys,
      sound: (registry) => this.#sound.replaceBroken(registry),
      checkMs: settings.RELEASE_CHECK_MS,
      onChange: (releases) => this.#use(() => releases),
      onFault: (problem) => log.error({ problem }, 'the last good composition stays'),
    });
  }

  /** Makes the registry's composition live and then follows the registry. */
  async start(pages: LivePages): Promise<void> {
    this.#pages = pages;
    await this.#watch.start();
  }

  /** Whether the registry cannot be read or used, so that the last good composition stays. */
  get hasRegistryFault(): boolean {
    return this.#watch.hasFault;
  }

  /** The last good release before a live one, for browsers in which the live one does not load. */
  async formerOf({ name, version }: BrowserSlice): Promise<BrowserSlice | undefined> {
    const former = await this.#sound.formerOf(name);
    if (!former || former.version === version) return undefined;
    this.#served.add(`${name} ${former.version}`);
    return browserSlice(former);
  }

  /** Whether browsers got this release from this server. */
  hasServed = ({ slice, version }: Release): boolean =>
    this.#served.has(`${slice} ${version}`) || (slice === 'shell' && version === this.options.contractsVersion);

  /** `revision` is that of the entry that started it. */
  get runningCanary() {
    const { canary, stable } = this.releases;
    const live = canary && stable.manifests[canary.slice];
    return live && { slice: canary.slice, version: canary.version, live: live.version, revision: canary.revision };
  }

  /** Gives everyone the live release at once, and notes it in the history, if this server may write there (EM-04). */
  async stopCanary({ slice, version, revision }: RunningCanary, reason: string): Promise<void> {
    const { log } = this.options;
    this.#stopped = revision;
    await this.#use(() => this.releases);
    log.error({ slice, version, reason }, 'the canary was stopped');
    await this.#note({ slice, version }, reason, 'the canary is stopped', (change) =>
      stopCanary(change, slice, version),
    );
  }

  /** How the live release of a slice became that. */
  publicationOf = (slice: string): Publication | undefined => this.releases.published[slice];

  /**
   * Gives everyone the last good release before a live one at once, and notes it in the history, if this server may write
   * there. Nothing happens if there is none (EM-04).
   */
  async takeBack({ slice, version, revision }: Publication, reason: string): Promise<void> {
    const { log } = this.options;
    const former = await this.#sound.formerOf(slice);
    if (!former) return log.error({ slice, version, reason }, 'a release fails and has no earlier one');
    this.#takenBack.set(slice, revision);
    await this.#watch.checkNow();
    log.error({ slice, version, reason, instead: former.version }, 'the release was taken back');
    await this.#note({ slice, version }, reason, 'the release is taken back', (change) =>
      takeBack(change, { slice, version, former: former.version }),
    );
  }

  /** Writes a change of this server into the history, if it may. */
  async #note(about: Release, reason: string, done: string, write: (change: ChangeOptions) => Promise<ReleaseResult>) {
    const { settings, contractsVersion, log } = this.options;
    const { RELEASE_KEY_FILE: file, RELEASE_PUBLIC_KEYS: keys } = settings;
    if (keys.length > 0 && !file) return log.warn(about, `no key to sign with: ${done} on this server only`);
    try {
      const signer = await signerIn(settings);
      const result = await write({ store: this.store, contractsVersion, by: WATCH, reason, signer });
      // Another server or a person may have been faster.
      if (!result.success)
        log.warn({ ...about, problem: result.problem }, `${done} on this server, but not recorded in the history`);
    } catch (error) {
      log.warn({ ...about, problem: (error as Error).message }, `${done} on this server only`);
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#watch.close();
    await this.renderer?.close();
  }

  /** Makes releases live once earlier changes have taken effect, which may come from the registry or from a stopped canary. */
  #use(given: () => LiveReleases): Promise<void> {
    const turn = this.#turn.then(() => this.#start(given()));
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #start(given: LiveReleases): Promise<void> {
    const { stable: live, published } = given;
    const releases = given.canary?.revision === this.#stopped ? { stable: live, published } : given;
    const { stable, canary } = releases;
    const { log } = this.options;
    const compositions = [stable, ...(canary ? [canary.composition] : [])];
    try {
      await this.renderer?.prepare(...compositions);
      await this.#prepare(stable);
      if (this.#closing.signal.aborted) return;
      await this.renderer?.use(...compositions);
      this.releases = releases;
    } catch (error) {
      if (!canary) throw error;
      const { slice, version } = canary;
      log.error({ slice, version, problem: (error as Error).message }, 'everyone gets the live versions: no canary');
      await this.renderer?.use(stable);
      this.releases = { stable, published };
    }
    for (const { name, version } of compositions.flatMap(({ slices }) => slices))
      this.#served.add(`${name} ${version}`);
    this.#pages?.forgetOthers(this.releases);
    const running = this.releases.canary && { canary: this.releases.canary.composition.id };
    log.info({ revision: stable.revision, composition: stable.id, ...running }, 'composition is live');
  }

  async #prepare(next: LiveComposition): Promise<void> {
    const until = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(PREPARE_MS)]);
    await Promise.race([this.#pages?.prepare(next, this.releases.stable, until), once(until, 'abort')]);
  }

  #poolOptions(composition: LiveComposition): PoolOptions {
    const { settings, dist, log, onRenderFailure } = this.options;
    return {
      workerFile: path.join(dist, 'node/worker.mjs'),
      workerData: workerDataOf(composition, settings, dist),
      workers: settings.RENDER_WORKERS,
      limitMs: settings.RENDER_LIMIT_MS,
      onEvent: (event: string, about: PoolEvent) => {
        // One of several pages is responsible. They are rendered again one by one, which shows it.
        const [first, ...further] = about.paths ?? [];
        const page = first === undefined || further.length > 0 ? undefined : pageAt(first, composition.pages);
        log.error({ ...page?.slice, ...about }, event);
        const { slice, version } = page?.slice ?? {};
        if (slice && version) onRenderFailure({ slice, version });
      },
    };
  }
}

/** The key that this server signs with; undefined without one. */
export const signerIn = async ({ RELEASE_KEY_FILE: file, RELEASE_PUBLIC_KEYS: keys }: ShellSettings) =>
  file ? signerOf(await readFile(file, 'utf8'), keys) : undefined;

/** The part of the time for a page in which its data must arrive. */
const DATA_SHARE = 0.6;

export const workerDataOf = ({ id, slices, manifests }: LiveComposition, settings: ShellSettings, dist: string) => ({
  /** The shell's build for the server. */
  hostFile: path.join(dist, 'node/host.cjs'),
  releasesFolder: settings.RELEASES_DIR,
  apiUrl: `${settings.API_URL}/api-backend`,
  composition: { id, slices },
  servers: Object.fromEntries(
    Object.entries(manifests).map(([name, { server, version }]) => [name, { ...server, version }]),
  ),
  dataMs: DATA_SHARE * settings.RENDER_PATIENCE_MS,
  deadlineMs: settings.RENDER_DEADLINE_MS,
  pseudoLocale: settings.PSEUDO_LOCALE === 'on',
});
