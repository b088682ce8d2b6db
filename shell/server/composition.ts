import { createHash } from 'node:crypto';
import { newestTrusted, readRegistry, satisfiesCaret, whyNotTrusted } from '@care/federation/store';
import type { RegistryDocument, ReleaseRules, ReleaseStore, SliceManifest } from '@care/federation/store';
import type { BrowserSlice, Composition } from '@care/federation/browser';
import { RELEASE_COHORT_COOKIE, RELEASE_GROUP_COOKIE, RELEASE_GROUPS } from '../client/release-group';
import { sitePagesOf, type SitePage } from './page-address';

/** One version per slice, with the data that the server needs for rendering. */
export interface LiveComposition extends Composition {
  revision: number;
  /** The build of the shell whose scripts run its pages. */
  build: string;
  manifests: RegistryDocument['slices'];
  pages: SitePage[];
  /** Set while a canary runs: which of the two compositions this is. */
  cohort?: 'stable' | 'canary';
}

/**
 * Compositions of visitors: the one for everyone, or while a canary runs, another one for a share of the browsers
 * (EM-04).
 */
export interface LiveReleases {
  stable: LiveComposition;
  /** Slice → how its live release became that. Absent for a release that was rolled back to, or is pinned. */
  published: Record<string, Publication>;
  canary?: LiveCanary;
}

/** The entry of the history that made a release live for everyone; `at` in milliseconds since 1970. */
export type Publication = NonNullable<ReturnType<typeof publicationOf>>;

/** How the live release of a slice became live, if that was not a rollback and nothing keeps it there (EM-04). */
export function publicationOf({ history, slices, pins }: RegistryDocument, slice: string) {
  const { version } = slices[slice] ?? {};
  const entry = history.findLast(
    (one) => one.slice === slice && ['publish', 'promote', 'rollback'].includes(one.action),
  );
  if (entry?.version !== version || entry?.action === 'rollback' || pins?.[slice]) return undefined;
  return entry && { slice, version: entry.version, revision: entry.revision, at: Date.parse(entry.at) };
}

interface LiveCanary {
  composition: LiveComposition;
  slice: string;
  version: string;
  percent: number;
  cohort?: string | undefined;
  /** The revision of the entry that started it, or gave it another share. */
  revision: number;
}

export function releasesOf(registry: RegistryDocument, build = ''): LiveReleases {
  const stable = compositionOf(registry, build);
  const publications = Object.keys(registry.slices).flatMap((slice) => publicationOf(registry, slice) ?? []);
  const published = Object.fromEntries(publications.map((publication) => [publication.slice, publication]));
  if (!registry.canary) return { stable, published };
  const { manifest, percent, cohort } = registry.canary;
  const { name: slice, version } = manifest;
  const composition = compositionOf({ ...registry, slices: { ...registry.slices, [slice]: manifest } }, build);
  const { revision } = registry.history.findLast(({ action }) => action === 'canary') ?? registry;
  return {
    stable: { ...stable, cohort: 'stable' },
    published,
    canary: { composition: { ...composition, cohort: 'canary' }, slice, version, percent, cohort, revision },
  };
}

const GROUP_IN_COOKIES = new RegExp(`(?:^|;\\s*)${RELEASE_GROUP_COOKIE}=(\\d{1,3})(?:;|$)`);

const COHORT_IN_COOKIES = new RegExp(`(?:^|;\\s*)${RELEASE_COHORT_COOKIE}=([a-z0-9-]+)(?:;|$)`);

/**
 * The composition for a browser, from its `Cookie` header. The same browser gets the same one as long as the canary
 * runs, and keeps the canary when the share grows. Each canary is for other groups. Without a group it is the stable
 * one.
 */
export function compositionFor({ stable, canary }: LiveReleases, cookies: string | undefined): LiveComposition {
  if (!canary) return stable;
  const { slice, version, percent, cohort, composition } = canary;
  if (cohort && COHORT_IN_COOKIES.exec(cookies ?? '')?.[1] === cohort) return composition;
  const [, group] = GROUP_IN_COOKIES.exec(cookies ?? '') ?? [];
  if (group === undefined) return stable;
  const first = createHash('sha256').update(`${slice}@${version}`).digest().readUInt32BE() % RELEASE_GROUPS;
  const place = (Number(group) - first + RELEASE_GROUPS) % RELEASE_GROUPS;
  return place < (percent / 100) * RELEASE_GROUPS ? composition : stable;
}

/** Open pages compare the id with that of their own composition. So it names the shell's build, too (EM-04). */
export function compositionOf(registry: RegistryDocument, build = ''): LiveComposition {
  const manifests = registry.slices;
  const versions = Object.values(manifests)
    .map(({ name, version }) => `${name}@${version}`)
    .sort();
  const id = createHash('sha256')
    .update([...versions, build].join())
    .digest('hex')
    .slice(0, 12);
  // Browsers get this with every page, so it omits what only the server and `npm run slice` read.
  const slices = Object.values(manifests).map(browserSlice);
  const pages = sitePagesOf(Object.values(manifests));
  return { id, revision: registry.revision, build, slices, manifests, pages };
}

export const browserSlice = ({
  server: _server,
  slotQuery: _slotQuery,
  routes,
  ...slice
}: SliceManifest): BrowserSlice => ({ ...slice, routes: routes.map(({ query: _query, ...route }) => route) });

interface WatchOptions extends ReleaseRules {
  store: ReleaseStore;
  pollMs: number;
  /** This shell's build. */
  build?: string;
  /** Replaces what this shell cannot run. Called with each change, and again every `checkMs` milliseconds (SH-18). */
  sound?: (registry: RegistryDocument) => Promise<RegistryDocument>;
  checkMs?: number;
  /** Called with each change. The old releases stay live until the new ones have started. */
  onChange: (releases: LiveReleases) => Promise<void>;
  /** Called once per fault: an unreadable registry, or a composition that does not start. */
  onFault: (problem: string) => void;
}

/** Follows the registry. If it is unreadable or its composition does not start, the last good composition stays. */
export class RegistryWatch {
  #revision = -1;
  #fault: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  /** The live state: the registry, and the id of the composition that the shell runs. */
  #live: { registry: RegistryDocument; id: string; checkedAt: number } | undefined;

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
      noted < this.#revision
        ? `the registry has revision ${noted}, but revision ${this.#revision} is live; run "slice restore"`
        : undefined;
    if (registry.revision <= this.#revision) {
      this.#report(fallen);
      return this.#checkAgain();
    }
    const problem = this.#whyRefused(registry);
    if (!problem) return this.#use(registry, fallen);
    const former = this.#revision < 0 ? await this.#formerTrusted() : undefined;
    return former ? this.#use(former, problem) : this.#report(problem);
  }

  async #use(registry: RegistryDocument, problem: string | undefined): Promise<void> {
    try {
      const sound = (await this.options.sound?.(registry)) ?? registry;
      const checkedAt = Date.now();
      await this.options.onChange(releasesOf(sound, this.options.build));
      this.#revision = registry.revision;
      this.#live = { registry, id: compositionOf(sound).id, checkedAt };
      this.#report(problem);
    } catch (error) {
      this.#report(`revision ${registry.revision}: ${(error as Error).message}`);
    }
  }

  /** Looks again at the releases that are live, because this shell must not run one of them any more. */
  checkNow(): Promise<void> {
    return this.#checkAgain(0);
  }

  /** Files of a live release may be lost or changed, and they may come back. */
  async #checkAgain(checkMs = this.options.checkMs ?? Infinity): Promise<void> {
    const { sound } = this.options;
    if (!sound || !this.#live || Date.now() - this.#live.checkedAt < checkMs) return;
    const { registry, id } = this.#live;
    this.#live.checkedAt = Date.now();
    if (compositionOf(await sound(registry)).id !== id) await this.#use(registry, undefined);
  }

  #whyRefused(registry: RegistryDocument): string | undefined {
    const { keys } = this.options;
    // Revision 0 is a store without releases. It has no signature, and none is required.
    const problem = keys?.size && registry.revision > 0 ? whyNotTrusted(registry, keys) : undefined;
    const why = problem ?? this.#whyForOthers(registry);
    return why && `revision ${registry.revision} is refused: ${why}`;
  }

  /**
   * A running shell refuses slices that require the contracts of the next shell: it will be replaced soon. A shell that
   * starts accepts them, because it has no earlier composition; on its pages only these slices fail.
   */
  #whyForOthers({ slices }: RegistryDocument): string | undefined {
    const { contractsVersion } = this.options;
    const other = Object.values(slices).find(({ contracts }) => !satisfiesCaret(contractsVersion, contracts));
    return other && this.#revision >= 0
      ? `${other.name} ${other.version} asks for contracts ${other.contracts}, this shell runs ${contractsVersion}`
      : undefined;
  }

  /** Whether the registry cannot be read or used now. */
  get hasFault(): boolean {
    return this.#fault !== undefined;
  }

  /** A shell that starts has no last good state of its own, so it takes the store's. */
  async #formerTrusted(): Promise<RegistryDocument | undefined> {
    const { store, keys } = this.options;
    return keys && newestTrusted(store, keys);
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
