import type { PlatformStatus } from '@care/contracts/schemas';
import {
  readRegistry,
  whyNotTrusted,
  type HistoryEntry,
  type RegistryDocument,
  type ReleaseStore,
  type TrustedKeys,
} from '@care/federation/store';
import type { RunningCanary } from './canary-watch';
import { MOST_HOURS, p75Of, STEP_MS, type Release } from './slice-counts';
import type { Telemetry } from './telemetry';

export interface StatusSource {
  telemetry: Pick<Telemetry, 'counts' | 'since' | 'faultsSince'>;
  site: { readonly runningCanary: RunningCanary | undefined };
  store: ReleaseStore;
  keys: TrustedKeys;
  contractsVersion: string;
}

const HOUR_MS = 3_600_000;
/** Entries of the history in the answer. */
const MAX_ENTRIES = 50;
/** Steps of the comparison of a canary, of ten minutes each. */
const MAX_STEPS = 36;

type StatusRelease = PlatformStatus['releases'][number];

/** The data of the status page: the counts of this server since a time, and the history of the store. */
export async function statusOf(source: StatusSource, hours: number): Promise<PlatformStatus> {
  const { telemetry, store, keys } = source;
  const now = Date.now();
  const from = now - Math.min(hours, MOST_HOURS) * HOUR_MS;
  const read = await readRegistry(store);
  if (!read.success) throw new Error(`registry: ${read.problem}`);
  const { registry } = read;
  return {
    at: new Date(now).toISOString(),
    since: telemetry.since.toISOString(),
    hours,
    releases: releasesOf(source, registry, from),
    canary: canaryOf(source, registry, { from, now }),
    faults: telemetry.faultsSince(from),
    history: registry.history.slice(-MAX_ENTRIES).reverse().map(shownEntry),
    historyCount: registry.history.length,
    isTrusted: keys.size > 0 ? whyNotTrusted(registry, keys) === undefined : null,
  };
}

const shownEntry = ({ at, action, slice, version, percent, reason, by, signed }: HistoryEntry) => ({
  ...{ at, action, slice, version },
  percent: percent ?? null,
  reason: reason ?? null,
  by: by ?? null,
  signature: signed?.signature.slice(0, 8) ?? null,
});

/** The shell, the live releases, the canary, and what had visitors meanwhile; by slice, the live one first. */
function releasesOf(source: StatusSource, registry: RegistryDocument, from: number): StatusRelease[] {
  const { telemetry, contractsVersion } = source;
  const running = source.site.runningCanary;
  const live = Object.values(registry.slices).map(({ name, version }) => ({ slice: name, version }));
  const shell = { slice: 'shell', version: contractsVersion };
  const all = [shell, ...live, ...(running ? [running] : []), ...telemetry.counts.releases(from)];
  const unique = new Map(all.map(({ slice, version }) => [`${slice} ${version}`, { slice, version }]));
  return [...unique.values()]
    .map((release) => ({
      ...release,
      ...stateOf(registry, running, release, contractsVersion),
      ...figures(source, release, from),
    }))
    .sort(
      (a, b) =>
        Number(b.slice === 'shell') - Number(a.slice === 'shell') ||
        a.slice.localeCompare(b.slice) ||
        Number(b.state === 'live') - Number(a.state === 'live') ||
        (b.since ?? '').localeCompare(a.since ?? ''),
    );
}

function figures({ telemetry }: StatusSource, release: Release, from: number) {
  const tally = telemetry.counts.total(release, from);
  const { views, failed } = tally;
  // A page reports a failure at once and its view some seconds later.
  return { views, failed, faulty: Math.min(tally.faulty, views - failed), p75: p75Of(tally) };
}

function stateOf(
  { slices, history, withdrawn }: RegistryDocument,
  running: RunningCanary | undefined,
  { slice, version }: Release,
  contractsVersion: string,
): Pick<StatusRelease, 'state' | 'percent' | 'since' | 'until'> {
  if (slice === 'shell')
    return { state: version === contractsVersion ? 'live' : 'former', percent: 100, since: null, until: null };
  const entries = history.filter((entry) => entry.slice === slice);
  const begun = entries.findLast((entry) => entry.version === version && BEGINNINGS.includes(entry.action));
  const since = begun?.at ?? null;
  const canary = running?.slice === slice ? running : undefined;
  if (slices[slice]?.version === version)
    return { state: 'live', percent: 100 - (canary ? percentOf(entries, canary.version) : 0), since, until: null };
  if (canary?.version === version) return { state: 'canary', percent: percentOf(entries, version), since, until: null };
  const end = begun && entries.slice(entries.indexOf(begun) + 1).find((entry) => isEndOf(begun, entry));
  return { state: endOf(withdrawn?.[slice], version, end), percent: 0, since, until: end?.at ?? null };
}

/** Actions with which the release of their entry begins to be served. */
const BEGINNINGS: string[] = [
  'publish',
  'canary',
  'promote',
  'rollback',
  'pin',
  'restore',
] satisfies HistoryEntry['action'][];

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

/** The canary that runs, or the last one that was stopped since a time, beside the release that was live meanwhile. */
function canaryOf(
  { telemetry, site }: StatusSource,
  { history, slices }: RegistryDocument,
  { from, now }: { from: number; now: number },
): PlatformStatus['canary'] {
  const end = history.findLast(({ action, at }) => action === 'stop' && Date.parse(at) >= from);
  const running = site.runningCanary;
  const { slice, version } = running ?? end ?? {};
  if (!slice || !version) return null;
  const start = history.findLast(
    (entry) => entry.slice === slice && entry.version === version && entry.action === 'canary',
  );
  const live = running?.live ?? slices[slice]?.version;
  if (!start || !live) return null;
  const until = running ? now : Date.parse(end?.at ?? start.at);
  const first = Math.max(Date.parse(start.at), until - MAX_STEPS * STEP_MS);
  const starts: number[] = [];
  for (let at = first - (first % STEP_MS); at <= until; at += STEP_MS) starts.push(at);
  const { counts } = telemetry;
  return {
    ...{ slice, version, live },
    percent: start.percent ?? 0,
    since: start.at,
    stopped: running || !end ? null : { at: end.at, reason: end.reason ?? '' },
    steps: starts.map((at) => ({
      at: new Date(at).toISOString(),
      live: counts.rate({ slice, version: live }, at),
      canary: counts.rate({ slice, version }, at),
    })),
  };
}
