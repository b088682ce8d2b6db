import type { PlatformStatus } from '@care/contracts/schemas';
import { readRegistry, type HistoryEntry, type RegistryDocument, type ReleaseStore } from '@care/federation/store';
import type { RunningCanary } from './canary-watch';
import type { Release, Telemetry } from './telemetry';

export interface StatusSource {
  telemetry: Pick<Telemetry, 'counts' | 'since'>;
  site: { readonly runningCanary: RunningCanary | undefined };
  store: ReleaseStore;
  contractsVersion: string;
}

type StatusRelease = PlatformStatus['releases'][number];

/** The data of the status page: the counts of this server, and when each release was live. */
export async function statusOf(source: StatusSource): Promise<PlatformStatus> {
  const read = await readRegistry(source.store);
  if (!read.success) throw new Error(`registry: ${read.problem}`);
  return {
    at: new Date().toISOString(),
    since: source.telemetry.since.toISOString(),
    releases: releasesOf(source, read.registry),
  };
}

/** The shell, the live releases, the canary, and what had visitors meanwhile; by slice, the live one first. */
function releasesOf({ telemetry, contractsVersion, site }: StatusSource, registry: RegistryDocument): StatusRelease[] {
  const running = site.runningCanary;
  const live = Object.values(registry.slices).map(({ name, version }) => ({ slice: name, version }));
  const shell = { slice: 'shell', version: contractsVersion };
  const all = [shell, ...live, ...(running ? [running] : []), ...telemetry.counts.releases()];
  const unique = new Map(all.map(({ slice, version }) => [`${slice} ${version}`, { slice, version }]));
  return [...unique.values()]
    .map((release) => ({
      ...release,
      ...stateOf(registry, running, release, contractsVersion),
      ...telemetry.counts.of(release),
    }))
    .sort(
      (a, b) =>
        Number(b.slice === 'shell') - Number(a.slice === 'shell') ||
        a.slice.localeCompare(b.slice) ||
        Number(b.state === 'live') - Number(a.state === 'live') ||
        (b.since ?? '').localeCompare(a.since ?? ''),
    );
}

/** Of a release whose time has not ended. */
const served = { until: null, reason: null };

function stateOf(
  { slices, history, withdrawn }: RegistryDocument,
  running: RunningCanary | undefined,
  { slice, version }: Release,
  contractsVersion: string,
): Pick<StatusRelease, 'state' | 'percent' | 'since' | 'until' | 'reason'> {
  if (slice === 'shell')
    return { ...served, state: version === contractsVersion ? 'live' : 'former', percent: 100, since: null };
  const entries = history.filter((entry) => entry.slice === slice);
  const begun = entries.findLast((entry) => entry.version === version && BEGINNINGS.includes(entry.action));
  const since = begun?.at ?? null;
  const canary = running?.slice === slice ? running : undefined;
  if (slices[slice]?.version === version)
    return { ...served, state: 'live', percent: 100 - (canary ? percentOf(entries, canary.version) : 0), since };
  if (canary?.version === version) return { ...served, state: 'canary', percent: percentOf(entries, version), since };
  const end = begun && entries.slice(entries.indexOf(begun) + 1).find((entry) => isEndOf(begun, entry));
  const state = endOf(withdrawn?.[slice], version, end);
  return { state, percent: 0, since, until: end?.at ?? null, reason: (state !== 'former' && end?.reason) || null };
}

/** Actions with which the release of their entry begins to be served. */
const BEGINNINGS: HistoryEntry['action'][] = ['publish', 'canary', 'promote', 'rollback', 'pin', 'restore'];

/** Whether a later entry of a slice ends the time in which the release of an entry is served. */
function isEndOf(begun: HistoryEntry, { action, version }: HistoryEntry): boolean {
  if (action === 'withdraw') return version === begun.version;
  if (action === 'stop' || action === 'canary') return begun.action === 'canary';
  return BEGINNINGS.includes(action);
}

function endOf(
  withdrawn: string[] | undefined,
  version: string,
  end: HistoryEntry | undefined,
): StatusRelease['state'] {
  if (withdrawn?.includes(version)) return 'withdrawn';
  if (end?.action === 'stop') return 'stopped';
  return end?.action === 'rollback' ? 'rolled-back' : 'former';
}

const percentOf = (entries: readonly HistoryEntry[], version: string): number =>
  entries.findLast((entry) => entry.version === version && entry.action === 'canary')?.percent ?? 0;
