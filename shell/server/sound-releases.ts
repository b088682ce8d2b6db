import { formerRelease, whyNotRunnable } from '@care/federation/store';
import type { CheckOptions, RegistryDocument, SliceManifest } from '@care/federation/store';

interface SoundOptions extends CheckOptions {
  /** Why the live release of a slice must not run although it is whole; undefined if it may. */
  whyNot?: (registry: RegistryDocument, slice: string) => string | undefined;
  /** Called once for each release that another one replaces, or that is broken without one. */
  onBroken: (about: { slice: string; version: string; problem: string; instead?: string | undefined }) => void;
}

/** Keeps broken releases from visitors: the last good release of the slice takes their place (SH-18). */
export class SoundReleases {
  #reported = new Set<string>();
  #registry: RegistryDocument | undefined;
  readonly #former = new Map<string, Promise<SliceManifest | undefined>>();

  constructor(private readonly options: SoundOptions) {}

  /** The registry with the last good release in place of each broken one. Without one the broken release stays. */
  async replaceBroken(registry: RegistryDocument): Promise<RegistryDocument> {
    this.#registry = registry;
    this.#former.clear();
    // Also brings the files of the canary here, where the store is elsewhere.
    if (registry.canary) await whyNotRunnable(this.options, registry.canary.manifest);
    const checked = await Promise.all(
      Object.entries(registry.slices).map(
        async ([name, manifest]) => [name, await this.#sound(registry, manifest)] as const,
      ),
    );
    return { ...registry, slices: Object.fromEntries(checked) };
  }

  /** The last good release before the one that the registry names. */
  formerOf(slice: string): Promise<SliceManifest | undefined> {
    if (!this.#registry) return Promise.resolve(undefined);
    const known = this.#former.get(slice);
    if (known) return known;
    const found = formerRelease(this.options, this.#registry, slice);
    this.#former.set(slice, found);
    return found;
  }

  async #sound(registry: RegistryDocument, manifest: SliceManifest): Promise<SliceManifest> {
    const { name: slice, version } = manifest;
    const problem = this.options.whyNot?.(registry, slice) ?? (await whyNotRunnable(this.options, manifest));
    const former = problem ? await this.formerOf(slice) : undefined;
    this.#report({ slice, version, problem, instead: former?.version });
    return former ?? manifest;
  }

  #report({ problem, ...about }: { slice: string; version: string; problem?: string; instead?: string }): void {
    const key = JSON.stringify(about);
    if (!problem) this.#reported = new Set([...this.#reported].filter((one) => !one.includes(`"${about.version}"`)));
    else if (!this.#reported.has(key)) {
      this.#reported.add(key);
      this.options.onBroken({ ...about, problem });
    }
  }
}
