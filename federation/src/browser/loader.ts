import type { LoadFailure, LoadResult } from '@care/contracts';
import { satisfiesCaret } from '../release/caret';
import { parseModuleId, type BrowserSlice } from './composition';

/** The state of loading a slice. */
export type LoadState = 'resolved' | 'compatible' | 'loaded' | 'failed';

export interface LoaderOptions {
  slices: BrowserSlice[];
  /** The contract version of the shell. */
  contractsVersion: string;
  /** Loads the exposed module of a container. Rejects on failure. */
  loadRemote: (id: string) => Promise<unknown>;
  /** The reason of a rejection of `loadRemote`, from the message of its error. */
  reasonOf: (message: string) => LoadFailure['reason'];
  /** The time limit of one attempt in milliseconds. Default 8000. */
  timeoutMs?: number;
  /** The pauses before each retry in milliseconds. Default 400, 1200. */
  retryAfterMs?: number[];
  /** Finds another release for one that does not load: the live one, or the last good one. Undefined if there is none. */
  replacementOf?: (slice: BrowserSlice) => Promise<BrowserSlice | undefined>;
  /** Connects this release. Returns it as `loadRemote` knows it. */
  replace?: (slice: BrowserSlice) => BrowserSlice;
  /** Called at every change, to count loads and report version conflicts and failures. */
  onState?: (state: LoadState, slice: string, version: string, failure?: LoadFailure) => void;
}

/** Loads slice modules with time-out and retry, and remembers incompatible versions. */
export type Loader = ReturnType<typeof createLoader>;

const LONGEST_PAUSE_MS = 30_000;

export function createLoader(options: LoaderOptions) {
  const { slices, replacementOf, replace } = options;
  const inFlight = new Map<string, Promise<LoadResult>>();
  /** Slices whose code runs. They keep their release, because two of them cannot run in one document. */
  const running = new Set<string>();
  /** Slice → the release that replaces one that did not load. */
  const replaced = new Map<string, BrowserSlice>();
  const loadFrom = releaseLoader(options, running);

  async function run(id: string): Promise<LoadResult> {
    const { slice, expose } = parseModuleId(id);
    const present = replaced.get(slice) ?? slices.find(({ name }) => name === slice);
    const result = await loadFrom(present, id);
    if (result.success || !present || running.has(slice)) return result;
    const other = await replacementFor(present);
    return other?.exposes[expose] ? loadFrom(other, id) : result;
  }

  /** One for all modules of a slice, and none as soon as code of the slice runs. */
  async function replacementFor(present: BrowserSlice): Promise<BrowserSlice | undefined> {
    const { name } = present;
    const found = await replacementOf?.(present);
    const known = replaced.get(name);
    if (known && known !== present) return known;
    if (!found || !replace || running.has(name)) return undefined;
    const other = replace(found);
    replaced.set(name, other);
    return other;
  }

  /** Never rejects. A call after a failure loads again, except for incompatible versions. */
  function load(id: string): Promise<LoadResult> {
    const running = inFlight.get(id);
    if (running) return running;
    const started = run(id).finally(() => inFlight.delete(id));
    inFlight.set(id, started);
    return started;
  }

  /**
   * For content without a retry button, such as that of the server HTML, which visitors can read meanwhile: retries
   * until it loads, with growing pauses, and at once when back online.
   */
  async function keepTrying(id: string): Promise<LoadResult> {
    for (let waitMs = 1000; ; waitMs = Math.min(2 * waitMs, LONGEST_PAUSE_MS)) {
      const result = await load(id);
      if (result.success || result.failure.reason === 'unknown') return result;
      // Other failures end only with another release or another shell, so the pause is long.
      const longest = isWorthRetrying(result.failure) ? waitMs : LONGEST_PAUSE_MS;
      await pauseOrOnline(longest);
    }
  }

  /** From now on the modules of a slice are those of this release, which is connected: another build of it runs. */
  const use = (slice: string, release: BrowserSlice): void => void replaced.set(slice, release);

  return { load, keepTrying, use };
}

/** Loads a module from one release, with all attempts. Adds the slices whose code runs to `running`. */
function releaseLoader(options: LoaderOptions, running: Set<string>) {
  const { contractsVersion, loadRemote, reasonOf, timeoutMs = 8000, retryAfterMs = [400, 1200], onState } = options;
  /** Releases with incompatible versions. A second attempt would return a half-initialised module. */
  const refused = new Map<BrowserSlice, LoadFailure>();

  function fail(slice: string, version: string, reason: LoadFailure['reason'], message: string): LoadFailed {
    const failure: LoadFailure = { slice, version, reason, message };
    onState?.('failed', slice, version, failure);
    return { success: false, failure };
  }

  async function attempt(found: BrowserSlice, expose: string): Promise<LoadResult> {
    const { name, version, container } = found;
    const loading = loadRemote(`${container}/${expose}`);
    const result = await Promise.race([
      loading.then(
        (module) => ({ module }),
        (error: unknown) => ({ error }),
      ),
      afterTimeout(timeoutMs),
    ]);
    if (result === 'timeout') return fail(name, version, 'timeout', `no answer within ${timeoutMs} ms`);
    if ('error' in result) return fail(name, version, reasonOf(messageOf(result.error)), messageOf(result.error));
    if (!isPageOrSlot(result.module))
      return fail(name, version, 'exports', `${expose} has no component as default export`);
    running.add(name);
    onState?.('loaded', name, version);
    return { success: true, module: result.module };
  }

  return async function loadFrom(found: BrowserSlice | undefined, id: string): Promise<LoadResult> {
    const { slice, expose } = parseModuleId(id);
    if (!found?.exposes[expose]) return fail(slice, found?.version ?? '', 'unknown', `${id} is not in the registry`);
    const known = refused.get(found);
    if (known) return { success: false, failure: known };
    onState?.('resolved', slice, found.version);
    if (!satisfiesCaret(contractsVersion, found.contracts)) {
      const message = `asks for contracts ${found.contracts}, the shell runs ${contractsVersion}`;
      const failed = fail(slice, found.version, 'incompatible', message);
      refused.set(found, failed.failure);
      return failed;
    }
    onState?.('compatible', slice, found.version);
    let result = await attempt(found, expose);
    for (const waitMs of retryAfterMs) {
      if (result.success || !isWorthRetrying(result.failure)) break;
      await pauseOrOnline(waitMs);
      result = await attempt(found, expose);
    }
    if (!result.success && result.failure.reason === 'incompatible') refused.set(found, result.failure);
    return result;
  };
}

type LoadFailed = Extract<LoadResult, { success: false }>;

const isWorthRetrying = ({ reason }: LoadFailure) =>
  reason === 'network' || reason === 'timeout' || reason === 'evaluation';

const isPageOrSlot = (module: unknown): module is Extract<LoadResult, { success: true }>['module'] =>
  typeof module === 'object' && module !== null && 'default' in module && typeof module.default === 'function';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300);

const afterTimeout = (ms: number) => new Promise<'timeout'>((resolve) => setTimeout(resolve, ms, 'timeout' as const));

/** Resolves after the pause, or as soon as the browser is back online. */
const pauseOrOnline = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
  });
