import path from 'node:path';
import { FolderReleaseStore } from '@care/federation/store';
import type { FastifyBaseLogger } from 'fastify';
import { compositionOf, RegistryWatch, type LiveComposition } from './composition';
import type { PoolEvent, PoolOptions } from './render/pool';
import type { WorkerData } from './render/protocol';
import { Renderer } from './render/renderer';
import type { ShellSettings } from './settings';
import { pageAt } from './site-pages';

interface LiveSiteOptions {
  settings: ShellSettings;
  /** The shell's own build: web/ and node/. */
  dist: string;
  log: FastifyBaseLogger;
}

/** The live composition and the workers that render it. It follows the registry. */
export class LiveSite {
  readonly store: FolderReleaseStore;
  /** Undefined if browsers render every page. */
  readonly renderer: Renderer | undefined;
  composition = compositionOf({ revision: 0, slices: {}, history: [] });
  readonly #starting = new Map<string, LiveComposition>();
  readonly #watch: RegistryWatch;
  #onChange: () => void = () => undefined;

  constructor(private readonly options: LiveSiteOptions) {
    const { settings, log } = options;
    this.store = new FolderReleaseStore(settings.RELEASES_DIR);
    this.renderer =
      settings.SERVER_RENDERING === 'on' ? new Renderer({ poolFor: (id) => this.#poolOptions(id) }) : undefined;
    this.#watch = new RegistryWatch({
      store: this.store,
      pollMs: settings.REGISTRY_POLL_MS,
      onChange: (composition) => this.#use(composition),
      onFault: (problem) => log.error({ problem }, 'the last good composition stays'),
    });
  }

  /** Makes the registry's composition live and then follows the registry. `onChange` is called after each change. */
  async start(onChange: () => void): Promise<void> {
    this.#onChange = onChange;
    await this.#watch.start();
  }

  async close(): Promise<void> {
    this.#watch.close();
    await this.renderer?.close();
  }

  async #use(composition: LiveComposition): Promise<void> {
    this.#starting.set(composition.id, composition);
    await this.renderer?.use(composition.id);
    this.#starting.clear();
    this.composition = composition;
    this.#onChange();
    const { revision, id } = composition;
    this.options.log.info({ revision, composition: id }, 'composition is live');
  }

  #poolOptions(id: string): PoolOptions {
    const { settings, dist, log } = this.options;
    const composition = this.#starting.get(id) ?? this.composition;
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
