import { clientNetwork } from '@care/contracts/client-network';
import { API_PREFIX } from '@care/contracts/constants';
import type { PlatformStatus } from '@care/contracts/schemas';
import { readRegistry, type HistoryEntry, type RegistryDocument, type ReleaseStore } from '@care/federation/store';
import type { FastifyInstance } from 'fastify';
import { ANSWER_LIMIT_MS, unavailable } from '../api-proxy';
import type { RunningCanary } from './canary-watch';
import { telemetrySchema, type Release, type Telemetry } from './telemetry';

interface ClientLimitOptions {
  /** Requests in a window. */
  limit: number;
  windowMs: number;
  /** Number of networks that are counted separately. All others share one count. */
  mostClients?: number;
}

/** Counts the requests of each client's network in a time window of this process, for a limited number of networks. */
export class ClientLimit {
  #counts = new Map<string, number>();
  #endsAt = 0;

  constructor(private readonly options: ClientLimitOptions) {}

  /** Counts a request. Returns the seconds to wait if there are too many, otherwise undefined. */
  take(address: string): number | undefined {
    const { limit, windowMs, mostClients = 10_000 } = this.options;
    const now = Date.now();
    if (now >= this.#endsAt) {
      this.#counts.clear();
      this.#endsAt = now + windowMs;
    }
    const network = clientNetwork(address);
    const client = this.#counts.has(network) || this.#counts.size < mostClients ? network : 'others';
    const count = (this.#counts.get(client) ?? 0) + 1;
    this.#counts.set(client, count);
    return count > limit ? Math.ceil((this.#endsAt - now) / 1000) : undefined;
  }
}

/** A page sends a few. More do not come from our pages, and must not fill the log. */
const limitOfClient = { limit: 60, windowMs: 60_000 };

/** Where pages send what happened in them. A developer's browser is not counted: its builds would stop a canary. */
export function telemetryRoute(
  app: FastifyInstance,
  telemetry: Pick<Telemetry, 'take'>,
  isDeveloper: (cookies: string | undefined) => boolean,
): void {
  const limit = new ClientLimit(limitOfClient);
  app.post('/telemetry/', { bodyLimit: 32_768 }, (request, reply) => {
    const seconds = limit.take(request.ip);
    if (seconds !== undefined) return reply.code(429).header('retry-after', String(seconds)).send();
    const parsed = telemetrySchema.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send();
    if (!isDeveloper(request.headers.cookie)) telemetry.take(parsed.data, clientNetwork(request.ip));
    return reply.code(204).send();
  });
}

/** Under the prefix of the API, so that pages call it like any other address; the API itself knows no slices. */
const STATUS_PATH = `${API_PREFIX}/admin/platform/`;

/** The status of the slices, for the role ADMIN: the API decides who has it. */
export function statusRoute(app: FastifyInstance, source: StatusSource, apiUrl: string): void {
  app.get(STATUS_PATH, async (request, reply) => {
    const { authorization = '' } = request.headers;
    const allowed = await fetch(`${apiUrl}${API_PREFIX}/admin/log/?limit=1`, {
      headers: { authorization, 'x-request-id': request.id, 'x-forwarded-for': request.ip },
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    }).catch(() => undefined);
    if (!allowed) return unavailable(reply);
    void reply.header('cache-control', 'private, no-store');
    if (!allowed.ok)
      return reply
        .code(allowed.status)
        .type('application/json')
        .send(await allowed.text());
    await allowed.body?.cancel();
    return reply.send(await statusOf(source));
  });
}

interface StatusSource {
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

function endOf(withdrawn: string[] | undefined, version: string, end: HistoryEntry | undefined) {
  if (withdrawn?.includes(version)) return 'withdrawn';
  if (end?.action === 'stop') return 'stopped';
  return end?.action === 'rollback' ? 'rolled-back' : 'former';
}

const percentOf = (entries: readonly HistoryEntry[], version: string): number =>
  entries.findLast((entry) => entry.version === version && entry.action === 'canary')?.percent ?? 0;
