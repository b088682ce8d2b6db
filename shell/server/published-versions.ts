import {
  manifestIn,
  readRegistry,
  satisfiesCaret,
  whyNotTrusted,
  type RegistryDocument,
  type ReleaseStore,
  type SliceManifest,
  type TrustedKeys,
} from '@care/federation/store';
import type { PublishedVersion } from '../client/page-data';

/** The newest versions of a slice that a developer chooses from. */
const MAX_LISTED = 20;

export type VersionProblem = 'unpublished' | 'withdrawn' | 'contracts';

interface Rules {
  contractsVersion: string;
  /** The keys that may sign releases; without one, signatures are not checked. */
  keys?: TrustedKeys;
}

/** The versions of a slice that its history names and that the store still holds (EM-04). */
export class PublishedVersions {
  constructor(
    private readonly store: Pick<ReleaseStore, 'read'>,
    private readonly rules: Rules,
  ) {}

  /** Why this version may not run, undefined if it may. A file in the store alone is no publication. */
  async whyNot(slice: string, version: string): Promise<VersionProblem | undefined> {
    const registry = await this.#registry();
    if (!registry || !versionsIn(registry, slice).includes(version)) return 'unpublished';
    if (registry.withdrawn?.[slice]?.includes(version)) return 'withdrawn';
    const manifest = await this.manifestOf(slice, version);
    if (!manifest) return 'unpublished';
    return satisfiesCaret(this.rules.contractsVersion, manifest.contracts) ? undefined : 'contracts';
  }

  async manifestOf(slice: string, version: string): Promise<SliceManifest | undefined> {
    const manifest = await manifestIn(this.store, slice, version).catch(() => undefined);
    return manifest?.name === slice && manifest.version === version ? manifest : undefined;
  }

  /** The newest first. */
  async listOf(slice: string): Promise<PublishedVersion[]> {
    const registry = await this.#registry();
    if (!registry) return [];
    const listed = versionsIn(registry, slice).slice(0, MAX_LISTED);
    const versions = await Promise.all(listed.map((version) => this.#described(registry, slice, version)));
    return versions.filter((one) => one !== undefined);
  }

  async #described(registry: RegistryDocument, slice: string, version: string): Promise<PublishedVersion | undefined> {
    const manifest = await this.manifestOf(slice, version);
    if (!manifest) return undefined;
    const { canary, slices, withdrawn } = registry;
    const fits = satisfiesCaret(this.rules.contractsVersion, manifest.contracts);
    if (withdrawn?.[slice]?.includes(version)) return { version, fits, state: 'withdrawn' };
    if (slices[slice]?.version === version) return { version, fits, state: 'live' };
    const isCanary = canary?.manifest.name === slice && canary.manifest.version === version;
    return { version, fits, ...(isCanary && { state: 'canary' }) };
  }

  /** Undefined also if the history is not signed by somebody who may. */
  async #registry(): Promise<RegistryDocument | undefined> {
    const { keys } = this.rules;
    const read = await readRegistry(this.store);
    if (!read.success || (keys?.size && whyNotTrusted(read.registry, keys))) return undefined;
    return read.registry;
  }
}

/** Every version of a slice that the history names, the newest first. */
function versionsIn({ history, slices }: RegistryDocument, slice: string): string[] {
  const named = history.flatMap((entry) => (entry.slice === slice ? [entry.version] : []));
  const live = slices[slice]?.version;
  return [...new Set([...(live && !named.includes(live) ? [live] : []), ...named].reverse())];
}
