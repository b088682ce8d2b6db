import { createHash } from 'node:crypto';
import { readRegistry, type RegistryDocument, type ReleaseStore } from '@care/federation/store';
import type { Composition } from '@care/federation/browser';
import { sitePagesOf, type SitePage } from './site-pages';

/** One version per slice, with the data that the server needs for rendering. */
export interface LiveComposition extends Composition {
  revision: number;
  manifests: RegistryDocument['slices'];
  pages: SitePage[];
}

export function compositionOf(registry: RegistryDocument): LiveComposition {
  const manifests = registry.slices;
  const versions = Object.values(manifests)
    .map(({ name, version }) => `${name}@${version}`)
    .sort();
  const id = createHash('sha256').update(versions.join()).digest('hex').slice(0, 12);
  // Browsers get this with every page, so it omits what only the server and `npm run slice` read.
  const slices = Object.values(manifests).map(
    ({ server: _server, slotQuery: _slotQuery, needs: _needs, routes, ...slice }) => ({
      ...slice,
      routes: routes.map(({ query: _query, ...route }) => route),
    }),
  );
  return { id, revision: registry.revision, slices, manifests, pages: sitePagesOf(Object.values(manifests)) };
}

interface WatchOptions {
  store: ReleaseStore;
  pollMs: number;
  /** Called with each new composition. The old one stays live until the new one has started. */
  onChange: (composition: LiveComposition) => Promise<void>;
  /** Called once per fault: an unreadable registry, or a composition that does not start. */
  onFault: (problem: string) => void;
}

/** Follows the registry. If it is unreadable or its composition does not start, the last good composition stays. */
export class RegistryWatch {
  #revision = -1;
  #fault: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(private readonly options: WatchOptions) {}

  /** Reads the registry now, and then at intervals until closed. */
  async start(): Promise<void> {
    await this.#look();
    if (!this.#closed) this.#timer = setTimeout(() => void this.start(), this.options.pollMs);
  }

  async #look(): Promise<void> {
    const read = await readRegistry(this.options.store).catch((error: Error) => ({
      success: false as const,
      problem: error.message,
    }));
    if (!read.success) return this.#report(`registry: ${read.problem}`);
    const { registry, noted } = read;
    // If releases were live before, an empty registry means a missing folder, not a publication.
    if (noted === 0 && this.#revision > 0) return this.#report('registry: it is not there any more');
    const fallen =
      noted < this.#revision ? `registry: revision ${noted} stands where ${this.#revision} is live` : undefined;
    if (registry.revision <= this.#revision) return this.#report(fallen);
    try {
      await this.options.onChange(compositionOf(registry));
      this.#revision = registry.revision;
      this.#report(fallen);
    } catch (error) {
      this.#report(`revision ${read.registry.revision}: ${(error as Error).message}`);
    }
  }

  #report(problem: string | undefined): void {
    if (problem && problem !== this.#fault) this.options.onFault(problem);
    this.#fault = problem;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
