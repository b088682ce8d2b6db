import path from 'node:path';
import { FolderReleaseStore, trustedKeys } from '@care/federation/store';
import type { FastifyBaseLogger } from 'fastify';
import type { BrowserSlice } from '@care/federation/browser';
import { SoundReleases } from './sound-releases';
import { browserSlice, releasesOf, RegistryWatch, type LiveComposition, type LiveReleases } from './composition';
import type { PoolEvent, PoolOptions } from './render/pool';
import type { WorkerData } from './render/protocol';
import { Renderer } from './render/renderer';
import type { ShellSettings } from './settings';
import { pageAt } from './site-pages';

interface LiveSiteOptions {
  settings: ShellSettings;
  /** The shell's own build: web/ and node/. */
  dist: string;
  contractsVersion: string;
  log: FastifyBaseLogger;
}

/** The live releases and the workers that render them. They follow the registry. */
export class LiveSite {
  readonly store: FolderReleaseStore;
  /** Undefined if browsers render every page. */
  readonly renderer: Renderer | undefined;
  releases: LiveReleases = releasesOf({ revision: 0, slices: {}, history: [] });
  readonly #starting = new Map<string, LiveComposition>();
  readonly #watch: RegistryWatch;
  readonly #sound: SoundReleases;
  #onChange: () => void = () => undefined;

  constructor(private readonly options: LiveSiteOptions) {
    const { settings, contractsVersion, log } = options;
    this.store = new FolderReleaseStore(settings.RELEASES_DIR);
    this.renderer =
      settings.SERVER_RENDERING === 'on' ? new Renderer({ poolFor: (id) => this.#poolOptions(id) }) : undefined;
    const keys = trustedKeys(settings.RELEASE_PUBLIC_KEYS);
    this.#sound = new SoundReleases({
      store: this.store,
      contractsVersion,
      keys,
      onBroken: (about) => log.error(about, about.instead ? 'the last good release stays' : 'a release is broken'),
    });
    this.#watch = new RegistryWatch({
      store: this.store,
      pollMs: settings.REGISTRY_POLL_MS,
      contractsVersion,
      keys,
      sound: (registry) => this.#sound.replaceBroken(registry),
      checkMs: settings.RELEASE_CHECK_MS,
      onChange: (releases) => this.#use(releases),
      onFault: (problem) => log.error({ problem }, 'the last good composition stays'),
    });
  }

  /** Makes the registry's composition live and then follows the registry. `onChange` is called after each change. */
  async start(onChange: () => void): Promise<void> {
    this.#onChange = onChange;
    await this.#watch.start();
  }

  /** The last good release before a live one, for browsers in which the live one does not load. */
  async formerOf({ name, version }: BrowserSlice): Promise<BrowserSlice | undefined> {
    const former = await this.#sound.formerOf(name);
    return former && former.version !== version ? browserSlice(former) : undefined;
  }

  async close(): Promise<void> {
    this.#watch.close();
    await this.renderer?.close();
  }

  async #use(releases: LiveReleases): Promise<void> {
    const { stable, canary } = releases;
    const { log } = this.options;
    const ids = [stable.id, ...(canary ? [canary.composition.id] : [])];
    for (const one of [stable, ...(canary ? [canary.composition] : [])]) this.#starting.set(one.id, one);
    try {
      await this.renderer?.use(...ids);
      this.releases = releases;
    } catch (error) {
      if (!canary) throw error;
      const { slice, version } = canary;
      log.error({ slice, version, problem: (error as Error).message }, 'everyone gets the live versions: no canary');
      await this.renderer?.use(stable.id);
      this.releases = { stable };
    } finally {
      this.#starting.clear();
    }
    this.#onChange();
    const [composition, canaryId] = ids;
    log.info(
      { revision: stable.revision, composition, ...(this.releases.canary && { canary: canaryId }) },
      'composition is live',
    );
  }

  #poolOptions(id: string): PoolOptions {
    const { settings, dist, log } = this.options;
    const composition = this.#starting.get(id) ?? this.releases.stable;
    return {
      workerFile: path.join(dist, 'node/worker.mjs'),
      workerData: workerDataOf(composition, settings, dist),
      workers: settings.RENDER_WORKERS,
      limitMs: settings.RENDER_LIMIT_MS,
      onEvent: (event: string, about: PoolEvent) => {
        const url = about.urls?.[0];
        const page = url === undefined ? undefined : pageAt(url, composition.pages);
        log.error({ ...page?.slice, ...about }, event);
      },
    };
  }
}

const workerDataOf = (
  { id, slices, manifests }: LiveComposition,
  settings: ShellSettings,
  dist: string,
): WorkerData => ({
  hostFile: path.join(dist, 'node/host.cjs'),
  releasesFolder: settings.RELEASES_DIR,
  apiUrl: `${settings.API_URL}/api-backend`,
  composition: { id, slices },
  servers: Object.fromEntries(
    Object.entries(manifests).map(([name, { server, version }]) => [name, { ...server, version }]),
  ),
  deadlineMs: settings.RENDER_DEADLINE_MS,
  pseudoLocale: settings.PSEUDO_LOCALE === 'on',
});
